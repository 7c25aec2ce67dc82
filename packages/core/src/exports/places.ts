import { DomainError } from '@veracite/terms/errors'

/** Exports that run at once in this process: each keeps a connection and a core busy. */
export const MOST_AT_ONCE = 4
/** Of these by one caller, so that others get a turn. */
export const MOST_OF_ONE_CALLER = 3

/** Takes a place or refuses; the function it returns gives the place back, once. */
export function createPlaces(most = MOST_AT_ONCE, mostOfOne = MOST_OF_ONE_CALLER) {
  const taken = new Map<string, number>()
  let all = 0
  return (caller: string): (() => void) => {
    const own = taken.get(caller) ?? 0
    if (all >= most || own >= mostOfOne)
      throw new DomainError(
        'rate_limited',
        own >= mostOfOne
          ? `You have ${own} exports running, the most at once. Wait for one to end.`
          : `${all} exports are running, the most at once. Try again shortly.`,
        { retryAfterSeconds: 10 },
      )
    all += 1
    taken.set(caller, own + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      all -= 1
      const left = (taken.get(caller) ?? 1) - 1
      if (left > 0) taken.set(caller, left)
      else taken.delete(caller)
    }
  }
}
