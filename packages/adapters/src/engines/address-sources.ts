import { isIP } from 'node:net'
import type { AddressSources } from '@veracite/core/clocks/compared-clock'
import { callOnce } from './http.ts'
import { startStop } from './stop.ts'

const LIMIT_MS = 3_000
/** The longest address has 45 characters. */
const MAX_BYTES = 64

/** Web servers that answer with nothing but the address that they were asked from. Asked as engines are: past any proxy. */
export const createAddressSources = (sources: readonly string[]): AddressSources => ({
  read: () =>
    Promise.all(
      [...new Set(sources)].map(async (source) => ({ source, address: await addressSeenBy(source) })),
    ),
})

async function addressSeenBy(url: string): Promise<string | null> {
  const stop = startStop(LIMIT_MS, new AbortController().signal)
  try {
    const call = { method: 'GET', url, headers: {}, body: null } as const
    const options = { stop, secrets: [], maxBytes: MAX_BYTES, now: () => new Date() }
    const result = await callOnce(call, options)
    const text = result.kind === 'reply' ? new TextDecoder().decode(result.exchange.bytes).trim() : ''
    return isIP(text) === 0 ? null : text
  } finally {
    stop.release()
  }
}
