import { fold } from '../text/fold.ts'
import { Phrases } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import { type Elisions, tokensOf } from '../text/tokens.ts'
import { type Flags, type LanguageData, NO_WORDS, type WordSet } from './language-data.ts'

/** A language made ready for reading. Every set of words is folded (see `fold`). */
export interface Language extends Flags, Record<WordSet, ReadonlySet<string>> {
  code: string
  /** Finds every cue of the file by its name, and `pronoun` for what stands for the subject before. */
  cues: Phrases<string>
  /** Whether a folded word is a cue by itself. */
  isCueWord(word: string): boolean
  numbers: ReadonlyMap<string, number>
  months: readonly string[]
  /** A word so general that a sentence made of such words says nothing about any company in particular. */
  isGeneric(word: string): boolean
}

/** `founded~` lists phrases that mean `founded` often, but not always: what they lead to accuses nobody. */
const LOOSE = '~'

/** `elisions` are those of all languages: a text is cut into words before its language is known. */
export function prepareLanguage(data: LanguageData, elisions: Elisions): Language {
  const { code, grammar, months } = data
  // "d'" alone would be cut like a quotation: with a word behind it, it is what it is in a text.
  const keysOf = (list: readonly string[]) =>
    list
      .flatMap((entry) =>
        entry.endsWith("'") ? tokensOf(`${entry}x`, elisions).slice(0, 1) : tokensOf(entry, elisions),
      )
      .map(keyOf)
  const words = Object.entries(grammar).map(([key, list]) =>
    typeof list === 'boolean' ? [key, list] : [key, new Set(keysOf(list))],
  )
  const cues = new Phrases<string>(elisions, grammar.compoundHeads, data.cues.adverb)
  for (const [cue, phrases] of Object.entries(data.cues))
    for (const tag of cue.endsWith(LOOSE) ? [cue, cue.slice(0, -1)] : [cue]) cues.add(phrases, tag)
  cues.add([...grammar.pronouns, ...definiteNouns(data)], 'pronoun')
  const cueWords = new Set(Object.values(data.cues).flatMap((phrases) => phrases.map(fold)))
  const generic = new Phrases<true>(elisions)
  generic.add(data.generic, true)
  return {
    ...(Object.fromEntries(words) as Flags & Record<WordSet, Set<string>>),
    code,
    cues,
    isCueWord: (word) => cueWords.has(word),
    numbers: new Map(Object.entries(data.numbers).map(([word, value]) => [fold(word), value])),
    months,
    isGeneric: (word) => generic.at([{ fold: word }], 0).length > 0,
  }
}

/** A word as lists of grammar hold it: folded, but "à" and "a", "où" and "ou" are different words. */
export function keyOf({ fold, text }: Pick<Token, 'fold' | 'text'>): string {
  return text.length <= 2 && !fold.endsWith("'") ? text.toLowerCase() : fold
}

/** "the company", "l'atelier", "das Museum": a definite article and a word for what brands are stand for the brand. */
function definiteNouns({ grammar, cues }: LanguageData): string[] {
  const nouns = [cues.company, cues.firm, cues.institution].flatMap((list) => list ?? [])
  return grammar.definite.flatMap((article) =>
    nouns.map((noun) => `${article}${article.endsWith("'") ? '' : ' '}${noun}`),
  )
}

/** Stands for the language of a text that none of ours is: no word of it means anything to the reader. */
export const NO_LANGUAGE: Language = prepareLanguage(NO_WORDS, new Set())
