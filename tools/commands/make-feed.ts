/**
 * A product feed of any size, always the same for the same settings, for measuring and trying out:
 *
 *   bun tools/commands/make-feed.ts --items 1000000 --format google-xml > feed.xml
 *
 * `--changed N` gives every N-th item another price.
 */

const MADE_FORMATS = ['google-xml', 'google-tsv', 'openai-jsonl', 'openai-csv', 'json-ld'] as const
type MadeFormat = (typeof MADE_FORMATS)[number]

interface MadeFeed {
  items: number
  format: MadeFormat
  /** Every so many items have another price; 0 for none. */
  changed?: number
}

const PORTION_ITEMS = 1_000
const LINES = ['Trail', 'Road', 'Alpine', 'Urban', 'Kids', 'Studio', 'Marine', 'Garden', 'Kitchen', 'Office']
const THINGS = ['shoe', 'jacket', 'lamp', 'chair', 'kettle', 'backpack', 'monitor', 'drill', 'tent', 'watch']
const COLOURS = ['black', 'white', 'red', 'blue', 'green', 'grey']
const MODELS = ['Vanta', 'Orbis', 'Kestrel', 'Lumo', 'Ferrox', 'Tarn', 'Sable', 'Quill', 'Nimbus', 'Halden']

export async function* makeFeed(feed: MadeFeed): AsyncGenerator<Uint8Array> {
  const writer = WRITERS[feed.format]
  const encoder = new TextEncoder()
  yield encoder.encode(writer.head)
  for (let from = 0; from < feed.items; from += PORTION_ITEMS) {
    let text = ''
    for (let n = from; n < Math.min(feed.items, from + PORTION_ITEMS); n += 1)
      text += writer.item(productOf(n, feed.changed ?? 0), n)
    yield encoder.encode(text)
  }
  yield encoder.encode(writer.tail)
}

interface Product {
  id: string
  title: string
  gtin: string | null
  price: string
  sale: string | null
  line: string
  group: string
  colour: string
  size: string
  stock: string
}

function productOf(n: number, changed: number): Product {
  const cents = 500 + ((n * 7919) % 250_000) + (changed > 0 && n % changed === 0 ? 100 : 0)
  const model = `${pick(MODELS, n * 31)} ${pick(LINES, n)[0]}${100 + (n % 900)}-${(n >> 4).toString(36).toUpperCase()}`
  return {
    id: `SKU-${n}`,
    title: `Halden ${model} ${pick(THINGS, n >> 3)}, ${pick(COLOURS, n)}`,
    // Two of three have a number.
    gtin: n % 3 === 0 ? null : gtinOf(n),
    price: `${(cents / 100).toFixed(2)} EUR`,
    sale: n % 10 === 0 ? `${(cents / 125).toFixed(2)} EUR` : null,
    line: `${pick(LINES, n)} > ${pick(THINGS, n >> 3)}`,
    group: `G-${n >> 2}`,
    colour: pick(COLOURS, n),
    size: String(36 + (n % 12)),
    stock: n % 7 === 0 ? 'out of stock' : 'in stock',
  }
}

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? ''

function gtinOf(n: number): string {
  const body = String(400_000_000_000 + n)
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

const COLUMNS = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'availability',
  'brand',
  'gtin',
  'item_group_id',
  'color',
  'size',
  'product_type',
  'condition',
] as const

function cellsOf(product: Product): string[] {
  const { id, title, price, sale, stock, gtin, group, colour, size, line } = product
  return [
    id,
    title,
    `${title}: made for those who need one, and for those who have one already.`,
    `https://shop.example/p/${id}`,
    `https://shop.example/i/${id}.jpg`,
    price,
    sale ?? '',
    sale === null ? '' : '2026-11-20T00:00+0100/2026-11-30T23:59+0100',
    stock,
    'Halden',
    gtin ?? '',
    group,
    colour,
    size,
    line,
    'new',
  ]
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const objectOf = (product: Product): Record<string, string> =>
  Object.fromEntries(cellsOf(product).flatMap((cell, at) => (cell === '' ? [] : [[COLUMNS[at] ?? '', cell]])))

const WRITERS: Record<
  MadeFormat,
  { head: string; item: (product: Product, n: number) => string; tail: string }
> = {
  'google-tsv': {
    head: `${COLUMNS.join('\t')}\n`,
    item: (product) => `${cellsOf(product).join('\t')}\n`,
    tail: '',
  },
  'openai-csv': {
    head: `${COLUMNS.join(',')}\n`,
    item: (product) => `${cellsOf(product).map(quoted).join(',')}\n`,
    tail: '',
  },
  'openai-jsonl': { head: '', item: (product) => `${JSON.stringify(objectOf(product))}\n`, tail: '' },
  'google-xml': {
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Halden</title>\n',
    item: (product) =>
      `<item>${Object.entries(objectOf(product))
        .map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>`)
        .join('')}</item>\n`,
    tail: '</channel></rss>\n',
  },
  'json-ld': {
    head: '[',
    item: (product, n) =>
      `${n === 0 ? '' : ',\n'}${JSON.stringify({
        '@type': 'Product',
        name: product.title,
        sku: product.id,
        ...(product.gtin === null ? {} : { gtin13: product.gtin }),
        brand: { '@type': 'Brand', name: 'Halden' },
        category: product.line,
        offers: { '@type': 'Offer', price: product.price.split(' ')[0], priceCurrency: 'EUR' },
      })}`,
    tail: ']\n',
  },
}

if (import.meta.main) {
  const option = (name: string): string | undefined => {
    const at = process.argv.indexOf(`--${name}`)
    return at < 0 ? undefined : process.argv[at + 1]
  }
  const format = MADE_FORMATS.find((each) => each === (option('format') ?? 'google-tsv'))
  const items = Number(option('items') ?? 1_000)
  if (format === undefined || !Number.isSafeInteger(items) || items < 0) {
    process.stderr.write(`--items N --format ${MADE_FORMATS.join('|')} [--changed N]\n`)
    process.exit(2)
  }
  for await (const bytes of makeFeed({ items, format, changed: Number(option('changed') ?? 0) }))
    if (!process.stdout.write(bytes)) await new Promise((resolve) => process.stdout.once('drain', resolve))
}
