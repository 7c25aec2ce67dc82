import { Unzip, UnzipInflate } from 'fflate'
import { Parser } from 'htmlparser2'
import { Blocks, DOCX_TYPE, DocumentRefused, type DocumentText } from './document-text.ts'

/** The text of a document of 500 pages has two or three million bytes of markup. */
const MAX_MARKUP_BYTES = 32 * 1024 * 1024
/** Honest documents compress at most about 30:1. */
const MAX_RATIO = 200
const RATIO_FROM_BYTES = 1024 * 1024
const MAX_ENTRIES = 5_000
const MAX_DEPTH = 200
const CHUNK = 64 * 1024

/** The body of a Word document: paragraphs, headings and cells, in their order. Nothing in it is run or followed. */
export function readDocx(bytes: Uint8Array): DocumentText {
  const blocks = new Blocks()
  const body = new DocxBody(blocks)
  const parser = new Parser(body, { xmlMode: true, decodeEntities: true })
  const decoder = new TextDecoder('utf-8')
  readEntry(bytes, 'word/document.xml', (chunk, isLast) => {
    parser.write(decoder.decode(chunk, { stream: !isLast }))
    return !blocks.truncated
  })
  parser.end()
  return { type: DOCX_TYPE, lang: body.lang, pages: null, blocks: blocks.all, truncated: blocks.truncated }
}

/** Inflates one entry piece by piece and nothing else, and stops at the limit: what an archive says of its size is no promise. */
function readEntry(
  bytes: Uint8Array,
  name: string,
  take: (chunk: Uint8Array, isLast: boolean) => boolean,
): void {
  let found = false
  let entries = 0
  let size = 0
  let wants = true
  // The library catches what is thrown below it, and would call it damage.
  let refusal: DocumentRefused | null = null
  const refuse = (message: string) => {
    refusal ??= new DocumentRefused(message)
    wants = false
  }
  const unzip = new Unzip((file) => {
    entries += 1
    if (entries > MAX_ENTRIES) refuse('The document is an archive of too many files.')
    if (file.name !== name || found) return
    found = true
    file.ondata = (error, chunk, isLast) => {
      if (error !== null) return refuse('The document is damaged: its text cannot be unpacked.')
      size += chunk.length
      if (size > MAX_MARKUP_BYTES || (size > RATIO_FROM_BYTES && size > bytes.length * MAX_RATIO))
        return refuse('The document unpacks to far more than its size: it is not read.')
      if (!wants) return
      try {
        wants = take(chunk, isLast)
      } catch (thrown) {
        refuse(
          thrown instanceof DocumentRefused
            ? thrown.message
            : 'The document is damaged: its text cannot be read.',
        )
      }
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && wants; at += CHUNK)
      unzip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length)
  } catch {
    refuse('The document is damaged: its archive cannot be read.')
  }
  if (refusal !== null) throw refusal
  if (!found) throw new DocumentRefused('An archive without the text of a Word document.')
}

/** Follows the markup as it comes. What was deleted, and the instructions of fields, are not said by the document. */
class DocxBody {
  lang: string | null = null
  readonly #blocks: Blocks
  #text = ''
  #heading = false
  #isText = false
  #depth = 0
  #left = 0

  constructor(blocks: Blocks) {
    this.#blocks = blocks
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) throw new DocumentRefused('The document is nested too deeply.')
    if (LEFT_OUT.has(name)) this.#left += 1
    if (name === 'w:p') this.#begin()
    if (name === 'w:t') this.#isText = true
    if (name === 'w:tab' || name === 'w:br' || name === 'w:cr') this.#add(' ')
    if (
      name === 'w:pStyle' &&
      /^(?:heading|title|berschrift|titre|titel|titolo|ttulo)/i.test(attributes['w:val'] ?? '')
    )
      this.#heading = true
    if (name === 'w:outlineLvl') this.#heading = true
    if (name === 'w:lang' && this.lang === null) this.lang = attributes['w:val']?.trim() || null
  }

  ontext(text: string): void {
    if (this.#isText) this.#add(text)
  }

  onclosetag(name: string): void {
    this.#depth -= 1
    if (LEFT_OUT.has(name)) this.#left = Math.max(0, this.#left - 1)
    if (name === 'w:t') this.#isText = false
    if (name === 'w:p') this.#end()
  }

  onprocessinginstruction(name: string): void {
    if (name.toLowerCase() === '!doctype')
      throw new DocumentRefused('The document declares a document type: no Word document does.')
  }

  #begin(): void {
    this.#text = ''
    this.#heading = false
  }

  #add(text: string): void {
    if (this.#left === 0 && this.#text.length < MAX_PARAGRAPH) this.#text += text
  }

  #end(): void {
    this.#blocks.add(this.#text, this.#heading, null)
    this.#begin()
  }
}

const MAX_PARAGRAPH = 40_000
const LEFT_OUT = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'mc:Fallback'])
