import type { Logger } from '../telemetry/logger.ts'
import type { Metrics } from '../telemetry/metrics.ts'

export interface Answered {
  requestId: string
  route: string
  method: string
  status: number
  seconds: number
  /** Why it was refused, if the process was too busy. */
  refusal?: string | undefined
  /** Further members of its log line. */
  more?: Record<string, unknown>
}

/**
 * Counts every request and writes a line for it; for those that were refused by a limit or for lack of time, one per route
 * and minute.
 */
export function recordRequests({
  logger,
  metrics,
  now = Date.now,
}: {
  logger: Pick<Logger, 'info' | 'warn'>
  metrics: Pick<Metrics, 'requests' | 'requestSeconds'>
  now?: () => number
}): (request: Answered) => void {
  const refused = new Map<string, { since: number; unlogged: number }>()
  /** Null: this one is only counted. Otherwise, how many of its route had no line since the last that had one. */
  const unloggedBefore = (route: string): number | null => {
    const last = refused.get(route)
    if (last !== undefined && now() - last.since < REFUSALS_EVERY_MS) {
      last.unlogged += 1
      return null
    }
    refused.set(route, { since: now(), unlogged: 0 })
    return last?.unlogged ?? 0
  }
  return ({ requestId, route, method, status, seconds, refusal, more }) => {
    metrics.requests.inc({ route, method: METHODS.has(method) ? method : 'other', status })
    metrics.requestSeconds.observe({ route }, seconds)
    const line = { requestId, route, method, status, ms: Math.round(seconds * 1000), ...more }
    if (status !== 429 && refusal === undefined) return logger.info(line, 'request')
    const unlogged = unloggedBefore(route)
    if (unlogged === null) return
    if (refusal === undefined) logger.info({ ...line, unlogged }, 'request')
    else logger.warn({ ...line, unlogged, refusal }, 'overloaded: a read was refused')
  }
}

/** Clients over a limit keep asking and must not fill the disk with lines: one per route and minute. */
const REFUSALS_EVERY_MS = 60_000

/** Labels must come from a closed list, but callers can send any method. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
