import { fixedTest } from './fixed-test.ts'

/** What "no longer said" shall mean, and how often it may be wrong. */
export interface SequentialGoal {
  /** Said at least this often, it is still said. */
  atMost: number
  /** Said at most this often, it is gone: readers err now and then, and so do we. */
  tolerated: number
  /** The chance of "gone" although it is said as often as `atMost`. */
  falseGone: number
  /** The chance of "still said" although it is said no more often than `tolerated`. */
  falseStill: number
}

/** A test that ends as soon as it knows, and at the latest after `most` answers. */
export interface SequentialPlan extends SequentialGoal {
  most: number
  /** After `most` answers it is gone if at most this many said it. */
  goneUpTo: number
}

type SequentialVerdict = 'gone' | 'still_said'

/** How far a sequence of answers has come. */
interface SequentialState {
  verdict: SequentialVerdict | null
  /** Answers that were needed; later ones do not count. */
  asked: number
  seen: number
}

/**
 * Wald's sequential probability ratio test (Sequential Analysis, 1947), truncated. With the bounds ln(1/falseGone) and
 * ln(1/falseStill) the open test keeps both error rates whatever the overshoot; truncation adds to them, so the test is
 * cut at the first number of answers at which the exact rates, computed by adding up all paths, are kept.
 */
export function designSequentialTest(goal: SequentialGoal): SequentialPlan {
  checkGoal(goal)
  const fixed = fixedTest(goal)
  for (let most = fixed.asked; most <= fixed.asked * LONGEST; most++) {
    const plan = cutAt(goal, most)
    if (plan !== null) return plan
  }
  throw new RangeError('There is no such test: the two rates are too close to each other.')
}

/** Three times the fixed test is far beyond what any pair of rates has needed. */
const LONGEST = 3

/** Of all ways to decide what is undecided at the end: the one that says "gone" as often as it may. */
function cutAt(goal: SequentialGoal, most: number): SequentialPlan | null {
  const { undecided: ifSaid, gone } = walk({ ...goal, most, goneUpTo: -1 }, goal.atMost)
  let missed = gone
  let goneUpTo = -1
  for (const [seen, chance] of ifSaid.toSorted(([a], [b]) => a - b)) {
    if (missed + chance > goal.falseGone) break
    missed += chance
    goneUpTo = seen
  }
  if (missed > goal.falseGone) return null
  const plan = { ...goal, most, goneUpTo }
  return operatingCharacteristics(plan, goal.tolerated).still <= goal.falseStill ? plan : null
}

/** The answers in the order in which they were planned: which of them say it. */
export function decideSequence(plan: SequentialPlan, answers: Iterable<boolean>): SequentialState {
  let asked = 0
  let seen = 0
  for (const says of answers) {
    asked += 1
    if (says) seen += 1
    const verdict = verdictAt(plan, asked, seen)
    if (verdict !== null) return { verdict, asked, seen }
  }
  return { verdict: null, asked, seen }
}

function verdictAt(plan: SequentialPlan, asked: number, seen: number): SequentialVerdict | null {
  const { atMost, tolerated } = plan
  const ratio =
    seen * Math.log(atMost / tolerated) + (asked - seen) * Math.log((1 - atMost) / (1 - tolerated))
  if (ratio <= Math.log(plan.falseGone)) return 'gone'
  if (ratio >= -Math.log(plan.falseStill)) return 'still_said'
  if (asked < plan.most) return null
  return seen <= plan.goneUpTo ? 'gone' : 'still_said'
}

interface OperatingCharacteristics {
  gone: number
  still: number
  /** Answers needed on average. */
  expected: number
}

/** What the plan does to answers that say it with this chance each, exactly. */
export function operatingCharacteristics(plan: SequentialPlan, rate: number): OperatingCharacteristics {
  const { gone, still, expected } = walk(plan, rate)
  return { gone, still, expected }
}

/** Adds up the chances of all paths, answer by answer: the number of hits is all that a path has to remember. */
function walk(
  plan: SequentialPlan,
  rate: number,
): OperatingCharacteristics & { undecided: [seen: number, chance: number][] } {
  let paths = new Map([[0, 1]])
  const found = { gone: 0, still: 0, expected: 0 }
  const undecided: [number, number][] = []
  for (let asked = 1; asked <= plan.most; asked++) {
    const next = new Map<number, number>()
    for (const [before, chance] of paths) {
      found.expected += chance
      for (const [seen, step] of [
        [before, 1 - rate],
        [before + 1, rate],
      ] as const) {
        const reached = chance * step
        const verdict = verdictAt(plan, asked, seen)
        if (asked === plan.most && verdictAt({ ...plan, most: asked + 1 }, asked, seen) === null)
          addTo(undecided, seen, reached)
        if (verdict === 'gone') found.gone += reached
        else if (verdict === 'still_said') found.still += reached
        else next.set(seen, (next.get(seen) ?? 0) + reached)
      }
    }
    paths = next
  }
  return { ...found, undecided }
}

function addTo(list: [number, number][], seen: number, chance: number): void {
  const known = list.find(([one]) => one === seen)
  if (known) known[1] += chance
  else list.push([seen, chance])
}

function checkGoal({ atMost, tolerated, falseGone, falseStill }: SequentialGoal): void {
  const isShare = (value: number) => value > 0 && value < 1
  if (![atMost, tolerated, falseGone, falseStill].every(isShare) || tolerated >= atMost)
    throw new RangeError('Rates and errors lie between 0 and 1, and less is tolerated than excluded.')
}
