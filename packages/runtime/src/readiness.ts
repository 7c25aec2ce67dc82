import type { Booted } from './boot.ts'

export interface Part {
  name: string
  ready: boolean
  detail: string
}

/** What this process needs, and whether it is there; names what would make a missing part right. */
export async function checkParts(
  booted: Pick<Booted, 'database' | 'ports' | 'notRunnable' | 'dispatcher' | 'secrets' | 'disk'>,
): Promise<Part[]> {
  const { database, ports, notRunnable, dispatcher, secrets, disk } = booted
  const [databaseAnswers, queueTakes] = await Promise.all([database.ping(1_000), ports.queue.ready(500)])
  const queueName = secrets.redisUrl === null ? 'job table' : 'job table, dispatched through Redis'
  const policy =
    dispatcher && 'evictionPolicy' in dispatcher && typeof dispatcher.evictionPolicy === 'function'
      ? String(dispatcher.evictionPolicy() ?? '')
      : ''
  const wrongPolicy = policy !== '' && policy !== 'noeviction'
  const missing = notRunnable.map(
    ({ engine, missing }) => `${engine}: ${missing.map((group) => group.join(' + ')).join(' or ')}`,
  )
  return [
    { name: 'database', ready: databaseAnswers, detail: databaseAnswers ? 'answers' : 'does not answer' },
    {
      name: 'queue',
      ready: queueTakes,
      detail: queueTakes
        ? `${queueName}${wrongPolicy ? `; maxmemory-policy is ${policy}, set noeviction` : ''}`
        : dispatcher === null
          ? 'VERACITE_QUEUE is none'
          : 'does not take work',
    },
    {
      name: 'engines',
      ready: ports.engines.size > 0,
      detail: [`${ports.engines.size} runnable`, ...missing].join('; '),
    },
    ...(disk ? [disk.part()] : []),
  ]
}

/** Each engine as an operator reads it: who serves it, or what would. */
export const describeEngines = ({ ports, notRunnable }: Pick<Booted, 'ports' | 'notRunnable'>) => [
  ...[...ports.engines].map(([engine, { access, limits, version }]) => ({
    engine,
    runnable: true,
    access: access.kind,
    provider: access.provider,
    model: access.model,
    description: access.description,
    adapter: version,
    limits,
  })),
  ...notRunnable.map(({ engine, missing }) => ({ engine, runnable: false, missing })),
]

/** Brings the gauges that live in the database up to date. */
export async function collectGauges({ ports, metrics }: Pick<Booted, 'ports' | 'metrics'>): Promise<void> {
  const [depth, reports, waiting, checkpoint] = await Promise.all([
    ports.jobStore.depth(),
    ports.housekeeping.lastReports(),
    ports.log.pending(MOST_COUNTED),
    ports.log.newestCheckpoint(),
  ])
  metrics.queueJobs.reset()
  metrics.queueOldestSeconds.reset()
  for (const { lane, state, jobs, oldestSeconds } of depth) {
    metrics.queueJobs.set({ lane, state }, jobs)
    if (state === 'queued') metrics.queueOldestSeconds.set({ lane }, oldestSeconds)
  }
  metrics.logPending.set(waiting.leaves)
  if (checkpoint) metrics.logSize.set(checkpoint.size)
  // Counted by whichever process keeps house, shown by every one.
  metrics.staleRuns.set(reports.stale_runs?.runs ?? 0)
  metrics.deadJobs.set(Object.values(reports.dead_jobs ?? {}).reduce((sum, jobs) => sum + jobs, 0))
}

const MOST_COUNTED = 100_000
