import type { Engine } from '../../engine.ts'
import type { Language } from '../../languages/language.ts'
import { tokensOf } from '../../text/tokens.ts'
import frequentWords from '../../words/frequent-words.json' with { type: 'json' }
import type { Line } from './lines.ts'

/**
 * The language whose little words a text uses most, null when none of the engine's languages fits. Frequent words of
 * languages that the engine does not read stand against it: Italian without a file of its own is not Spanish.
 */
export function detectLanguage(
  lines: readonly Line[],
  beside: string,
  { languages, cutting }: Engine,
  declared: string | null,
): string | null {
  const tokens = lines.flatMap((line) => line.tokens.filter(({ kind }) => kind === 'word'))
  if (tokens.length < FEW_WORDS) tokens.push(...tokensOf(beside.slice(0, LONGEST_BESIDE), cutting.elisions))
  const words = tokens.slice(0, ENOUGH_WORDS).map(({ fold }) => fold)
  // A page may be wrong about its language; where there are few words to tell by, it is believed.
  const trust = (code: string) => (code === declared && words.length < FEW_WORDS ? 1 : 0)
  const read = languages.map((language) => {
    return { code: language.code, hits: hitsOf(words, language) + trust(language.code) }
  })
  const unread = [...FREQUENT]
    .filter(([code]) => !languages.some((language) => language.code === code))
    .map(([, frequent]) => ({ code: null, hits: words.filter((word) => frequent.has(word)).length }))
  const [best] = [...unread, ...read].sort((one, other) => other.hits - one.hits)
  return best === undefined || best.hits < Math.max(0.5, words.length * LEAST_SHARE) ? null : best.code
}

/** Function words and the most frequent words count whole, words that are cues count half: tables hold little else. */
function hitsOf(words: readonly string[], { code, functionWords, isCueWord }: Language): number {
  const frequent = FREQUENT.get(code)
  const worth = (word: string) =>
    functionWords.has(word) || frequent?.has(word) === true ? 1 : isCueWord(word) ? 0.5 : 0
  return words.reduce((sum, word) => sum + worth(word), 0)
}

const ENOUGH_WORDS = 300
const LONGEST_BESIDE = 2000
/** So short an answer may be a list of names; the question shows its language better. */
const FEW_WORDS = 25
/** A fifth to a half of the words of ordinary prose are function words, less in lists. */
const LEAST_SHARE = 0.1

/** The most frequent words of many languages, those that the engine does not read among them. */
const FREQUENT = new Map(
  Object.entries(frequentWords).map(([code, words]) => [code, new Set(words.split(' '))]),
)
