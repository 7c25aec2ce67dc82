import { expect, test } from 'vitest'
import type { JobContext } from '../jobs/job-ports.ts'
import type { JobView } from '../jobs/jobs.ts'
import type { ReaderCheck } from './reader-check.ts'
import { afterFirstCheck } from './reader-trust-source.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

async function outcomeWith(job: Partial<JobView> | null, check: unknown = null) {
  const reading = afterFirstCheck(
    {
      model: { name: 'any/model' },
      readerChecks: {
        latest: async () => check as ReaderCheck | null,
        request: async () => ({ jobId: 'j1' }),
        lastRequest: async () => null,
      },
      jobStore: {
        find: async () =>
          job && ({ state: 'running', createdAt: minutes(-1), runAt: minutes(-1), ...job } as JobView),
      },
      queue: { kick() {} },
      clock: { now: () => NOW },
      ids: { next: () => 'j1' },
    },
    async () => ({ kind: 'completed' }),
  )
  return (await reading({} as JobContext, {})).kind
}

test.each([
  ['is running', { state: 'running' }, 'postponed'],
  ['waits for a worker', { state: 'queued' }, 'postponed'],
  ['is tried again in a moment', { state: 'queued', runAt: minutes(0.1) }, 'postponed'],
  ['waits for midnight, at the spend ceiling', { state: 'queued', runAt: minutes(300) }, 'completed'],
  ['was given up', { state: 'dead' }, 'completed'],
  ['has taken more than ten minutes', { state: 'running', createdAt: minutes(-11) }, 'completed'],
  ['is not there any more', null, 'completed'],
] as const)('a reading while the first check %s', async (_, job, outcome) => {
  expect(await outcomeWith(job)).toBe(outcome)
})

test('a reading by a model that was measured does not wait for the next check', async () => {
  expect(await outcomeWith({ state: 'running' }, { id: 'c1' })).toBe('completed')
})
