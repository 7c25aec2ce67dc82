import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { bundleHtml } from '@veracite/evidence/bundle/bundle-html'
import { preformatted } from '@veracite/evidence/bundle/html/markup'
import { sampleExport } from '@veracite/evidence/bundle/test-support/sample-export'
import { firstWordLost, wordsOf } from '@veracite/testing/printed-words'
import { type PdfContent, readPdf } from '@veracite/testing/read-pdf'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { sayIn } from '@veracite/words/say-in'
import { describe, expect, test } from 'vitest'
import { createPdfPrinter } from './pdf-printer.ts'
import { SHEET } from './sheet.ts'

const SETTINGS = {
  title: 'What AI answer engines say about Acme',
  author: 'Ada Quill',
  foot: 'Case file · A <b> v. B · acme.example',
  madeAt: new Date('2026-06-01T12:00:00Z'),
  say: sayIn('en'),
}
const REPEATED_HEAD =
  '<table class="custody"><thead><tr><th>Exhibit</th><th>What happened</th></tr></thead><tbody>'
const page = (body: string, kind = 'real') =>
  `<!doctype html><html lang="en"><head><title>T</title><style>p{}</style></head><body class="${kind}"><div class="watermark" aria-hidden="true">DEMONSTRATION</div>${body}</body></html>`

const printed = (...pages: string[]) =>
  createPdfPrinter().print(
    pages.map((html, i) => ({ label: i === 0 ? 'Index' : `Exhibit ${i}`, html })),
    SETTINGS,
  )
const read = async (...pages: string[]): Promise<PdfContent> => readPdf(await printed(...pages))
const allText = ({ sheets }: PdfContent): string => sheets.map(({ text }) => text).join('\n')
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '')
describe('what it says', () => {
  test('every word of a bundle page, in its order', async () => {
    const html = bundleHtml(
      await sampleExport({ answer: 'Acme (est. 1987) — “ŁÓDŹ”, Ελλάδα, Москва, 5 €.' }),
    ).html
    const content = await read(page('<p>Index</p>'), html)
    expect(wordsOf(html).length).toBeGreaterThan(500)
    expect(firstWordLost(html, content, 'Case file ·')).toBeNull()
  })

  test('labels, foot and number of the sheet, on each of them', async () => {
    const long = `<p>${'word '.repeat(2_000)}</p>`
    const content = await read(page(long), page(long), page('<p>short</p>'))
    const { sheets } = content
    expect(sheets.length).toBeGreaterThan(6)
    for (const [i, { text }] of sheets.entries()) {
      expect(text).toContain(SETTINGS.foot)
      expect(text).toContain(`Page ${i + 1} of ${sheets.length}`)
    }
    expect(sheets.filter(({ text }) => text.includes('Exhibit 1')).length).toBeGreaterThan(2)
    expect(sheets.at(-1)?.text).toMatch(/^Exhibit 2\s+short/)
    expect(allText(content)).not.toContain('DEMONSTRATION')
  })

  test('title, author, language, tags and bookmarks', async () => {
    const content = await read(page('<h1>A</h1><h2>One</h2><p>x</p><h2>Two</h2>'), page('<h2>Three</h2>'))
    expect(content).toMatchObject({
      title: SETTINGS.title,
      author: SETTINGS.author,
      language: 'en',
      isTagged: true,
      outline: [
        { title: 'Index', items: ['One', 'Two'] },
        { title: 'Exhibit 1: T', items: [] },
      ],
    })
  })

  test('every sheet of a demonstration says so, and no other', async () => {
    const long = `<p>${'word '.repeat(3_000)}</p>`
    const { sheets } = await read(page('<p>Index</p>'), page(long, 'demo'), page('<p>real</p>'))
    const counts = sheets.map(({ text }) => text.split('DEMONSTRATION').length - 1)
    expect(counts.length).toBeGreaterThan(4)
    expect(counts).toEqual([0, ...Array(counts.length - 2).fill(2), 0])
  })

  test('a table that goes on has its head on every sheet', async () => {
    const rows = Array.from({ length: 200 }, (_, i) => `<tr><td>${i}</td><td>row number ${i}</td></tr>`)
    const { sheets } = await read(page(`${REPEATED_HEAD}${rows.join('')}</tbody></table>`))
    expect(sheets.length).toBeGreaterThan(4)
    for (const { text } of sheets) expect(text).toContain('What happened')
  })

  test('no heading stands alone at the foot of a sheet, wherever it comes to stand', async () => {
    const table = `${REPEATED_HEAD}<tr><td>1</td><td>the first row</td></tr></tbody></table>`
    const pages = Array.from({ length: IS_THOROUGH ? 24 : 8 }, (_, i) =>
      page(`${'<p>filler</p>'.repeat(20 + i * (IS_THOROUGH ? 1 : 3))}<h2>Custody</h2>${table}`),
    )
    const { sheets } = await read(...pages)
    const headed = sheets.filter(({ text }) => text.includes('Custody'))
    expect(headed).toHaveLength(pages.length)
    for (const { text } of headed) expect(text).toContain('the first row')
  })

  test('a cell longer than a sheet is broken, and nothing of it is lost', async () => {
    const lines = Array.from({ length: 300 }, (_, i) => `line-${i}`)
    const content = await read(
      page(`${REPEATED_HEAD}<tr><td>1</td><td>${lines.join('<br>')}</td></tr></tbody></table>`),
    )
    expect(allText(content).match(/line-\d+/g)).toEqual(lines)
  })
})

