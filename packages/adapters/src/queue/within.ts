/** Rejects when `work` has not settled within `ms`. The work itself cannot be stopped: `late` gets what it brings. */
export async function within<T>(ms: number, work: Promise<T>, late?: (value: T) => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLate = false
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(new Error(`No answer within ${ms} ms.`))
    }, ms)
  })
  work.then(
    (value) => {
      if (isLate) late?.(value)
    },
    () => {},
  )
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether `work` settled, well or badly, within `ms`. Never rejects. */
export async function settledWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  try {
    await within(
      ms,
      work.catch(() => {}),
    )
    return true
  } catch {
    return false
  }
}

export const sleep = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms))
