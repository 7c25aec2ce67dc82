import type { Engine } from '../../engine.ts'
import type { Language } from '../../languages/language.ts'
import type { Token } from '../../text/token.ts'
import { tokensOf } from '../../text/tokens.ts'
import frequentWords from '../../words/frequent-words.json' with { type: 'json' }
import { isTradeWord, isWordOf } from '../../words/words.ts'
import type { Line } from './lines.ts'

/** The language whose words a text uses most. Languages without a file compete too: they must not be misread. */
export function detectLanguage(lines: readonly Line[], beside: string, engine: Engine, declared: string) {
  const tokens = lines.flatMap((line) => line.tokens.filter(({ kind }) => kind === 'word'))
  const asked = () => tokensOf(beside.slice(0, LONGEST_BESIDE), engine.cutting.elisions)
  const isShort = tokens.length < FEW_WORDS
  const own = mostUsed([...tokens, ...(isShort ? asked() : [])], engine, declared)
  if (own !== undefined || isShort) return own ?? null
  // A list of names and nouns has hardly a word by which languages differ: it is in the language of its question.
  const other = mostUsed(asked(), engine, declared) ?? null
  return other !== null && isWrittenIn(tokens, other) ? other : null
}

/** Undefined when too few of the words tell. */
function mostUsed(tokens: readonly Token[], { languages }: Engine, declared: string) {
  const words = tokens.slice(0, ENOUGH_WORDS).map(({ fold }) => fold)
  // A page may be wrong about its language; it is believed when there are few words.
  const trust = (code: string) => (code === declared && words.length < FEW_WORDS ? 1 : 0)
  const read = languages.map((one) => ({ code: one.code, hits: hitsOf(words, one) + trust(one.code) }))
  const unread = [...FREQUENT].flatMap(([code, frequent]) => {
    if (languages.some((language) => language.code === code)) return []
    return { code: null, hits: words.filter((word) => frequent.has(word)).length }
  })
  const [best] = [...unread, ...read].sort((one, other) => other.hits - one.hits)
  return best === undefined || best.hits < Math.max(0.5, words.length * LEAST_SHARE) ? undefined : best.code
}

/** Words with capitals may be names in any language. */
function isWrittenIn(tokens: readonly Token[], code: string): boolean {
  const small = tokens.slice(0, ENOUGH_WORDS).filter(({ caps, text }) => caps === 'lower' && text.length > 2)
  return small.filter(({ fold }) => isWordOf(fold, code)).length >= small.length * MOST_KNOWN
}

const MOST_KNOWN = 0.6

/** Function words and the most frequent words count 1, words of trade half: tables hold little else. */
function hitsOf(words: readonly string[], { code, functionWords }: Language): number {
  const frequent = FREQUENT.get(code)
  const worth = (word: string) => {
    if (functionWords.has(word) || frequent?.has(word) === true) return 1
    return isTradeWord(word, code) ? 0.5 : 0
  }
  return words.reduce((sum, word) => sum + worth(word), 0)
}

const ENOUGH_WORDS = 300
const LONGEST_BESIDE = 2000
/** Such a short answer may be a list of names; the question tells more about its language. */
const FEW_WORDS = 25
/** In prose a fifth to a half of the words are function words, in lists fewer. */
const LEAST_SHARE = 0.1
const FREQUENT = new Map(
  Object.entries(frequentWords).map(([code, words]) => [code, new Set(words.split(' '))]),
)
