import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflate } from 'node:zlib'
import { documentFacts, partsOf, settleDocument } from '@veracite/ground-truth/documents/document-facts'
import type { DocumentOutcome } from '@veracite/ground-truth/documents/document-reader'
import { DocumentRefused, type DocumentText } from '@veracite/ground-truth/documents/document-text'
import { readDocument } from '@veracite/ground-truth/documents/read-document'
import {
  docxBody,
  docxFrom,
  docxOf,
  FACT_SHEET,
  htmlOf,
  markdownOf,
  pdfOf,
} from '@veracite/testing/sample-documents'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { createProcessDocumentReader } from './process-document-reader.ts'

const BRAND = { name: 'Halden Instruments', aliases: ['Halden'], domain: 'halden-instruments.com' }
const never = () => new AbortController().signal

const factsIn = ({ blocks, lang }: DocumentText) =>
  settleDocument(partsOf(blocks).flatMap((part) => documentFacts(part, BRAND, lang)))
const refusalOf = async (name: string, bytes: Uint8Array) => {
  try {
    await readDocument(name, bytes)
  } catch (error) {
    if (error instanceof DocumentRefused) return error.message
    throw error
  }
  return null
}

describe('the text of a document', () => {
  test.each([
    ['sheet.pdf', pdfOf, 1],
    ['sheet.docx', docxOf, null],
    ['sheet.md', markdownOf, null],
    ['sheet.html', htmlOf, null],
  ] as const)('%s: the same facts, each with its words and its place', async (name, made, page) => {
    const text = await readDocument(name, await made())
    const facts = factsIn(text)
    expect(facts.map(({ predicate, value }) => [predicate, value])).toEqual([
      ['founded_year', 1987],
      ['headquarters', 'Halden, Norway'],
      ['ceo', 'Ingrid Solheim'],
      ['employees', 180],
    ])
    expect(facts[0]?.place).toMatchObject({ page, heading: 'Fact sheet', paragraph: 2 })
    expect(facts[2]?.place).toMatchObject({ page, heading: 'Leadership', paragraph: 4 })
    const whole = text.blocks.map((block) => block.text).join('\n')
    for (const { quote, place } of facts) expect(whole.slice(place.start, place.end)).toBe(quote)
    expect(whole).not.toContain('alert')
  })

  test('a long document is read in parts, and places go on counting', async () => {
    const filler = Array.from(
      { length: 2_000 },
      (_, at) => ['p', `Paragraph ${at} says little of use to anybody.`] as const,
    )
    const text = await readDocument('long.md', markdownOf([...filler, ...FACT_SHEET]))
    expect(partsOf(text.blocks).length).toBeGreaterThan(1)
    const facts = factsIn(text)
    expect(facts[0]).toMatchObject({ predicate: 'founded_year', place: { paragraph: 2_002 } })
    const whole = text.blocks.map((block) => block.text).join('\n')
    for (const { quote, place } of facts) expect(whole.slice(place.start, place.end)).toBe(quote)
  })

  test('pages of a PDF are counted, and lines that go on are one paragraph', async () => {
    const pdf = new PDFDocument({ size: 'A4' })
    pdf.text('Press kit')
    pdf.addPage().text(`${FACT_SHEET[1]?.[1]} ${'It makes many things for many people. '.repeat(6)}`)
    pdf.end()
    const text = await readDocument('kit.pdf', await buffer(pdf))
    expect(text).toMatchObject({ pages: 2, truncated: false })
    expect(text.blocks).toHaveLength(2)
    expect(factsIn(text)[0]).toMatchObject({ predicate: 'founded_year', place: { page: 2 } })
  })

  test('deleted text and computed fields of a Word document are left out', async () => {
    const body =
      '<w:p><w:del><w:r><w:t>Founded in 1900.</w:t></w:r></w:del><w:r><w:instrText>DATE</w:instrText></w:r><w:r><w:t>Halden Instruments was founded in 1987.</w:t></w:r></w:p>'
    const text = await readDocument('a.docx', docxFrom(docxBody(body)))
    expect(text.blocks).toEqual([
      { text: 'Halden Instruments was founded in 1987.', heading: false, page: null },
    ])
  })
})

