import { ARTICLES, ELISIONS } from '../languages/all.ts'
import { fold } from '../text/fold.ts'
import type { Hit } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import { tokensOf } from '../text/tokens.ts'

/**
 * A sentence form from a language file. `NAME` is the brand, `LABEL` a label of the predicate, `@` the value, `…` up to
 * eight words, `(a|b)` one of several words, `?` behind something that may be missing.
 */
export type Pattern = readonly Step[]

type Step =
  | { kind: 'name' }
  | { kind: 'value' }
  | { kind: 'gap' }
  | { kind: 'words'; isOptional: boolean; choices: readonly (readonly string[])[] }

export function compilePattern(pattern: string, labels: readonly string[]): Pattern {
  return pattern.match(/\([^)]*\)\??|\S+/g)?.map((part) => stepOf(part, labels)) ?? []
}

function stepOf(part: string, labels: readonly string[]): Step {
  if (part === 'NAME') return { kind: 'name' }
  if (part === '@' || part === '(@)') return { kind: 'value' }
  if (part === '…') return { kind: 'gap' }
  const isOptional = part.length > 1 && part.endsWith('?')
  const bare = part.replace(/\?$/, '').replace(/^\((.*)\)$/, '$1')
  const words = bare === 'LABEL' ? labels : bare.split('|')
  return { kind: 'words', isOptional, choices: words.map(wordsOf).filter(({ length }) => length > 0) }
}

const wordsOf = (text: string): string[] =>
  /^['’][a-z]*$/.test(text) ? [fold(text)] : tokensOf(text, ELISIONS).map((token) => token.fold)

/** The parts of a sentence that patterns use. */
export interface Sentence {
  tokens: readonly Token[]
  /** Where the brand's name stands. */
  names: readonly Hit[]
  /** A gap before a count passes over no other number. */
  isCount: boolean
  /** Where a value that begins at a token ends; -1 when there is none. */
  valueEnd(at: number): number
}

/** The place of the value if the sentence has this form from its beginning; null otherwise. */
export function matchPattern(pattern: Pattern, sentence: Sentence, from: number): Hit | null {
  return matchFrom(pattern, 0, sentence, from, null)
}

function matchFrom(
  pattern: Pattern,
  at: number,
  sentence: Sentence,
  token: number,
  value: Hit | null,
): Hit | null {
  const step = pattern[at]
  if (step === undefined) return value
  const next = (to: number, found = value) => matchFrom(pattern, at + 1, sentence, to, found)
  if (step.kind === 'name') {
    for (const { from, to } of sentence.names) {
      const found = from === token ? (next(to) ?? next(behindRemark(sentence.tokens, to))) : null
      if (found !== null) return found
    }
    return null
  }
  if (step.kind === 'value') {
    const to = sentence.valueEnd(token)
    return to > token ? next(to, { from: token, to }) : null
  }
  if (step.kind === 'gap') {
    for (let to = token; to <= token + LONGEST_GAP; to += 1) {
      const found = next(to)
      if (found !== null) return found
      const token = sentence.tokens[to]
      if (isStop(token) || (sentence.isCount && token?.kind === 'number')) return null
    }
    return null
  }
  for (const words of step.choices) {
    const isThere = words.every((word, ahead) => sentence.tokens[token + ahead]?.fold === word)
    const found = isThere ? next(token + words.length) : null
    if (found !== null) return found
  }
  return step.isOptional ? next(token) : null
}

const LONGEST_GAP = 8

const isStop = (token: Token | undefined): boolean =>
  token === undefined || (token.kind === 'sign' && !/^[,.'&-]$/.test(token.fold))

/** "Acme (NYSE: ACM) was founded", "Acme, a maker of pumps, was founded": a remark behind the name is passed over. */
function behindRemark(tokens: readonly Token[], at: number): number {
  const isAside = tokens[at]?.fold === ',' && ARTICLES.has(tokens[at + 1]?.fold ?? '')
  const closing = tokens[at]?.fold === '(' ? ')' : isAside ? ',' : null
  if (closing === null) return at
  const end = tokens.slice(at + 1, at + LONGEST_REMARK).findIndex(({ fold }) => fold === closing)
  return end < 0 ? at : at + end + 2
}

const LONGEST_REMARK = 14
