import { gzipSync } from 'node:zlib'
import type { FeedFormat } from '@veracite/ground-truth/feeds/feed-format'
import type { CatalogueItem } from '@veracite/verify/catalogue/catalogue-item'
import { describe, expect, test } from 'vitest'
import { createFieldReader, type FeedMapping } from './feed-fields.ts'
import CASES from './read-feed.cases.json' with { type: 'json' }
import { FeedReading } from './read-feed.ts'
import { toItem } from './to-item.ts'

type Line = { line: number; item?: CatalogueItem; problems: string[] }

interface Options {
  format?: FeedFormat
  mapping?: FeedMapping
  country?: string
  currency?: string
  /** Bytes per portion: whatever the portions, the result is the same. */
  portion?: number
}

async function read(source: string | Uint8Array, options: Options = {}): Promise<Line[]> {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source
  const { portion = bytes.length || 1 } = options
  async function* portions() {
    for (let at = 0; at < bytes.length; at += portion) yield bytes.subarray(at, at + portion)
  }
  const fields = createFieldReader(options.mapping ?? {})
  const reading = new FeedReading(portions(), {
    format: options.format ?? 'auto',
    wanted: fields.wanted,
    mostBytes: 100_000_000,
  })
  const lines: Line[] = []
  for await (const records of reading.records())
    for (const { line, item: raw, problem } of records) {
      if (problem) lines.push({ line, problems: [problem.reason] })
      else {
        const taken = toItem(raw, fields, {
          country: options.country ?? null,
          currency: options.currency ?? null,
        })
        const problems = taken.item ? taken.without : [taken.refused]
        lines.push({
          line,
          ...(taken.item ? { item: taken.item } : {}),
          problems: problems.map(({ field, reason }) => `${field} ${reason}`),
        })
      }
    }
  return lines
}

const only = async (source: string | Uint8Array, options?: Options): Promise<CatalogueItem> => {
  const [line] = await read(source, options)
  if (!line?.item) throw new Error(JSON.stringify(line))
  return line.item
}

const RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title><link>https://shop.example</link>
<item><g:id>A1</g:id><title><![CDATA[Ridge & Co <b>Trail</b> 3]]></title><g:price>1.299,00 EUR</g:price>
<g:sale_price>999.00 EUR</g:sale_price><g:sale_price_effective_date>2026-11-20T13:00-0800/2026-11-29T15:30-0800</g:sale_price_effective_date>
<g:gtin>4006381333931</g:gtin><g:brand>Ridge</g:brand><g:availability>in stock</g:availability><g:item_group_id>G</g:item_group_id>
<g:color>Red</g:color><g:shipping><g:country>DE</g:country><g:price>4.00 EUR</g:price></g:shipping><g:product_type>Shoes &gt; Trail</g:product_type></item>
<item><g:id>A2</g:id><title>Caf&amp;eacute; 5</title><g:price>5</g:price></item>
<item><g:id>A3</g:id><g:price>5 EUR</g:price></item>
</channel></rss>`

describe('Google Merchant', () => {
  test('RSS: prices, sale dates, group, variant, line; the price of shipping is another', async () => {
    const [first, second, third] = await read(RSS)
    expect(first?.item).toEqual({
      type: 'veracite/catalogue-item/v1',
      key: 'gtin:04006381333931',
      name: 'Ridge & Co Trail 3',
      brand: 'Ridge',
      gtin: '04006381333931',
      sku: 'A1',
      group: 'G',
      variant: { color: 'Red' },
      line: 'Shoes > Trail',
      availability: 'in_stock',
      price: { amount: '1299', currency: 'EUR' },
      salePrice: {
        amount: '999',
        currency: 'EUR',
        from: '2026-11-20T21:00:00.000Z',
        until: '2026-11-29T23:30:00.000Z',
      },
    })
    expect(second).toMatchObject({ line: 2, item: { name: 'Café 5' }, problems: ['price invalid'] })
    expect(third).toEqual({ line: 3, problems: ['name missing'] })
  })

  test('the items do not depend on how the bytes are split', async () => {
    const whole = await read(RSS)
    expect(await read(RSS, { portion: 7 })).toEqual(whole)
    expect(await read(RSS.replaceAll('\n', '\r\n'), { portion: 1 })).toEqual(whole)
  })
})

describe('encodings', () => {
  const table = 'id\ttitle\tprice\n1\tGröße 42 Schuh\t9,99 €\n'
  const utf16 = (text: string, isLittle: boolean) => {
    const bytes = Buffer.from(text, 'utf16le')
    return isLittle ? bytes : bytes.swap16()
  }
  test.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-16 LE with a mark', utf16(`\ufeff${table}`, true)],
    ['UTF-16 BE with a mark', utf16(`\ufeff${table}`, false)],
    ['UTF-16 LE without', utf16(table, true)],
    ['windows-1252', Buffer.from(table.replace('€', '\x80'), 'latin1')],
    ['gzip', gzipSync(table)],
  ])('%s', async (_, bytes) => {
    expect(await only(bytes)).toMatchObject({
      name: 'Größe 42 Schuh',
      price: { amount: '9.99', currency: 'EUR' },
    })
  })

  test('bytes that are no text spoil the name that has them', async () => {
    const good = Buffer.from(`id\ttitle\n${'1\tfine\n'.repeat(12_000)}`)
    const lines = await read(Buffer.concat([good, Buffer.from('2\tGr\xf6\xdfe\n', 'latin1')]), {
      portion: 65_536,
    })
    expect(lines.at(-1)).toEqual({ line: 12_002, problems: ['name encoding'] })
  })
})

/** A feed as the cases write it: text, a JSON document, lines of it, or JSON-LD in a page. */
type Written = { text?: string; json?: unknown; jsonl?: unknown[]; page?: unknown; options?: Options }

const sourceOf = ({ text, json, jsonl, page }: Written): string => {
  if (page !== undefined)
    return `<!doctype html><html><script type="application/ld+json">${JSON.stringify(page)}</script></html>`
  const lines = jsonl?.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
  return text ?? lines?.join('') ?? JSON.stringify(json, null, 2)
}

test.each(CASES.feeds as unknown as (Written & { name: string; lines: object[] })[])(
  '$name',
  async ({ lines, ...feed }) => expect(await read(sourceOf(feed), feed.options)).toMatchObject(lines),
)

test.each<[string, string | Uint8Array, FeedFormat, RegExp]>([
  ['XML that breaks off', RSS.slice(0, RSS.indexOf('</channel>')), 'auto', /breaks off after item/],
  ['JSON that breaks off', '[{"id":1,"title":"a"},{"id"', 'auto', /breaks off after item 1/],
  ['lines of JSON that break off', '{"id":1}\n{"id":2,"ti', 'auto', /breaks off in line 2/],
  ['a table that breaks off', 'id\ttitle\tprice\n1\ta\t1 USD\n2\tb', 'auto', /breaks off in line 3/],
  ['gzip that breaks off', gzipSync('id\ttitle\n'.repeat(9_999)).subarray(0, 60), 'auto', /gzip/],
  ['nothing', '', 'auto', /empty/],
  ['another format', 'id\ttitle\n', 'google-xml', /said to be google-xml, but it is a table/],
  ['no known column', 'a;b;c\n1;2;3\n', 'csv', /No column of the header is known: a, b, c/],
  [
    'declarations',
    '<!DOCTYPE rss [<!ENTITY a "b">]><rss><item><title>&a;</title></item></rss>',
    'auto',
    /document type/,
  ],
  ['deep elements', `<rss>${'<a>'.repeat(1_000)}`, 'auto', /nested deeper/],
  ['a comment without end', `<rss><!-- ${'x'.repeat(5_000_000)}`, 'auto', /never ends/],
  ['a bomb', gzipSync(Buffer.alloc(90_000_000, 'a')), 'auto', /compressed to less/],
])('%s is reported, and no item is accepted', async (_, source, format, message) => {
  await expect(read(source, { format, portion: 65_536 })).rejects.toThrow(message)
})

test.each(CASES.prices)('the price %s', async (text, amount, currency) => {
  const [line] = await read(JSON.stringify([{ id: '1', title: 'A', price: text }]))
  expect(line?.item?.price ?? null).toEqual(amount === null ? null : { amount, currency })
})

test.each(CASES.gtins)('the GTIN %s', async (text, gtin) => {
  const item = await only(JSON.stringify([{ id: '1', title: 'A', gtin: text }]))
  expect(item.gtin ?? null).toBe(gtin)
})
