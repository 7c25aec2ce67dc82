import { seededRandom } from '@veracite/testing/seeded-random'
import { expect, test } from 'vitest'
import { chanceOfAlarm, decideSurveillance, designSurveillance } from './surveillance.ts'

/** From the definition: every sequence of answers with its chance. */
function byEnumeration(plan: Parameters<typeof chanceOfAlarm>[0], rate: number): number {
  let alarm = 0
  for (let word = 0; word < 2 ** plan.most; word++) {
    const answers = Array.from({ length: plan.most }, (_, at) => ((word >> at) & 1) === 1)
    const hits = answers.filter(Boolean).length
    let sum = 0
    const isAlarm = answers.some((says) => {
      sum = says ? sum + plan.gain : Math.max(0, sum - 1)
      return sum >= plan.alarmAt
    })
    expect(decideSurveillance(plan, answers).isBack).toBe(isAlarm)
    if (isAlarm) alarm += rate ** hits * (1 - rate) ** (plan.most - hits)
  }
  return alarm
}

test('the chance of an alarm is that of all sequences that raise one', () => {
  for (const plan of [
    { atMost: 0.3, tolerated: 0.06, falseBack: 0.05, most: 12, gain: 5, alarmAt: 9 },
    { atMost: 0.5, tolerated: 0.2, falseBack: 0.05, most: 10, gain: 2, alarmAt: 4 },
  ])
    for (const rate of [0.01, 0.06, 0.3, 0.8])
      expect(chanceOfAlarm(plan, rate)).toBeCloseTo(byEnumeration(plan, rate), 12)
})

test.each([0.05, 0.1, 0.2])('false alarms at most 5 %% over the whole period, at %f', (atMost) => {
  for (const most of [26, 156, 260]) {
    const plan = designSurveillance({ atMost, tolerated: atMost / 5, falseBack: 0.05, most })
    expect(chanceOfAlarm(plan, plan.tolerated)).toBeLessThanOrEqual(0.05)
    // The next lower alarm would be too many: nothing is given away.
    expect(chanceOfAlarm({ ...plan, alarmAt: plan.alarmAt - 1 }, plan.tolerated)).toBeGreaterThan(0.05)
  }
})

test('what comes back late is noticed as soon as what comes back at once', () => {
  const plan = designSurveillance({ atMost: 0.1, tolerated: 0.02, falseBack: 0.05, most: 260 })
  const random = seededRandom('back')
  const delay = (after: number) => {
    let sum = 0
    for (let round = 0; round < 500; round++) {
      const { isBack, asked } = decideSurveillance(
        plan,
        Array.from({ length: plan.most }, (_, at) => at >= after && random() < 0.5),
      )
      sum += isBack ? asked - after : plan.most
    }
    return sum / 500
  }
  expect(delay(0)).toBeLessThan(10)
  expect(delay(200)).toBeLessThan(10)
})