describe('hostile documents are refused with the reason', () => {
  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ['an empty one', 'a.pdf', () => new Uint8Array(0), /empty/],
    ['one that is too large', 'a.md', () => new Uint8Array(11 * 1024 * 1024).fill(97), /10 MB/],
    ['noise', 'a.pdf', () => Uint8Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 256), /no text/],
    ['half a PDF', 'a.pdf', () => strToU8('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'), /damaged/],
    ['a PDF of pictures', 'a.pdf', () => pdfOf([]), /pictures/],
    ['an archive of something else', 'a.docx', () => zipSync({ 'a.txt': strToU8('x') }), /without the text/],
    [
      'a bomb',
      'a.docx',
      () => docxFrom(docxBody(`<w:p><w:r><w:t>${' '.repeat(4_000_000)}</w:t></w:r></w:p>`)),
      /unpacks/,
    ],
    ['a tower of elements', 'a.docx', () => docxFrom(docxBody('<w:p>'.repeat(50_000))), /nested/],
    [
      'entities',
      'a.docx',
      () => docxFrom(`<!DOCTYPE x [<!ENTITY a "b">]>${docxBody('<w:p/>')}`),
      /document type/,
    ],
    ['an old Word document', 'a.doc', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /DOCX or PDF/],
    ['a text with zero bytes', 'a.md', () => strToU8('a\0b'), /zero bytes/],
  ])('%s', async (_, name, made, why) => {
    expect(await refusalOf(name, await made())).toMatch(why)
  })

  test('a PDF with a password', async () => {
    const pdf = new PDFDocument({ userPassword: 'secret' })
    pdf.text('Founded in 1987').end()
    expect(await refusalOf('a.pdf', await buffer(pdf))).toMatch(/password/)
  })

  test('documents cut off and garbled anywhere are read or refused, and never break the reader', async () => {
    let seed = 42
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (const [name, made] of [
      ['a.docx', docxOf()],
      ['a.md', markdownOf()],
      ['a.html', htmlOf()],
    ] as const)
      for (let round = 0; round < 60; round += 1) {
        const bytes = Uint8Array.from(made)
        for (let flips = 1 + random(8); flips > 0; flips -= 1) bytes[random(bytes.length)] = random(256)
        const cut = bytes.subarray(0, 1 + random(bytes.length))
        await refusalOf(name, round % 2 === 0 ? bytes : cut)
      }
  })
})

describe('in a process of its own', () => {
  const reader = createProcessDocumentReader()
  const read = (name: string, bytes: Uint8Array, from = reader): Promise<DocumentOutcome> =>
    from.read({ name, bytes }, never())

  test('a document is read, and a broken one says why', async () => {
    expect(await read('sheet.pdf', await pdfOf())).toMatchObject({ kind: 'read', text: { pages: 1 } })
    expect(await read('a.pdf', strToU8('%PDF-1.7 and nothing'))).toMatchObject({ kind: 'refused' })
  })

  test('a garbled PDF harms nobody', async () => {
    const bytes = Uint8Array.from(await pdfOf())
    for (let at = 200; at < bytes.length; at += 97) bytes[at] = (bytes[at] ?? 0) ^ 0x55
    expect(['read', 'refused']).toContain((await read('a.pdf', bytes)).kind)
  })

  test('a reader that takes too much memory is ended', async () => {
    const small = createProcessDocumentReader({ limitBytes: 250 * 1024 * 1024 })
    expect(await read('bomb.pdf', await bombPdf(), small)).toEqual({
      kind: 'refused',
      message: 'The document takes too much memory to read.',
    })
  })

  test('a reader that takes too long is ended, and so is one without a waiting caller', async () => {
    const hasty = createProcessDocumentReader({ limitMs: 1 })
    expect(await read('a.pdf', await pdfOf(), hasty)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('within'),
    })
    const aborting = new AbortController()
    const waiting = reader.read({ name: 'a.pdf', bytes: await pdfOf() }, aborting.signal)
    aborting.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
  })
})

/** A page whose text is 400 MB of spaces, in half a megabyte. */
async function bombPdf(): Promise<Uint8Array> {
  const inside = await packedSpaces(400)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << >> >>',
  ]
  const head = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${head}4 0 obj\n<< /Length ${inside.length} /Filter /FlateDecode >>\nstream\n`),
    inside,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n'),
  ])
}

function packedSpaces(megabytes: number): Promise<Buffer> {
  const spaces = Array<Buffer>(megabytes).fill(Buffer.alloc(1_000_000, ' '))
  return buffer(Readable.from(spaces).pipe(createDeflate({ level: 1 })))
}
