import { getDocumentProxy } from 'unpdf'
import { Blocks, DocumentRefused, type DocumentText, MAX_DOCUMENT_PAGES } from './document-text.ts'

/** A line of text, or a piece of one, as it stands on a page; `right` and `size` in points. */
interface PdfLine {
  text: string
  left: number
  right: number
  y: number
  size: number
}

/** Text per page beyond which a page is no page for people. */
const MAX_PIECES = 100_000

/** The text of a PDF: lines become paragraphs, larger ones headings. Runs, fills, decodes and draws nothing. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const blocks = new Blocks()
  const pdf = await opened(bytes)
  const { numPages } = pdf
  const last = Math.min(numPages, MAX_DOCUMENT_PAGES)
  for (let number = 1; number <= last; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: false })
    const pieces = items.slice(0, MAX_PIECES).flatMap(pieceOf)
    if (!addPage(blocks, linesOf(pieces), number)) break
    page.cleanup()
  }
  if (blocks.all.length === 0)
    throw new DocumentRefused('The PDF has no text: its pages are pictures. Use a version with text.')
  const truncated = blocks.truncated || numPages > last
  return { type: 'application/pdf', lang: await langOf(pdf), pages: numPages, blocks: blocks.all, truncated }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function opened(bytes: Uint8Array): Promise<Pdf> {
  try {
    // A copy: the library keeps what it is given.
    return await getDocumentProxy(new Uint8Array(bytes), {
      stopAtErrors: false,
      maxImageSize: 0,
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    })
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    throw new DocumentRefused(
      name === 'PasswordException' ? 'The PDF needs a password.' : 'The PDF is damaged: it cannot be opened.',
    )
  }
}

async function langOf(pdf: Pdf): Promise<string | null> {
  try {
    const { info } = await pdf.getMetadata()
    const { Language } = info as { Language?: unknown }
    return typeof Language === 'string' && Language.trim() !== '' ? Language.trim().slice(0, 35) : null
  } catch {
    return null
  }
}

function pieceOf(item: unknown): PdfLine[] {
  const { str, transform, width, height } = item as {
    str?: unknown
    transform?: unknown
    width?: unknown
    height?: unknown
  }
  if (typeof str !== 'string' || str === '' || !Array.isArray(transform)) return []
  const [, , , , left = 0, y = 0] = transform as number[]
  const size = typeof height === 'number' && height > 0 ? height : Math.abs(Number(transform[3]) || 10)
  return [{ text: str, left, right: left + (typeof width === 'number' ? width : 0), y, size }]
}

/** In the order of the document; what stands at the same height is one line. */
function linesOf(pieces: readonly PdfLine[]): PdfLine[] {
  const lines: PdfLine[] = []
  for (const piece of pieces) {
    const line = lines.at(-1)
    const isSame =
      line !== undefined &&
      Math.abs(line.y - piece.y) < Math.max(2, piece.size * 0.4) &&
      piece.left >= line.left - 1
    if (!isSame) {
      if (piece.text.trim() !== '') lines.push({ ...piece })
      continue
    }
    // A gap wider than a word space, and no space written.
    const gap = piece.left - line.right > line.size * 0.2 && !/\s$/.test(line.text) && !/^\s/.test(piece.text)
    line.text += gap ? ` ${piece.text}` : piece.text
    line.right = Math.max(line.right, piece.right)
    line.size = Math.max(line.size, piece.text.trim() === '' ? 0 : piece.size)
  }
  return lines
}

/** False once enough was read. */
function addPage(blocks: Blocks, lines: readonly PdfLine[], page: number): boolean {
  const usual = median(lines.map(({ size }) => size))
  const edge = Math.max(0, ...lines.map(({ right }) => right))
  let paragraph: PdfLine[] = []
  const end = (): boolean => {
    const [first] = paragraph
    const text = paragraph.map((line) => line.text.trim()).reduce(joined, '')
    const isHeading = first !== undefined && first.size > usual * 1.15 && !/[.!?]$/.test(text)
    paragraph = []
    return blocks.add(text, isHeading, page)
  }
  for (const line of lines) {
    const before = paragraph.at(-1)
    if (before !== undefined && !isContinued(before, line, edge) && !end()) return false
    paragraph.push(line)
  }
  return end()
}

/** A line that reaches the right edge goes on in the next one of its size, right below it. */
function isContinued(before: PdfLine, line: PdfLine, edge: number): boolean {
  const isBelow = before.y - line.y > 0 && before.y - line.y < before.size * 2
  const isAlike = Math.abs(before.size - line.size) < 0.5
  const isFull = before.right > edge * 0.75
  return isBelow && isAlike && isFull && !/^\s*(?:[•·▪–-]|\d{1,3}[.)])\s/.test(line.text)
}

/** "head-" and "quarters" are one word. */
const joined = (text: string, line: string): string =>
  text === ''
    ? line
    : /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line)
      ? text.slice(0, -1) + line
      : `${text} ${line}`

function median(sizes: readonly number[]): number {
  const sorted = sizes.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 10
}
