export interface Interrupt {
  /** Waits for the given time or until Ctrl-C, and says which it was. */
  within(ms: number): Promise<boolean>
  release(): void
}

/** From now on we handle Ctrl-C. A second one ends the program at once. */
export function onInterrupt(): Interrupt {
  let pressed = false
  let wake = () => {}
  const listen = () => {
    if (pressed) process.exit(130)
    pressed = true
    wake()
  }
  process.on('SIGINT', listen)
  return {
    async within(ms) {
      if (!pressed) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      return pressed
    },
    release: () => void process.off('SIGINT', listen),
  }
}
