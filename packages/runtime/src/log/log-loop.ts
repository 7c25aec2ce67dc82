import type { LogStore } from '@veracite/evidence/log/log-port'
import {
  BATCH,
  integrateBatch,
  LogContradiction,
  publishCheckpoint,
  type SequencerDeps,
} from '@veracite/evidence/log/sequencer'
import { signReceipt } from '@veracite/evidence/receipts/sign-receipt'
import type { Logger } from '../telemetry/logger.ts'
import { pause } from './pause.ts'

export interface LogLoop {
  /** Lets the current round finish, then starts no more. */
  stop(): Promise<void>
}

export interface LogLoopOptions extends SequencerDeps {
  log: SequencerDeps['log'] & Pick<LogStore, 'newestWithoutReceipt' | 'appendReceipt'>
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
}

const POLL_MS = 500
/** Signatures are cheap, but each checkpoint stays for ever, and everyone who follows the log reads it. */
const CHECKPOINT_EVERY_MS = 1_000
const AFTER_ERROR_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const

/**
 * Integrates waiting leaves and publishes checkpoints for as long as the process lives. Any number of
 * processes may run this: the database lets one at a time through. A leaf is in a published checkpoint within
 * two seconds.
 */
export function startLogLoop(options: LogLoopOptions): LogLoop {
  const integrate = integrateBatch({
    ...options,
    onRefused: (reasons) =>
      options.logger.error(
        { leaves: reasons.length, reasons: [...new Set(reasons)] },
        'leaves were not entered into the log: see veracite.log_refused',
      ),
  })
  const publish = publishCheckpoint(options)
  const receipt = signReceipt(options)
  /** Also after a start: the newest checkpoint may be older than receipts. */
  let owesReceipt = true
  const stopped = new AbortController()
  let publishedAt = Number.NEGATIVE_INFINITY
  let failures = 0

  const round = async (): Promise<number> => {
    const taken = await integrate()
    if (performance.now() - publishedAt >= CHECKPOINT_EVERY_MS) {
      if ((await publish()) !== null) {
        publishedAt = performance.now()
        owesReceipt = true
      }
    }
    if (owesReceipt) {
      await receipt()
      owesReceipt = false
    }
    // A full batch means that more may wait.
    return taken === BATCH ? 0 : POLL_MS
  }

  const run = async () => {
    while (!stopped.signal.aborted) {
      let wait: number
      try {
        wait = await round()
        failures = 0
      } catch (error) {
        wait = AFTER_ERROR_MS[Math.min(failures, AFTER_ERROR_MS.length - 1)] ?? POLL_MS
        failures += 1
        if (error instanceof LogContradiction) {
          options.logger.error({ error }, 'the log contradicts what was published: nothing is signed')
        } else {
          options.logger.warn({ error }, 'the log could not be continued; trying again')
        }
      }
      if (wait > 0) await pause(wait, stopped.signal)
    }
  }

  const running = run()
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}
