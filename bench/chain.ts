import { randomBytes } from 'node:crypto'
import { createJobHandler } from '../apps/worker/src/handle-job.ts'
import { lanesOf } from '../apps/worker/src/lanes.ts'
import { createInProcessDispatcher } from '../packages/adapters/src/queue/in-process-dispatcher.ts'
import { OPERATOR } from '../packages/core/src/access/caller.ts'
import { createJobHandlers } from '../packages/core/src/job-handlers.ts'
import { createKeptAnswers } from '../packages/core/src/kept/kept-answers.ts'
import type { Ports } from '../packages/core/src/ports.ts'
import { createServices, type Services } from '../packages/core/src/services.ts'
import { formatLogKey, LOCAL_ORIGIN, parseLogKey } from '../packages/evidence/src/log/log-key.ts'
import { startLogLoop } from '../packages/runtime/src/log/log-loop.ts'
import type { OpenPorts } from '../packages/runtime/src/start/open-ports.ts'
import type { Engine } from '../packages/terms/src/vocabulary.ts'
import { answers, scriptedEngine } from '../packages/testing/src/scripted-engine.ts'
import type { NoteSigner } from '../packages/verify/src/log/note-key.ts'
import { addBrand, openService } from './service.ts'

export const LANES = ['CHATGPT', 'PERPLEXITY', 'GEMINI', 'CLAUDE'] as const satisfies Engine[]
export const CONCURRENCY = 8

/** The whole service on a migrated database, with engines that answer at once. */
export interface Chain extends OpenPorts {
  services: Services
  signer: NoteSigner
  /** Enters and signs waiting leaves until it is stopped. */
  startLog(): { stop(): Promise<void> }
}

export async function openChain(databaseUrl: string): Promise<Chain> {
  const { logger, ...opened } = await openService(databaseUrl)
  const signer = parseLogKey(formatLogKey(LOCAL_ORIGIN, randomBytes(32)), LOCAL_ORIGIN)
  const text =
    'Halden Instruments was founded in 2004 in Halden, Norway. It makes vibration sensors. '.repeat(8)
  const engines = new Map(
    LANES.map((engine) => [
      engine,
      scriptedEngine(engine, answers(text, '0.001'), { concurrency: CONCURRENCY }),
    ]),
  )
  // Nothing is kept: every bundle is assembled.
  const ports: Ports = { ...opened.ports, engines, kept: createKeptAnswers({ maxBytes: 1 }) }
  return {
    ...opened,
    ports,
    services: createServices(ports),
    signer,
    startLog: () => startLogLoop({ ...ports, signer, keeper: null, logger }),
  }
}

export const dispatcherOf = ({ ports }: OpenPorts) =>
  createInProcessDispatcher({
    store: ports.jobStore,
    worker: 'bench',
    onError: (where: string, error: unknown) => console.error(where, error),
  })

/** Returns a function that scans a brand with this many prompts on every lane, and gives runs per second. */
export async function prepareScans(chain: Chain, prompts: number): Promise<() => Promise<number>> {
  const { ports, services, database } = chain
  const admin = services.for(OPERATOR).everything()
  const halden = { name: 'Halden Instruments', domain: 'halden-instruments.com', aliases: [] }
  const brand = await addBrand(ports, halden, [...LANES])
  await admin.facts.add(brand.id, [
    { predicate: 'founded_year', value: 2004, note: null },
    { predicate: 'headquarters', value: 'Halden, Norway', note: null },
  ])
  const texts = Array.from({ length: prompts }, (_, n) => ({
    text: `What does Halden Instruments make? (${n})`,
    intent: 'BRANDED' as const,
    locale: 'en-US',
  }))
  for (let at = 0; at < texts.length; at += 1_000)
    await admin.prompts.add(brand.id, texts.slice(at, at + 1_000))

  return async () => {
    const dispatcher = dispatcherOf(chain)
    const handlers = createJobHandlers({ ...ports, queue: dispatcher })
    const begun = performance.now()
    const { scanId } = await admin.startScan({
      brandId: brand.id,
      idempotency: null,
    })
    await dispatcher.work(lanesOf(ports.engines, ports.model, false), createJobHandler(handlers))
    for (;;) {
      const [scan] = await database.sql<{ status: string; over: boolean }[]>`
        select status, finished_at is not null as over from veracite.scans where id = ${scanId}`
      if (scan?.over && scan.status !== 'COMPLETED') throw new Error(`The scan ended as ${scan.status}.`)
      if (scan?.over) break
      await Bun.sleep(50)
    }
    const seconds = (performance.now() - begun) / 1000
    await dispatcher.close(5_000)
    return (prompts * LANES.length) / seconds
  }
}
