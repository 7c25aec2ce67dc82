import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** What an operator watches. Labels are closed lists: no identifier, no text of a caller ever becomes one. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
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
      help: 'Calls to engines by outcome.',
      labelNames: ['engine', 'outcome'],
      registers,
    }),
    engineSeconds: new Histogram({
      name: 'veracite_engine_call_seconds',
      help: 'Time an engine took to answer.',
      labelNames: ['engine'],
      buckets: [0.5, 1, 2, 5, 10, 20, 40, 80, 160],
      registers,
    }),
    engineCostUsd: new Counter({
      name: 'veracite_engine_cost_usd_total',
      help: 'Known cost of engine calls in US dollars.',
      labelNames: ['engine'],
      registers,
    }),
    judgeOpinions: new Counter({
      name: 'veracite_judge_opinions_total',
      help: 'Second opinions by whether they agree with the class: true, false, or needs_review.',
      labelNames: ['agrees'],
      registers,
    }),
    queueJobs: new Gauge({
      name: 'veracite_queue_jobs',
      help: 'Jobs by lane and state, finished ones left out.',
      labelNames: ['lane', 'state'],
      registers,
    }),
    queueOldestSeconds: new Gauge({
      name: 'veracite_queue_oldest_seconds',
      help: 'Age of the oldest job that is due, by lane.',
      labelNames: ['lane'],
      registers,
    }),
    queueErrors: new Counter({
      name: 'veracite_queue_errors_total',
      help: 'Errors of the dispatcher by place (relay, claim, reap, …).',
      labelNames: ['where'],
      registers,
    }),
    logSize: new Gauge({ name: 'veracite_log_size', help: 'Leaves of the transparency log.', registers }),
    logPending: new Gauge({
      name: 'veracite_log_pending',
      help: 'Leaves that wait for the sequencer.',
      registers,
    }),
    staleRuns: new Gauge({
      name: 'veracite_stale_runs',
      help: 'Confabulated runs whose newest capture is stale.',
      registers,
    }),
    deadJobs: new Gauge({ name: 'veracite_dead_jobs', help: 'Jobs that were given up.', registers }),
  }
}
