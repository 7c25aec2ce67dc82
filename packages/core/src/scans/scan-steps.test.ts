import { expect, test } from 'vitest'
import CASES from './scan-steps.cases.json' with { type: 'json' }
import { nextStep, partsToQueue, type ScanStep, type StepState } from './scan-steps.ts'

const state: StepState = { step: 'judge', queued: 0, done: 0, settled: 0, total: 10_000, isAsking: true }

test.each(CASES as [string, Partial<StepState>, [number, number] | null, number][])(
  '%s',
  (_, change, last, count) => {
    const parts = partsToQueue({ ...state, ...change })
    expect(parts).toHaveLength(count)
    expect(parts.at(-1) ?? null).toEqual(last === null ? null : { from: last[0], to: last[1] })
  },
)

test('parts cover every position once, in whatever order they end', () => {
  const scan = { ...state, settled: 10_000, isAsking: false }
  const covered: number[] = []
  while (scan.done < scan.total) {
    const parts = partsToQueue(scan)
    for (const { from, to } of parts.reverse()) {
      for (let place = from; place < to; place++) covered.push(place)
      scan.queued = Math.max(scan.queued, to)
      scan.done += to - from
    }
  }
  expect(covered.sort((a, b) => a - b)).toEqual(Array.from({ length: 10_000 }, (_, place) => place))
})

test.each<
  [{ captured: number; unordered: number; isRead: boolean; isPlanned: boolean; total: number }, ScanStep[]]
>([
  [{ captured: 0, unordered: 0, isRead: false, isPlanned: true, total: 5_000 }, ['judge', 'seal']],
  [{ captured: 9, unordered: 9, isRead: false, isPlanned: true, total: 5_000 }, ['judge', 'rest', 'seal']],
  [
    { captured: 9, unordered: 0, isRead: true, isPlanned: true, total: 5_000 },
    ['judge', 'read', 'provisional', 'seal'],
  ],
  [
    { captured: 9, unordered: 9, isRead: true, isPlanned: true, total: 9 },
    ['judge', 'rest', 'read', 'provisional'],
  ],
  [{ captured: 0, unordered: 0, isRead: false, isPlanned: false, total: 5_000 }, ['judge']],
])('%j', (scan, steps) => {
  const taken: ScanStep[] = []
  for (let step: ScanStep | null = 'judge'; step !== null; step = nextStep(step, scan)) taken.push(step)
  expect(taken).toEqual(steps)
})
