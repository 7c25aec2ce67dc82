import type { createOpenAI } from '@ai-sdk/openai'
import type { Stop } from '../engines/stop.ts'
import { readAtMost } from '../platform/read-at-most.ts'

export type Fetch = NonNullable<Parameters<typeof createOpenAI>[0]>['fetch'] & {}

/** A reading is a few kilobytes; anything larger is not a reading. */
const MAX_BYTES = 1024 * 1024

/**
 * `fetch` for a third-party library: one call, no redirect that could carry the key to another host, a
 * bounded body, and an end at the deadline whatever the other side does.
 */
export function boundedFetch(stop: Stop): Fetch {
  const call = async (...[input, init]: Parameters<Fetch>): Promise<Response> => {
    const abort = new AbortController()
    try {
      const response = await stop.race(fetch(input, { ...init, redirect: 'manual', signal: abort.signal }))
      const { status, headers } = response
      return new Response(Buffer.from(await readAtMost(response, MAX_BYTES, stop.race)), { status, headers })
    } finally {
      abort.abort()
    }
  }
  // Some runtimes add this member to `fetch`, and the type requires it.
  return Object.assign(call, { preconnect: () => undefined })
}
