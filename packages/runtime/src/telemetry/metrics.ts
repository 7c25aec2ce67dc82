import type { Ports } from '@veracite/core/ports'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Logger } from './logger.ts'
import { addProcessMetrics } from './process-metrics.ts'

export type Metrics = ReturnType<typeof createMetrics>

const NOT_SAID = { version: 'unknown', commit: null }

/**
 * What an operator watches. Labels come from closed lists: never an identifier or a caller's text. Whatever counts
 * answers or what they cost has their origin, so that no sum of engines, stand-ins and demonstrations is made here.
 */
export function createMetrics(built: { version: string; commit: string | null } = NOT_SAID) {
  const registry = new Registry()
  addProcessMetrics(registry, built)
  const into = metersOf(registry)
  const ofDatabase = databaseMetrics(into)
  return {
    registry,
    ...ofDatabase,
    forgetDatabase: () => forget(ofDatabase),
    databaseUp: into.gauge('veracite_database_up', '1 while the database answers a scrape in time.'),
    ...requestMetrics(into),
    ...engineMetrics(into),
    ...readingMetrics(into),
    logMergeSeconds: into.histogram(
      'veracite_log_merge_seconds',
      'From the time a leaf was queued to the checkpoint that covers it, for the oldest leaf of each batch.',
      [],
      [0.5, 1, 2, 5, 10, 30, 60, 300, 1800],
    ),
    replicaLag: into.gauge(
      'veracite_replica_lag_seconds',
      'How far the standby of VERACITE_READ_URL may be behind.',
    ),
    replicaReads: into.counter(
      'veracite_replica_reads_total',
      'Reads that may lag: answered by the replica, or by the primary because the replica was behind, away, or failed.',
      ['outcome'],
    ),
    removedRows: into.counter(
      'veracite_removed_rows_total',
      'Rows removed because they were kept long enough, by housekeeping task. Never evidence.',
      ['what'],
    ),
    queueErrors: into.counter(
      'veracite_queue_errors_total',
      'Errors of the dispatcher by place (relay, claim, reap, …).',
      ['where'],
    ),
  }
}

type Meters = ReturnType<typeof metersOf>

/** Makes metrics that the registry shows, in the order in which they are made. */
function metersOf(registry: Registry) {
  const registers = [registry]
  return {
    gauge: <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
      new Gauge({ name, help, labelNames, registers }),
    counter: <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Counter({ name, help, labelNames, registers }),
    histogram: <Label extends string>(
      name: string,
      help: string,
      labelNames: Label[],
      buckets: readonly number[],
    ) => new Histogram({ name, help, labelNames, buckets: [...buckets], registers }),
  }
}

/** Metrics that each scrape reads from the database. */
const databaseMetrics = ({ gauge }: Meters) => ({
  queueJobs: gauge('veracite_queue_jobs', 'Jobs by lane and state, finished ones left out.', [
    'lane',
    'state',
  ]),
  queueOldestSeconds: gauge('veracite_queue_oldest_seconds', 'Age of the oldest job that is due, by lane.', [
    'lane',
  ]),
  logSize: gauge('veracite_log_size', 'Leaves of the transparency log.'),
  logPending: gauge('veracite_log_pending', 'Leaves that wait for the sequencer.'),
  logWaitingSeconds: gauge(
    'veracite_log_waiting_seconds',
    'How long the oldest leaf has been waiting for a checkpoint.',
  ),
  cosignatureAge: gauge(
    'veracite_log_cosignature_age_seconds',
    'How long a checkpoint has been waiting for this witness; 0 while it has cosigned the newest.',
    ['witness'],
  ),
  timestampAge: gauge(
    'veracite_log_timestamp_age_seconds',
    'How long a checkpoint has been waiting for a stamp of this authority; 0 while it has stamped the newest.',
    ['tsa'],
  ),
  staleRuns: gauge('veracite_stale_runs', 'Confabulated runs whose newest capture is stale, by origin.', [
    'origin',
  ]),
  workersAlive: gauge('veracite_workers_alive', 'Workers that looked for work within the last minute.'),
  deadJobs: gauge('veracite_dead_jobs', 'Jobs that were given up.'),
})

