import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { loadFaces } from './faces.ts'
import { type Pen, TextPen } from './text-pen.ts'

/** What goes to the page, in the words of the format. */
async function written(draw: (doc: PDFKit.PDFDocument) => void): Promise<string> {
  const faces = loadFaces()
  const doc = new PDFDocument({
    autoFirstPage: false,
    compress: false,
    fontLayoutCache: false,
    font: null as unknown as string,
    info: { CreationDate: new Date(0), ModDate: new Date(0) },
  })
  for (const name of ['serif', 'mono', 'sans'] as const)
    doc.registerFont(name, faces.fontOf(name) as unknown as PDFKit.Mixins.PDFFontSource)
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.addPage({ size: [595.28, 841.89], margin: 0 })
  draw(doc)
  doc.end()
  await ended
  return Buffer.concat(chunks).toString('latin1')
}

const TEXTS: readonly [string, number, number, Pen][] = [
  ['Acme (est. 1987)', 60, 100.123_456_78, { face: 'serif', size: 9.5, colour: '#1a1a1a' }],
  ['ŁÓDŹ, Ελλάδα, Москва — 5 €', 60.5, 120, { face: 'serif', size: 8.36, colour: '#9b1c1c' }],
  ['0123456789abcdef  <b>&amp;', 71, 140, { face: 'mono', size: 8.17, colour: '#555555' }],
  ['שלום, Acme', 60, 160, { face: 'sans', size: 9.5, colour: '#1a1a1a' }],
  ['again: Acme', 60, 180, { face: 'serif', size: 9.5, colour: '#1a1a1a' }],
]

test('the pen writes what the library would, to the byte', async () => {
  const byLibrary = await written((doc) => {
    for (const [text, x, y, { face, size, colour }] of TEXTS) {
      doc.font(face).fontSize(size).fillColor(colour)
      doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', features: [] })
    }
  })
  const byPen = await written((doc) => {
    const pen = new TextPen(doc)
    for (const [text, x, y, look] of TEXTS) pen.write(text, x, y, look)
    pen.write('', 60, 200, { face: 'serif', size: 9.5, colour: '#1a1a1a' })
    pen.flush()
  })
  expect(byPen.length).toBeGreaterThan(1_000)
  expect(byPen === byLibrary).toBe(true)
})
