import type { FactPredicate } from '../../vocabulary.ts'

/**
 * How one language states facts about its speaker. Patterns hold macros that `compile-cues.ts` fills in:
 * {US} the brand as subject, {BRAND} its name, {YEAR} {MONTH} {NAME} {NAMES} {PLACE} {COUNT} {ORG} {THING}. They are
 * matched against single sentences, upper and lower case apart, because a capital is what tells a name from a word.
 */
export interface ProseCues {
  /** Words that stand for the brand as the subject of a sentence. */
  us: string[]
  months: string
  patterns: { [P in FactPredicate]?: string[] }
  /** "Founded: 2014": the label decides, the value is the rest of the line or the next line. */
  labels: { [P in FactPredicate]?: string[] }
  /** A job title that is the chief executive's, alone on a line under a name. */
  ceoTitles: string[]
  and: string
  /** A sentence with one of these says the opposite, or speaks of what was or may be. */
  doubts: string
  /** A price beside one of these is not the price. */
  notThePrice: string
}
