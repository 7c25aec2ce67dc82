import { randomBytes } from 'node:crypto'
import { generateCaptureKey } from '../packages/adapters/src/platform/capture-signer.ts'
import { importFeed } from '../packages/core/src/feeds/import-feed.ts'
import { createServices, type Ports } from '../packages/core/src/services.ts'
import { describeProblems, parseConfig } from '../packages/runtime/src/settings/config.ts'
import { openPorts } from '../packages/runtime/src/start/open-ports.ts'
import { seedPlans } from '../packages/runtime/src/start/seed.ts'
import { createLogger } from '../packages/runtime/src/telemetry/logger.ts'
import { createMetrics } from '../packages/runtime/src/telemetry/metrics.ts'
import type { Engine } from '../packages/terms/src/vocabulary.ts'

/** The ports of the service on a migrated database, with the plans that it needs. */
export async function openService(databaseUrl: string, settings: Record<string, string> = {}) {
  const parsed = parseConfig(
    {
      VERACITE_TOKEN: randomBytes(32).toString('hex'),
      VERACITE_SIGNING_KEY: generateCaptureKey(),
      DATABASE_URL: databaseUrl,
      VERACITE_LOG_LEVEL: 'warn',
      ...settings,
    },
    'distributed',
  )
  if (!parsed.ok) throw new Error(describeProblems(parsed.problems))
  const { config, secrets } = parsed
  const logger = createLogger(config, secrets, 'bench')
  const opened = await openPorts({
    config,
    secrets: { ...secrets, databaseUrl, signingKey: secrets.signingKey ?? '' },
    logger,
    metrics: createMetrics(),
    alone: true,
  })
  await seedPlans(opened.ports.tenants, new Date())
  return { ...opened, logger }
}

/** A brand of an account of its own. */
export async function addBrand(
  ports: Ports,
  brand: { name: string; domain: string; aliases: string[] },
  engines: Engine[] = [],
) {
  const { admin } = createServices(ports)
  await admin.plans.put({ id: 'bench', engines, maxScansPerMonth: 1_000_000 })
  const account = await admin.accounts.add({ name: `Bench of ${brand.domain}`, plan: 'bench' })
  return admin.brands.add({ accountId: account.id, ...brand })
}

export const addFeed = (ports: Ports, brandId: string) =>
  createServices(ports).admin.feeds.add(brandId, {
    ...{ name: 'bench', url: null, format: 'google-tsv', mapping: {} },
    ...{ country: null, currency: null, everyHours: null },
  })

/** Uploads a feed and imports it, in this process. */
export async function importOnce(
  ports: Ports,
  feed: { id: string; brandId: string },
  bytes: AsyncIterable<Uint8Array>,
  items: number,
): Promise<void> {
  const { feeds } = createServices(ports).admin
  const { id } = await feeds.start(feed.brandId, feed.id, bytes)
  const [job] = await ports.jobStore.claim(new Map([['feeds', 1]]), 'bench', 3_600_000)
  if (job?.kind !== 'feed.import') throw new Error('no import waits')
  const context = { job, signal: new AbortController().signal, progress: async () => {} }
  await importFeed(ports)(context, job.payload)
  const done = await feeds.getImport(feed.brandId, feed.id, id)
  if (done.state !== 'done' || done.counts?.taken !== items) throw new Error(JSON.stringify(done))
}
