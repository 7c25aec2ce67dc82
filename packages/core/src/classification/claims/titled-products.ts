import type { BoundSentence, Mark } from '../subjects.ts'
import { type Token, WORD } from '../text/tokens.ts'
import { LOWER } from '../text/words.ts'
import { isGivenName } from '../words/people.ts'
import type { ClaimContext } from './context.ts'
import { fitsInName, isKnownName, NO_RUNS, type Run } from './product-names.ts'

/** "*Cinder Oath* by Acme": a title in italics, and right behind it whose it is. */
export function titledNames(context: ClaimContext, sentence: BoundSentence): readonly Run[] {
  let runs: Run[] | null = null
  for (const mark of sentence.marks) {
    const run = titleBefore(context, sentence, mark)
    if (run === null) continue
    if (runs === null) runs = [run]
    else runs.push(run)
  }
  return runs ?? NO_RUNS
}

function titleBefore(context: ClaimContext, sentence: BoundSentence, mark: Mark): Run | null {
  const { tokens } = sentence
  if (mark.owner !== 'brand' || mark.product !== null || tokens[mark.to]?.fold === "'s") return null
  const led = context.vocabulary.determiners.has(tokens[mark.from - 1]?.fold ?? '') ? 2 : 1
  const by = tokens[mark.from - led]
  if (by === undefined || !BY.has(by.fold)) return null
  const run = emphasised(context, tokens, mark.from - led)
  if (run === null || isKnownName(context, sentence, run)) return null
  const words = tokens.slice(run.from, run.to)
  const person = words.length > 1 && isGivenName((words[0] as Token).fold)
  // "*Kundendienst* von Acme": in German every noun has a capital.
  const named = words.some((word) => fitsInName(context, word, false))
  return person || !named ? null : run
}

const BY = new Set('by from von vom de del da do du'.split(' '))

/** The words in italics that end right before a token. */
function emphasised({ text }: ClaimContext, tokens: readonly Token[], to: number): Run | null {
  const last = tokens[to - 1]
  if (last === undefined || text[last.end] !== '*') return null
  for (let from = to - 1; from >= Math.max(0, to - LONGEST); from -= 1) {
    const token = tokens[from] as Token
    if (token.kind !== WORD) return null
    if (text[token.start - 1] !== '*') continue
    // Two asterisks make bold, which stresses people, places and departments as well.
    if (text[token.start - 2] === '*' || token.cap === LOWER || last.cap === LOWER) return null
    return { from, to }
  }
  return null
}

const LONGEST = 5
