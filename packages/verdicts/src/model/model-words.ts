import { comparedWords } from '../predicates/product-names.ts'
import { wordsOf } from '../predicates/words.ts'
import type { BrandProfile } from '../reading.ts'
import data from './model-words.json' with { type: 'json' }

/**
 * The product as the quote has it: of "Solvane WH-200 Pro" no "WH-200" may be left, which is another product. Words
 * of a model stand directly behind the name, with nothing but a space or a hyphen between.
 */
export function withModelWords(product: string, quote: string): string {
  const plain = quote.replace(/[*_`\\]/g, '')
  const at = placeOf(product, plain)
  if (at < 0) return product
  const behind = plain.slice(at + product.length)
  const added = MODEL_WORDS.exec(behind)?.[0] ?? ''
  return `${product}${added}`
}

/** The last place: where a quote repeats a name, the longer form is mostly the second. */
function placeOf(product: string, quote: string): number {
  const wanted = product.toLowerCase()
  const text = quote.toLowerCase()
  if (text.length !== quote.length || wanted.length !== product.length) return -1
  const at = text.lastIndexOf(wanted)
  const isWhole = !/[\p{L}\p{N}]$/u.test(quote.slice(0, Math.max(0, at)))
  return isWhole ? at : -1
}

/** Letters and figures together ("S24", "2i"), or a word that names lines of products. */
const MIXED = String.raw`(?=[A-Z\d-]*\d)(?=\d*[A-Z])[A-Z\d]{2,12}`
const LINE = data.lines.join('|')
const MODEL_WORDS = new RegExp(String.raw`^(?:[ -](?:${MIXED}|${LINE})(?![\p{L}\p{N}]|\.\d))+`, 'u')

/** Names of the brand's products, as words without the brand. */
export type KnownProducts = readonly { name: string; words: readonly string[] }[]

/** Those that can stand in a text: there may be thousands. */
export function productsIn(text: string, { products, name, aliases }: BrandProfile): KnownProducts {
  const there = new Set(wordsOf(text))
  const brands = [name, ...aliases].map(wordsOf)
  return products
    .map((product) => ({ name: product, words: withoutBrand(wordsOf(product), brands) }))
    .filter(({ words }) => words.length > 1 && words.every((word) => there.has(word)))
    .sort((one, other) => other.words.length - one.words.length)
}

/**
 * The known product that a short name stands for: "Air" beside the quote "the Acme Air Dream". Only where the quote has the
 * short name nowhere else: of "the Air, not the Air Dream" it stays what it is.
 */
export function withKnownWords(
  product: string,
  quote: string,
  known: KnownProducts,
  brandNames: readonly string[],
): string {
  const said = withoutBrand(wordsOf(product), brandNames.map(wordsOf))
  const words = wordsOf(quote)
  const isMeant = ({ words: full }: KnownProducts[number]) => {
    const times = timesIn(words, full)
    return (
      full.length > said.length && timesIn(full, said) === 1 && times > 0 && timesIn(words, said) === times
    )
  }
  const found =
    known.find(isMeant) ?? (isPlainName(product, brandNames) ? besideOf(said, words, known) : null)
  return found?.name ?? product
}

/** "Women's", "Blender": no name of anything. */
function isPlainName(product: string, brandNames: readonly string[]): boolean {
  const words = comparedWords(product, brandNames)
  return words.length > 0 && words.every(({ isPlain }) => isPlain)
}

/** The known product that plain words stand beside: "Acme Women's Fell Boot". */
const besideOf = (said: readonly string[], words: readonly string[], known: KnownProducts) =>
  known.find(
    ({ words: full }) => timesIn(words, [...said, ...full]) + timesIn(words, [...full, ...said]) === 1,
  )

function withoutBrand(words: readonly string[], brands: readonly (readonly string[])[]): readonly string[] {
  const brand = brands.find((one) => one.length < words.length && one.every((word, at) => words[at] === word))
  return words.slice(brand?.length ?? 0)
}

/** How often the words stand among the others, one after the other. */
const timesIn = (all: readonly string[], wanted: readonly string[]): number =>
  wanted.length === 0
    ? 0
    : all.filter((_, at) => wanted.every((word, ahead) => all[at + ahead] === word)).length
