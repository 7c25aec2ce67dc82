import type { Logger } from '../logger.ts'
import { type FinishedSpan, otlpMessage } from './otlp-message.ts'
import type { TracingSettings } from './tracing.ts'

const SEND_EVERY_MS = 2_000
const MOST_AT_ONCE = 512
/** While the endpoint does not answer, the newest spans of a minute or so are kept, and the rest is lost. */
const MOST_KEPT = 8_192
const TIMEOUT_MS = 5_000
const LAST_TRY_MS = 2_000

/** Sends spans in batches, beside the work: no request and no job ever waits for it, or fails because of it. */
export function createSpanSender(settings: TracingSettings, logger: Pick<Logger, 'warn'>) {
  const waiting: FinishedSpan[] = []
  let sending: Promise<void> | null = null
  let complained = false

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
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      // What the endpoint refuses for good would be refused again.
      if (response.ok || (response.status >= 400 && response.status < 500 && response.status !== 429)) {
        if (!response.ok) complain(`answers ${response.status}`)
        else complained = false
        return true
      }
      complain(`answers ${response.status}`)
    } catch {
      complain('does not answer')
    }
    return false
  }

  /** Once, until it works again. */
  function complain(what: string): void {
    if (!complained) logger.warn(`the OTLP endpoint ${what}: traces are lost`)
    complained = true
  }

  const timer = setInterval(() => void flush(TIMEOUT_MS), SEND_EVERY_MS)
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
