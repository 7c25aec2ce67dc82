import { setTimeout } from 'node:timers/promises'
import * as sdk from '@veracite/sdk'
import type { Say } from '@veracite/words/say-in'
import type { Context } from './context.ts'
import { connectionWords, Unreachable } from './failures.ts'
import { duration } from './ui/words.ts'

/** How long a command that waits keeps trying a server that does not answer. */
export const AWAY_LIMIT_MS = 300_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000

interface Patience {
  limitMs?: number
  /** Sleeps; may throw to give up early. */
  pause?: (ms: number) => Promise<unknown>
}

/**
 * Repeats a read while the server restarts: no connection, or 502, 503 or 504 from it or its proxy. Pauses double up to
 * ten seconds. Only for reads: a repeated write could do its work twice.
 */
export async function throughRestarts<T>(
  { io, complain, say }: Pick<Context, 'io' | 'complain' | 'say'>,
  read: () => Promise<T>,
  { limitMs = AWAY_LIMIT_MS, pause = setTimeout }: Patience = {},
): Promise<T> {
  let since: number | null = null
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await read()
    } catch (error) {
      const why = reasonToRetry(error, say)
      if (why === null) throw error
      if (since === null) {
        since = io.now()
        complain(say('cliWord.serverAway', { why, limit: duration(say, limitMs) }))
      }
      if (io.now() - since + pauseMs > limitMs)
        throw new Unreachable((say) =>
          say('cliRefused.theServerHasNotAnsweredFor', { limitMs: duration(say, limitMs), why }),
        )
      await pause(pauseMs)
    }
  }
}

/** Why the read failed, if the reason passes with a restart; otherwise null. */
function reasonToRetry(error: unknown, say: Say): string | null {
  if (error instanceof sdk.ConnectionError) return connectionWords(error, say).replace(/[.。]$/, '')
  const status = error instanceof sdk.ApiError ? error.status : null
  return status !== null && [502, 503, 504].includes(status) ? say('cliWord.itAnswers', { status }) : null
}
