import { UNTIED } from '../reading.ts'
import groups from './groups.json' with { type: 'json' }
import type { Certainty } from './verdict.ts'

/**
 * Whether a form was right often enough to accuse without a person: on real answers, sentences that people wrote and
 * invented answers together, and on real answers not less. The share of a rare form is drawn towards that of all
 * forms of its predicate.
 * `bun tools/generate/measure-groups.ts --print` measures by leaving out one set at a time.
 */
export function certaintyOf(group: string, measured: Measured = groups): Certainty {
  const own = measured[group] ?? NOTHING
  if (isWrongOnReal(own)) return 'likely'
  const alike = Object.keys(measured).filter((other) => predicateOf(other) === predicateOf(group))
  const all = alike.map((form) => pooled(measured[form] ?? NOTHING))
  const right = sumOf(all.map((one) => one.right))
  const seen = right + sumOf(all.map((one) => one.wrong))
  if (seen < FEWEST) return 'likely'
  const here = pooled(own)
  const share = (here.right + PRIOR * (right / seen)) / (here.right + here.wrong + PRIOR)
  return share >= LEAST_SHARE ? 'certain' : 'likely'
}

/** What invented answers say does not carry over where real ones say otherwise. */
const isWrongOnReal = ({ real }: Figures): boolean =>
  real.wrong > 0 && real.right / (real.right + real.wrong) < LEAST_SHARE_ON_REAL

const pooled = ({ real, invented, people }: Figures): Share => ({
  right: real.right + invented.right + (people?.right ?? 0),
  wrong: real.wrong + invented.wrong + (people?.wrong ?? 0),
})

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/**
 * A form: the rule that read the value, and how its owner was found. Where a sentence opens with the value, or frames it,
 * it is the same form; apart by the predicate of the fact that it is compared with.
 */
export function measuredAs({ group, predicate }: { group: string; predicate: string }, against = predicate) {
  const rule = group.replace(UNTIED, '').replace(/(?:Framed|Opening)(?=~|$)/, '')
  return against === predicate ? rule : `${rule}>${against}`
}

export type Share = Record<'right' | 'wrong', number>
/** `people`: in sentences that people wrote about companies, where the form was seen there. */
export type Figures = Record<'real' | 'invented', Share> & { people?: Share }
export type Measured = Readonly<Record<string, Figures>>

const predicateOf = (group: string): string => group.split(':', 1)[0] as string

const NOTHING: Figures = { real: { right: 0, wrong: 0 }, invented: { right: 0, wrong: 0 } }
const FEWEST = 40
const PRIOR = 4
/** Not 0.95: invented answers also count with text added to mislead, and at 0.95 the commonest forms fall silent. */
const LEAST_SHARE = 0.93
const LEAST_SHARE_ON_REAL = 0.9
