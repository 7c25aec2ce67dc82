import { LANGUAGES } from './languages/all.ts'
import { type Language, prepareLanguage } from './languages/language.ts'
import { checkSameCues, type LanguageData } from './languages/language-data.ts'
import { PREDICATES } from './predicates/all.ts'
import type { AnyPredicate } from './predicates/predicate.ts'
import { fold } from './text/fold.ts'
import type { StopWords } from './text/sentences.ts'
import type { Elisions } from './text/tokens.ts'

/** What the rules are made of. */
export interface Engine {
  predicates: readonly AnyPredicate[]
  languages: readonly Language[]
  /** Words of all languages that say where to cut a text, before its language is known. */
  cutting: StopWords & { elisions: Elisions }
}

export function createEngine(predicates: Engine['predicates'], languages: readonly LanguageData[]): Engine {
  checkSameCues(languages)
  const all = (list: 'elisions' | 'abbreviations' | 'openers' | 'numbering' | 'ordinalFollowers') =>
    new Set(languages.flatMap(({ grammar }) => grammar[list].map(fold)))
  const elisions = all('elisions')
  return {
    predicates,
    languages: languages.map((data) => prepareLanguage(data, elisions)),
    cutting: {
      elisions,
      abbreviations: all('abbreviations'),
      openers: all('openers'),
      numbering: all('numbering'),
      ordinalFollowers: all('ordinalFollowers'),
    },
  }
}

let made: Engine | undefined

/** All predicates and languages, for the entry points. */
export function defaultEngine(): Engine {
  made ??= createEngine(PREDICATES, LANGUAGES)
  return made
}
