import { logEvidence } from './confidence-sequence.ts'
import type { Counted } from './interval.ts'

/** Asking until a confidence sequence lies below one rate or above another. */
export interface WatchGoal {
  /** Made in fewer answers than this share: what the watch is to show. */
  below: number
  /** Made in more answers than this share, it is still made: readers of answers err now and then. */
  tolerated: number
  /** The chance that the sequence ever misses the true rate: both verdicts together. */
  error: number
  /** Answers between two looks at the count. */
  perLook: number
}

export interface WatchTest extends WatchGoal {
  /** No answer is asked for after this many, whatever is known then. */
  most: number
}

type WatchVerdict = 'fewer' | 'still_made'

/** The verdict that the whole sequence so far allows; call it at ends of looks only (see `logEvidence`). */
export function watchVerdict(
  { below, tolerated, error }: Omit<WatchGoal, 'perLook'>,
  counted: Counted,
): WatchVerdict | null {
  const { seen, asked } = counted
  if (asked === 0) return null
  const needed = -Math.log(error)
  if (seen / asked < below && logEvidence(counted, below) >= needed) return 'fewer'
  if (seen / asked > tolerated && logEvidence(counted, tolerated) >= needed) return 'still_made'
  return null
}

/** Long enough that a statement made as rarely as is tolerated is found to be so in 95 of 100 watches. */
export function designWatchTest(goal: WatchGoal): WatchTest {
  checkGoal(goal)
  for (const { asked, fewer } of walk(goal, goal.tolerated, MOST_ANSWERS))
    if (fewer >= POWER) return { ...goal, most: asked }
  throw new RangeError('There is no such watch: the two rates are too close to each other.')
}

const POWER = 0.95
const MOST_ANSWERS = 20_000

export interface WatchOutlook {
  fewer: number
  stillMade: number
  /** Answers needed on average. */
  expected: number
}

/** What a watch does to answers that make the statement with this chance each, exactly. */
export function watchOutlook(test: WatchTest, rate: number): WatchOutlook {
  let last: WatchOutlook = { fewer: 0, stillMade: 0, expected: 0 }
  for (const step of walk(test, rate, test.most)) last = step
  const { fewer, stillMade, expected } = last
  return { fewer, stillMade, expected }
}

/** Adds up the chances of all paths, look by look: the count is all that a path has to remember. */
function* walk(
  goal: WatchGoal,
  rate: number,
  most: number,
): Generator<WatchOutlook & { asked: number }, void> {
  const step = binomial(goal.perLook, rate)
  let paths = Float64Array.of(1)
  let [fewer, stillMade, expected] = [0, 0, 0]
  for (let asked = goal.perLook; asked <= most; asked += goal.perLook) {
    const next = new Float64Array(asked + 1)
    for (const [before, chance] of paths.entries()) {
      if (chance === 0) continue
      expected += chance * goal.perLook
      for (const [hits, share] of step.entries())
        next[before + hits] = (next[before + hits] ?? 0) + chance * share
    }
    for (const [seen, chance] of next.entries()) {
      if (chance === 0) continue
      const verdict = watchVerdict(goal, { seen, asked })
      if (verdict === null) continue
      if (verdict === 'fewer') fewer += chance
      else stillMade += chance
      next[seen] = 0
    }
    yield { asked, fewer, stillMade, expected }
    paths = next
  }
}

function binomial(trials: number, rate: number): Float64Array {
  let chances = Float64Array.of(1)
  for (let trial = 1; trial <= trials; trial++) {
    const next = new Float64Array(trial + 1)
    for (const [hits, chance] of chances.entries()) {
      next[hits] = (next[hits] ?? 0) + chance * (1 - rate)
      next[hits + 1] = chance * rate
    }
    chances = next
  }
  return chances
}

function checkGoal({ below, tolerated, error, perLook }: WatchGoal): void {
  const isShare = (value: number) => value > 0 && value < 1
  if (![below, tolerated, error].every(isShare) || tolerated >= below || perLook < 1)
    throw new RangeError(
      'Rates and errors lie between 0 and 1, and less is tolerated than is to be excluded.',
    )
}

/** Whether a statement is made again over a period that is watched look by look. */
export interface ReturnTest {
  tolerated: number
  /** The chance of ever saying "back" in the whole period although it is made no more often than is tolerated. */
  error: number
  /** Looks in the whole period. */
  looks: number
}

/**
 * It may come back at any look, and answers from before must not delay the alarm: the evidence is the mean, over all looks
 * of the period, of that of a sequence that begins there. A mean of such sequences keeps the error as each of them does.
 */
export function isBack({ tolerated, error, looks }: ReturnTest, counted: readonly Counted[]): boolean {
  let evidence = 0
  let [seen, asked] = [0, 0]
  for (const look of counted.slice(0, looks).toReversed()) {
    seen += look.seen
    asked += look.asked
    if (seen > tolerated * asked) evidence += Math.exp(logEvidence({ seen, asked }, tolerated)) / looks
  }
  return evidence >= 1 / error
}
