/** Hands a text to the browser as a file to keep. The name carries the local date. */
export function saveFile(stem: string, text: string, now = new Date()): void {
  const two = (number: number) => String(number).padStart(2, '0')
  const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `${stem}-${date}.whistblok.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