test('a document in Japanese has the letters, the foot and the sheet number of its language', async () => {
  const text = '東京の株式会社は、一九八七年に「設立」されました。'.repeat(60)
  const print = async (html: string) =>
    createPdfPrinter().print([{ label: '目次', html }], {
      ...SETTINGS,
      say: sayIn('ja'),
      foot: '事件ファイル',
    })
  const bytes = await print(page(`<h1>証拠</h1><p>${text}</p>`, 'demo'))
  const content = await readPdf(bytes)
  expect(content.language).toBe('ja')
  expect(squeezed(allText(content))).toContain(text)
  for (const words of ['事件ファイル · 目次', '1 / 1', 'デモ']) expect(allText(content)).toContain(words)
  expect(allText(content)).not.toMatch(/DEMONSTRATION|Page/)
  // No line begins with a sign that closes something.
  expect(allText(content)).not.toMatch(/^[、。」]/m)
  // Only the letters that are used are in the file: the fonts have 9 MB.
  expect(bytes.length).toBeLessThan(60_000)
})

describe('lines', () => {
  /** How many lines and areas are drawn beside the text. */
  const drawn = async (body: string): Promise<number> => {
    const file = Buffer.from(await printed(page(body))).toString('latin1')
    const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    return streams.join('\n').match(/^[Sf]$/gm)?.length ?? 0
  }
  const trend = (d: string) =>
    `<svg viewBox="0 0 600 120" aria-label="up"><path d="M0 10L600 20L600 40L0 30Z"/><path d="${d}"/></svg>`

  test.each([
    ['struck words', 'a <s class="wrong">b</s>', 1],
    ['a trend: its band and its line', trend('M0 20L600 30'), 2],
    ['a path that is not ours', trend('M0 20C1 2 3 4 5 6'), 0],
  ])('%s', async (_name, body, more) => {
    expect((await drawn(`<p>x</p><p>${body}</p>`)) - (await drawn('<p>x</p>'))).toBe(more)
  })
})

describe('pictures', () => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  /** Two by two pixels with transparency, as logos have it. */
  const png = (pixels: Buffer) =>
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0])),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ])
  const row = (filter: number) => [filter, 255, 0, 0, 255, 0, 0, 255, 128]
  const SOUND = png(deflateSync(Buffer.from([...row(0), ...row(1)])))
  const imagesIn = async (picture: Uint8Array) => {
    const logo = `<img class="logo" alt="" src="data:image/png;base64,${Buffer.from(picture).toString('base64')}">`
    const bytes = await printed(page(`<header>${logo}<p>Acme</p></header>`))
    expect(allText(await readPdf(bytes))).toContain('Acme')
    return Buffer.from(bytes).toString('latin1').split('/Subtype /Image').length - 1
  }

  test('a logo is printed: its colours, and its transparency as a mask', async () => {
    expect(await imagesIn(SOUND)).toBe(2)
  })

  test.each([
    ['cut off', SOUND.subarray(0, 40)],
    ['pixels that are not packed', png(Buffer.from('no zlib stream'))],
    ['too few pixels', png(deflateSync(Buffer.from(row(0))))],
    ['more pixels than it says', png(deflateSync(Buffer.alloc(10_000_000)))],
    ['a filter that does not exist', png(deflateSync(Buffer.from([...row(0), ...row(9)])))],
    ['no picture at all', Buffer.from('<script>')],
  ])('a damaged one is left out: %s', async (_name, picture) => {
    expect(await imagesIn(picture)).toBe(0)
  })
})

