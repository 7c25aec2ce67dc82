import { type ClassFigures, evaluate } from '../../../packages/core/src/evaluation/classes.ts'
import { type JudgedItem, judgeItem, scoredOf } from '../../../packages/core/src/evaluation/judge-item.ts'
import { type Share, score } from '../../../packages/core/src/evaluation/score.ts'
import type { Verdict } from '../../../packages/verdicts/src/verdict/verdict.ts'
import type { RealItem } from './items.ts'

export interface JudgedReal extends RealItem {
  verdict: Verdict
  readings: JudgedItem['readings']
}

export interface RealFigures {
  accuracy: Share
  accusationsRight: Share
  /** Of the answers that hold nothing false. */
  falselyAccused: Share
  /** Of the answers that hold something false: accused; accused, or for review because of a contradiction. */
  caught: Share
  caughtOrReviewed: Share
  /** The name means the brand, and the answer was called ABSENT. */
  namedCalledAbsent: Share
  /** The name is somebody else's or a word, and the answer was taken to be about the brand. */
  namesakesTaken: Share
  /** Answers for review; of these, the ones where a person would have changed something. */
  reviewed: Share
  reviewsOfUse: Share
  perClass: ClassFigures[]
}

/** `plain` judges by the plain reader; `readings` by the recorded reply of a model where there is one. */
export function judgeReal(items: readonly RealItem[], reader: 'plain' | 'readings'): JudgedReal[] {
  return items.map((one) => {
    const reply = reader === 'plain' ? undefined : (one.reply ?? undefined)
    return { ...one, ...judgeItem(one.item, reply) }
  })
}

export function figuresOf(judged: readonly JudgedReal[]): RealFigures {
  const scored = judged.flatMap((one) => scoredOf(one.item, one) ?? [])
  const figures = score(scored)
  const reviewed = judged.filter(({ verdict }) => verdict.needsReview.length > 0)
  const named = judged.filter(({ label }) => label.mention === 'brand')
  const notNamed = judged.filter(({ label }) => label.mention !== 'brand')
  const harmless = judged.filter(({ label }) => label.class !== 'CONFABULATED')
  return {
    accuracy: figures.accuracy,
    accusationsRight: figures.accusationsRight,
    falselyAccused: shareOf(harmless, ({ verdict }) => verdict.class === 'CONFABULATED'),
    caught: figures.accused,
    caughtOrReviewed: figures.found,
    namedCalledAbsent: shareOf(named, ({ verdict }) => verdict.class === 'ABSENT'),
    namesakesTaken: shareOf(notNamed, ({ verdict }) => verdict.class !== 'ABSENT'),
    reviewed: figures.reviewed,
    reviewsOfUse: shareOf(reviewed, isOfUse),
    perClass: evaluate(scored.map(({ label, verdict }) => ({ label, class: verdict.class }))).perClass,
  }
}

/** A likely contradiction is of use where there is one; any other reason where the class is wrong. */
function isOfUse({ label, verdict }: JudgedReal): boolean {
  if (label.class === verdict.class) return false
  const asksForContradiction = verdict.needsReview.some(({ reason }) => reason === 'likely_contradiction')
  if (asksForContradiction && label.class === 'CONFABULATED') return true
  return verdict.needsReview.some(({ reason }) => reason !== 'likely_contradiction')
}

export function shareOf<T>(list: readonly T[], holds: (one: T) => boolean): Share {
  return { part: list.filter(holds).length, of: list.length }
}
