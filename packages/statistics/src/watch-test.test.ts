import { seededRandom } from '@veracite/testing/seeded-random'
import { describe, expect, test } from 'vitest'
import { designWatchTest, isBack, type WatchGoal, watchOutlook, watchVerdict } from './watch-test.ts'

const GOALS: WatchGoal[] = [
  { below: 0.1, tolerated: 0.02, error: 0.025, perLook: 6 },
  { below: 0.1, tolerated: 0.02, error: 0.05 / 22, perLook: 6 },
  { below: 0.2, tolerated: 0.04, error: 0.025, perLook: 5 },
  { below: 0.03, tolerated: 0.006, error: 0.0125, perLook: 20 },
]

describe('a watch', () => {
  test.each(GOALS)('below $below with an error of $error: exactly computed error rates are kept', (goal) => {
    const test = designWatchTest(goal)
    expect(test.most % goal.perLook).toBe(0)
    for (const factor of [1, 1.5, 3])
      expect(watchOutlook(test, goal.below * factor).fewer).toBeLessThanOrEqual(goal.error)
    for (const factor of [0.3, 1])
      expect(watchOutlook(test, goal.tolerated * factor).stillMade).toBeLessThanOrEqual(goal.error)
    expect(watchOutlook(test, goal.tolerated).fewer).toBeGreaterThanOrEqual(0.95)
    expect(watchOutlook(test, 0).fewer).toBe(1)
  })

  test('prompts that differ: one of three makes it, the mean at the limit; the error is kept', () => {
    const [goal] = GOALS as [WatchGoal]
    const random = seededRandom('one of three')
    const rounds = 2_000
    let fewer = 0
    for (let round = 0; round < rounds; round++) {
      let [seen, asked] = [0, 0]
      for (let look = 0; look < 60; look++) {
        for (let at = 0; at < goal.perLook; at++) seen += at % 3 === 0 && random() < 0.3 ? 1 : 0
        asked += goal.perLook
        const verdict = watchVerdict(goal, { seen, asked })
        if (verdict === 'fewer') fewer++
        if (verdict !== null) break
      }
    }
    expect(fewer / rounds).toBeLessThanOrEqual(goal.error)
  })

  test('nothing was asked, or too little: no verdict', () => {
    const [goal] = GOALS as [WatchGoal]
    expect(watchVerdict(goal, { seen: 0, asked: 0 })).toBeNull()
    expect(watchVerdict(goal, { seen: 0, asked: 54 })).toBeNull()
    expect(watchVerdict(goal, { seen: 0, asked: 60 })).toBe('fewer')
    expect(watchVerdict(goal, { seen: 4, asked: 6 })).toBe('still_made')
  })

  test('rates that cannot be told apart are refused', () => {
    expect(() => designWatchTest({ below: 0.1, tolerated: 0.1, error: 0.05, perLook: 6 })).toThrow(RangeError)
  })
})

describe('a return', () => {
  const period = { tolerated: 0.02, error: 0.025, looks: 26 }
  const live = (seed: string, rateAt: (look: number) => number, prompts = 3): (number | null)[] => {
    const random = seededRandom(seed)
    return Array.from({ length: 1_000 }, () => {
      const looks: { seen: number; asked: number }[] = []
      for (let look = 0; look < period.looks; look++) {
        let seen = 0
        for (let prompt = 0; prompt < prompts; prompt++) seen += random() < rateAt(look) ? 1 : 0
        looks.push({ seen, asked: prompts })
        if (isBack(period, looks)) return look
      }
      return null
    })
  }
  const share = (found: readonly (number | null)[]) =>
    found.filter((look) => look !== null).length / found.length

  test.each([0, 0.01, 0.02])('made with %f: said to be back no more often than planned', (rate) => {
    expect(share(live(`rare ${rate}`, () => rate))).toBeLessThanOrEqual(period.error)
    expect(share(live(`rare, many prompts ${rate}`, () => rate, 20))).toBeLessThanOrEqual(period.error)
  })

  test('back after ten silent weeks: noticed within three', () => {
    const found = live('relapse', (look) => (look < 10 ? 0 : 0.5))
    expect(share(found)).toBe(1)
    const weeks = found.map((look) => (look ?? 99) - 9)
    expect(weeks.reduce((sum, one) => sum + one, 0) / weeks.length).toBeLessThan(3)
  })
})
