import { comparedBrand, comparedWords, modelKeyOf, writtenTogether } from '../predicates/product-names.ts'
import { wordsOf } from '../predicates/words.ts'

/**
 * A product among a million is found by words. What is written here and what is looked for below belong together: whatever
 * `fitOfNames` calls the same, a variant or a short form has a word in common, for names of ordinary length.
 */

/** No product is found by more words: a title stuffed with words must not fill the index. */
const MOST_WORDS = 12
const LONGEST_WORD = 64
/** Marks all model words in one, the name written together, and its initials; no word begins so. */
const WHOLE = '~'
const INITIALS = '^'

/** Stands for a whole name, not for one word of it. */
export const isMarked = (word: string): boolean => word.startsWith(WHOLE) || word.startsWith(INITIALS)

/** The words by which a product is found, each once: model words, then other words that are not plain. */
export function indexWordsOf(name: string, brandNames: readonly string[]): string[] {
  const brand = comparedBrand(brandNames)
  const words = comparedWords(name, brand)
  const telling = words.filter(({ isPlain }) => !isPlain)
  const named = telling.length === 0 ? words : telling
  const first = named.toSorted((a, b) => Number(b.isCapital) - Number(a.isCapital))
  // "500 ml" is nothing but a size.
  const written = first.length === 0 ? wordsOf(name) : first.map(({ folded }) => folded)
  const singles = unique(written).slice(0, MOST_WORDS)
  const isShort = words.length > 0 && words.length <= SHORT_NAME
  return unique([
    ...singles,
    WHOLE + modelKeyOf(name, brand),
    ...(isShort ? [WHOLE + writtenTogether(name)] : []),
    ...(words.length > 1 && words.length <= MOST_INITIALS ? [initialsOf(words)] : []),
  ]).map(cut)
}

/** The words by which a stated name is looked up. */
export interface NameProbe {
  name: string
  /** A product with all its words, or more, has each of these. */
  own: string[]
  /** All its model words in one: what has this is the product. */
  whole: string
  /** A product with some of its words, or with the same ones written otherwise, has one of these. */
  others: string[]
}

export function probeOf(name: string, brandNames: readonly string[]): NameProbe {
  const brand = comparedBrand(brandNames)
  const words = comparedWords(name, brand)
  const telling = words.filter(({ isPlain }) => !isPlain)
  const capital = telling.filter(({ isCapital }) => isCapital)
  const named = capital.length > 0 ? capital : telling.length > 0 ? telling : words
  const own = unique(named.map(({ folded }) => folded)).slice(0, MOST_WORDS)
  const all = words.map(({ folded }) => folded).slice(0, MOST_WORDS)
  const others = [
    ...all,
    ...subsequences(telling.map(({ folded }) => folded)).map((key) => WHOLE + key),
    ...subsequences(all).map((key) => WHOLE + key),
    WHOLE + modelKeyOf(name, brand),
    WHOLE + writtenTogether(name),
    ...wordsOf(name).slice(0, MOST_WORDS),
    ...runsOf(all),
    ...all.flatMap(partsOf),
    ...codesIn(name),
    ...initialsIn(name),
  ]
  const whole = cut(WHOLE + modelKeyOf(name, brand))
  return { name, own: own.map(cut), whole, others: unique(others).slice(0, MOST_PROBES).map(cut) }
}

const SHORT_NAME = 4
const MOST_INITIALS = 6
const MOST_PROBES = 200
/** Up to this number of words all subsets are looked up, beyond it only adjacent words. */
const ALL_PARTS = 6

const unique = (words: readonly string[]): string[] => [...new Set(words)]
const cut = (word: string): string => word.slice(0, LONGEST_WORD)

const initialsOf = (words: readonly { folded: string }[]): string =>
  INITIALS + words.map(({ folded }) => folded[0]).join('')

/** "Trail", "Runner", "3", "TrailRunner", "Trail3" …: a known name with fewer words, in the same order. */
function subsequences(words: readonly string[]): string[] {
  if (words.length > ALL_PARTS) return runsOf(words)
  let found: string[] = ['']
  for (const word of words) found = [...found, ...found.map((before) => before + word)]
  return found.filter((key) => key !== '')
}

/** Words that stand together, written as one: up to four. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    [2, 3, 4].flatMap((length) =>
      from + length <= words.length ? [words.slice(from, from + length).join('')] : [],
    ),
  )
}

/** "wh1000" is "wh" and "1000"; "spiderman" may be "spider" and "man". */
function partsOf(word: string): string[] {
  const [, letters = '', rest = ''] = /^(\p{L}+)(\d.*)$/u.exec(word) ?? []
  const beginnings =
    word.length <= LONGEST_SPLIT ? Array.from({ length: word.length }, (_, at) => word.slice(0, at)) : []
  return [letters, rest, ...beginnings.filter(({ length }) => length >= 3)].filter((part) => part !== '')
}

const LONGEST_SPLIT = 12

/** "M50xBT2" goes on from "M50x", "PD2706U" is of the "PD series". */
function codesIn(name: string): string[] {
  const written = name.normalize('NFKC').match(/[\p{L}\p{N}-]{3,40}/gu) ?? []
  return written.slice(0, MOST_WORDS).flatMap((word) => {
    const ends = [...word.matchAll(/(?<=[\p{L}\p{N}])(?=\p{Lu}[\p{L}\p{N}])/gu)].map(({ index }) => index)
    const series = /^\p{Lu}{1,4}(?=\d)/u.exec(word)?.[0]
    return [...ends.map((end) => word.slice(0, end)), ...(series === undefined ? [] : [series])].flatMap(
      (code) => comparedWords(code, comparedBrand([])).map(({ folded }) => folded),
    )
  })
}

/** "AWS Lambda" is looked for by its initials, "Amazon Web Services" by those of its own words. */
function initialsIn(name: string): string[] {
  const written = name.match(/(?<![\p{L}\p{N}-])\p{Lu}{2,6}(?=\d{0,3}(?![\p{L}\p{N}-]))/gu) ?? []
  const words = wordsOf(name)
  const runs = words.flatMap((_, from) =>
    [2, 3, 4].flatMap((length) =>
      from + length <= words.length
        ? [
            words
              .slice(from, from + length)
              .map((word) => word[0])
              .join(''),
          ]
        : [],
    ),
  )
  return [...written.map((letters) => INITIALS + letters.toLowerCase()), ...runs]
}
