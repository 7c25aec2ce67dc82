import { boot, exitOnRefusal } from '@veracite/runtime/start/boot'
import { shutDown, untilSignal } from '@veracite/runtime/start/lifecycle'
import { refuseStart } from '@veracite/runtime/start/refuse-start'
import { serveOperations } from './serve-operations.ts'
import { startWorker } from './start-worker.ts'

/** How long a running job may take to finish after the signal; then it is released. */
const GRACE_MS = 25_000

try {
  const booted = await boot('worker')
  const { dispatcher, ports, logger } = booted
  if (dispatcher === null) refuseStart('VERACITE_QUEUE is none: a worker without a queue has nothing to do.')
  const stopped = untilSignal(logger)
  const serving = serveOperations(booted)
  logger.info({ url: serving.url }, 'worker listening')
  await startWorker(ports, dispatcher, logger, { tracing: booted.tracing })
  await stopped
  serving.announceStop()
  await shutDown(logger, 30_000, [
    ['worker', () => dispatcher.close(GRACE_MS)],
    ['operations', () => serving.stop()],
    ['ports', () => booted.close()],
  ])
  process.exit(0)
} catch (error) {
  exitOnRefusal(error)
}
