import { withinDeadline } from '@veracite/core/within-deadline'

/** Rejects when `work` has not settled within `ms`. The work itself cannot be stopped: `late` gets what it brings. */
export function within<T>(ms: number, work: Promise<T>, late?: (value: T) => void): Promise<T> {
  return withinDeadline(work, ms, () => {
    if (late) work.then(late, () => {})
    throw new Error(`No answer within ${ms} ms.`)
  })
}

/** Whether `work` settled, well or badly, within `ms`. Never rejects. */
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
