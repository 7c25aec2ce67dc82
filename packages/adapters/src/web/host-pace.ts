import { setTimeout as sleep } from 'node:timers/promises'

/** Spaces out requests to one host across all callers, so that a refresh never looks like an attack. */
export class HostPace {
  readonly #nextTurnMs = new Map<string, number>()

  /** Resolves when it is this request's turn; rejects when `signal` fires first. */
  async turn(host: string, delayMs: number, signal: AbortSignal): Promise<void> {
    const now = performance.now()
    const turnAt = Math.max(now, this.#nextTurnMs.get(host) ?? 0)
    // The slot is taken before waiting: two callers that wait together must not proceed together.
    this.#nextTurnMs.delete(host)
    this.#nextTurnMs.set(host, turnAt + delayMs)
    this.#forgetOldest()
    if (turnAt > now) await sleep(turnAt - now, undefined, { signal })
  }

  #forgetOldest(): void {
    const oldest = this.#nextTurnMs.keys().next()
    if (this.#nextTurnMs.size > MAX_HOSTS && !oldest.done) this.#nextTurnMs.delete(oldest.value)
  }
}

const MAX_HOSTS = 1000
