import characters from '../text/characters.json' with { type: 'json' }
import { fold } from '../text/fold.ts'
import { once } from '../text/once.ts'
import { Phrases } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import { type Elisions, tokensOf } from '../text/tokens.ts'
import english from './en.json' with { type: 'json' }

/** A language file. `CONTRIBUTING.md` ("Add a language") explains the lists. */
export interface LanguageData {
  code: string
  name: string
  /** Lists of words and two flags: rules depend on these, never on the code of a language. */
  grammar: { readonly [Key in keyof English]: English[Key] extends boolean ? boolean : readonly string[] }
  generic: readonly string[]
  /** `*` at the end of a word stands for any ending. */
  cues: Readonly<Record<string, readonly string[]>>
  numbers: Readonly<Record<string, number>>
  months: readonly string[]
}

type English = typeof english.grammar
type Flag = 'capitalisesNouns' | 'namesTakeArticles'
type Flags = Pick<LanguageData['grammar'], Flag>
export type WordSet = Exclude<keyof English, Flag>

/** The name of a list of cues. Every language file has the same; a name that none has does not compile. */
export type Cue = keyof typeof english.cues | 'pronoun'

/** Names that stand in a data file. Throws for one that no language has. */
export function cuesNamed(names: readonly string[]): readonly Cue[] {
  const isCue = (name: string): name is Cue => name === 'pronoun' || Object.hasOwn(english.cues, name)
  const unknown = names.find((name) => !isCue(name))
  if (unknown !== undefined) throw new Error(`No language has cues of the name ${unknown}.`)
  return names.filter(isCue)
}

/** A cue that one language lacks would be a silent gap. */
export function checkSameCues(languages: readonly LanguageData[]): void {
  const names = [...new Set(languages.flatMap(({ cues }) => Object.keys(cues)))]
  for (const { code, cues } of languages) {
    const missing = names.filter((name) => cues[name] === undefined).map((name) => `cues.${name}`)
    const problem = `${missing.join(', ')} missing; each is a list of phrases and may be empty`
    if (missing.length > 0) throw new Error(`${code}.json: ${problem}`)
  }
}

/** A language ready for reading; its words are folded. */
export interface Language extends Flags, Record<WordSet, ReadonlySet<string>> {
  code: string
  /** The cues of the file by name, and `pronoun` for words that stand for the subject before. */
  cues: Phrases<string>
  numbers: ReadonlyMap<string, number>
  months: readonly string[]
  /** Such words say nothing about any company in particular. */
  isGeneric(word: string): boolean
}

/** `elisions` are those of all languages: a text is cut into words before its language is known. */
export function prepareLanguage(data: LanguageData, elisions: Elisions): Language {
  const { code, grammar, months } = data
  // "d'" alone would be cut like a quotation; with a letter after it, it is cut as in a text.
  const tokensIn = (entry: string) =>
    entry.endsWith("'") ? tokensOf(`${entry}x`, elisions).slice(0, 1) : tokensOf(entry, elisions)
  const words = Object.entries(grammar).map(([key, list]) =>
    typeof list === 'boolean' ? [key, list] : [key, new Set(list.flatMap(tokensIn).map(keyOf))],
  )
  const cues = once(() => cuePhrases(data, elisions))
  const generic = once(() => new Phrases<true>(elisions).add(data.generic, true))
  return {
    ...(Object.fromEntries(words) as Flags & Record<WordSet, Set<string>>),
    code,
    get cues() {
      return cues()
    },
    numbers: new Map(Object.entries(data.numbers).map(([word, value]) => [fold(word), value])),
    months,
    isGeneric: (word) => generic().at([{ fold: word }], 0).length > 0,
  }
}

function cuePhrases(data: LanguageData, elisions: Elisions): Phrases<string> {
  const { grammar } = data
  const cues = new Phrases<string>(elisions, grammar.compoundHeads)
  for (const [cue, phrases] of Object.entries(data.cues)) cues.add(phrases, cue)
  // "📞 +44 20 …": pictures that stand for a label in every language.
  for (const [cue, pictures] of Object.entries(characters.labels)) cues.add(pictures, cue)
  // "the company", "l'atelier", "das Museum"
  const nouns = ['company', 'firm', 'institution'].flatMap((cue) => data.cues[cue] ?? [])
  const definite = grammar.definite.flatMap((article) => nouns.map((noun) => `${article} ${noun}`))
  return cues.add([...grammar.pronouns, ...definite], 'pronoun')
}

/** A word as grammar lists hold it: folded, but "à" and "a", "où" and "ou" are different words. */
export const keyOf = ({ fold, text }: Pick<Token, 'fold' | 'text'>): string =>
  text.length <= 2 && !fold.endsWith("'") ? text.toLowerCase() : fold

const emptied = Object.entries(english.grammar).map(([key, list]) => [key, Array.isArray(list) ? [] : false])
const NO_GRAMMAR: LanguageData['grammar'] = Object.fromEntries(emptied)
const NO_WORDS = { code: '', name: '', grammar: NO_GRAMMAR, generic: [], cues: {}, numbers: {}, months: [] }

/** For texts in a language that we do not read. */
export const NO_LANGUAGE: Language = prepareLanguage(NO_WORDS, new Set())
