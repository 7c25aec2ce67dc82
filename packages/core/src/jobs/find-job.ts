import { conflict, existing, notFound } from '@veracite/terms/errors'
import { type AskedPage, mapPage } from '@veracite/terms/page'
import { toWire } from '@veracite/terms/wire'
import { asSaid, refusal } from '@veracite/words/refusals'
import type { JobQueue, JobStore } from './job-ports.ts'
import { LANES, type Lane, SETTLED_KINDS } from './jobs.ts'

export interface AdminJobsDeps {
  jobStore: Pick<
    JobStore,
    'find' | 'depth' | 'liveWorkers' | 'countDead' | 'listDead' | 'retryDead' | 'discardDead'
  >
  queue: Pick<JobQueue, 'kick'>
}

/** Each is one statement, so that a lane is put back within the time of a request. */
const MOST_RETRIED = 500
const MOST_COUNTED = 100_000
const SETTLED = Object.keys(SETTLED_KINDS)

/** Jobs and queues as an operator sees them. */
export const adminJobs = ({ jobStore, queue }: AdminJobsDeps) => ({
  async get(jobId: string) {
    return toWire(existing(await jobStore.find(jobId), 'job'))
  },

  async queues() {
    const [depth, dead, workers] = await Promise.all([
      jobStore.depth(),
      jobStore.countDead(MOST_COUNTED),
      jobStore.liveWorkers(),
    ])
    const lanes = [...new Set([...depth.map(({ lane }) => lane), ...Object.keys(dead)])].sort()
    const items = lanes.map((lane) => {
      const queued = depth.find((row) => row.lane === lane && row.state === 'queued')
      return {
        lane,
        waiting: (queued?.jobs ?? 0) - (queued?.delayed ?? 0),
        active: depth.find((row) => row.lane === lane && row.state === 'running')?.jobs ?? 0,
        delayed: queued?.delayed ?? 0,
        retried: queued?.retried ?? 0,
        dead: dead[lane] ?? 0,
        oldestSeconds: queued?.oldestSeconds ?? 0,
      }
    })
    const counted = Object.values(dead).reduce((sum, jobs) => sum + jobs, 0)
    return { items, workers: workers.length, isCut: counted >= MOST_COUNTED }
  },

  async listDead({ lane }: { lane?: Lane }, page: AskedPage) {
    return mapPage(await jobStore.listDead({ lane: lane ?? null, exceptKinds: [] }, page), (job) => ({
      ...toWire(job),
      instead: insteadOf(job),
    }))
  },

  async retry(jobId: string) {
    const job = await deadJob(jobStore, jobId)
    const instead = insteadOf(job)
    if (instead !== null) throw conflict(asSaid(instead))
    if (!(await jobStore.retryDead(jobId))) throw conflict('job_no_longer_dead')
    queue.kick()
    return toWire((await jobStore.find(jobId)) ?? job)
  },

  async retryLane(name: string) {
    const lane = LANES.find((known) => known === name)
    if (lane === undefined) throw notFound('lane')
    const wanted = { lane, exceptKinds: SETTLED }
    const { items, nextCursor } = await jobStore.listDead(wanted, { limit: MOST_RETRIED, cursor: null })
    let retried = 0
    for (const { id } of items) if (await jobStore.retryDead(id)) retried += 1
    if (retried > 0) queue.kick()
    const { [lane]: left = 0 } = await jobStore.countDead(MOST_COUNTED)
    // A full page that moved nothing would be the same page again.
    return { retried, left, isCut: nextCursor !== null && retried > 0 }
  },

  async discard(jobId: string) {
    await deadJob(jobStore, jobId)
    return { removed: await jobStore.discardDead(jobId) }
  },
})

async function deadJob(jobStore: AdminJobsDeps['jobStore'], jobId: string) {
  const job = existing(await jobStore.find(jobId), 'job')
  if (job.state !== 'dead') throw conflict(refusal('job_not_given_up', { state: job.state }))
  return job
}

const insteadOf = ({ kind }: { kind: string }): string | null =>
  (SETTLED_KINDS as Record<string, string>)[kind] ?? null
