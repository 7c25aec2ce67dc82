import type { createOpenAI } from '@ai-sdk/openai'
import type { Stop } from '../engines/stop.ts'

export type Fetch = NonNullable<Parameters<typeof createOpenAI>[0]>['fetch'] & {}

/** An opinion is a few kilobytes; whoever sends more is not sending an opinion. */
const MOST_BYTES = 1024 * 1024

/**
 * `fetch` for a library that is not ours: one call, no redirect that could carry the key to another host, no body
 * without end, and an end at the deadline whatever the other side does.
 */
export function boundedFetch(stop: Stop): Fetch {
  const call = async (...[input, init]: Parameters<Fetch>): Promise<Response> => {
    const abort = new AbortController()
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
    try {
      const response = await stop.race(fetch(input, { ...init, redirect: 'manual', signal: abort.signal }))
      reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined
      const chunks: Uint8Array[] = []
      let length = 0
      while (reader) {
        const { done, value } = await stop.race(reader.read())
        if (done) break
        length += value.byteLength
        if (length > MOST_BYTES) throw new Error('The reply is too large.')
        chunks.push(value)
      }
      return new Response(Buffer.concat(chunks), {
        status: response.status,
        headers: response.headers,
      })
    } finally {
      abort.abort()
      reader?.cancel().catch(() => undefined)
    }
  }
  // Some runtimes give their own `fetch` a member that the type then asks for.
  return Object.assign(call, { preconnect: () => undefined })
}
