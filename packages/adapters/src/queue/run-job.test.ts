import type { JobStore } from '@veracite/core/jobs/job-ports'
import type { ClaimedJob } from '@veracite/core/jobs/jobs'
import { LeaseLost } from '@veracite/terms/errors'
import { describe, expect, it } from 'vitest'
import { runJob } from './run-job.ts'
import { sleep } from './within.ts'

const job: ClaimedJob = {
  kind: 'scan.start',
  lane: 'scan',
  payload: { scanId: 's' },
  attempt: 1,
  crashes: 0,
  lease: { jobId: 'j', token: 1 },
}

describe('running a job while the database fails', () => {
  it('writes a finished job down as soon as the database is back, within its lease', async () => {
    const store = recordingStore()
    store.failures = 3
    await runJob({ store, leaseMs: 30_000, onError: store.onError }, job, async () => ({ kind: 'done' }))
      .finished
    expect(store.calls.filter((call) => call === 'complete')).toHaveLength(4)
    expect(store.errors).toEqual(['settle', 'settle', 'settle'])
  })

  it('gives up when the lease has expired: another worker has the job then', async () => {
    const store = recordingStore()
    store.failures = Number.POSITIVE_INFINITY
    const begun = performance.now()
    await runJob({ store, leaseMs: 600, onError: store.onError }, job, async () => ({ kind: 'done' }))
      .finished
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  it('drops silently what it no longer holds', async () => {
    const store = recordingStore()
    store.complete = () => Promise.reject(new LeaseLost('j'))
    await runJob({ store, leaseMs: 600, onError: store.onError }, job, async () => ({ kind: 'done' }))
      .finished
    expect(store.errors).toEqual([])
  })

  it('tells the handler to stop once the lease could not be extended for its whole length', async () => {
    const store = recordingStore()
    store.extendLease = () => Promise.reject(new Error('no database'))
    let reason: unknown
    const running = runJob({ store, leaseMs: 300, onError: store.onError }, job, async ({ signal }) => {
      while (!signal.aborted) await sleep(10)
      reason = signal.reason
      throw new Error('stopped')
    })
    await running.finished
    expect(reason).toBeInstanceOf(LeaseLost)
    expect(store.calls).not.toContain('fail')
  })

  it('counts no failure against a job that was stopped, whatever its handler makes of it', async () => {
    const store = recordingStore()
    const running = runJob({ store, leaseMs: 5_000, onError: store.onError }, job, async ({ signal }) => {
      while (!signal.aborted) await sleep(10)
      return { kind: 'failed', error: 'aborted', fatal: true, retryAfterMs: null }
    })
    await running.stop(1_000)
    expect(store.calls).toEqual(['release'])
  })
})

function recordingStore() {
  const calls: string[] = []
  const errors: string[] = []
  const recording = { calls, errors, failures: 0 }
  const write = (name: string) => async () => {
    calls.push(name)
    if (recording.failures-- > 0) throw new Error('no database')
  }
  const store: Pick<JobStore, 'complete' | 'release' | 'postpone' | 'fail' | 'extendLease'> = {
    complete: write('complete'),
    release: write('release'),
    postpone: write('postpone'),
    fail: async () => {
      await write('fail')()
      return 'retry'
    },
    extendLease: async () => true,
  }
  const onError = (where: string) => void errors.push(where)
  return Object.assign(recording, { onError }, store) as typeof recording & {
    onError: typeof onError
  } & JobStore
}
