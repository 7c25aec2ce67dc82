import type { Logger } from '../telemetry/logger.ts'
import { pause } from './pause.ts'

export interface PeerLoop {
  stop(): Promise<void>
}

const MAX_WAIT_MS = 15 * 60_000

/**
 * Asks each peer repeatedly and independently: one that is down or lies delays no other, and is asked less
 * and less often.
 */
export function startPeerLoop<P>(options: {
  peers: readonly P[]
  nameOf: (peer: P) => string
  work: (peer: P, signal: AbortSignal) => Promise<unknown>
  everyMs: number
  /** Logged on failure. */
  complaint: string
  logger: Pick<Logger, 'warn'>
}): PeerLoop {
  const { everyMs } = options
  const stopped = new AbortController()
  const running = options.peers.map(async (peer) => {
    let failures = 0
    // The first time soon after the start, to catch up with what was missed before the last stop.
    let wait = Math.min(2_000, everyMs)
    while (await pause(wait, stopped.signal)) {
      try {
        await options.work(peer, stopped.signal)
        failures = 0
      } catch (error) {
        if (stopped.signal.aborted) return
        failures += 1
        options.logger.warn({ error, peer: options.nameOf(peer), failures }, options.complaint)
      }
      wait = Math.min(everyMs * 2 ** Math.min(failures, 6), Math.max(MAX_WAIT_MS, everyMs))
    }
  })
  return {
    async stop() {
      stopped.abort()
      await Promise.all(running)
    },
  }
}
