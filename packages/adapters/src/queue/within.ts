import { withinDeadline } from '@veracite/terms/within-deadline'

/**
 * Rejects when `work` has not settled within `ms`. The work itself cannot be stopped: `late` gets its result.
 */
export function within<T>(ms: number, work: Promise<T>, late?: (value: T) => void): Promise<T> {
  return withinDeadline(work, ms, () => {
    if (late) work.then(late, () => {})
    throw new Error(`No answer within ${ms} ms.`)
  })
}

/** Whether `work` settled, fulfilled or rejected, within `ms`. Never rejects. */
export const settledWithin = (ms: number, work: Promise<unknown>): Promise<boolean> =>
  withinDeadline(
    work.then(
      () => true,
      () => true,
    ),
    ms,
    () => false,
  )

export const sleep = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms))
