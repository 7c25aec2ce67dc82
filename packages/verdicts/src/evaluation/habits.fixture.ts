/** A statement of a recorded reply. */
export interface Said {
  predicate: string
  quote: string
  value: unknown
  stance?: string
}

export interface Reply {
  mention: string
  substance: boolean
  claims: Said[]
}

/** What a habit may look at beside the reply. */
interface Given {
  brand: { name: string }
  text: string
}

type Habit = (reply: Reply, given: Given) => unknown

const each = (change: (said: Said, given: Given) => unknown): Habit => {
  return (reply, given) => ({ ...reply, claims: reply.claims.map((said) => change(said, given)) })
}

const values = (change: (value: unknown, said: Said, given: Given) => unknown): Habit =>
  each((said, given) => ({ ...said, value: said.value === null ? null : change(said.value, said, given) }))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** With a function for the name of a product, wherever it stands. */
const products = (rename: (name: string, brand: string) => string): Habit =>
  values((value, { predicate }, { brand }) => {
    if (predicate === 'product' && typeof value === 'string') return rename(value, brand.name)
    if (!isObject(value) || typeof value.product !== 'string') return value
    return { ...value, product: rename(value.product, brand.name) }
  })

/** Ways in which other models write the same reading down. What they say stays the same. */
export const HABITS: Record<string, Habit> = {
  'in an object of its own': (reply) => ({ reading: reply }),
  'in a list': (reply) => [reply],
  'with commas before brackets': (reply) =>
    `\`\`\`json\n${JSON.stringify(reply).replaceAll('}]', '},]').replace(/\}$/, ',}')}\n\`\`\``,
  'mention and substance in words': (reply) => ({
    ...reply,
    mention: capitalised(reply.mention),
    substance: String(reply.substance),
  }),
  'members by other names': each(({ predicate, quote, ...rest }) => ({
    type: predicate,
    evidence: quote,
    ...rest,
  })),
  'predicates in camel case': each((said) => ({ ...said, predicate: camel(said.predicate) })),
  'predicates by other names': each((said) => ({
    ...said,
    predicate:
      { founded_year: 'founding_year', parent_company: 'owner', product: 'Products' }[said.predicate] ??
      said.predicate,
  })),
  'statements by predicate': ({ claims, ...reply }) => ({
    ...reply,
    claims: Object.groupBy(claims, ({ predicate }) => predicate),
  }),
  'stances with a capital, or none': each(({ stance = 'asserted', ...said }, { text }) =>
    stance === 'asserted' && text.length % 2 === 0 ? said : { ...said, stance: capitalised(stance) },
  ),
  'values in objects': values((value) => (isObject(value) || Array.isArray(value) ? value : { value })),
  'numbers as texts': values((value) => {
    if (typeof value === 'number') return value.toLocaleString('en', { useGrouping: value > 9_999 })
    if (!isObject(value) || typeof value.amount !== 'number') return value
    return { ...value, amount: `${value.currency ?? ''} ${value.amount.toFixed(2)}`.trim() }
  }),
  'years as dates': values((value, { predicate }) =>
    predicate === 'founded_year' && /^\d{4}$/.test(String(value)) ? `${value}-01-01` : value,
  ),
  'prices as texts': values((value) => {
    if (!isObject(value) || typeof value.amount !== 'number' || value.to || value.count) return value
    const product = typeof value.product === 'string' ? `${value.product}: ` : ''
    return `${product}${value.amount} ${value.currency ?? ''}${value.period ? ` per ${value.period}` : ''}`
  }),
  'ranges as lists': values((value) =>
    isObject(value) && value.to ? { ...value, amount: [value.amount, value.to], to: undefined } : value,
  ),
  'currencies in words': values((value) =>
    isObject(value) && typeof value.currency === 'string'
      ? {
          ...value,
          currency: { USD: 'US dollars', EUR: '€', GBP: 'pounds' }[value.currency] ?? value.currency,
        }
      : value,
  ),
  'short names of products': products((name, brand) =>
    name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name,
  ),
  'names of products with the brand': products((name, brand) =>
    name.includes(brand) ? name : `${brand} ${name}`,
  ),
  'quotes with a capital': each((said) => ({ ...said, quote: capitalised(said.quote) })),
  'quotes in quotation marks': each((said) => ({ ...said, quote: `"${said.quote}."` })),
  'quotes with something left out': each((said) => ({ ...said, quote: shortened(said.quote) })),
  'quotes of whole lines': each((said, { text }) => ({ ...said, quote: lineWith(said.quote, text) })),
  'statements without a value, and of other kinds': (reply, { brand }) => ({
    ...reply,
    claims: reply.claims.flatMap((said, at) =>
      at > 1
        ? [said]
        : [
            said,
            { ...said, value: null, stance: 'asserted' },
            { ...said, predicate: 'sentiment', value: brand.name },
          ],
    ),
  }),
}

/** Without the middle third, where that leaves whole words. */
function shortened(quote: string): string {
  const words = quote.split(' ')
  if (words.length < 6 || quote.includes('\n')) return quote
  const third = Math.floor(words.length / 3)
  const [start, end] = [words.slice(0, third + 1), words.slice(-third)]
  return `${start.join(' ')} … ${end.join(' ')}`
}

function lineWith(quote: string, text: string): string {
  const at = text.indexOf(quote)
  if (at < 0) return quote
  const start = text.lastIndexOf('\n', at) + 1
  const end = text.indexOf('\n', at + quote.length)
  const line = text.slice(start, end < 0 ? text.length : end)
  return line.length > 400 ? quote : line
}
