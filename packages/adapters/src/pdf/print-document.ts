import type { PageToPrint, PrintSettings } from '@veracite/evidence/cases/case-printer'
import { turns } from '@veracite/terms/in-slices'
import PDFDocument from 'pdfkit'
import { type Block, PLAIN } from './blocks.ts'
import { drawSheet } from './draw-sheet.ts'
import { FACE_NAMES, type Faces, loadFaces } from './faces.ts'
import { layOut } from './lay-out.ts'
import { Paginator } from './paginate.ts'
import { type Pause, readPage } from './read-page.ts'
import { SHEET, type Sheet, type Tag, TEXT_WIDTH } from './sheet.ts'
import { Tagging } from './tagging.ts'
import { TextPen } from './text-pen.ts'
import type { PrintNotes } from './wrap-text.ts'

let faces: Faces | null = null

/** First where everything stands, then the drawing: every foot says how many sheets there are. */
export async function printDocument(
  pages: readonly PageToPrint[],
  settings: PrintSettings,
): Promise<Uint8Array> {
  faces ??= loadFaces()
  const pause = turns()
  const sheets = await sheetsOf(pages, settings, faces, pause)
  return drawDocument(sheets, settings, faces, pause)
}

const BODY_SIZE = 9.5

async function sheetsOf(
  pages: readonly PageToPrint[],
  { say }: PrintSettings,
  faces: Faces,
  pause: Pause,
): Promise<Sheet[]> {
  const notes: PrintNotes = { numbered: false }
  const paginator = new Paginator()
  for (const [i, { label, html }] of pages.entries()) {
    const page = await readPage(html, pause)
    paginator.begin(label, page.demonstration, i === 0)
    paginator.bookmark(i === 0 ? label : `${label}: ${page.title}`, 0)
    const banner: Block[] = i === 0 ? [] : [bannerOf(label)]
    await place([...banner, ...page.blocks], paginator, { faces, notes }, pause)
  }
  if (notes.numbered) {
    const text = say('caseText.printNumbered', { example: '[U+1F600]' })
    const note: Block = { kind: 'paragraph', runs: [{ text, style: SMALL, group: false }] }
    await place([note], paginator, { faces, notes }, pause)
  }
  return paginator.sheets
}

const SMALL = { ...PLAIN, small: true, tone: 'soft' } as const

/** The number of an exhibit, as large as a stamp would be. */
const bannerOf = (label: string): Block => ({
  kind: 'heading',
  level: 2,
  runs: [{ text: label, style: { ...PLAIN, bold: true }, group: false }],
})

async function place(
  blocks: readonly Block[],
  paginator: Paginator,
  setting: { faces: Faces; notes: PrintNotes },
  pause: Pause,
): Promise<void> {
  const tag: Tag = { type: 'Sect', within: null }
  const area = { x: SHEET.left, width: TEXT_WIDTH, size: BODY_SIZE, frames: [], tag }
  for (const item of layOut(blocks, area, setting)) {
    paginator.add(item)
    await pause()
  }
  paginator.end()
}

async function drawDocument(
  sheets: readonly Sheet[],
  settings: PrintSettings,
  faces: Faces,
  pause: Pause,
): Promise<Uint8Array> {
  const doc = openDocument(settings, faces)
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const tagging = new Tagging(doc)
  const pen = new TextPen(doc)
  const addBookmarks = outlineOf(doc)
  for (const [i, sheet] of sheets.entries()) {
    const right = settings.say('caseText.printSheet', { number: i + 1, of: sheets.length })
    drawSheet({ doc, tagging, pen, faces }, sheet, { left: settings.foot, right, say: settings.say })
    addBookmarks(sheet)
    await pause()
  }
  tagging.end()
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

function openDocument({ title, author, madeAt, say }: PrintSettings, faces: Faces): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: say.language,
    displayTitle: true,
    fontLayoutCache: false,
    // No font of the library: every letter is of a font that is in the document.
    font: null as unknown as string,
    info: {
      Title: title,
      Author: author,
      Creator: 'Veracite',
      Producer: 'PDFKit',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  })
  for (const name of FACE_NAMES)
    doc.registerFont(name, faces.fontOf(name) as unknown as PDFKit.Mixins.PDFFontSource)
  return doc
}

/** The bookmarks: the index with its sections, then the exhibits. */
function outlineOf(doc: PDFKit.PDFDocument): (sheet: Sheet) => void {
  let last = doc.outline
  return ({ bookmarks }) => {
    for (const { title, depth, y } of bookmarks) {
      // The library measures from the right edge: this is the left one.
      const options = { top: y, left: SHEET.width, expanded: false }
      if (depth === 0) last = doc.outline.addItem(title, options)
      else last.addItem(title, options)
    }
  }
}
