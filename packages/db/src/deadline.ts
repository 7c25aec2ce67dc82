import { withinDeadline } from '@veracite/terms/within-deadline'

/**
 * The result of `work`, or a rejection after `timeoutMs`. The work itself goes on: the caller must discard
 * it.
 */
export const withDeadline = <T>(work: Promise<T>, timeoutMs: number): Promise<T> =>
  withinDeadline(work, timeoutMs, () => {
    throw Object.assign(new Error(`no answer within ${timeoutMs} ms`), { code: 'CONNECT_TIMEOUT' })
  })
