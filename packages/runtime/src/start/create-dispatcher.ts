import { systemClock } from '@veracite/adapters/platform/system'
import { createBullDispatcher } from '@veracite/adapters/queue/bull-dispatcher'
import { createInProcessDispatcher } from '@veracite/adapters/queue/in-process-dispatcher'
import type { JobDispatcher, JobStore } from '@veracite/core/jobs/job-ports'
import type { Config, Secrets } from '../settings/config.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { Metrics } from '../telemetry/metrics.ts'

/** Through Redis if there is one, otherwise from the job table alone. Null when this server has no queue. */
export function createDispatcher(
  { config, secrets, logger, metrics, alone }: DispatcherOptions,
  store: JobStore,
): JobDispatcher | null {
  if (config.queue === 'none') return null
  const onError = (where: string, error: unknown) => {
    metrics.queueErrors.inc({ where })
    logger.warn({ error, where }, 'queue error')
  }
  const worker = `${config.instance}:${process.pid}`
  const common = { store, worker, onError, leaseMs: config.jobLeaseSeconds * 1000 }
  return secrets.redisUrl === null
    ? createInProcessDispatcher({ ...common, alone })
    : createBullDispatcher({ ...common, clock: systemClock, redisUrl: secrets.redisUrl })
}

interface DispatcherOptions {
  config: Pick<Config, 'queue' | 'instance' | 'jobLeaseSeconds'>
  secrets: Pick<Secrets, 'redisUrl'>
  logger: Logger
  metrics: Metrics
  /** No other process works on this database. */
  alone: boolean
}
