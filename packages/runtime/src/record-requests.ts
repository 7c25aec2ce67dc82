import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'

export interface Answered {
  requestId: string
  route: string
  method: string
  status: number
  seconds: number
  /** Further members of its log line. */
  more?: Record<string, unknown>
}

/** Counts every request and writes a line for it. */
export function recordRequests({
  logger,
  metrics,
}: {
  logger: Pick<Logger, 'info'>
  metrics: Pick<Metrics, 'requests' | 'requestSeconds'>
}): (request: Answered) => void {
  return ({ requestId, route, method, status, seconds, more }) => {
    metrics.requests.inc({ route, method: METHODS.has(method) ? method : 'other', status })
    metrics.requestSeconds.observe({ route }, seconds)
    logger.info({ requestId, route, method, status, ms: Math.round(seconds * 1000), ...more }, 'request')
  }
}

/** Labels must come from a closed list, but callers can send any method. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
