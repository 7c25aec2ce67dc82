import type { Logger } from '../telemetry/logger.ts'
import { type FinishedSpan, otlpMessage } from './otlp-message.ts'
import type { TracingSettings } from './tracing.ts'

const SEND_EVERY_MS = 2_000
const MOST_AT_ONCE = 512
/** While the endpoint does not answer, the newest spans of a minute or so are kept, and the rest is lost. */
const MOST_KEPT = 8_192
const TIMEOUT_MS = 5_000
const LAST_TRY_MS = 2_000
/** The only answers after which the specification lets a sender try again. */
const TRY_AGAIN = [429, 502, 503, 504]
const LONGEST_PAUSE_MS = 60_000

/** Sends spans in batches, beside the work: no request and no job ever waits for it, or fails because of it. */
export function createSpanSender(settings: TracingSettings, logger: Pick<Logger, 'warn'>) {
  const waiting: FinishedSpan[] = []
  let sending: Promise<void> | null = null
  let complained = false
  let pauseMs = 0
  let notBefore = 0

  async function sendAll(timeoutMs: number): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE)
      if (!(await send(batch, timeoutMs))) return
      waiting.splice(0, batch.length)
    }
  }

  async function send(batch: readonly FinishedSpan[], timeoutMs: number): Promise<boolean> {
    try {
      const response = await fetch(`${settings.endpoint.replace(/\/+$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { ...settings.headers, 'content-type': 'application/json' },
        body: JSON.stringify(otlpMessage(batch, settings)),
        // The headers hold secrets, which are for this address alone.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (response.ok) complained = false
      else complain(`answers ${response.status}`)
      if (!TRY_AGAIN.includes(response.status)) {
        pauseMs = 0
        return true
      }
      pause(Number(response.headers.get('retry-after')) * 1_000)
    } catch {
      complain('does not answer')
      pause(0)
    }
    return false
  }

  /** Twice as long as the last one, or as long as was asked for. */
  function pause(askedMs: number): void {
    pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(askedMs || 0, pauseMs * 2, SEND_EVERY_MS))
    notBefore = performance.now() + pauseMs
  }

  /** Once, until it works again. */
  function complain(what: string): void {
    if (!complained) logger.warn(`the OTLP endpoint ${what}: traces are lost`)
    complained = true
  }

  const timer = setInterval(() => {
    if (performance.now() >= notBefore) void flush(TIMEOUT_MS)
  }, SEND_EVERY_MS)
  timer.unref()
  function flush(timeoutMs: number): Promise<void> {
    sending ??= sendAll(timeoutMs).finally(() => {
      sending = null
    })
    return sending
  }

  return {
    add(span: FinishedSpan): void {
      waiting.push(span)
      if (waiting.length > MOST_KEPT) waiting.splice(0, waiting.length - MOST_KEPT)
    },
    async close(): Promise<void> {
      clearInterval(timer)
      await sending
      await flush(LAST_TRY_MS)
    },
  }
}
