/**
 * Which endpoints may be posted to now: no endpoint takes up all slots at once, and one that failed is left
 * alone for a while.
 */
export interface EndpointTurns {
  /** Null grants the turn until `end` is called. Otherwise, when to come back. */
  take(endpoint: string, now: Date): Date | null
  /** `restUntil` applies to every delivery to this endpoint; null ends the rest. */
  end(endpoint: string, restUntil: Date | null): void
}

/** So that one slow or dead receiver does not block the others. */
const AT_ONCE = 2
const BUSY_MS = 500

/** Known to this process only: another one learns it from its own first attempt. */
export function createEndpointTurns(): EndpointTurns {
  const taken = new Map<string, number>()
  const rests = new Map<string, Date>()
  return {
    take(endpoint, now) {
      const rest = rests.get(endpoint)
      if (rest !== undefined && rest > now) return rest
      const running = taken.get(endpoint) ?? 0
      if (running >= AT_ONCE) return new Date(now.getTime() + BUSY_MS)
      taken.set(endpoint, running + 1)
      return null
    },
    end(endpoint, restUntil) {
      const running = (taken.get(endpoint) ?? 1) - 1
      if (running === 0) taken.delete(endpoint)
      else taken.set(endpoint, running)
      if (restUntil === null) rests.delete(endpoint)
      else rests.set(endpoint, restUntil)
    },
  }
}
