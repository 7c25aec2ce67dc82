import { LANGUAGES } from './languages/all.ts'
import { checkSameCues, type Language, type LanguageData, prepareLanguage } from './languages/language.ts'
import { PREDICATES } from './predicates/all.ts'
import type { AnyPredicate } from './predicates/predicate.ts'
import { fold } from './text/fold.ts'
import { once } from './text/once.ts'

export interface Engine {
  predicates: readonly AnyPredicate[]
  languages: readonly Language[]
  /** Words of all languages that say where to cut a text, before its language is known. */
  cutting: Record<Cutting, Set<string>>
}

const CUTTING = ['elisions', 'abbreviations', 'openers', 'numbering', 'ordinalFollowers'] as const
type Cutting = (typeof CUTTING)[number]

export function createEngine(predicates: Engine['predicates'], languages: readonly LanguageData[]): Engine {
  checkSameCues(languages)
  const ofAll = (list: Cutting) => new Set(languages.flatMap(({ grammar }) => grammar[list].map(fold)))
  const cutting = Object.fromEntries(CUTTING.map((list) => [list, ofAll(list)])) as Engine['cutting']
  return { predicates, languages: languages.map((data) => prepareLanguage(data, cutting.elisions)), cutting }
}

export const defaultEngine = once(() => createEngine(PREDICATES, LANGUAGES))
