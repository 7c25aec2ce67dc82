import { fold } from '../text/fold.ts'
import { once } from '../text/once.ts'
import de from './dictionary/de.json' with { type: 'json' }
import en from './dictionary/en.json' with { type: 'json' }
import es from './dictionary/es.json' with { type: 'json' }
import fr from './dictionary/fr.json' with { type: 'json' }
import it from './dictionary/it.json' with { type: 'json' }
import pt from './dictionary/pt.json' with { type: 'json' }
import everyday from './everyday-words.json' with { type: 'json' }
import { type Hashes, hashesOf, isInFilter } from './filter.ts'
import givenNames from './given-names.json' with { type: 'json' }
import tradeWords from './trade-words.json' with { type: 'json' }

const setOf = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(' ')))
const everydayWords = once(() => setOf(everyday.words))
const names = once(() => setOf(givenNames.names))

type Dictionary = typeof en & { bits(): string }

const DICTIONARIES: ReadonlyMap<string | null, Dictionary> = new Map(
  Object.entries({ de, en, es, fr, it, pt }).map(([code, dictionary]) => {
    return [code, { ...dictionary, bits: once(() => atob(dictionary.filter.join(''))) }]
  }),
)

/** Whether a folded word of four to twelve letters is in a dictionary of any language. Proper names are in none. */
export function isDictionaryWord(word: string): boolean {
  if (!/^[a-z]{4,12}$/.test(word)) return false
  const hashes = hashesOf(word)
  for (const dictionary of DICTIONARIES.values()) if (isIn(dictionary, word, hashes)) return true
  return false
}

/** The same in one language: "Bose" is a word in German, and in no other. In an unknown one every language counts. */
export function isWordOf(word: string, code: string | null): boolean {
  const dictionary = DICTIONARIES.get(code)
  if (dictionary === undefined) return isDictionaryWord(word) || isEverydayWord(word)
  if (word.length > dictionary.longest) return isEverydayWord(word)
  return /^[a-z]{3,}$/.test(word) && isIn(dictionary, word, hashesOf(word))
}

const isIn = ({ longest, size, bits }: Dictionary, word: string, hashes: Hashes): boolean =>
  word.length <= longest && isInFilter(hashes, size, bits())

export const isEverydayWord = (word: string): boolean => everydayWords().has(word)

export const isGivenName = (word: string): boolean => names().has(word)

const trade = new Map(
  Object.entries(tradeWords).map(([code, lines]) => [
    code,
    once(() => setOf(lines.map((line) => fold(line)))),
  ]),
)

/** Words that texts about companies use, by language: they tell the language of a table, and a verb from a name. */
export const isTradeWord = (word: string, code: string): boolean => trade.get(code)?.().has(word) === true
