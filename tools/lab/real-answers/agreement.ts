import type { Share } from '../../../packages/core/src/evaluation/score.ts'
import type { Judgement, SecondLabel } from './labels.ts'

export interface Agreement {
  same: Share
  /** Cohen's: how far two labellers agree beyond chance; null when chance alone would make them agree always. */
  kappa: number | null
}

/** How far two labellers agree. */
export function agreementOf(pairs: readonly (readonly [string, string])[]): Agreement {
  const of = pairs.length
  const part = pairs.filter(([one, other]) => one === other).length
  const words = [...new Set(pairs.flat())]
  const shareOf = (word: string, side: 0 | 1) => pairs.filter((pair) => pair[side] === word).length / of
  const byChance = words.reduce((sum, word) => sum + shareOf(word, 0) * shareOf(word, 1), 0)
  const kappa = of === 0 || byChance === 1 ? null : (part / of - byChance) / (1 - byChance)
  return { same: { part, of }, kappa }
}

/** What was labelled twice, by class and by mention. */
export function agreements(
  labels: readonly ({ id: string } & Judgement)[],
  second: readonly SecondLabel[],
): Record<'class' | 'mention', Agreement> {
  const first = new Map(labels.map((label) => [label.id, label]))
  const pairs = second.flatMap((other) => {
    const one = first.get(other.id)
    return one === undefined ? [] : [[one, other] as const]
  })
  return {
    class: agreementOf(pairs.map(([one, other]) => [one.class, other.class])),
    mention: agreementOf(pairs.map(([one, other]) => [one.mention, other.mention])),
  }
}
