import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'

/** Documents as press offices send them, about a company that does not exist. */

export const FACT_SHEET = [
  ['h', 'Fact sheet'],
  [
    'p',
    'Halden Instruments is a maker of sensors for weather stations. The company was founded in 1987 and has its headquarters in Halden, Norway.',
  ],
  ['h', 'Leadership'],
  ['p', 'CEO: Ingrid Solheim'],
  ['p', 'Employees: 180'],
] as const

type Sheet = readonly (readonly ['h' | 'p', string])[]

export async function pdfOf(sheet: Sheet = FACT_SHEET): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 60 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  for (const [kind, text] of sheet) {
    pdf.fontSize(kind === 'h' ? 20 : 11).text(text)
    pdf.moveDown()
  }
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

const paragraph = ([kind, text]: Sheet[number]): string =>
  `<w:p>${kind === 'h' ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : ''}<w:r><w:t xml:space="preserve">${text.slice(0, 20)}</w:t></w:r><w:r><w:t xml:space="preserve">${text.slice(20)}</w:t></w:r></w:p>`

export const docxBody = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inside}</w:body></w:document>`

export const docxOf = (sheet: Sheet = FACT_SHEET): Uint8Array =>
  docxFrom(docxBody(sheet.map(paragraph).join('')))

export const docxFrom = (xml: string): Uint8Array =>
  zipSync(
    {
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/styles.xml': strToU8('<w:styles/>'),
      'word/document.xml': strToU8(xml),
    },
    { level: 1 },
  )

export const markdownOf = (sheet: Sheet = FACT_SHEET): Uint8Array =>
  strToU8(sheet.map(([kind, text]) => (kind === 'h' ? `## ${text}` : text)).join('\n\n'))

export const htmlOf = (sheet: Sheet = FACT_SHEET): Uint8Array =>
  strToU8(
    `<!doctype html><html lang="en"><body><script>alert(1)</script>${sheet.map(([kind, text]) => (kind === 'h' ? `<h2>${text}</h2>` : `<p>${text}</p>`)).join('')}</body></html>`,
  )
