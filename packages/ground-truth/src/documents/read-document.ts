import {
  DOCX_TYPE,
  DocumentRefused,
  type DocumentText,
  type DocumentType,
  MAX_DOCUMENT_BYTES,
} from './document-text.ts'
import { readDocx } from './read-docx.ts'
import { readHtmlDocument, readMarkdown } from './read-texts.ts'

/** Reads the text of a document. Throws `DocumentRefused` if it cannot; any other error means a broken document too. */
export async function readDocument(name: string, bytes: Uint8Array): Promise<DocumentText> {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw new DocumentRefused('The document is larger than 10 MB.')
  const type = documentType(name, bytes)
  const read = await readAs(type, bytes)
  if (read.blocks.length === 0) throw new DocumentRefused('The document has no text.')
  return read
}

async function readAs(type: DocumentText['type'], bytes: Uint8Array): Promise<DocumentText> {
  if (type === 'text/html') return readHtmlDocument(textOf(bytes))
  if (type === 'text/markdown') return readMarkdown(textOf(bytes))
  if (type === DOCX_TYPE) return readDocx(bytes)
  // Loaded only for those who need it: it is megabytes of code.
  const { readPdf } = await import('./read-pdf.ts')
  return readPdf(bytes)
}

/** By what is in it; what it is called only tells texts apart. Throws for what nobody here reads. */
function documentType(name: string, bytes: Uint8Array): DocumentType {
  if (bytes.length === 0) throw new DocumentRefused('The document is empty.')
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.includes('%PDF-')) return 'application/pdf'
  if (head.startsWith('PK\x03\x04')) return DOCX_TYPE
  if (head.startsWith('\xD0\xCF\x11\xE0'))
    throw new DocumentRefused('An old Word document, or one with a password. Save it as DOCX or PDF.')
  const text = textOf(bytes)
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/is.test(
    text.slice(0, 4096),
  ) || /\.x?html?$/i.test(name)
    ? 'text/html'
    : 'text/markdown'
}

/** UTF-8, or UTF-16 with its mark. What is no text is refused: guessing would put made-up signs into quotes. */
function textOf(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new DocumentRefused('Neither a PDF nor a DOCX, and no text in UTF-8.')
  }
  if (text.includes('\0'))
    throw new DocumentRefused('Neither a PDF nor a DOCX, and no text: it has zero bytes.')
  return text
}
