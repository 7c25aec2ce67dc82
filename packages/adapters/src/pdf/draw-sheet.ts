import { inflateSync } from 'node:zlib'
import type { PrintSettings } from '@veracite/evidence/cases/case-printer'
import type { FrameLook, Tone } from './blocks.ts'
import type { FaceName, Faces } from './faces.ts'
import type { Fragment } from './line-maker.ts'
import {
  type Drawing,
  type Frame,
  type Line,
  PICTURE,
  SHEET,
  type Sheet,
  TEXT_WIDTH,
  type Trend,
} from './sheet.ts'
import type { Tagging } from './tagging.ts'
import type { TextPen } from './text-pen.ts'

const TONES: Record<Tone, string> = { ink: '#191917', soft: '#53514b', bad: '#b0261d' }
const TINT = '#f5f5f2'
const LINE = '#c9c9c9'
const MARK = '#fff3a3'
const WATERMARK = '#f7e6e6'
const WARN = '#8a5a00'

export interface Foot {
  left: string
  right: string
  say: PrintSettings['say']
}

interface Drawn {
  doc: PDFKit.PDFDocument
  tagging: Tagging
  pen: TextPen
  faces: Faces
}

/** Draws one sheet: grounds first, then the word across it, then the text, then the foot. */
export function drawSheet({ doc, tagging, pen, faces }: Drawn, sheet: Sheet, foot: Foot): void {
  doc.addPage({ size: [SHEET.width, SHEET.height], margin: 0 })
  tagging.artifact(() => {
    for (const [frame, { top, bottom }] of sheet.frames) drawGround(doc, frame, top, bottom)
    if (sheet.demonstration) drawWatermark(doc, foot.say('caseText.watermark'), faces)
    for (const [frame, { top, bottom }] of sheet.frames) drawBorder(doc, frame, top, bottom)
    for (const { x, width, y, strong } of sheet.rules)
      doc
        .lineWidth(strong ? 0.8 : 0.5)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(strong ? TONES.ink : LINE)
    for (const { y, line } of sheet.lines)
      for (const fragment of line.fragments) drawMark(doc, fragment, y, line)
  })
  drawLines({ doc, tagging, pen, faces }, sheet)
  tagging.artifact(() => {
    drawFoot({ doc, tagging, pen, faces }, sheet, foot)
    pen.flush()
  })
}

/** One after the other: what belongs to one block is one stretch of marked content. */
function drawLines({ doc, tagging, pen }: Drawn, { lines }: Sheet): void {
  let from = 0
  while (from < lines.length) {
    const tag = lines[from]?.line.tag ?? null
    let to = from
    while (to < lines.length && (lines[to]?.line.tag ?? null) === tag) to++
    const stretch = lines.slice(from, to)
    const draw = () => {
      for (const { y, line } of stretch) drawLine(doc, pen, line, y)
      pen.flush()
    }
    if (tag === null) tagging.artifact(draw)
    else tagging.content(tag, draw)
    from = to
  }
}

function drawLine(doc: PDFKit.PDFDocument, pen: TextPen, line: Line, y: number): void {
  if (line.drawing) {
    pen.flush()
    drawPath(doc, line.drawing, line.fragments[0]?.x ?? SHEET.left, y)
  }
  if (line.trend) {
    pen.flush()
    drawTrend(doc, line.trend, line.fragments[0]?.x ?? SHEET.left, y)
  }
  if (line.picture) {
    pen.flush()
    drawPicture(doc, line.picture, line.fragments[0]?.x ?? SHEET.left, y)
  }
  for (const fragment of line.fragments) {
    // Programs that take the text out shall find it in the order of speech.
    if (fragment.said !== null) {
      pen.flush()
      doc.markContent('Span', { actual: fragment.said })
    }
    const { face, size, style } = fragment
    pen.write(fragment.text, fragment.x, y + line.baseline, { face, size, colour: TONES[style.tone] })
    if (fragment.said === null) continue
    pen.flush()
    doc.endMarkedContent()
  }
}

/** Only squares of one unit come this far (`read-page.ts`): written as such, they need not be read letter by letter. */
function drawPath(doc: PDFKit.PDFDocument, { path, side, points }: Drawing, x: number, y: number): void {
  const squares = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, left, top]) => `${left} ${top} 1 1 re`)
  doc.save()
  doc.translate(x, y).scale(points / side)
  doc.fillColor('#000000')
  doc.addContent(`${squares.join('\n')}\nf`)
  doc.restore()
}

