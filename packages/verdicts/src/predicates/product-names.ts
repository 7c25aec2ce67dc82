import data from './product-words.json' with { type: 'json' }
import kinds from './products.json' with { type: 'json' }
import { spelledOut } from './spelled-out.ts'
import { nameKey, wordsOf } from './words.ts'

/**
 * How a product that is named relates to a known one. `size`: the same, but only one of them says a size. `variant`: more
 * model words, another product for a price. `short`: fewer of them.
 */
export type ProductFit = 'same' | 'size' | 'variant' | 'short' | 'other'

/**
 * Model words (figures, capitals, names of a line) decide; plain words (machine, wireless, men's, black) do not. A name is
 * held against the same products for every statement about it, and against each of them for every price.
 */
export function fitOfNames(stated: string, known: string, brand: ComparedBrand): ProductFit {
  const pair = `${stated}\n${known}`
  const fit = brand.fits.get(pair) ?? findFit(stated, known, brand)
  keep(brand.fits, pair, fit)
  return fit
}

/** The brand's names, and what was worked out of product names so far. One for each verdict: names are compared again and again. */
export interface ComparedBrand {
  names: readonly string[]
  parts: Map<string, Parts>
  fits: Map<string, ProductFit>
  /** Of a product name, all names of price facts by how it fits them. */
  byFit: Map<string, NamesByFit>
}

export type NamesByFit = Map<ProductFit, string[]>

export const comparedBrand = (names: readonly string[]): ComparedBrand => ({
  names,
  parts: new Map(),
  fits: new Map(),
  byFit: new Map(),
})

function keep<Value>(known: Map<string, Value>, key: string, value: Value): void {
  if (known.size >= MOST_KEPT) known.clear()
  known.set(key, value)
}

const MOST_KEPT = 20_000

function findFit(stated: string, known: string, brand: ComparedBrand): ProductFit {
  const fit = fitAsWritten(stated, known, brand)
  if (fit !== 'other') return fit
  if (isOfSeries(stated, known) || goesOnFrom(stated, known)) return 'variant'
  // "AWS" and "Amazon Web Services": either name may be the one with initials.
  const said = spelledOut(stated, known)
  if (said !== stated) return fitAsWritten(said, known, brand)
  const meant = spelledOut(known, stated)
  return meant === known ? 'other' : fitAsWritten(stated, meant, brand)
}

function fitAsWritten(stated: string, known: string, brand: ComparedBrand): ProductFit {
  // "Spiderman" and "Spider-Man", "UberEats" and "Uber Eats".
  if (writtenTogether(stated) === writtenTogether(known)) return 'same'
  const [a, b] = [partsOf(stated, brand), partsOf(known, brand)]
  // A small word counts where the other name has it as well.
  const said = modelWords(a, wordsIn(b))
  const meant = modelWords(b, wordsIn(a))
  if (keyOf(said) === keyOf(meant)) return fitOfSizes(a.sizes, b.sizes)
  if (holdsAll(said, meant) || holdsWhole(stated, known)) return 'variant'
  // A part of a name is a name as well: not the "only" of "Only One".
  const isName = said.some(({ isCapital }) => isCapital) || !meant.some(({ isCapital }) => isCapital)
  if (isName && holdsAll(meant, said)) return 'short'
  return shareNumber(said, meant) ? 'variant' : 'other'
}

/** "Acme Watch SE 2" is a variant of the "Acme Watch", though "watch" by itself tells nothing. */
function holdsWhole(stated: string, known: string): boolean {
  const [said, meant] = [wordsOf(stated), wordsOf(known)]
  const isAt = (from: number) => meant.every((word, ahead) => said[from + ahead] === word)
  return meant.length > 1 && said.length > meant.length && said.some((_, at) => isAt(at))
}

/** "787-9" beside "787 Dreamliner": both begin with the number of a model. */
function shareNumber([said]: readonly Word[], [meant]: readonly Word[]): boolean {
  return said !== undefined && said.folded === meant?.folded && /\d{3}/.test(said.folded)
}

/** "PD2706U" is one of the "PD series". */
function isOfSeries(stated: string, known: string): boolean {
  const code = SERIES.exec(known)?.[1]
  return code !== undefined && new RegExp(`(?<![\\p{L}\\p{N}])${code}\\d`, 'u').test(stated)
}

/** "M50xBT2" beside "M50x": the code of a model, and letters for what is different. Another figure is another model. */
function goesOnFrom(stated: string, known: string): boolean {
  return (known.match(CODE) ?? []).some((code) => {
    const at = stated.indexOf(code)
    if (at < 0 || /[\p{L}\p{N}]$/u.test(stated.slice(0, at))) return false
    return /^\p{Lu}[\p{L}\p{N}]/u.test(stated.slice(at + code.length))
  })
}

