import { leadsTo } from '@veracite/evidence/records/leading-question'
import { rateWords } from '@veracite/evidence/records/rate-words'
import { exactRate } from '@veracite/statistics/exact-rate'
import { type Counted, sumOf } from '@veracite/statistics/interval'
import { LEADING_CHECK_VERSION } from '@veracite/verdicts/questions/leading'
import type { Say } from '@veracite/words/say-in'
import type { Finding, FindingScanByPrompt } from './finding-store.ts'

/**
 * The answers of these scans to the questions that ever led to the statement, apart by whether the question presupposes it.
 * `names`: those of the brand.
 */
export function byQuestion(
  statement: Pick<Finding, 'stated' | 'truth' | 'about'>,
  scans: readonly Pick<FindingScanByPrompt, 'prompts'>[],
  names: readonly string[],
  say: Say,
) {
  const reason = leadsTo(statement, names)
  const groups = Map.groupBy(
    scans.flatMap(({ prompts }) => prompts),
    ({ text }) => (reason(text) === null ? 'neutral' : 'leading'),
  )
  const of = (kind: 'neutral' | 'leading') => countsOf(groups.get(kind) ?? [], say)
  const [neutral, leading] = [of('neutral'), of('leading')]
  return { check: LEADING_CHECK_VERSION, neutral, leading, words: wordsOf(neutral, leading, say) }
}

function countsOf(prompts: readonly (Counted & { text: string })[], say: Say) {
  const counted = sumOf(prompts)
  const rate = exactRate(counted)
  return {
    ...{ prompts: new Set(prompts.map(({ text }) => text)).size, seen: counted.seen, asked: counted.asked },
    ...{ low: rate?.low ?? null, high: rate?.high ?? null, words: rateWords(counted, say) },
  }
}

type Counts = ReturnType<typeof countsOf>

/** `3 of 20 · 3–38 % of answers to neutral questions; 5 of 5 of answers to leading ones` */
const wordsOf = (neutral: Counts, leading: Counts, say: Say): string =>
  say('rateOf.byQuestion', {
    ...{ neutral: neutral.words, leading: leading.words },
    asked: neutral.asked === 0 ? 'no' : 'other',
    led: leading.asked === 0 ? 'no' : 'other',
  })