describe('hostile text', () => {
  const inPage = (text: string) => page(preformatted(text).text)

  test('stays text: nothing can be followed or run', async () => {
    const answer =
      '<a href="https://evil.example">click</a> https://evil.example javascript:alert(1) </pre><script>alert(1)</script> /JS (app.alert) >> endobj'
    const bytes = await printed(inPage(answer), page('<p><a href="https://evil.example">shown</a></p>'))
    const content = await readPdf(bytes)
    expect(squeezed(allText(content))).toContain(squeezed(answer))
    expect(content.sheets.map(({ links }) => links)).toEqual(content.sheets.map(() => 0))
    const source = Buffer.from(bytes).toString('latin1')
    for (const name of ['/URI', '/JavaScript', '/JS', '/Launch', '/AcroForm', '/EmbeddedFile', '/Annots ['])
      expect(source.includes(name), name).toBe(false)
  })

  test('characters that no font has are their numbers, and the document says so once', async () => {
    const content = await read(inPage('नम and न'), page('<p>plain</p>'))
    expect(allText(content)).toContain('[U+0928][U+092E] and [U+0928]')
    expect(allText(content).match(/do not have are printed as their numbers/g)).toHaveLength(1)
    expect(allText(await read(inPage('plain, Łódź, ệǟḍ̣, Ω, ж, ☺, 東京は正しい。')))).not.toContain(
      'as their numbers',
    )
  })

  test('controls are dropped, and letters from right to left are turned for the eye', async () => {
    expect(allText(await read(page('<p>a\u0007b\u0000c\u001bd</p>')))).toContain('abcd')
    const hebrew = allText(await read(inPage('Acme שלום (1987)')))
    expect(hebrew).toMatch(/Acme/)
    expect([...'שלום'].every((letter) => hebrew.includes(letter))).toBe(true)
  })

  const MANY = IS_THOROUGH ? 200_000 : 10_000
  const SHAPES: Record<string, string> = {
    'one word': 'x',
    'one word of data': '{"a":1}',
    spaces: ' ',
    'line feeds': '\n',
    'tabs and words': '\tword ',
    'wide signs': '﷽W',
    'astral signs': '😀',
    'marks on one letter': '\u0301',
    'without a glyph': 'न',
    'without spaces': '誤りです。',
    'from right to left and back': 'א1(b',
    'joined letters': 'لا ',
  }
  test.each(Object.entries(SHAPES))('%s, without end', async (name, shape) => {
    // Letters that are joined or turned cost a hundred times the others, also in proportion to their number.
    const length = /right|joined/.test(name) ? MANY / 10 : MANY
    const text = shape.repeat(length / shape.length)
    const since = process.cpuUsage()
    let turns = 0
    let on = true
    const turn = () => {
      turns++
      if (on) setImmediate(turn)
    }
    turn()
    const bytes = await printed(inPage(text))
    on = false
    const { user, system } = process.cpuUsage(since)
    expect(turns, 'others have their turn meanwhile').toBeGreaterThan((user + system) / 250_000)
    expect(bytes.length).toBeLessThan(12_000_000)
    const { sheets } = await readPdf(bytes)
    for (const { right, lowest } of sheets) {
      expect(right).toBeLessThan(SHEET.width - SHEET.right + 4)
      expect(lowest).toBeGreaterThan(20)
    }
  })
})

test('the same pages give the same bytes', async () => {
  const html = bundleHtml(await sampleExport({ answer: 'שלום 東京' })).html
  const [one, two] = [await printed(page('<p>Index</p>'), html), await printed(page('<p>Index</p>'), html)]
  expect(Buffer.compare(one, two)).toBe(0)
  const other = await createPdfPrinter().print([{ label: 'Index', html }], {
    ...SETTINGS,
    madeAt: new Date(0),
  })
  expect(Buffer.compare(one, other)).not.toBe(0)
})
