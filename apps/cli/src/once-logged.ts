import { setTimeout } from 'node:timers/promises'
import { ApiError } from '@veracite/sdk'

const LOG_WAIT_MS = 30_000

/** Retries until a new entry is in the log, which takes seconds; until then the server answers with a conflict. */
export async function onceLogged<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + LOG_WAIT_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const isPending =
        error instanceof ApiError && error.status === 409 && error.message.includes('try again')
      if (!isPending || performance.now() > deadline) throw error
      await setTimeout(500)
    }
  }
}
