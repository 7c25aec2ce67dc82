import type { createOpenAI } from '@ai-sdk/openai'
import type { Stop } from '../engines/stop.ts'
import { readAtMost } from '../platform/read-at-most.ts'

export type Fetch = NonNullable<Parameters<typeof createOpenAI>[0]>['fetch'] & {}

/** A reading is a few kilobytes; whoever sends more is not sending a reading. */
const MAX_BYTES = 1024 * 1024

/**
 * `fetch` for a library that is not ours: one call, no redirect that could carry the key to another host, no body
 * without end, and an end at the deadline whatever the other side does.
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
  // Some runtimes give their own `fetch` a member that the type then asks for.
  return Object.assign(call, { preconnect: () => undefined })
}
