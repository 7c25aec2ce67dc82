/**
 * Which endpoints may be posted to now: no endpoint takes up all slots at once, and one that failed is left
 * alone for a while. Whoever has to wait is told when to come back, each at another time: thousands that
 * come back together would keep the others waiting.
 */
export interface EndpointTurns {
  /** Null grants the turn until `end` is called. Otherwise, when to come back. */
  take(endpoint: string, now: Date): Date | null
  end(endpoint: string, ended: TurnEnd, now: Date): void
}

export interface TurnEnd {
  /** Null: the process is stopping, which says nothing about the endpoint. */
  isGood: boolean | null
  tookMs: number
  /** How long the endpoint asked us to wait. */
  askedMs: number
}

/** Posts at once to an endpoint that took the last one, and to any other. */
const AT_ONCE = { good: 4, other: 1 }
/** After the first failure in a row; each further one doubles it. Other events must not wait for long. */
const REST_MS = 1_000
const LONGEST_REST_MS = 30_000
const LONGEST_ASKED_MS = 60_000
/** Between two that wait: until the endpoint has answered once, and while it fails. */
const GAP_MS = { unknown: 25, failing: 250 }
const LONGEST_WAIT_MS = 300_000

interface Endpoint {
  running: number
  state: 'unknown' | 'good' | 'failing'
  failures: number
  /** In milliseconds since 1970, as below. */
  restUntil: number
  /** When the next one that has to wait comes back. */
  nextAt: number
  usualMs: number
}

/** Known to this process only: another one learns it from its own first attempt. */
export function createEndpointTurns(): EndpointTurns {
  const endpoints = new Map<string, Endpoint>()
  const known = (id: string): Endpoint => {
    const fresh: Endpoint = {
      running: 0,
      state: 'unknown',
      failures: 0,
      restUntil: 0,
      nextAt: 0,
      usualMs: 0,
    }
    const found = endpoints.get(id) ?? fresh
    endpoints.set(id, found)
    return found
  }
  return {
    take(id, now) {
      const endpoint = known(id)
      const at = now.getTime()
      // A clock that was set back does not prolong a rest.
      const restMs = Math.min(endpoint.restUntil - at, LONGEST_ASKED_MS)
      const isFull = endpoint.running >= (endpoint.state === 'good' ? AT_ONCE.good : AT_ONCE.other)
      if (restMs > 0 || isFull) return new Date(waitUntil(endpoint, at, Math.max(restMs, 0)))
      endpoint.running += 1
      return null
    },
    end(id, { isGood, tookMs, askedMs }, now) {
      const endpoint = known(id)
      endpoint.running -= 1
      if (isGood === null) return
      if (isGood) {
        // What waited for a failing endpoint comes when it comes; the next ones need not wait behind it.
        if (endpoint.state !== 'good') endpoint.nextAt = 0
        const usualMs = endpoint.usualMs === 0 ? tookMs : endpoint.usualMs * 0.8 + tookMs * 0.2
        Object.assign(endpoint, { state: 'good', failures: 0, restUntil: 0, usualMs })
        return
      }
      endpoint.state = 'failing'
      endpoint.failures += 1
      const ownMs = Math.min(REST_MS * 2 ** Math.min(endpoint.failures - 1, 20), LONGEST_REST_MS)
      endpoint.restUntil = now.getTime() + Math.max(ownMs, Math.min(askedMs, LONGEST_ASKED_MS))
    },
  }
}

function waitUntil(endpoint: Endpoint, now: number, restMs: number): number {
  const gapMs =
    endpoint.state === 'good' ? Math.max(5, endpoint.usualMs / AT_ONCE.good) : GAP_MS[endpoint.state]
  const at = Math.min(Math.max(endpoint.nextAt, now + restMs + gapMs), now + LONGEST_WAIT_MS)
  endpoint.nextAt = at + gapMs
  return at
}
