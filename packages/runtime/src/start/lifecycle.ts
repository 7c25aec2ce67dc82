import { withinDeadline } from '@veracite/terms/within-deadline'
import type { Logger } from '../telemetry/logger.ts'

/**
 * Resolves with the first signal to stop. The same signal again stops at once; a different one does not,
 * because Ctrl-C under `npm start` arrives twice: from the terminal, and as a SIGTERM from the parent
 * process.
 */
export function untilSignal(logger: Logger): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const seen = new Set<NodeJS.Signals>()
    const stop = (signal: NodeJS.Signals) => {
      if (seen.has(signal)) process.exit(130)
      if (seen.size === 0) logger.info({ signal }, 'stopping')
      seen.add(signal)
      resolve(signal)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
}

export type StopStep = [name: string, step: () => Promise<unknown>, atLeastMs?: number]

/**
 * Runs the steps in order within the remaining time. A step that hangs or throws does not prevent the others,
 * which release connections. A step may ask for time of its own, whatever the others took.
 */
export async function shutDown(logger: Logger, limitMs: number, steps: StopStep[]): Promise<void> {
  const deadline = performance.now() + limitMs
  for (const [name, step, atLeastMs = 250] of steps) {
    const left = Math.max(atLeastMs, deadline - performance.now())
    try {
      await withinDeadline(step(), left, () => logger.warn({ step: name }, 'stop step took too long'))
    } catch (error) {
      logger.warn({ step: name, error }, 'stop step failed')
    }
  }
}
