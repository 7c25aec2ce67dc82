import { expect, test } from 'vitest'
import { shareOfMentions } from './share-of-mentions.ts'

/** Deterministic numbers in [0, 1). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Answers that dwell on one brand: its mentions come together. The true share is that of the mean mentions. */
function covered(answers: number, times: number, chance: number): number {
  const next = numbers(answers * 7 + 1)
  let inside = 0
  // Named with `chance`, then one to eight times; another brand two to four times.
  const truth = (chance * 4.5) / (chance * 4.5 + 3)
  for (let time = 0; time < times; time++) {
    const own = { mentions: 0, mentionsSquared: 0, mentionsByAll: 0 }
    const all = { mentions: 0, mentionsSquared: 0 }
    for (let one = 0; one < answers; one++) {
      const ofBrand = next() < chance ? 1 + Math.floor(next() * 8) : 0
      const ofAnyone = ofBrand + 2 + Math.floor(next() * 3)
      own.mentions += ofBrand
      own.mentionsSquared += ofBrand * ofBrand
      own.mentionsByAll += ofBrand * ofAnyone
      all.mentions += ofAnyone
      all.mentionsSquared += ofAnyone * ofAnyone
    }
    const share = shareOfMentions(answers, own, all)
    if (share !== null && share.low <= truth && truth <= share.high) inside += 1
  }
  return inside / times
}

test.each([
  [20, 0.5],
  [60, 0.3],
  [200, 0.1],
])('of %i answers the interval covers the share although mentions come together', (answers, chance) => {
  expect(covered(answers, 1_000, chance)).toBeGreaterThan(0.9)
})

test('none, all and nothing', () => {
  const none = { mentions: 0, mentionsSquared: 0, mentionsByAll: 0 }
  const all = { mentions: 40, mentionsSquared: 200, mentionsByAll: 200 }
  expect(shareOfMentions(10, none, all)).toMatchObject({ rate: 0, low: 0, high: expect.closeTo(0.26, 2) })
  expect(shareOfMentions(10, all, all)).toMatchObject({ rate: 1, high: 1 })
  expect(shareOfMentions(10, none, none)).toBeNull()
})
