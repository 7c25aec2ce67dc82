import { boot, exitOnRefusal } from '@veracite/runtime/start/boot'
import { shutDown, untilSignal } from '@veracite/runtime/start/lifecycle'
import { serveApi } from './serve.ts'

try {
  const booted = await boot('api')
  const stopped = untilSignal(booted.logger)
  const serving = serveApi(booted)
  booted.logger.info({ url: serving.url }, 'api listening')
  await stopped
  serving.announceStop()
  await shutDown(booted.logger, 30_000, [
    ['api', () => serving.stop()],
    ['queue', async () => booted.dispatcher?.close(0)],
    ['ports', () => booted.close()],
  ])
  process.exit(0)
} catch (error) {
  exitOnRefusal(error)
}
