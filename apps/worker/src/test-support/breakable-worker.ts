import { boot } from '@veracite/runtime/start/boot'
import { shutDown, untilSignal } from '@veracite/runtime/start/lifecycle'
import { breakableReader } from '@veracite/testing/breakable-plain-reader'
import { startWorker } from '../start-worker.ts'

/** A worker process like the real one, except that its reader can be broken by name. */
const booted = await boot('worker')
const { dispatcher, ports, logger } = booted
if (dispatcher === null) throw new Error('no queue')
const plainReader = breakableReader({ limitMs: Number(process.env.TEST_LIMIT_MS) })
await startWorker({ ...ports, plainReader }, dispatcher, logger)
await untilSignal(logger)
await shutDown(logger, 30_000, [
  ['worker', () => dispatcher.close(500)],
  ['rules', () => plainReader.close()],
  ['ports', () => booted.close()],
])
process.exit(0)
