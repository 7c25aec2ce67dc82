import { LEGAL_FORMS } from '../values/names.ts'
import { otherNamesIn, ownProductsIn } from '../values/products.ts'
import { record, texts, truth } from './check.ts'
import { named, namesFact, type StatedName, statedName, statedText, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import data from './products.json' with { type: 'json' }
import { about, found } from './reads.ts'
import { wordsOf } from './words.ts'

type Products = { names: string[]; complete?: boolean }

export const product: Predicate<'product', Products, StatedName> = {
  ...about('product', {
    find: found(ownProductsIn, named),
    listed: found((line) => [...ownProductsIn(line), ...otherNamesIn(line)], named),
  }),
  check: record({ names: texts }, { complete: truth }),
  valueKey: ({ names, complete }) => `${namesFact.valueKey(names)}${complete === true ? '|complete' : ''}`,
  say: ({ names }) => names.join(', '),
  knownBy: { as: 'products', names: ({ names }) => names },
  stated: statedName,
  // A name outside the list is wrong only if the list is complete; a common noun names no product.
  compare({ name }, { names, complete }, around) {
    const isKnown = (known: string) =>
      sameProduct(name, known, around.names) || isShortFor(name, known, around.names)
    if (names.some(isKnown)) return 'same'
    if (complete !== true || !isProperName(name, around.names)) return 'unrelated'
    // "Clube Varanda", "Acme Academy": a club or a school of the brand is not in its range.
    return wordsOf(name).some((word) => BESIDE.has(word)) ? 'doubtful' : 'different'
  },
  meets: {
    // A product with a price is sold.
    price: ({ name }, price: { product: string }, { names }) =>
      sameProduct(name, price.product, names) ? 'same' : 'unrelated',
    discontinued: ({ name }, gone: string, { names }) =>
      sameProduct(name, gone, names) ? 'different' : 'unrelated',
  },
}

type StatedEnd = { product: string; sold: boolean }

const gone = (product: string): StatedEnd => ({ product, sold: false })
const sold = ({ product }: StatedEnd): StatedEnd => ({ product, sold: true })

export const discontinued: Predicate<'discontinued', string, StatedEnd> = {
  ...about('discontinued', { find: found(ownProductsIn, gone), uses: { sold } }),
  ...textFact,
  say: (value) => `${value} is discontinued`,
  knownBy: { as: 'products', names: (value) => [value] },
  stated: {
    ...statedText(gone, { say: ({ product }) => product }),
    say: ({ product, sold }) => `${product} is ${sold ? 'sold' : 'discontinued'}`,
  },
  compare({ product, sold }, value, { names }) {
    if (!sameProduct(product, value, names)) return 'unrelated'
    return sold ? 'different' : 'same'
  },
  meets: {
    product({ product, sold }, range: { names: string[] }, { names }) {
      if (!range.names.some((known) => sameProduct(product, known, names))) return 'unrelated'
      return sold ? 'same' : 'different'
    },
  },
}

/** The brand's name and words such as "plan" may be missing. */
export function sameProduct(stated: string, known: string, brandNames: readonly string[]): boolean {
  const plain = (name: string) => ownWords(name, brandNames).map((word) => word.replace(/s$/, ''))
  return plain(stated).join('') === plain(known).join('')
}

/** "the Quilotoa" is short for "Ruta Quilotoa". */
export function isShortFor(stated: string, known: string, brandNames: readonly string[]): boolean {
  const [a, b] = [ownWords(stated, brandNames), ownWords(known, brandNames)]
  return a.length < b.length && a.every((word) => b.includes(word))
}

/** A product's name without the brand's and without words for kinds of products. */
function ownWords(name: string, brandNames: readonly string[]): string[] {
  let words = wordsOf(name)
  for (const brand of brandNames.map(wordsOf)) {
    // "Hangwerks Grat": a genitive.
    const isWord = (word: string, at: number) => words[at] === word || words[at] === `${word}s`
    const at = words.findIndex((_, from) => brand.every((word, ahead) => isWord(word, from + ahead)))
    if (at >= 0 && words.length > brand.length) words = words.toSpliced(at, brand.length)
  }
  const own = words.filter((word) => !KINDS.has(word))
  return own.length === 0 ? words : own
}

/** A name that somebody gave ("Tarifa Nube", "P7"), not a noun for a kind of thing ("holiday camps"). */
export function isProperName(name: string, brandNames: readonly string[]): boolean {
  // "Acme GmbH" is the company itself.
  const own = new Set(ownWords(name, brandNames).filter((word) => !KINDS.has(word) && !LEGAL_FORMS.has(word)))
  const telling = name.split(/\s+/).filter((word) => wordsOf(word).some((part) => own.has(part)))
  return telling.some((word) => /\p{Lu}|\d/u.test(word))
}

const KINDS = new Set(data.kinds)
const BESIDE = new Set(data.besideRange)
