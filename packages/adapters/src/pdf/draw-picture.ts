import { inflateSync } from 'node:zlib'
import { PICTURE } from './sheet.ts'

/** Draws a PNG or JPEG file; one that cannot be read is left out, as in a browser. */
export function drawPicture(doc: PDFKit.PDFDocument, bytes: Uint8Array, x: number, y: number): void {
  try {
    const picture = (doc as unknown as Opener).openImage(Buffer.from(bytes))
    if (picture.width * picture.height > MAX_PIXELS || (picture.image && !isSound(picture.image))) return
    doc.image(picture as unknown as PDFKit.Mixins.ImageSrc, x, y, { fit: [PICTURE.width, PICTURE.height] })
  } catch {
    // Not a picture.
  }
}

const MAX_PIXELS = 4_000_000

/** Missing in the library's types. */
interface Opener {
  openImage(bytes: Buffer): OpenedPicture
}

/** As the library opens a file: `image` for PNG only. */
interface OpenedPicture {
  width: number
  height: number
  image?: Png
}

interface Png {
  width: number
  height: number
  pixelBitlength: number
  interlaceMethod: number
  imgData: Uint8Array
}

/** The library decodes pixels in a callback: an error there would end the process, so it is looked for before. */
function isSound({ width, height, pixelBitlength, interlaceMethod, imgData }: Png): boolean {
  const rowBytes = 1 + Math.ceil((width * pixelBitlength) / 8)
  if (interlaceMethod !== 0) return false
  const pixels = inflateSync(new Uint8Array(imgData), { maxOutputLength: rowBytes * height })
  if (pixels.length !== rowBytes * height) return false
  return Array.from({ length: height }, (_, row) => pixels[row * rowBytes] ?? 0).every(
    (filter) => filter <= 4,
  )
}
