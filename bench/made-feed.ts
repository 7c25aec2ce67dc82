/** A product feed of any size in Google's table format, the same for the same size. */
export async function* madeFeed(items: number): AsyncGenerator<Uint8Array> {
  yield lineOf(Object.keys(productOf(0)))
  for (let n = 0; n < items; n += PORTION) {
    const portion = Array.from({ length: Math.min(PORTION, items - n) }, (_, at) => productOf(n + at))
    yield Buffer.concat(portion.map((product) => lineOf(Object.values(product))))
  }
}

const PORTION = 1_000
const LINES = ['Trail', 'Road', 'Alpine', 'Urban', 'Kids', 'Studio', 'Marine', 'Garden', 'Kitchen', 'Office']
const THINGS = ['shoe', 'jacket', 'lamp', 'chair', 'kettle', 'backpack', 'monitor', 'drill', 'tent', 'watch']
const COLOURS = ['black', 'white', 'red', 'blue', 'green', 'grey']
const MODELS = ['Vanta', 'Orbis', 'Kestrel', 'Lumo', 'Ferrox', 'Tarn', 'Sable', 'Quill', 'Nimbus', 'Halden']

const lineOf = (cells: readonly string[]): Buffer => Buffer.from(`${cells.join('\t')}\n`)
const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? ''

function productOf(n: number): Record<string, string> {
  const cents = 500 + ((n * 7919) % 250_000)
  const id = `SKU-${n}`
  const model = `${pick(MODELS, n * 31)} ${pick(LINES, n)[0]}${100 + (n % 900)}-${(n >> 4).toString(36).toUpperCase()}`
  const title = `Halden ${model} ${pick(THINGS, n >> 3)}, ${pick(COLOURS, n)}`
  const isOnSale = n % 10 === 0
  return {
    id,
    title,
    description: `${title}: made for those who need one, and for those who have one already.`,
    link: `https://shop.example/p/${id}`,
    image_link: `https://shop.example/i/${id}.jpg`,
    price: `${(cents / 100).toFixed(2)} EUR`,
    sale_price: isOnSale ? `${(cents / 125).toFixed(2)} EUR` : '',
    sale_price_effective_date: isOnSale ? '2026-11-20T00:00+0100/2026-11-30T23:59+0100' : '',
    availability: n % 7 === 0 ? 'out of stock' : 'in stock',
    brand: 'Halden',
    // Two of three have a number.
    gtin: n % 3 === 0 ? '' : gtinOf(n),
    item_group_id: `G-${n >> 2}`,
    color: pick(COLOURS, n),
    size: String(36 + (n % 12)),
    product_type: `${pick(LINES, n)} > ${pick(THINGS, n >> 3)}`,
    condition: 'new',
  }
}

function gtinOf(n: number): string {
  const body = String(400_000_000_000 + n)
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
