import { exactRate } from '@veracite/statistics/exact-rate'
import { type Counted, sumOf } from '@veracite/statistics/interval'
import { sayRate } from '@veracite/statistics/words'
import { LEADING_CHECK_VERSION, leadingReason } from '@veracite/verdicts/questions/leading'
import type { Finding, FindingScanByPrompt } from './finding-store.ts'

/**
 * The answers of these scans to the questions that ever led to the statement, apart by whether the question presupposes it.
 * `names`: those of the brand.
 */
export function byQuestion(
  { stated, truth, about }: Pick<Finding, 'stated' | 'truth' | 'about'>,
  scans: readonly Pick<FindingScanByPrompt, 'prompts'>[],
  names: readonly string[],
) {
  const statement = { stated, known: [truth, about, ...names] }
  const groups = Map.groupBy(
    scans.flatMap(({ prompts }) => prompts),
    ({ text }) => (leadingReason(text, statement) === null ? 'neutral' : 'leading'),
  )
  const [neutral, leading] = [countsOf(groups.get('neutral') ?? []), countsOf(groups.get('leading') ?? [])]
  return { check: LEADING_CHECK_VERSION, neutral, leading, words: wordsOf(neutral, leading) }
}

function countsOf(prompts: readonly (Counted & { text: string })[]) {
  const counted = sumOf(prompts)
  const rate = exactRate(counted)
  return {
    ...{ prompts: new Set(prompts.map(({ text }) => text)).size, seen: counted.seen, asked: counted.asked },
    ...{ low: rate?.low ?? null, high: rate?.high ?? null, words: sayRate(counted) },
  }
}

type Counts = ReturnType<typeof countsOf>

/** `3 of 20 · 3–38 % of answers to neutral questions; 5 of 5 of answers to leading ones` */
function wordsOf(neutral: Counts, leading: Counts): string {
  const told =
    neutral.asked === 0
      ? 'no answer to a neutral question'
      : `${neutral.words} of answers to neutral questions`
  return leading.asked === 0 ? told : `${told}; ${leading.words} of answers to leading ones, counted apart`
}
