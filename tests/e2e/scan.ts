/** Reads a QR code from the screen, as another phone's camera would, with another library than the one that drew it. */
import jsqr from 'jsqr'
import { type Locator } from 'playwright-core'

export async function scan(code: Locator): Promise<string | undefined> {
  const png = (await code.screenshot()).toString('base64')
  const context = await code.page().context().browser()!.newContext()
  try {
    const page = await context.newPage()
    const { width, height, greys } = await page.evaluate(async (data) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const drawing = canvas.getContext('2d')!
      drawing.drawImage(image, 0, 0)
      const rgba = drawing.getImageData(0, 0, image.width, image.height).data
      // one letter for each pixel: less to transfer than four numbers
      const greys = Array.from({ length: rgba.length / 4 }, (_, i) =>
        String.fromCharCode(65 + Math.floor((rgba[4 * i]! + rgba[4 * i + 1]! + rgba[4 * i + 2]!) / 51)),
      )
      return { width: image.width, height: image.height, greys: greys.join('') }
    }, png)
    const rgba = new Uint8ClampedArray(4 * greys.length).fill(255)
    for (let i = 0; i < greys.length; i++) rgba.fill((greys.charCodeAt(i) - 65) * 17, 4 * i, 4 * i + 3)
    return jsqr(rgba, width, height)?.data
  } finally {
    await context.close()
  }
}
