/** What `work` gives, or a rejection after `timeoutMs`. The work itself goes on: the caller must throw it away. */
export async function withDeadline<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error(`no answer within ${timeoutMs} ms`), { code: 'CONNECT_TIMEOUT' }))
    }, timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
