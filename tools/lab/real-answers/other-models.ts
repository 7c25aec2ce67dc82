import { createHash } from 'node:crypto'
import type { RealItem } from './items.ts'

/** The recorded readings as another model might give them. */
export const OTHER_MODELS: Record<string, (items: readonly RealItem[]) => RealItem[]> = {
  'short names of products': withShortNames,
  'a fifth of the statements left out': (items) => DRAWS.flatMap((draw) => withFewerStatements(items, draw)),
}

const DRAWS = [1, 2, 3, 4, 5]

/**
 * The same readings by a model that is sparing with names: "Bambino" for "Breville Bambino Plus", in statements about
 * products and as the product of a price. The quotes stay as they are.
 */
function withShortNames(items: readonly RealItem[]): RealItem[] {
  return items.map((one) => {
    if (one.reply === null) return one
    const names = [one.brand.name, ...one.brand.aliases]
    return { ...one, reply: { output: shortened(one.reply.output, names) } }
  })
}

function shortened(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => shortened(one, names))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([member, inner]) => {
    const isName = member === 'product' || (member === 'value' && NAMED.has(String(value.predicate)))
    return [member, isName && typeof inner === 'string' ? shortName(inner, names) : shortened(inner, names)]
  })
  return Object.fromEntries(entries)
}

/** Statements whose value is the name of a product. */
const NAMED = new Set(['product', 'discontinued'])

/** Without the brand, and of what is left the first word, with the figure behind it: "Flip 6", "Air". */
export function shortName(product: string, names: readonly string[]): string {
  const brand = names
    .filter((name) => product.toLowerCase().startsWith(`${name.toLowerCase()} `))
    .sort((one, other) => other.length - one.length)[0]
  const words = product.slice(brand === undefined ? 0 : brand.length + 1).split(/\s+/)
  const [first = product, second = ''] = words
  return /^\d/.test(second) ? `${first} ${second}` : first
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every run leaves out the same ones. */
function withFewerStatements(items: readonly RealItem[], draw: number): RealItem[] {
  return items.map((one) => {
    const output = one.reply?.output
    if (!isRecord(output) || !Array.isArray(output.claims)) return one
    const isKept = (_: unknown, at: number) =>
      createHash('sha256').update(`${one.label.id} ${at} ${draw}`).digest().readUInt32BE(0) % 5 !== 0
    return { ...one, reply: { output: { ...output, claims: output.claims.filter(isKept) } } }
  })
}
