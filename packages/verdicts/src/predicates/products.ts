import { LEGAL_FORMS } from '../values/name-words.ts'
import { about } from './about.ts'
import { record, texts, truth } from './check.ts'
import { because } from './comparison.ts'
import { namesFact, type StatedName, statedName, statedText, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { type ComparedBrand, canHaveVariants, fitOfNames, modelWordsOf } from './product-names.ts'
import data from './products.json' with { type: 'json' }
import { named as keyOfText } from './statement-key.ts'
import { wordsOf } from './words.ts'

type Products = { names: string[]; complete?: boolean }

/** A complete catalogue is a fact by itself: its products are facts of their own. */
const WHOLE_CATALOGUE = 'no product of the complete catalogue'

export const product: Predicate<'product', Products, StatedName> = {
  ...about('product'),
  check: record({ names: texts }, { complete: truth }),
  valueKey: ({ names, complete }) => `${namesFact.valueKey(names)}${complete === true ? '|complete' : ''}`,
  say: ({ names, complete }) => (names.length === 0 && complete ? WHOLE_CATALOGUE : names.join(', ')),
  knownBy: { as: 'products', names: ({ names }) => names },
  productIn: ({ name }) => name,
  stated: statedName,
  // A name outside the list is wrong only if the list is complete; a common noun names no product.
  compare({ name }, { names, complete }, around) {
    const fits = names.map((known) => fitOfNames(name, known, around.brand))
    if (fits.some((fit) => fit === 'same' || fit === 'size' || fit === 'short')) return 'same'
    // "Acme Loom Pro" beside "Acme Loom": the line exists.
    const hasVariant = (known: string, at: number) =>
      fits[at] === 'variant' && canHaveVariants(known, names, around.brand, name)
    if (names.some(hasVariant)) return because('same', 'variant')
    if (complete !== true || !isProperName(name, around.brand)) return 'unrelated'
    if (isAccessory(name)) return because('unrelated', 'accessory')
    // "Clube Varanda", "Acme Academy": a club or a school of the brand is not in its range.
    const isBeside = wordsOf(name).some((word) => BESIDE.has(word))
    return isBeside ? because('doubtful', 'beside_range') : 'different'
  },
  meets: {
    // A product with a price is sold.
    price({ name }, price: { product: string }, { brand }) {
      const fit = fitOfNames(name, price.product, brand)
      if (fit === 'variant') return because('same', 'variant')
      return fit === 'same' || fit === 'size' ? 'same' : 'unrelated'
    },
    discontinued: ({ name }, gone: string, { brand }) =>
      sameProduct(name, gone, brand) ? 'different' : 'unrelated',
  },
}

type StatedEnd = { product: string; sold: boolean }

const gone = (product: string): StatedEnd => ({ product, sold: false })

export const discontinued: Predicate<'discontinued', string, StatedEnd> = {
  ...about('discontinued'),
  ...textFact,
  say: (value) => `${value} is discontinued`,
  knownBy: { as: 'products', names: (value) => [value] },
  productIn: ({ product }) => product,
  stated: {
    ...statedText(gone, { say: ({ product }) => product }),
    say: ({ product, sold }) => `${product} is ${sold ? 'sold' : 'discontinued'}`,
    key: ({ product, sold }) => ({ about: keyOfText(product), value: sold ? 'sold' : 'discontinued' }),
  },
  compare({ product, sold }, value, { brand }) {
    if (!sameProduct(product, value, brand)) return 'unrelated'
    return sold ? 'different' : 'same'
  },
  meets: {
    product({ product, sold }, range: { names: string[] }, { brand }) {
      if (!range.names.some((known) => sameProduct(product, known, brand))) return 'unrelated'
      return sold ? 'same' : 'different'
    },
  },
}

/** The brand's name and plain words such as "plan" or "machine" may be missing. */
export function sameProduct(stated: string, known: string, brand: ComparedBrand): boolean {
  const fit = fitOfNames(stated, known, brand)
  return fit === 'same' || fit === 'size'
}

/** A name that somebody gave ("Tarifa Nube", "P7"), not a noun for a kind of thing ("holiday camps"). */
export function isProperName(name: string, brand: ComparedBrand): boolean {
  // "Acme GmbH" is the company itself.
  const own = new Set(modelWordsOf(name, brand).filter((word) => !isPlain(word)))
  const telling = name.split(/\s+/).filter((word) => wordsOf(word).some((part) => own.has(part)))
  // Scripts without capitals write names in katakana.
  return telling.some((word) => /[\p{Lu}\d\p{sc=Kana}]/u.test(word))
}

/** A carrying case, a spare battery: nobody lists them among the products. */
function isAccessory(name: string): boolean {
  const isUnspacedWord = (word: string) => !/[a-z]/.test(word) && name.includes(word)
  return wordsOf(name).some((word) => ACCESSORIES.has(word)) || [...ACCESSORIES].some(isUnspacedWord)
}

const ACCESSORIES: ReadonlySet<string> = new Set(
  Object.values(data.accessories).flatMap((words) => words.split(' ').flatMap(wordsOf)),
)

const KINDS = new Set(data.kinds)
const isPlain = (word: string): boolean => KINDS.has(word) || LEGAL_FORMS.has(word)
const BESIDE = new Set(data.besideRange)
