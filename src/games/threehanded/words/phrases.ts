export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function amount(n: number, one: string): string {
  return n === 1 ? one : String(n)
}
