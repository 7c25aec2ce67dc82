import type { Logger } from './logger.ts'

/** Resolves with the first signal to stop. A second one stops at once. */
export function untilSignal(logger: Logger): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let asked = false
    const stop = (signal: NodeJS.Signals) => {
      if (asked) process.exit(130)
      asked = true
      logger.info({ signal }, 'stopping')
      resolve(signal)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
}

/**
 * Runs the steps in order, each with whatever is left of the time. A step that hangs or throws does not keep the
 * others from running: what follows it holds other people's connections.
 */
export async function shutDown(
  logger: Logger,
  limitMs: number,
  steps: [name: string, step: () => Promise<unknown>][],
): Promise<void> {
  const deadline = performance.now() + limitMs
  for (const [name, step] of steps) {
    const left = Math.max(250, deadline - performance.now())
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, left, 'late')
    })
    try {
      if ((await Promise.race([step(), late])) === 'late')
        logger.warn({ step: name }, 'stop step took too long')
    } catch (error) {
      logger.warn({ step: name, error }, 'stop step failed')
    } finally {
      clearTimeout(timer)
    }
  }
}
