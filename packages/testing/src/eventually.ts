import { vi } from 'vitest'

/**
 * `vi.waitUntil` with the patience that a busy machine needs: a little less than a test may take, so that the error can say
 * what it was waiting for. Waits until `probe` returns something truthy.
 */
export async function eventually<T>(
  what: string,
  probe: () => Promise<T | null | undefined | false>,
  timeout = 170_000,
): Promise<T> {
  const gaveUp = new Error(`Gave up waiting for ${what} after ${timeout} ms.`)
  const found = await vi.waitUntil(probe, { timeout, interval: 50 }).catch((error: Error) => {
    throw error.message.startsWith('Timed out') ? gaveUp : error
  })
  return found as T
}
