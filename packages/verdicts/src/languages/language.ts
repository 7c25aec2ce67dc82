import { fold } from '../text/fold.ts'
import { once } from '../text/once.ts'
import { Phrases } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import type { Elisions } from '../text/tokens.ts'
import type english from './en.json'

type English = typeof english
type Lists<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends boolean ? boolean : readonly string[]
}

/** A language file. Every list of the English file must be there; it may be empty. */
export interface LanguageData {
  code: string
  name: string
  grammar: Lists<English['grammar']>
  numbers: Readonly<Record<string, number>>
  months: readonly string[]
  /** Words around amounts: "about", "per month", "euros". */
  amounts: Lists<English['amounts']>
  /** A sentence with one of these is not read: it denies, doubts, asks, or speaks of the past. */
  unsure: readonly string[]
  /** The answer says that it knows nothing. */
  noInformation: readonly string[]
  /** Labels before a value, by predicate: "Founded", "Year of foundation". */
  labels: Readonly<Record<string, readonly string[]>>
  /** Sentences with the brand's name as subject, by predicate; see `compilePattern`. */
  subject: Readonly<Record<string, readonly string[]>>
  /** Patterns for any label: "the LABEL of NAME is @". */
  owned: readonly string[]
  /** How a company speaks of itself on its own pages: "we", "our company". */
  ownSubjects: readonly string[]
}

export type Cue = keyof English['amounts'] | 'unsure'
export type WordSet = 'and' | 'at' | 'articles' | 'functionWords'

/** A language ready for reading; its words are folded. */
export interface Language extends Record<WordSet, ReadonlySet<string>> {
  code: string
  data: LanguageData
  capitalisesNouns: boolean
  cues: Phrases<Cue>
  numbers: ReadonlyMap<string, number>
}

/** `elisions` are those of all languages: a text is cut into words before its language is known. */
export function prepareLanguage(data: LanguageData, elisions: Elisions): Language {
  const { grammar } = data
  const setOf = (list: WordSet) => new Set(grammar[list].map(fold))
  const cues = once(() => cuePhrases(data, elisions))
  return {
    code: data.code,
    data,
    capitalisesNouns: grammar.capitalisesNouns,
    and: setOf('and'),
    at: setOf('at'),
    articles: setOf('articles'),
    functionWords: setOf('functionWords'),
    get cues() {
      return cues()
    },
    numbers: new Map(Object.entries(data.numbers).map(([word, value]) => [fold(word), value])),
  }
}

function cuePhrases({ amounts, unsure }: LanguageData, elisions: Elisions): Phrases<Cue> {
  const cues = new Phrases<Cue>(elisions)
  for (const [cue, phrases] of Object.entries({ ...amounts, unsure })) cues.add(phrases, cue as Cue)
  return cues
}

/** A word as grammar lists hold it: folded, but "à" and "a", "où" and "ou" are different words. */
export const keyOf = ({ fold, text }: Pick<Token, 'fold' | 'text'>): string =>
  text.length <= 2 && !fold.endsWith("'") ? text.toLowerCase() : fold
