import type { Ports } from '@veracite/core/ports'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'

/** What the domain reports while it works, as metrics. */
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
