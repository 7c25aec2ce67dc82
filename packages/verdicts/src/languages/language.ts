import { fold } from '../text/fold.ts'
import { Phrases } from '../text/phrases.ts'
import { type Elisions, tokensOf } from '../text/tokens.ts'
import { EMPTY_LANGUAGE, type Flags, type LanguageData, WORD_SETS, type WordSet } from './language-data.ts'

/** A language made ready for reading. Every set of words is folded (see `fold`). */
export interface Language extends Flags, Record<WordSet, ReadonlySet<string>> {
  code: string
  name: string
  /** Finds every cue of the file by its name, and `pronoun` for what stands for the subject before. */
  cues: Phrases<string>
  /** Whether a folded word is a cue by itself. */
  isCueWord(word: string): boolean
  /** The phrases of a cue as the file lists them. */
  phrasesOf(cue: string): readonly string[]
  numbers: ReadonlyMap<string, number>
  months: readonly string[]
  /** A word so general that a sentence made of such words says nothing about any company in particular. */
  isGeneric(word: string): boolean
}

/** `founded~` lists phrases that mean `founded` often, but not always: what they lead to accuses nobody. */
const LOOSE = '~'

/** `elisions` are those of all languages: a text is cut into words before its language is known. */
export function prepareLanguage(data: LanguageData, elisions: Elisions): Language {
  const { code, name, grammar, months } = data
  const { capitalisesNouns, namesTakeArticles } = grammar
  const foldsOf = (list: WordSet) =>
    new Set(grammar[list].flatMap((entry) => tokensOf(entry, elisions).map((token) => token.fold)))
  const cues = new Phrases<string>(elisions, new Set(grammar.compoundHeads.map(fold)))
  for (const [cue, phrases] of Object.entries(data.cues))
    for (const phrase of phrases)
      for (const tag of cue.endsWith(LOOSE) ? [cue, cue.slice(0, -1)] : [cue]) cues.add(phrase, tag)
  for (const phrase of [...grammar.pronouns, ...definiteNouns(data)]) cues.add(phrase, 'pronoun')
  const cueWords = new Set(Object.values(data.cues).flatMap((phrases) => phrases.map(fold)))
  const sets = Object.fromEntries(WORD_SETS.map((list) => [list, foldsOf(list)]))
  return {
    ...(sets as Record<WordSet, Set<string>>),
    code,
    name,
    capitalisesNouns,
    namesTakeArticles,
    cues,
    isCueWord: (word) => cueWords.has(word),
    phrasesOf: (cue) => data.cues[cue] ?? [],
    numbers: new Map(Object.entries(data.numbers).map(([word, value]) => [fold(word), value])),
    months,
    isGeneric: genericTest(data.generic),
  }
}

/** "the company", "l'atelier", "das Museum": a definite article and a word for what brands are stand for the brand. */
function definiteNouns({ grammar, cues }: LanguageData): string[] {
  const nouns = [cues.company, cues.firm, cues.institution].flatMap((list) => list ?? [])
  return grammar.definite.flatMap((article) =>
    nouns.map((noun) => `${article}${article.endsWith("'") ? '' : ' '}${noun}`),
  )
}

function genericTest(entries: readonly string[]): (word: string) => boolean {
  const words = new Set(entries.filter((entry) => !entry.endsWith('*')).map(fold))
  const prefixes = new Set(entries.flatMap((entry) => (entry.endsWith('*') ? fold(entry.slice(0, -1)) : [])))
  const lengths = [...new Set([...prefixes].map((prefix) => prefix.length))]
  return (word) => words.has(word) || lengths.some((length) => prefixes.has(word.slice(0, length)))
}

/** Stands for the language of a text that none of ours is: no word of it means anything to the reader. */
export const NO_LANGUAGE: Language = prepareLanguage(EMPTY_LANGUAGE, new Set())
