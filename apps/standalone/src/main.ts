import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveApi } from '@veracite/api/serve'
import { mountMcp } from '@veracite/mcp/mount-mcp'
import { boot, exitOnRefusal } from '@veracite/runtime/start/boot'
import { shutDown, untilSignal } from '@veracite/runtime/start/lifecycle'
import { seedDemo } from '@veracite/runtime/start/seed'
import { startWorker } from '@veracite/worker/start-worker'
import { welcome } from './welcome.ts'

/** Ctrl-C must feel immediate: questions still unanswered are asked again after the next start. */
const GRACE_MS = 2_500
const STOP_LIMIT_MS = 4_500
/** The data folder may be copied as soon as this process has ended: no server may write into it then. */
const DATABASE_STOP_MS = 20_000

try {
  const booted = await boot('standalone')
  const { config, disk, dispatcher, ports, operator, logger } = booted
  // From here on: whoever sees the address may stop it in the same moment.
  const stopped = untilSignal(logger)
  await seedDemo(operator)
  let mcp: { close(): Promise<void> } | undefined
  const isWorker = dispatcher !== null && config.roles.includes('worker')
  const serving = serveApi(booted, {
    isWorker,
    extend: (app) => {
      if (config.roles.includes('mcp')) mcp = mountMcp(app, booted)
    },
  })
  if (isWorker)
    await startWorker(ports, dispatcher, logger, {
      alone: booted.embedded,
      tracing: booted.tracing,
      refuseWrites: () => disk?.refusal() ?? null,
    })
  // Tells the command line where this server is. Without a data folder there is nowhere to write it.
  const addressFile = join(config.dataDir, 'address')
  await writeFile(addressFile, `${serving.url}\n`).catch(() => {})
  process.stdout.write(await welcome(booted, serving.url, serving.signInAddress()))

  await stopped
  serving.announceStop()
  await rm(addressFile, { force: true }).catch(() => {})
  await shutDown(logger, STOP_LIMIT_MS, [
    ['api', () => serving.stop()],
    ['mcp', async () => mcp?.close()],
    ['worker', async () => dispatcher?.close(GRACE_MS)],
    ['ports', () => booted.close(), DATABASE_STOP_MS],
  ])
  process.exit(0)
} catch (error) {
  exitOnRefusal(error)
}
