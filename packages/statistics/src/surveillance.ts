/** What "back" shall mean over a period that is watched, and how often it may be wrong. */
interface SurveillanceGoal {
  atMost: number
  tolerated: number
  /** The chance of ever saying "back" in the whole period although it is said no more often than `tolerated`. */
  falseBack: number
  /** Answers in the whole period. */
  most: number
}

/** A cumulative sum of answers: one that says it adds `gain`, any other takes 1 away, never below 0. */
export interface SurveillancePlan extends SurveillanceGoal {
  gain: number
  /** Back once the sum reaches this. */
  alarmAt: number
}

/**
 * Page's cumulative sum test (Biometrika 41, 1954) for single answers, in whole steps as Reynolds and Stoumbos make it
 * (Journal of Quality Technology 31, 1999), so that the chance of a false alarm in the period can be added up exactly.
 * Answers from before it came back do not delay the alarm, which they would in a test that only sums up.
 */
export function designSurveillance(goal: SurveillanceGoal): SurveillancePlan {
  const { atMost, tolerated } = goal
  const hit = Math.log(atMost / tolerated)
  const miss = Math.log((1 - tolerated) / (1 - atMost))
  const gain = Math.max(1, Math.round(hit / miss))
  for (let alarmAt = 1; alarmAt <= gain * goal.most; alarmAt++) {
    const plan = { ...goal, gain, alarmAt }
    if (chanceOfAlarm(plan, tolerated) <= goal.falseBack) return plan
  }
  return { ...goal, gain, alarmAt: gain * goal.most + 1 }
}

/** Whether and when the answers, in the order in which they were planned, say that it is back. */
export function decideSurveillance(
  plan: SurveillancePlan,
  answers: Iterable<boolean>,
): { isBack: boolean; asked: number; seen: number } {
  let sum = 0
  let asked = 0
  let seen = 0
  for (const says of answers) {
    if (asked === plan.most) break
    asked += 1
    if (says) seen += 1
    sum = says ? sum + plan.gain : Math.max(0, sum - 1)
    if (sum >= plan.alarmAt) return { isBack: true, asked, seen }
  }
  return { isBack: false, asked, seen }
}

/** The chance of an alarm within the period if every answer says it with this chance, exactly. */
export function chanceOfAlarm(plan: SurveillancePlan, rate: number): number {
  let sums = new Float64Array(plan.alarmAt)
  sums[0] = 1
  let alarm = 0
  for (let asked = 0; asked < plan.most; asked++) {
    const next = new Float64Array(plan.alarmAt)
    for (const [sum, chance] of sums.entries()) {
      if (chance === 0) continue
      const lower = Math.max(0, sum - 1)
      next[lower] = (next[lower] ?? 0) + chance * (1 - rate)
      const higher = sum + plan.gain
      if (higher >= plan.alarmAt) alarm += chance * rate
      else next[higher] = (next[higher] ?? 0) + chance * rate
    }
    sums = next
  }
  return alarm
}
