import type { Line } from '../markup/visible-text.ts'

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export type DocumentType = 'application/pdf' | typeof DOCX_TYPE | 'text/html' | 'text/markdown'

/** A heading, a paragraph, a line of a list or a cell of a table. */
export interface DocumentBlock extends Line {
  /** Page number, counted from 1; null where a document has no pages. */
  page: number | null
}

/** The text of a document, in order. */
export interface DocumentText {
  type: DocumentType
  /** As the document declares it; null when it declares none. */
  lang: string | null
  pages: number | null
  blocks: DocumentBlock[]
  /** It is longer than what is read of a document. */
  truncated: boolean
}

/** The document is not read, and why, in a sentence for the person who uploaded it. */
export class DocumentRefused extends Error {
  override name = 'DocumentRefused'
}

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
export const MAX_DOCUMENT_CHARS = 1_000_000
export const MAX_DOCUMENT_PAGES = 500
/** Each is read on its own, which takes about a millisecond. */
const MAX_BLOCKS = 10_000
const MAX_BLOCK_CHARS = 20_000

/** Gathers blocks up to the limits, and says whether something was left out. */
export class Blocks {
  readonly all: DocumentBlock[] = []
  truncated = false
  #chars = 0

  /** False once it is full: the reader can stop. */
  add(text: string, heading: boolean, page: number | null): boolean {
    if (this.#chars > MAX_DOCUMENT_CHARS || this.all.length >= MAX_BLOCKS) {
      this.truncated = true
      return false
    }
    const plain = clean(text.slice(0, MAX_BLOCK_CHARS))
    if (plain === '') return true
    if (text.length > MAX_BLOCK_CHARS) this.truncated = true
    this.#chars += plain.length + 1
    this.all.push({ text: plain, heading: heading && plain.length <= MAX_HEADING_CHARS, page })
    return true
  }
}

const MAX_HEADING_CHARS = 200

/** Control characters, soft hyphens and invisible ones say nothing to a reader, and lone surrogates cannot be stored. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF\uFFFD]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
