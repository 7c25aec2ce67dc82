import { Counter, Gauge, Histogram, Registry } from 'prom-client'
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
  const registers = [registry]
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const ofDatabase = {
    queueJobs: gauge('veracite_queue_jobs', 'Jobs by lane and state, finished ones left out.', [
      'lane',
      'state',
    ]),
    queueOldestSeconds: gauge(
      'veracite_queue_oldest_seconds',
      'Age of the oldest job that is due, by lane.',
      ['lane'],
    ),
    logSize: gauge('veracite_log_size', 'Leaves of the transparency log.'),
    logPending: gauge('veracite_log_pending', 'Leaves that wait for the sequencer.'),
    logWaitingSeconds: gauge(
      'veracite_log_waiting_seconds',
      'How long the oldest leaf has been waiting for a checkpoint.',
    ),
    staleRuns: gauge('veracite_stale_runs', 'Confabulated runs whose newest capture is stale, by origin.', [
      'origin',
    ]),
    workersAlive: gauge('veracite_workers_alive', 'Workers that looked for work within the last minute.'),
    deadJobs: gauge('veracite_dead_jobs', 'Jobs that were given up.'),
  }
  return {
    registry,
    ...ofDatabase,
    /** While the database does not answer, its figures are unknown: they are left out, not zero. */
    forgetDatabase: () => {
      const { queueJobs, queueOldestSeconds, staleRuns, ...single } = ofDatabase
      for (const each of [queueJobs, queueOldestSeconds, staleRuns]) each.reset()
      for (const each of Object.values(single)) each.remove()
    },
    databaseUp: gauge('veracite_database_up', '1 while the database answers a scrape in time.'),
    requests: new Counter({
      name: 'veracite_http_requests_total',
      help: 'Requests by route and status.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'veracite_http_request_seconds',
      help: 'Time to answer, by route.',
      labelNames: ['route'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    engineCalls: new Counter({
      name: 'veracite_engine_calls_total',
      help: 'Calls to engines by outcome, and by who was asked: the engine, a stand-in, or a demonstration.',
      labelNames: ['engine', 'origin', 'outcome'],
      registers,
    }),
    engineSeconds: new Histogram({
      name: 'veracite_engine_call_seconds',
      help: 'Time an engine took to answer.',
      labelNames: ['engine', 'origin'],
      buckets: [0.5, 1, 2, 5, 10, 20, 40, 80, 160],
      registers,
    }),
    engineCostUsd: new Counter({
      name: 'veracite_engine_cost_usd_total',
      help: 'Known cost of engine calls in US dollars.',
      labelNames: ['engine', 'origin'],
      registers,
    }),
    modelReadings: new Counter({
      name: 'veracite_model_readings_total',
      help: 'Readings by a language model: same_class or other_class as before it read, unreadable, or failed.',
      labelNames: ['outcome', 'origin'],
      registers,
    }),
    readerCostUsd: new Counter({
      name: 'veracite_reader_cost_usd_total',
      help: 'Known cost of readings by a language model in US dollars, by whose answers it read.',
      labelNames: ['origin'],
      registers,
    }),
    settledReviews: new Counter({
      name: 'veracite_reviews_settled_total',
      help: 'Runs that a person settled.',
      labelNames: ['origin'],
      registers,
    }),
    runsForReview: new Gauge({
      name: 'veracite_runs_for_review',
      help: 'Classified runs that wait for a person to look at.',
      labelNames: ['origin'],
      registers,
    }),
    setAside: new Counter({
      name: 'veracite_answers_set_aside_total',
      help: 'Answers that could not be read and were set aside.',
      labelNames: ['origin'],
      registers,
    }),
    queueErrors: new Counter({
      name: 'veracite_queue_errors_total',
      help: 'Errors of the dispatcher by place (relay, claim, reap, …).',
      labelNames: ['where'],
      registers,
    }),
  }
}
