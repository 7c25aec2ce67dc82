import { DOCX_TYPE, DocumentRefused, type DocumentText, MAX_DOCUMENT_BYTES } from './document-text.ts'
import { documentType, textOf } from './document-type.ts'
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
