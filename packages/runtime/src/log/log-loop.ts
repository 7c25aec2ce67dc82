import type { LogStore, StoredCheckpoint } from '@veracite/evidence/log/log-port'
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
  /** Told how long the oldest leaf of a batch waited for the checkpoint that covers it. */
  onCovered?: (seconds: number) => void
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
  /** Leaves that this process has entered and that no checkpoint covers yet. */
  let open: { size: number; oldestAt: number } | null = null
  const integrate = integrateBatch({
    ...options,
    onIntegrated: ({ size, added, oldestAt, refused }) => {
      if (added > 0 && oldestAt !== null)
        open = { size, oldestAt: Math.min(open?.oldestAt ?? Number.POSITIVE_INFINITY, oldestAt.getTime()) }
      if (refused.length > 0)
        options.logger.error(
          { leaves: refused.length, reasons: [...new Set(refused)] },
          'leaves were not entered into the log: see veracite.log_refused',
        )
    },
  })
  const publish = publishCheckpoint(options)
  const receipt = signReceipt(options)
  /** Also after a start: the newest checkpoint may be older than receipts. */
  let owesReceipt = true
  const stopped = new AbortController()
  let publishedAt = Number.NEGATIVE_INFINITY
  let failures = 0
  const measure = (checkpoint: StoredCheckpoint | null) => {
    if (open === null || checkpoint === null || checkpoint.size < open.size) return
    options.onCovered?.(Math.max(0, checkpoint.signedAt.getTime() - open.oldestAt) / 1000)
    open = null
  }

  const round = async (): Promise<number> => {
    const taken = await integrate()
    if (performance.now() - publishedAt >= CHECKPOINT_EVERY_MS) {
      const checkpoint = await publish()
      if (checkpoint !== null) {
        publishedAt = performance.now()
        owesReceipt = true
      }
      // Another process may have published it.
      if (open !== null) measure(checkpoint ?? (await options.log.newestCheckpoint()))
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
