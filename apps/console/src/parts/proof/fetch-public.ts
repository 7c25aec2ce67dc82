const TIMEOUT_MS = 15_000

/** Asks this server for what anyone may read, and tells it nothing of the reader. */
export const fetchPublic = (address: string): Promise<Response> =>
  fetch(address, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  })
