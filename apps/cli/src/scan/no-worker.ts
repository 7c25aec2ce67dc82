import { findServer } from '../client.ts'
import type { Context } from '../context.ts'

/** Without any change for so long, somebody should be told why. */
const STILL_MS = 10_000
const TIMEOUT_MS = 5_000

/**
 * Why a scan does not go on, if it is because no worker runs. Asked only while nothing changes; `state` is whatever
 * changes when a scan does.
 */
export function watchWorkers(context: Context): (state: unknown) => Promise<string | null> {
  const { io } = context
  let last = ''
  let since = io.now()
  let warning: string | null = null
  return async (state) => {
    const now = JSON.stringify(state)
    if (now !== last) {
      last = now
      since = io.now()
      warning = null
    } else if (io.now() - since >= STILL_MS) {
      since = io.now()
      warning = await noWorker(context)
    }
    return warning
  }
}

async function noWorker(context: Context): Promise<string | null> {
  const { url, token } = findServer(context)
  try {
    const response = await fetch(`${url}/readyz`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
    const body = (await response.json()) as { parts?: { name?: unknown; ready?: unknown }[] }
    const worker = body.parts?.find(({ name }) => name === 'worker')
    return worker?.ready === false ? context.say('cliScan.noWorker') : null
  } catch {
    return null
  }
}
