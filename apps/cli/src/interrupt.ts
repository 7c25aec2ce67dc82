export interface Interrupt {
  /** Waits that long, or until Ctrl-C; says which it was. */
  within(ms: number): Promise<boolean>
  release(): void
}

/** From now on Ctrl-C is ours to answer. A second one ends the program at once, whatever it is doing. */
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
