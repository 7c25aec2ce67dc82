/**
 * Which endpoints may be posted to now: no endpoint takes up all slots at once, and one that failed is left
 * alone for a while. A delivery that must wait gets a time to return, each another one: thousands that
 * come back together would keep the others waiting.
 */
export interface EndpointTurns {
  /** Null grants the turn until `end` is called, perhaps after a moment. Otherwise, when to come back. */
  take(endpoint: string, now: Date, signal: AbortSignal): Promise<Date | null>
  end(endpoint: string, ended: TurnEnd, now: Date): void
}

export interface TurnEnd {
  /** Null: the process is stopping, which says nothing about the endpoint. */
  isGood: boolean | null
  /** From the granted turn to its end, with what was read and stored. */
  tookMs: number
  /** How long the endpoint asked us to wait. */
  askedMs: number
}

/** Posts at once to an endpoint that took the last one, and to any other. */
const AT_ONCE = { good: 4, other: 1 }
/** So many wait here for a good endpoint: sending each away and fetching it again costs more than posting it. */
const LONGEST_LINE = 8
const STUCK_MS = 500
/** Deliveries wait in line only for an endpoint that usually answers within this time. */
const QUICK_MS = 1_000
/** After the first failure in a row; each further one doubles it. Other events must not wait for long. */
const REST_MS = 1_000
const LONGEST_REST_MS = 30_000
/** Between two that wait. */
export const GAP_MS = { shortest: 10, failing: 250 }
export const LONGEST_WAIT_MS = 300_000

interface Endpoint {
  running: number
  state: 'unknown' | 'good' | 'failing'
  failures: number
  /** In milliseconds since 1970, as below. */
  restUntil: number
  /** When the next one that has to wait comes back. */
  nextAt: number
  usualMs: number
  /** When a turn last ended, or began after none was running. */
  movedAt: number
  line: ((until: Date | null) => void)[]
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
      movedAt: 0,
      line: [],
    }
    const found = endpoints.get(id) ?? fresh
    endpoints.set(id, found)
    return found
  }
  return {
    async take(id, now, signal) {
      const endpoint = known(id)
      const at = now.getTime()
      // A clock that was set back does not prolong a rest.
      const restMs = Math.min(endpoint.restUntil - at, LONGEST_REST_MS)
      if (restMs > 0) return new Date(waitUntil(endpoint, at, restMs))
      if (hasRoom(endpoint)) {
        if (endpoint.running === 0) endpoint.movedAt = at
        endpoint.running += 1
        return null
      }
      const isQuick = endpoint.state === 'good' && endpoint.usualMs <= QUICK_MS && !isStuck(endpoint, at)
      if (isQuick && endpoint.line.length < LONGEST_LINE) return await inLine(endpoint, now, signal)
      return new Date(waitUntil(endpoint, at, 0))
    },
    end(id, ended, now) {
      const endpoint = known(id)
      endpoint.running -= 1
      endpoint.movedAt = now.getTime()
      learn(endpoint, ended, now)
      const isResting = endpoint.restUntil > now.getTime()
      while (endpoint.line.length > 0 && (isResting || hasRoom(endpoint))) {
        const next = endpoint.line.shift()
        if (isResting)
          next?.(new Date(waitUntil(endpoint, now.getTime(), endpoint.restUntil - now.getTime())))
        else {
          endpoint.running += 1
          next?.(null)
        }
      }
    },
  }
}

const hasRoom = ({ running, state }: Endpoint): boolean =>
  running < (state === 'good' ? AT_ONCE.good : AT_ONCE.other)

/** A post hangs: waiting deliveries return as rarely as after a failure. */
const isStuck = ({ movedAt, usualMs }: Endpoint, now: number): boolean =>
  now - movedAt > Math.max(STUCK_MS, 3 * usualMs)

/** Until somebody ahead has ended, or the process stops. */
function inLine(endpoint: Endpoint, now: Date, signal: AbortSignal): Promise<Date | null> {
  return new Promise((resolve) => {
    const leave = () => {
      endpoint.line.splice(endpoint.line.indexOf(step), 1)
      resolve(now)
    }
    const step = (until: Date | null) => {
      signal.removeEventListener('abort', leave)
      resolve(until)
    }
    endpoint.line.push(step)
    signal.addEventListener('abort', leave, { once: true })
  })
}

function learn(endpoint: Endpoint, { isGood, tookMs, askedMs }: TurnEnd, now: Date): void {
  if (isGood === null) return
  if (isGood) {
    // Deliveries to a failing endpoint retry on their own; later ones need not wait behind them.
    if (endpoint.state !== 'good') endpoint.nextAt = 0
    const usualMs = endpoint.usualMs === 0 ? tookMs : endpoint.usualMs * 0.8 + tookMs * 0.2
    Object.assign(endpoint, { state: 'good', failures: 0, restUntil: 0, usualMs })
    return
  }
  endpoint.state = 'failing'
  endpoint.failures += 1
  const ownMs = Math.min(REST_MS * 2 ** Math.min(endpoint.failures - 1, 20), LONGEST_REST_MS)
  endpoint.restUntil = now.getTime() + Math.max(ownMs, Math.min(askedMs, LONGEST_REST_MS))
}

function waitUntil(endpoint: Endpoint, now: number, restMs: number): number {
  const { state, usualMs } = endpoint
  const gapMs =
    state === 'failing' || isStuck(endpoint, now)
      ? GAP_MS.failing
      : Math.max(GAP_MS.shortest, usualMs / AT_ONCE.good)
  const aheadMs = restMs + gapMs * (1 + endpoint.line.length)
  const at = Math.min(Math.max(endpoint.nextAt, now + aheadMs), now + LONGEST_WAIT_MS)
  endpoint.nextAt = at + gapMs
  return at
}
