const EVERY_MS = 5

/**
 * The longest that this thread computed without letting anybody else go first, in milliseconds of its own processor time:
 * other programs that want the same processor do not count.
 */
export function watchThread(): { stop(): number } {
  let worstMs = 0
  let before = process.threadCpuUsage()
  const timer = setInterval(() => {
    const used = process.threadCpuUsage(before)
    worstMs = Math.max(worstMs, (used.user + used.system) / 1_000)
    before = process.threadCpuUsage()
  }, EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return worstMs
    },
  }
}
