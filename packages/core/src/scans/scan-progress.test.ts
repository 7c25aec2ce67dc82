import { expect, test } from 'vitest'
import { progressOf } from './scan-progress.ts'

const startedAt = new Date('2026-11-18T10:00:00Z')
const scan = {
  startedAt,
  finishedAt: null,
  stoppedAt: null,
  spreadSeconds: null,
  totalRuns: 100,
  byStatus: {},
}
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000)

test.each<[string, Partial<Parameters<typeof progressOf>[0]>, number, number | null]>([
  ['asking and judging are half each', { byStatus: { CAPTURED: 100 } }, 50, 60],
  [
    'a quarter took a minute',
    { byStatus: { QUEUED: 50, RUNNING: 20, CLASSIFIED: 20, CAPTURED: 10 } },
    25,
    180,
  ],
  ['failed and unanswered runs are done', { byStatus: { FAILED: 50, NO_ANSWER: 50 } }, 99, 0],
  ['nothing is said of a scan that has hardly begun', { byStatus: { QUEUED: 98, CAPTURED: 2 } }, 1, null],
  ['nor of one that waits for its job', { startedAt: null, byStatus: { QUEUED: 100 } }, 0, null],
  [
    'nor of one that asks at set times',
    { spreadSeconds: 60, byStatus: { QUEUED: 50, CLASSIFIED: 50 } },
    50,
    null,
  ],
  ['nor of one that was stopped', { stoppedAt: startedAt, byStatus: { CAPTURED: 50, FAILED: 50 } }, 75, null],
  ['an ended scan is done', { finishedAt: startedAt, byStatus: { FAILED: 100 } }, 100, 0],
])('%s', (_, change, percent, remainingSeconds) => {
  expect(progressOf({ ...scan, ...change }, after(60))).toEqual({ percent, remainingSeconds })
})

test('the slowest engine decides; nothing is guessed before it has answered', () => {
  const byStatus = { QUEUED: 30, CLASSIFIED: 70 }
  const left = (...engines: { QUEUED?: number; CLASSIFIED?: number }[][]) =>
    progressOf({ ...scan, byStatus }, after(60), engines.flat()).remainingSeconds
  expect(left([{ CLASSIFIED: 50 }, { QUEUED: 30, CLASSIFIED: 20 }])).toBe(90)
  expect(left([{ CLASSIFIED: 70 }, { QUEUED: 30 }])).toBeNull()
  expect(left([{}])).toBe(26)
  expect(progressOf({ ...scan, byStatus }, after(4)).remainingSeconds).toBeNull()
})
