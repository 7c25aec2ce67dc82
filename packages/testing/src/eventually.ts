/** Waits until `probe` gives something other than null, undefined or false; fails with what it was waiting for. */
export async function eventually<T>(
  what: string,
  probe: () => Promise<T | null | undefined | false>,
  timeoutMs = 30_000,
): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const value = await probe()
    if (value !== null && value !== undefined && value !== false) return value
    if (performance.now() > deadline) throw new Error(`Gave up waiting for ${what} after ${timeoutMs} ms.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
