/** A sleep that can be cut short. Ringing while nothing sleeps cuts the next sleep short. */
export function createAlarm() {
  let rung = false
  let wake: (() => void) | null = null
  return {
    ring: () => {
      rung = true
      wake?.()
    },
    async sleep(ms: number) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        wake = null
      }
      rung = false
      // Jobs that end together lead to one claim, not one each.
      await new Promise((next) => setImmediate(next))
    },
  }
}
