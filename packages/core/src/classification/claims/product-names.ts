import { LEGAL_FORMS } from '../compare/organisations.ts'
import { foldedWords } from '../phrases.ts'
import { countryOfDemonym, placeOfWord } from '../places/place.ts'
import type { BoundSentence } from '../subjects.ts'
import { NUMBER, type Token, WORD } from '../text/tokens.ts'
import { LOWER, UPPER } from '../text/words.ts'
import { organisationTypes } from '../words/organisation-types.ts'
import { type ClaimContext, foldedName, oncePerShelf, textsOf } from './context.ts'

/** The tokens of a name. */
export interface Run {
  from: number
  to: number
}

/** Most sentences name nothing new: they share one empty list. */
export const NO_RUNS: readonly Run[] = []

export const NOT_PRODUCTS = new Set(
  'android ios iphone ipad windows mac macos linux chrome firefox safari web desktop mobile app apps support team ceo cto cfo founder website site online review reviews customers users group company brand hq headquarters store shop blog faq api customer service help care center centre account plan plans pricing products product price prices inc the and vs or is in on for with since users kunden nutzer kundenservice kundendienst gruppe hotline forum community academy foundation europe germany spain france portugal usa uk official offizielle produkte tarife preise versicherung software'.split(
    ' ',
  ),
)

const NEVER_IN_NAMES = new Set([...NOT_PRODUCTS, ...LEGAL_FORMS, ...organisationTypes])

/** Whether a word can be part of a product's name. */
export function isNameWord(context: ClaimContext, token: Token, first: boolean): boolean {
  return token.gap && fitsInName(context, token, first)
}

/** The same for a word that may stand close to a sign, such as the asterisk of a title. */
export function fitsInName(context: ClaimContext, token: Token, first: boolean): boolean {
  if (token.kind === NUMBER) return /^\d{1,3}$/.test(token.fold) && (!first || numbersItsProducts(context))
  if (token.kind !== WORD || token.cap === LOWER) return false
  if (NEVER_IN_NAMES.has(token.fold)) return false
  if (context.vocabulary.functionWords.has(token.fold) || context.vocabulary.months.has(token.fold))
    return false
  if (placeOfWord(token.fold) !== undefined || countryOfDemonym(token.fold) !== undefined) return false
  if (context.vocabulary.code === 'de')
    return (
      context.vocabulary.rankOf(token.fold) === undefined ||
      token.cap === UPPER ||
      ENGLISH_PLAN.has(token.fold)
    )
  return true
}

/** The range is "Acme 3", "Acme 6" and so on: then "Acme 40" is a product's name as well. */
function numbersItsProducts(context: ClaimContext): boolean {
  const numbered = numberedRange(context.facts)
  if (numbered.size === 0) return false
  const { name, aliases } = context.brand
  return numbered.has(foldedName(name)) || aliases.some((alias) => numbered.has(foldedName(alias)))
}

/** What stands before the number of products that end in one. */
const numberedRange = oncePerShelf((facts) => {
  const names = new Set<string>()
  for (const text of facts.activeTexts('product')) {
    const words = foldedWords(text)
    if (/^\d+$/.test(words.at(-1) ?? '')) names.add(words.slice(0, -1).join(' '))
  }
  return names
})

/** Plan names that German takes over from English although they look like everyday words. */
const ENGLISH_PLAN = new Set(
  'plus pro premium max lite basic mini family kids business enterprise air go one ultra home studio cloud team'.split(
    ' ',
  ),
)

export function isKnownName(context: ClaimContext, sentence: BoundSentence, run: Run): boolean {
  const stated = sentence.tokens.slice(run.from, run.to).map((token) => token.fold)
  const names = [context.brand.name, ...context.brand.aliases].map(foldedWords)
  if (names.some((words) => isWithin(stated, words))) return true
  const tail = stated.slice(1).join(' ')
  for (const { words, joined } of knownNames(context.facts)) {
    if (isWithin(stated, words) || tail === joined) return true
    // A longer name says more than the brand's own: "Acme Foods Studio" is not known because "Acme Foods" is.
    const more = words.length > 1 && isWithin(words, stated)
    if (more && !names.some((name) => isWithin(words, name))) return true
  }
  return false
}

/** Every word of the one name is a word of the other. */
function isWithin(words: readonly string[], name: readonly string[]): boolean {
  for (const word of words) if (!name.includes(word)) return false
  return true
}

const knownNames = oncePerShelf((facts) =>
  KNOWN_NAMES.flatMap((predicate) => [...facts.active(predicate), ...facts.inactive(predicate)])
    .flatMap(textsOf)
    .map((text) => ({ words: foldedWords(text), joined: foldedName(text) })),
)

const KNOWN_NAMES = [
  'product',
  'discontinued',
  'price',
  'legal_name',
  'award',
  'certification',
  'parent_company',
  'founder',
  'ceo',
] as const
