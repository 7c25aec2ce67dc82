import type { World } from '@veracite/testing/world'
import { startWorker, type WorkerOptions } from '../start-worker.ts'

/** Starts a worker on the queue of a test world. */
export async function startWork(
  { ports, dispatcher, logger }: Pick<World, 'ports' | 'dispatcher' | 'logger'>,
  options: WorkerOptions = {},
): Promise<void> {
  if (dispatcher === null) throw new Error('no queue')
  await startWorker(ports, dispatcher, logger, options)
}
