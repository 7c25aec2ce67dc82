import { describeReader } from '@veracite/core/readers/describe-reader'
import { witnessId } from '@veracite/evidence/log/cosign-checkpoint'
import { NO_LOG } from '@veracite/evidence/log/no-log'
import { pick } from '@veracite/terms/pick'
import { ORIGINS } from '@veracite/terms/vocabulary'
import { withinDeadline } from '@veracite/terms/within-deadline'
import type { Booted } from '../start/boot.ts'

export interface Part {
  name: string
  ready: boolean
  detail: string
  /** False: the process does its own work without it. */
  needed?: false
}

/** What this process needs and whether it is available; says how to fix a missing part. */
export async function checkParts(
  booted: Pick<Booted, 'database' | 'ports' | 'notRunnable' | 'dispatcher' | 'secrets' | 'disk'>,
  /** The name of this process as a worker; null if it is none. */
  worker: string | null = null,
): Promise<Part[]> {
  const { database, ports, notRunnable, dispatcher, secrets, disk } = booted
  const [databaseAnswers, queueTakes, log, workers] = await Promise.all([
    database.ping(1_000),
    ports.queue.ready(500),
    logPart(ports),
    workerPart(ports, worker),
  ])
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
    { name: 'reader', ready: true, detail: describeReader(ports.model, ports.secondModel) },
    log,
    ...(dispatcher === null ? [] : [workers]),
    ...(disk ? [disk.part()] : []),
  ]
}

/** A server without a worker takes scans and never runs them. That is no reason to send it no requests. */
async function workerPart(
  { jobStore }: Pick<Booted['ports'], 'jobStore'>,
  own: string | null,
): Promise<Part> {
  const asked = jobStore.liveWorkers().catch(() => null)
  const alive = await withinDeadline(asked, LOG_ANSWER_MS, () => null)
  const part = (ready: boolean, detail: string): Part => ({
    name: 'worker',
    ready,
    detail,
    ...(own === null && { needed: false }),
  })
  if (alive === null) return part(true, 'unknown while the database does not answer')
  if (own !== null && !alive.includes(own)) return part(false, 'this worker does not look for work')
  return alive.length > 0 ? part(true, `${alive.length} alive`) : part(false, NO_WORKER)
}

const NO_WORKER = 'none is alive: scans and all other work wait until one runs'
const LOG_ANSWER_MS = 1_000
/**
 * A leaf is normally covered by a checkpoint within two seconds. After a minute something is wrong, and
 * bundles lack proof.
 */
const LONGEST_WAIT_MS = 60_000

/** Says so if there is no log, and is not ready if leaves wait without a checkpoint. */
async function logPart({ log, clock }: Pick<Booted['ports'], 'log' | 'clock'>): Promise<Part> {
  const part = (ready: boolean, detail: string): Part => ({ name: 'log', ready, detail })
  const asked = Promise.all([log.isOff(), log.listKeys(), log.waitingSinceMs()]).catch(() => null)
  const answer = await withinDeadline(asked, LOG_ANSWER_MS, () => null)
  if (answer === null) return part(true, 'unknown while the database does not answer')
  const [isOff, keys, since] = answer
  if (isOff) return part(true, `VERACITE_LOG is off. ${NO_LOG.reason}`)
  const origin = keys.find(({ role }) => role === 'log')?.name
  const waitedMs = since === null ? 0 : clock.now().getTime() - since
  const name = origin ?? 'has not begun: no worker with VERACITE_LOG_KEY has run yet'
  return waitedMs <= LONGEST_WAIT_MS
    ? part(true, name)
    : part(
        false,
        `${name}; the oldest leaf has been waiting for a checkpoint for ${Math.floor(waitedMs / 60_000)} min: the log of the workers says why`,
      )
}

/** Each engine for the operator: who serves it, or what it lacks. */
export const describeEngines = ({ ports, notRunnable }: Pick<Booted, 'ports' | 'notRunnable'>) => [
  ...[...ports.engines].map(([engine, { access, limits, version }]) => ({
    engine,
    runnable: true,
    access: access.kind,
    ...pick(access, 'provider', 'model', 'description'),
    adapter: version,
    limits,
  })),
  ...notRunnable.map(({ engine, missing }) => ({ engine, runnable: false, missing })),
]

/** Queries the figures that live in the database. The returned function sets the gauges. */
export async function collectGauges({
  ports,
  metrics,
  config,
  replica,
}: Pick<Booted, 'ports' | 'metrics' | 'config' | 'replica'>): Promise<() => void> {
  const ageOf = async (peer: Parameters<typeof ports.log.waitingForPeer>[0]) => {
    const since = await ports.log.waitingForPeer(peer)
    return since === null ? 0 : Math.max(0, ports.clock.now().getTime() - since.getTime()) / 1000
  }
  const { witnesses } = ports.witnessing
  const tsas = config.tsaUrls.map((url) => new URL(url).host)
  const [cosignatureAges, timestampAges] = await Promise.all([
    Promise.all(witnesses.map((verifier) => ageOf({ witness: witnessId(verifier) }))),
    Promise.all(tsas.map((tsa) => ageOf({ tsa }))),
  ])
  const [depth, reports, waiting, checkpoint, since, forReview, workers] = await Promise.all([
    ports.jobStore.depth(),
    ports.housekeeping.lastReports(),
    ports.log.pending(MAX_COUNTED),
    ports.log.newestCheckpoint(),
    ports.log.waitingSinceMs(),
    ports.readings.countForReview(MAX_COUNTED),
    ports.jobStore.liveWorkers(),
  ])
  return () => {
    metrics.queueJobs.reset()
    metrics.queueOldestSeconds.reset()
    for (const { lane, state, jobs, oldestSeconds } of depth) {
      metrics.queueJobs.set({ lane, state }, jobs)
      if (state === 'queued') metrics.queueOldestSeconds.set({ lane }, oldestSeconds)
    }
    for (const origin of ORIGINS) metrics.runsForReview.set({ origin }, forReview[origin])
    metrics.workersAlive.set(workers.length)
    const lag = replica?.lagSeconds() ?? null
    if (lag === null) metrics.replicaLag.remove()
    else metrics.replicaLag.set(lag)
    metrics.logPending.set(waiting.leaves)
    metrics.logWaitingSeconds.set(since === null ? 0 : (ports.clock.now().getTime() - since) / 1000)
    if (checkpoint) metrics.logSize.set(checkpoint.size)
    for (const [i, { name }] of witnesses.entries())
      metrics.cosignatureAge.set({ witness: name }, cosignatureAges[i] ?? 0)
    for (const [i, tsa] of tsas.entries()) metrics.timestampAge.set({ tsa }, timestampAges[i] ?? 0)
    // Counted by the process that does the housekeeping, shown by all.
    for (const origin of ORIGINS) metrics.staleRuns.set({ origin }, reports.stale_runs?.[origin] ?? 0)
    metrics.deadJobs.set(Object.values(reports.dead_jobs ?? {}).reduce((sum, jobs) => sum + jobs, 0))
  }
}

const MAX_COUNTED = 100_000
