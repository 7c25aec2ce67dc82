import { getDocumentProxy } from 'unpdf'

export interface PdfSheet {
  /** In the order in which it was written. */
  text: string
  /** Where text ends on the right, at most. */
  right: number
  lowest: number
  links: number
}

export interface PdfContent {
  sheets: PdfSheet[]
  title: string
  author: string
  language: string | null
  isTagged: boolean
  outline: { title: string; items: string[] }[]
}

/** Reads a document with a reader that is not ours: what a person who opens it would find. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const document = await getDocumentProxy(bytes.slice())
  const sheets: PdfSheet[] = []
  for (let i = 1; i <= document.numPages; i++) {
    const page = await document.getPage(i)
    const { items } = await page.getTextContent({ disableNormalization: true })
    const texts = items.flatMap((item) => ('str' in item ? [item] : []))
    sheets.push({
      text: texts.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
      right: Math.max(...texts.map(({ transform, width }) => Number(transform[4]) + width)),
      lowest: Math.min(...texts.map(({ transform }) => Number(transform[5]))),
      links: (await page.getAnnotations()).length,
    })
  }
  const metadata = await document.getMetadata()
  const info = metadata.info as Record<string, string>
  const outline = (await document.getOutline()) ?? []
  return {
    sheets,
    title: info.Title ?? '',
    author: info.Author ?? '',
    language: info.Language ?? null,
    isTagged: (await document.getMarkInfo())?.Marked === true,
    outline: outline.map(({ title, items }) => ({
      title,
      items: items.map((item: { title: string }) => item.title),
    })),
  }
}
