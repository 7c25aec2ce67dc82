import { wordsOf } from '../predicates/words.ts'
import { LEGAL_FORMS } from './organisations.ts'
import data from './products.json' with { type: 'json' }

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

/** "Clube Varanda", "Acme Academy": a club or a school of the brand is not in its range. */
export const isBesideRange = (name: string): boolean => wordsOf(name).some((word) => BESIDE.has(word))

/** "plan", "tarif", "linha" */
const KINDS = new Set(data.kinds)
const BESIDE = new Set(data.besideRange)
