import { inTurns } from './in-turns.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'

export interface Answered {
  requestId: string
  route: string
  method: string
  status: number
  seconds: number
  /** What else its line says. */
  more?: Record<string, unknown>
}

/** Counts requests and writes a line for each, together for all that were answered in one turn of the event loop. */
export function recordRequests({
  logger,
  metrics,
}: {
  logger: Pick<Logger, 'bindings' | 'isLevelEnabled' | 'writeLines'>
  metrics: Pick<Metrics, 'requests' | 'requestSeconds'>
}): (request: Answered) => void {
  const toLine = createLines(logger)
  return inTurns((requests: Answered[]) => {
    for (const { route, seconds } of requests) metrics.requestSeconds.observe({ route }, seconds)
    for (const { labels, count } of alike(requests)) metrics.requests.inc(labels, count)
    if (!logger.isLevelEnabled('info')) return
    const time = new Date().toISOString()
    let lines = ''
    for (const request of requests) lines += toLine(request, time)
    logger.writeLines(lines)
  })
}

/** Labels are a closed list; a method is whatever a caller writes. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** In most turns all of them are. */
function alike(requests: readonly Answered[]) {
  const groups = new Map<string, { labels: Pick<Answered, 'route' | 'method' | 'status'>; count: number }>()
  for (const { route, method: given, status } of requests) {
    const method = METHODS.has(given) ? given : 'other'
    const key = `${status} ${method} ${route}`
    const group = groups.get(key)
    if (group) group.count++
    else groups.set(key, { labels: { route, method, status }, count: 1 })
  }
  return groups.values()
}

/**
 * As the logger itself writes them, in less than half the time: nearly all lines of a busy server are these, and it
 * would spend a tenth of its time on them.
 */
function createLines(logger: Pick<Logger, 'bindings'>): (request: Answered, time: string) => string {
  const bindings = JSON.stringify(logger.bindings()).slice(1, -1)
  return ({ requestId, route, method, status, seconds, more }, time) => {
    const own = { requestId, route, method, status, ms: Math.round(seconds * 1000) }
    const fields = JSON.stringify(more === undefined ? own : { ...own, ...more }).slice(1, -1)
    return `{"level":"info","time":"${time}",${bindings},${fields},"msg":"request"}\n`
  }
}