function drawTrend(doc: PDFKit.PDFDocument, { band, line, scale }: Trend, x: number, y: number): void {
  doc.save()
  doc.translate(x, y).scale(scale)
  doc.path(band).fill(WATERMARK)
  doc.path(line).lineWidth(2.5).stroke(TONES.bad)
  doc.restore()
}

function drawMark(doc: PDFKit.PDFDocument, { style, x, width, size }: Fragment, y: number, line: Line): void {
  if (style.struck)
    doc
      .lineWidth(0.9)
      .moveTo(x, y + line.baseline - size * 0.3)
      .lineTo(x + width, y + line.baseline - size * 0.3)
      .stroke(TONES.bad)
  if (!style.marked) return
  const top = y + line.baseline - size * 0.95
  doc.rect(x, top, width, size * 1.25).fill(MARK)
  doc
    .lineWidth(0.9)
    .moveTo(x, top + size * 1.25)
    .lineTo(x + width, top + size * 1.25)
    .stroke(TONES.bad)
}

const BORDERS: Record<FrameLook, { ground: string | null; border: string | null; width: number }> = {
  warning: { ground: null, border: TONES.bad, width: 2 },
  pending: { ground: null, border: WARN, width: 1.5 },
  summary: { ground: TINT, border: TONES.ink, width: 0.7 },
  quote: { ground: TINT, border: null, width: 0 },
  code: { ground: TINT, border: LINE, width: 0.5 },
}

function drawGround(doc: PDFKit.PDFDocument, { look, x, width }: Frame, top: number, bottom: number): void {
  const { ground } = BORDERS[look]
  if (ground !== null) doc.rect(x, top, width, bottom - top).fill(ground)
}

function drawBorder(doc: PDFKit.PDFDocument, { look, x, width }: Frame, top: number, bottom: number): void {
  const { border, width: thick } = BORDERS[look]
  const height = bottom - top
  if (border !== null) doc.lineWidth(thick).rect(x, top, width, height).stroke(border)
  if (look === 'quote') doc.rect(x, top, 2.2, height).fill(TONES.ink)
}

function drawWatermark(doc: PDFKit.PDFDocument, word: string, faces: Faces): void {
  doc.save()
  doc.rotate(-52, { origin: [SHEET.width / 2, SHEET.height / 2] })
  const face = faces.stretchesOf('sansBold', word)[0]?.face ?? 'sansBold'
  doc.font(face).fontSize(72).fillColor(WATERMARK)
  const width = doc.widthOfString(word, { features: [] })
  doc.text(word, (SHEET.width - width) / 2, SHEET.height / 2, {
    lineBreak: false,
    baseline: 'middle',
    features: [],
  })
  doc.restore()
}

function drawFoot({ doc, pen, faces }: Drawn, { demonstration, label }: Sheet, foot: Foot): void {
  const y = SHEET.height - SHEET.bottom + 34
  const write = (wanted: FaceName, words: string, at: 'left' | 'right', top: number, colour: string) => {
    const stretches = faces.stretchesOf(wanted, words)
    const width = stretches.reduce((sum, stretch) => sum + stretch.width * FOOT_SIZE, 0)
    let x = at === 'left' ? SHEET.left : SHEET.left + TEXT_WIDTH - width
    for (const { face, text, width } of stretches) {
      pen.write(text, x, top, { face, size: FOOT_SIZE, colour })
      x += width * FOOT_SIZE
    }
  }
  doc
    .lineWidth(0.5)
    .moveTo(SHEET.left, y - 13)
    .lineTo(SHEET.left + TEXT_WIDTH, y - 13)
    .stroke(LINE)
  write('serif', `${foot.left} · ${label}`, 'left', y, TONES.soft)
  write('serif', foot.right, 'right', y, TONES.soft)
  if (demonstration) write('serifBold', foot.say('caseText.printNothing'), 'left', y + 11, TONES.bad)
}

const FOOT_SIZE = 7.5

/** Draws a PNG or JPEG file; one that cannot be read is left out, as in a browser. */
function drawPicture(doc: PDFKit.PDFDocument, bytes: Uint8Array, x: number, y: number): void {
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
