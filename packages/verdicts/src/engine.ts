import { LANGUAGES } from './languages/all.ts'
import { checkSameCues, type Language, type LanguageData, prepareLanguage } from './languages/language.ts'
import { PREDICATES } from './predicates/all.ts'
import type { AnyPredicate } from './predicates/predicate.ts'
import { fold } from './text/fold.ts'
import { once } from './text/once.ts'
import type { StopWords } from './text/sentences.ts'
import type { Elisions } from './text/tokens.ts'

export interface Engine {
  predicates: readonly AnyPredicate[]
  languages: readonly Language[]
  /** Words of all languages that say where to cut a text, before its language is known. */
  cutting: StopWords & { elisions: Elisions }
}

export function createEngine(predicates: Engine['predicates'], languages: readonly LanguageData[]): Engine {
  checkSameCues(languages)
  const ofAll = (list: keyof Engine['cutting']) =>
    new Set(languages.flatMap(({ grammar }) => grammar[list].map(fold)))
  const cutting = {
    elisions: ofAll('elisions'),
    abbreviations: ofAll('abbreviations'),
    openers: ofAll('openers'),
    numbering: ofAll('numbering'),
    ordinalFollowers: ofAll('ordinalFollowers'),
  }
  return { predicates, languages: languages.map((data) => prepareLanguage(data, cutting.elisions)), cutting }
}

export const defaultEngine = once(() => createEngine(PREDICATES, LANGUAGES))