/** While the database does not answer, its figures are unknown: they are left out, not zero. */
function forget({
  queueJobs,
  queueOldestSeconds,
  cosignatureAge,
  timestampAge,
  staleRuns,
  ...single
}: ReturnType<typeof databaseMetrics>): void {
  for (const each of [queueJobs, queueOldestSeconds, cosignatureAge, timestampAge, staleRuns]) each.reset()
  for (const each of Object.values(single)) each.remove()
}

const requestMetrics = ({ counter, histogram }: Meters) => ({
  requests: counter('veracite_http_requests_total', 'Requests by route and status.', [
    'route',
    'method',
    'status',
  ]),
  requestSeconds: histogram(
    'veracite_http_request_seconds',
    'Time to answer, by route.',
    ['route'],
    [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  ),
})

const engineMetrics = ({ counter, histogram }: Meters) => ({
  engineCalls: counter(
    'veracite_engine_calls_total',
    'Calls to engines by outcome, and by who was asked: the engine, a stand-in, or a demonstration.',
    ['engine', 'origin', 'outcome'],
  ),
  engineSeconds: histogram(
    'veracite_engine_call_seconds',
    'Time an engine took to answer.',
    ['engine', 'origin'],
    [0.5, 1, 2, 5, 10, 20, 40, 80, 160],
  ),
  engineCostUsd: counter('veracite_engine_cost_usd_total', 'Known cost of engine calls in US dollars.', [
    'engine',
    'origin',
  ]),
})

/** Metrics of answers: read by a model, settled by a person, or set aside. */
const readingMetrics = ({ gauge, counter }: Meters) => ({
  modelReadings: counter(
    'veracite_model_readings_total',
    'Readings by a language model: decided (the first class of the answer), same_class or other_class as before it read, unreadable, or failed.',
    ['outcome', 'origin'],
  ),
  readerCostUsd: counter(
    'veracite_reader_cost_usd_total',
    'Known cost of readings by a language model in US dollars, by whose answers it read.',
    ['origin'],
  ),
  settledReviews: counter('veracite_reviews_settled_total', 'Runs that a person settled.', ['origin']),
  runsForReview: gauge('veracite_runs_for_review', 'Classified runs that wait for a person to look at.', [
    'origin',
  ]),
  setAside: counter(
    'veracite_answers_set_aside_total',
    'Answers that could not be read and were set aside.',
    ['origin'],
  ),
})

/** Observers of the domain that update metrics. */
export const observersOf = (
  metrics: Metrics,
  logger: Logger,
): Pick<Ports, 'onCall' | 'onModelReading' | 'onLostAuditEntry' | 'onSettled' | 'onSetAside'> => ({
  onCall: ({ engine, origin, outcome, seconds, costUsd }) => {
    metrics.engineCalls.inc({ engine, origin, outcome })
    metrics.engineSeconds.observe({ engine, origin }, seconds)
    if (costUsd !== null) metrics.engineCostUsd.inc({ engine, origin }, Number(costUsd))
  },
  onModelReading: ({ origin, outcome, costUsd }) => {
    metrics.modelReadings.inc({ outcome, origin })
    if (costUsd !== null) metrics.readerCostUsd.inc({ origin }, Number(costUsd))
  },
  onLostAuditEntry: ({ what, operation, requestId }, error) =>
    logger.error({ error, what, operation, requestId }, 'an act is missing in the record of who did what'),
  onSettled: (origin) => metrics.settledReviews.inc({ origin }),
  onSetAside: ({ runId, origin, reason }) => {
    metrics.setAside.inc({ origin })
    logger.warn({ runId, reason }, 'an answer was set aside')
  },
})
