import type { ErrorOf } from './answer-to-error.ts'
import { type Answered, ApiPromise } from './api-promise.ts'
import type { Scan, ScanCreated } from './bodies.ts'
import { checkNumber } from './checks.ts'
import { pause, withDeadline } from './deadline.ts'
import { WaitTimeoutError } from './errors.ts'
import type { KeyedRequestOptions, RequestOptions } from './request.ts'
import type { Call } from './transport.ts'

export interface WaitOptions extends RequestOptions {
  /** Called with the first state of the scan, and again whenever it changes. */
  onProgress?: ((scan: Scan) => void) | undefined
  /** Longest total wait. Default: half an hour; `Infinity` waits as long as it takes. */
  deadlineMs?: number | undefined
  /** Longest pause between two requests. Default: 5 seconds; the first pauses are shorter. */
  pollMs?: number | undefined
}

const FIRST_POLL_MS = 250

export interface ScansResource {
  /** Starts a scan of a brand. It counts against the monthly cap of the plan. */
  create(
    body: { brandId: string },
    options?: KeyedRequestOptions,
  ): ApiPromise<ScanCreated, ErrorOf<'createScan'>>

  get(scanId: string, options?: RequestOptions): ApiPromise<Scan, ErrorOf<'getScan'>>

  /** Polls the scan until it is finished, successfully or not: check the result's `status`. */
  wait(scanId: string, options?: WaitOptions): ApiPromise<Scan, ErrorOf<'getScan'> | WaitTimeoutError>
}

export const createScans = (call: Call): ScansResource => {
  const get: ScansResource['get'] = (scanId, options) => call('getScan', { path: { scanId }, options })
  return {
    create: (body, options) => call('createScan', { body, options }),
    get,
    wait: (scanId, options = {}) => new ApiPromise(waitFor(get, scanId, options)),
  }
}

async function waitFor(
  get: ScansResource['get'],
  scanId: string,
  { onProgress, deadlineMs = 1_800_000, pollMs = 5_000, signal, ...options }: WaitOptions,
): Promise<Answered<Scan>> {
  checkNumber('deadlineMs', deadlineMs, 0)
  checkNumber('pollMs', pollMs, 1)
  let seen: Scan | null = null
  const onDeadline = () =>
    new WaitTimeoutError(`Scan ${scanId} was not finished within ${deadlineMs} ms.`, seen)

  return withDeadline(deadlineMs, onDeadline, signal, async (stopped) => {
    for (let pauseMs = FIRST_POLL_MS; ; pauseMs *= 1.5) {
      const answer = await get(scanId, { ...options, signal: stopped }).withResponse()
      if (JSON.stringify(seen) !== JSON.stringify(answer.data)) onProgress?.(answer.data)
      seen = answer.data
      // Checks `finishedAt`, not the state's name: a state added later must not make this wait forever.
      if (seen.finishedAt) return answer
      await pause(Math.min(pauseMs, pollMs), stopped)
    }
  })
}