/** Letters and figures in one word, three at least: "M50x", "WH-1000". */
const CODE = /(?<![\p{L}\p{N}])(?=[\p{L}-]*\p{L}[\p{L}-]*\d)[\p{L}\p{N}-]{3,}(?![\p{L}\p{N}])/gu

const SERIES = /(?<![\p{L}\p{N}])(\p{Lu}{1,4})[ -](?:[Ss]eries|[Ss]erie|[Rr]ange)(?!\p{L})/u

function fitOfSizes(stated: readonly string[], known: readonly string[]): ProductFit {
  if (stated.join() === known.join()) return 'same'
  return stated.length > 0 && known.length > 0 ? 'other' : 'size'
}

/** Both say a size, and not the same: one line, but not at one price. */
export function differInSize(stated: string, known: string, brand: ComparedBrand): boolean {
  const [said, meant] = [partsOf(stated, brand).sizes, partsOf(known, brand).sizes]
  return said.length > 0 && meant.length > 0 && said.join() !== meant.join()
}

export const isBrandName = (name: string, brand: ComparedBrand): boolean => partsOf(name, brand).isBrand

/** The words by which a product is told from others, folded. */
export const modelWordsOf = (name: string, brand: ComparedBrand): string[] =>
  modelWords(partsOf(name, brand), []).map(({ folded }) => folded)

/** The words of a name as they are compared: without the brand, sizes and standards, in the singular. */
export function comparedWords(
  name: string,
  brand: ComparedBrand,
): { folded: string; isPlain: boolean; isCapital: boolean }[] {
  return partsOf(name, brand).words.map(({ folded, isCapital }) => ({
    folded: singular(folded),
    isPlain: PLAIN.has(folded),
    isCapital,
  }))
}

/** The model words of a name in one, as "the same product" compares them. */
export const modelKeyOf = (name: string, brand: ComparedBrand): string =>
  keyOf(modelWords(partsOf(name, brand), []))

/**
 * Whether a name with more words can be a variant of this one: not of "Trail Bar" where a range has "Oat Bar" too, unless
 * it has all its words.
 */
export function canHaveVariants(
  known: string,
  range: readonly string[],
  brand: ComparedBrand,
  stated: string,
): boolean {
  if (holdsWhole(stated, known) || isOfSeries(stated, known)) return true
  const { words } = partsOf(known, brand)
  const model = modelWords({ words }, [])
  if (model.length === words.filter(({ folded }) => !KINDS.has(folded)).length) return true
  const others = range.filter((name) => name !== known).flatMap((name) => modelWordsOf(name, brand))
  return model.some(({ folded }) => !others.includes(folded))
}

/** The words of a known name that a shorter one leaves out. */
export function leftOut(short: string, known: string, brand: ComparedBrand): string[] {
  const said = modelWordsOf(short, brand)
  return modelWordsOf(known, brand).filter((word) => !said.includes(word))
}

/** How many words two names share, plain ones included. */
export function sharedWords(left: string, right: string): number {
  const words = new Set(wordsOf(right))
  return wordsOf(left).filter((word) => words.has(word)).length
}

type Word = { folded: string; isCapital: boolean }
/** `isBrand`: it is nothing but a name of the brand. */
type Parts = { words: Word[]; sizes: string[]; isBrand: boolean }

function partsOf(name: string, brand: ComparedBrand): Parts {
  const known = brand.parts.get(name) ?? cut(name, brand.names)
  keep(brand.parts, name, known)
  return known
}

