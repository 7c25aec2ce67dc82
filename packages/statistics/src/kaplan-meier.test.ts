import { expect, test } from 'vitest'
import { curveOf, timeToEnd } from './kaplan-meier.ts'

/** Remission times of acute leukaemia, in weeks (Freireich and others, Blood 21, 1963), as every textbook has them. */
const SIX_MP: [number, boolean][] = [
  [6, true],
  [6, true],
  [6, true],
  [6, false],
  [7, true],
  [9, false],
  [10, true],
  [10, false],
  [11, false],
  [13, true],
  [16, true],
  [17, false],
  [19, false],
  [20, false],
  [22, true],
  [23, true],
  [25, false],
  [32, false],
  [32, false],
  [34, false],
  [35, false],
]
const PLACEBO = [1, 1, 2, 2, 3, 4, 4, 5, 5, 8, 8, 8, 8, 11, 11, 12, 12, 15, 17, 22, 23]

const durations = (pairs: readonly [number, boolean][]) => pairs.map(([days, ended]) => ({ days, ended }))

test('the published curve of 6-MP: what is open counts as long as it was open', () => {
  const published = [0.8571, 0.8067, 0.7529, 0.6902, 0.6275, 0.5378, 0.4482]
  const found = curveOf(durations(SIX_MP))
  expect(found.map(({ days }) => days)).toEqual([6, 7, 10, 13, 16, 22, 23])
  for (const [at, share] of published.entries()) expect(found[at]?.share).toBeCloseTo(share, 4)
})

test('the published medians with their intervals on the log-log scale', () => {
  expect(timeToEnd(durations(SIX_MP))).toEqual({
    count: 21,
    ended: 9,
    open: 12,
    median: 23,
    low: 13,
    high: null,
  })
  expect(timeToEnd(PLACEBO.map((days) => ({ days, ended: true })))).toEqual({
    count: 21,
    ended: 21,
    open: 0,
    median: 8,
    low: 4,
    high: 11,
  })
})

test('nothing has ended, or there is nothing: no median is made up', () => {
  expect(timeToEnd([])).toEqual({ count: 0, ended: 0, open: 0, median: null, low: null, high: null })
  expect(timeToEnd([{ days: 3, ended: false }])).toMatchObject({
    open: 1,
    median: null,
    low: null,
    high: null,
  })
  expect(timeToEnd([{ days: 3, ended: true }])).toMatchObject({ median: 3 })
})

test('two of four over: the median lies between the second and the third', () => {
  const four = [1, 2, 4, 9].map((days) => ({ days, ended: true }))
  expect(timeToEnd(four).median).toBe(3)
})
