import { gzipSync } from 'node:zlib'
import type { FeedFormat } from '@veracite/ground-truth/feeds/feed-format'
import type { CatalogueItem } from '@veracite/verify/catalogue/catalogue-item'
import { describe, expect, test } from 'vitest'
import { createFieldReader, type FeedMapping } from './feed-fields.ts'
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

  test('Atom has the address in an attribute', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>
      <g:id>7</g:id><title>Lamp 7</title><link rel="self" href="https://x.example/self"/><link href="https://x.example/7"/></entry></feed>`
    expect(await only(atom)).toMatchObject({ key: 'sku:7', url: 'https://x.example/7' })
  })

  test('the items do not depend on how the bytes are split', async () => {
    const whole = await read(RSS)
    expect(await read(RSS, { portion: 7 })).toEqual(whole)
    expect(await read(RSS.replaceAll('\n', '\r\n'), { portion: 1 })).toEqual(whole)
  })

  test('a table with tabs: byte order mark, CRLF, empty lines, quotes, missing cells', async () => {
    const lines = await read(
      '\ufeffid\ttitle\tprice\tcolor\r\n1\tMonitor 27" X\t19.99 USD\tblack\r\n\r\n2\t"Tab\there"\t5 USD\tred\r\n3\t"Best" mattress\t7 USD\r\n',
    )
    expect(lines.map(({ line, item }) => [line, item?.name, item?.price?.amount])).toEqual([
      [2, 'Monitor 27" X', '19.99'],
      [4, 'Tab here', '5'],
      [5, '"Best" mattress', '7'],
    ])
  })

  test('a quote that is never closed spoils its line only', async () => {
    const rows = Array.from({ length: 5 }, (_, i) => `${i}\tThing ${i}\t${i + 1} USD`)
    rows[1] = '1\t"Thing 1\t2 USD'
    rows[3] = '3\t"Thing 3"\t4 USD'
    const lines = await read(`id\ttitle\tprice\n${rows.join('\n')}\n`)
    expect(lines.map(({ item }) => item?.name)).toEqual([
      'Thing 0',
      'Thing 1',
      'Thing 2',
      'Thing 3',
      'Thing 4',
    ])
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

describe('OpenAI', () => {
  test('lines of JSON, flat', async () => {
    const flat = {
      item_id: 'S-1',
      title: 'Trail Shoe X3',
      url: 'https://shop.example/s1',
      brand: 'Ridge',
      mpn: 'TX-3',
      price: '79.99 USD',
      sale_price: '59.99 USD',
      sale_price_start_date: '2026-11-01',
      sale_price_end_date: '2026-11-30',
      availability: 'pre_order',
      group_id: 'TX',
      target_countries: ['US'],
      variant_dict: { color: 'Blue', width: 'Wide' },
      popularity_score: 4.7,
    }
    const [first, broken, second] = await read(
      `${JSON.stringify(flat)}\n{"item_id":\n{"item_id":"2","title":"B 2"}\n`,
    )
    expect(first?.item).toMatchObject({
      key: 'mpn:ridge:tx-3@us',
      group: 'TX',
      country: 'US',
      demand: '4.7',
      availability: 'preorder',
      variant: { color: 'Blue', width: 'Wide' },
      salePrice: { amount: '59.99', from: '2026-11-01T00:00:00.000Z', until: '2026-11-30T23:59:59.999Z' },
    })
    expect(broken).toEqual({ line: 2, problems: ['not_json'] })
    expect(second?.line).toBe(3)
  })

  test('products with variants, prices in the smallest unit', async () => {
    const nested = {
      products: [
        {
          id: 'tee',
          title: 'Tee',
          variants: [
            {
              id: 'tee-red',
              title: 'Tee - Red',
              barcodes: [{ type: 'GTIN', value: '00012345600012' }],
              price: { amount: 1999, currency: 'USD' },
              list_price: { amount: 2499, currency: 'USD' },
              availability: { available: false, status: 'out_of_stock' },
              variant_options: [{ name: 'Color', value: 'Red' }],
            },
            { id: 'tee-yen', title: 'Tee - Yen', price: { amount: 1999, currency: 'JPY' } },
          ],
        },
      ],
    }
    const [red, yen] = await read(JSON.stringify(nested, null, 2))
    expect(red?.item).toMatchObject({
      key: 'gtin:00012345600012',
      group: 'tee',
      price: { amount: '24.99', currency: 'USD' },
      salePrice: { amount: '19.99', currency: 'USD' },
      availability: 'out_of_stock',
      variant: { color: 'Red' },
    })
    expect(yen?.item).toMatchObject({ key: 'sku:tee-yen', price: { amount: '1999', currency: 'JPY' } })
  })
})

test('JSON-LD: products, groups, lists and graphs, in files and pages', async () => {
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Lamp L2',
    sku: 'L2',
    brand: { '@type': 'Brand', name: 'Lumo' },
    offers: {
      '@type': 'Offer',
      price: 49.5,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/ListPrice',
          price: 60,
          priceCurrency: 'EUR',
        },
      ],
    },
  }
  const expected = {
    key: 'sku:L2',
    brand: 'Lumo',
    price: { amount: '60' },
    salePrice: { amount: '49.5' },
    availability: 'in_stock',
  }
  expect(await only(JSON.stringify(product))).toMatchObject(expected)
  const page = `<!doctype html><html><script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'BreadcrumbList' }, product] })}</script></html>`
  expect(await only(page, { format: 'json-ld' })).toMatchObject(expected)
  const group = {
    '@type': 'ProductGroup',
    productGroupID: 'L',
    name: 'Lamp',
    hasVariant: [{ ...product, name: 'Lamp L2 red', color: 'red' }],
  }
  expect(await only(JSON.stringify([group]))).toMatchObject({
    group: 'L',
    name: 'Lamp L2 red',
    variant: { color: 'red' },
  })
})

test('CSV with a mapping, semicolons and a country', async () => {
  const csv = 'sep=;\nArtikel;Bezeichnung;Preis\n10;"Stuhl ""Eins""; rot";1.299,00\n11;Tisch;"ab 5"\n'
  const [chair, table] = await read(csv, {
    format: 'csv',
    mapping: { sku: 'Artikel', name: 'Bezeichnung', price: 'Preis' },
    country: 'DE',
    currency: 'EUR',
  })
  expect(chair?.item).toMatchObject({
    key: 'sku:10@de',
    name: 'Stuhl "Eins"; rot',
    country: 'DE',
    price: { amount: '1299', currency: 'EUR' },
  })
  expect(table?.problems).toEqual(['price invalid'])
})

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

test.each([
  ['19.99 USD', '19.99', 'USD'],
  ['USD 19.99', '19.99', 'USD'],
  ['1.299,00 €', '1299', 'EUR'],
  ['€1.299', '1299', 'EUR'],
  ['1,299.50 GBP', '1299.5', 'GBP'],
  ['CHF 1’299.-', null, null],
  ["CHF 1'299.50", '1299.5', 'CHF'],
  ['1.250 KWD', '1.25', 'KWD'],
  ['0.125 USD', '0.125', 'USD'],
  ['1.234.567 EUR', '1234567', 'EUR'],
  ['12 345,67 zł', '12345.67', 'PLN'],
  ['-5 USD', null, null],
  ['0.00 USD', null, null],
  ['5-7 USD', null, null],
  ['call us', null, null],
  ['19.99', null, null],
  ['9'.repeat(20), null, null],
])('the price %s', async (text, amount, currency) => {
  const [line] = await read(JSON.stringify([{ id: '1', title: 'A', price: text }]))
  expect(line?.item?.price ?? null).toEqual(amount === null ? null : { amount, currency })
})

test.each([
  ['4006381333931', '04006381333931'],
  ['036000291452', '00036000291452'],
  ['96385074', '00000096385074'],
  ['978-3-16-148410-0', '09783161484100'],
  ['4006381333932', null],
  ['4.00638E+12', null],
  ['00000000', null],
  ['12345', null],
])('the GTIN %s', async (text, gtin) => {
  const item = await only(JSON.stringify([{ id: '1', title: 'A', gtin: text }]))
  expect(item.gtin ?? null).toBe(gtin)
})