function cut(name: string, brandNames: readonly string[]): Parts {
  const sizes: string[] = []
  const rest = name
    .replace(STANDARD, ' ')
    .replace(SIZE, (_, figure: string, long?: string, short?: string) => {
      const unit = (long ?? short ?? INCH).toLowerCase()
      sizes.push(`${figure.replace(',', '.')}${INCHES.has(unit) ? INCH : unit}`)
      return ' '
    })
  // "men's" is one word, but "Model S" are two.
  const written = rest
    .normalize('NFKC')
    .replace(/['’]s\b/g, '')
    .replace(SCRIPTS_MEET, ' ')
  const words = (withPlus(written).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap(wordOf)
  const bare = withoutBrand(words, brandNames)
  // "Acme+" is a name of its own, and no "Plus" of another line.
  const own = bare.length === 1 && bare[0]?.folded === PLUS.toLowerCase() ? words : bare
  const isSize = ({ folded }: Word) => SIZES.has(folded)
  const isSized = own.some((word) => !isSize(word) && !PLAIN.has(word.folded))
  const isBrand = brandNames.some((brand) => nameKey(withPlus(brand)) === nameKey(withPlus(name)))
  if (!isSized) return { words: own, sizes: sizes.sort(), isBrand }
  const said = own.filter(isSize).map(({ folded }) => folded)
  return { words: own.filter((word) => !isSize(word)), sizes: [...sizes, ...said].sort(), isBrand }
}

/** "索尼WH-1000XM5耳机": scripts without spaces stand beside Latin letters and figures, and are words of their own. */
const SCRIPTS_MEET = new RegExp(
  ['(?<=SPACELESS)(?=LATIN)', '(?<=LATIN)(?=SPACELESS)']
    .join('|')
    .replaceAll('SPACELESS', '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}]')
    .replaceAll('LATIN', '[\\p{sc=Latn}\\p{N}]'),
  'gu',
)

/** "TV+" is another product than "TV"; "S24+" and "S24 Plus" are one. Not "Box + Stand", "500+". */
const withPlus = (written: string): string =>
  written.replace(/(?<=\p{L}\p{N}{0,5})\+(?![\p{L}\p{N}])/gu, ` ${PLUS} `)

const PLUS = 'Plus'

export const writtenTogether = (name: string): string => wordsOf(withPlus(name)).join('')

/** "A320neo" is the A320 and one word more; a single letter belongs to its figure: "265S". */
const wordOf = (written: string): Word[] =>
  wordsOf(written.replace(/(?<=\d)(?=\p{L}{2})/gu, ' ')).map((folded) => ({
    folded,
    isCapital: /[\p{Lu}\p{N}]/u.test(written),
  }))

function withoutBrand(words: readonly Word[], brandNames: readonly string[]): Word[] {
  let left = [...words]
  // The longest first: "Acme Co-op" before "Acme".
  const brands = brandNames
    .map((name) => wordsOf(withPlus(name)))
    .sort((one, other) => other.length - one.length)
  for (const brand of brands) {
    // "Hangwerks Grat": a genitive.
    const isWord = (word: string, at: number) => left[at]?.folded === word || left[at]?.folded === `${word}s`
    const at = left.findIndex((_, from) => brand.every((word, ahead) => isWord(word, from + ahead)))
    if (at >= 0 && left.length > brand.length) left = left.toSpliced(at, brand.length)
  }
  return left
}

function modelWords({ words }: Pick<Parts, 'words'>, kept: readonly string[]): Word[] {
  const named = words.filter(({ folded }) => !PLAIN.has(folded))
  if (named.length === 0) {
    const ofKind = words.filter(({ folded }) => !KINDS.has(folded))
    return ofKind.length === 0 ? [...words] : ofKind
  }
  const telling = named.filter(({ isCapital, folded }) => isCapital || kept.includes(folded))
  return telling.length === 0 ? named : telling
}

const wordsIn = ({ words }: Parts): string[] => words.map(({ folded }) => folded)
const singular = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=ch|sh|x|ss)es$|s$/, '') : word
const keyOf = (words: readonly Word[]): string => words.map(({ folded }) => singular(folded)).join('')

/** All of `few` are among `many`: as words, or as a run of them written together ("WH 1000" in "WH1000"). */
function holdsAll(many: readonly Word[], few: readonly Word[]): boolean {
  const words = many.map(({ folded }) => singular(folded))
  const isIn = (word: string) => words.some((_, from) => isRun(word, words.slice(from)))
  return few.length > 0 && few.every(({ folded }) => isIn(singular(folded)))
}

function isRun(word: string, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined || !word.startsWith(first)) return false
  return word === first || isRun(word.slice(first.length), rest)
}

const listed = (table: Record<string, string>): string[] =>
  Object.values(table).flatMap((words) => words.split(' '))

const KINDS = new Set(kinds.kinds)
const PLAIN = new Set([...KINDS, ...listed(data.things), ...listed(data.traits), ...listed(data.colours)])
const SIZES = new Set(listed(data.sizes))
const INCH = '"'
const INCHES = new Set(data.inches.split(' '))
const UNITS = data.units.split(' ').sort((one, other) => other.length - one.length)
const SHORT_UNITS = data.shortUnits.split(' ')
/** "Bluetooth 5.0", "Wi-Fi 6": of what it can connect with, not of its name. */
const STANDARD = /\b(?:bluetooth|wi-?fi|usb)[\s-]*\d(?:\.\d)?\b/giu
/** "27 inch", "6-quart", "128GB", `27"`; a unit of one letter only without a space: "5l". */
const SIZE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,5}(?:[.,]\\d+)?)(?:["”″]|(?:[\\s-]?(${UNITS.join('|')})|(${SHORT_UNITS.join('|')}))(?![\\p{L}\\p{N}]))`,
  'giu',
)
