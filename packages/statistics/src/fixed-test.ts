/** A test that asks a number fixed beforehand. */
interface FixedTest {
  asked: number
  /** Gone if at most this many say it. */
  goneUpTo: number
}

/** The shortest that keeps both error rates exactly, from the binomial distribution: what others are compared with. */
export function fixedTest(goal: {
  atMost: number
  tolerated: number
  falseGone: number
  falseStill: number
}): FixedTest {
  for (let asked = 1, goneUpTo = 0; asked <= MOST; asked++) {
    // The more are asked, the more may say it: the number never has to be searched from 0 again.
    while (atMostSaying(goneUpTo + 1, asked, goal.atMost) <= goal.falseGone) goneUpTo += 1
    if (
      atMostSaying(goneUpTo, asked, goal.atMost) <= goal.falseGone &&
      1 - atMostSaying(goneUpTo, asked, goal.tolerated) <= goal.falseStill
    )
      return { asked, goneUpTo }
  }
  throw new RangeError(`A fixed test would need more than ${MOST} answers.`)
}

const MOST = 20_000

/** The chance that at most `seen` of `asked` say it. */
function atMostSaying(seen: number, asked: number, rate: number): number {
  let term = (1 - rate) ** asked
  let sum = 0
  for (let k = 0; k <= seen && k <= asked; k++) {
    sum += term
    term *= ((asked - k) / (k + 1)) * (rate / (1 - rate))
  }
  return sum
}
