import { randomUUID } from 'node:crypto'
import { migrate } from '@veracite/db/migrate'
import { openPostgres } from '@veracite/db/open-postgres'
import { oneTestServer, type TestDatabase } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { createWorld, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveWorld, type TestApi } from '../../../apps/api/src/test-support/server.ts'
import { startWorker } from '../../../apps/worker/src/start-worker.ts'
import { createOldDatabase, migrateBefore, readOldInstallation } from './old-database.ts'

/** Migration 0116: a watch that ended with `gone`, and one of the old rule that still runs. */
const PLAN = {
  ...{ atMost: 0.1, tolerated: 0.02, falseGone: 0.05, falseStill: 0.05, falseBack: 0.05, rounds: 3 },
  ...{ promptIds: ['a'], samplesPerLook: 6, everyHours: 24, pauseDays: 7, surveillanceLooks: 26 },
  ...{ surveillanceEveryDays: 7, mostQuestions: 300, spendCeilingUsd: null },
}

describe.each(oneTestServer())('watches of earlier versions, on $name', (server) => {
  let database: TestDatabase
  let world: World
  let api: TestApi
  let findingId: string
  const id = randomUUID()

  beforeAll(async () => {
    const installation = await readOldInstallation()
    database = await createOldDatabase(server, installation)
    await migrateBefore('0116', database)
    const admin = await openPostgres({ url: database.adminUrl, max: 1, applicationName: 'test', role: null })
    const { sql } = admin
    const brandId = installation.said.brands.real.brandId
    const [finding] = await sql`select id, engine from veracite.findings where brand_id = ${brandId} limit 1`
    await sql`
      insert into veracite.corrections (id, brand_id, kind, predicate, about, origin, state, state_since, opened_at, opened_by)
      values (${id}, ${brandId}, 'finding', 'founded_year', '', 'engine', 'asked', now(), now(), 'Ada')`
    await sql`insert into veracite.correction_findings values (${id}, ${finding?.id})`
    findingId = finding?.id
    await sql`update veracite.findings set state = 'not_seen', asked_since = 1 where id = ${findingId}`
    const watch = (phase: string, result: string | null) => sql`
      insert into veracite.correction_watches (id, correction_id, engine, plan, phase, round, result, started_at, started_by)
      values (veracite.uuidv7(), ${id}, ${finding?.engine}, ${JSON.stringify(PLAN)}::text::jsonb, ${phase}, 0, ${result}, now(), 'Ada')`
    await watch('ended', 'gone')
    await watch('asking', null)
    await sql`
      insert into evidence.correction_events (id, correction_id, move, from_state, state, who, data, at)
      values (veracite.uuidv7(), ${id}, 'gone', 'asked', 'asked', 'veracite',
        ${JSON.stringify({ engine: finding?.engine, atMost: 0.1, asked: 33, seen: 0 })}::text::jsonb, now())`
    await admin.close()
    await migrate({ url: database.adminUrl })
    const env = { VERACITE_SIGNING_KEY: installation.said.signingKey }
    world = await createWorld(server, { testDatabase: database, env })
    api = await serveWorld(world)
    if (world.dispatcher === null) throw new Error('no queue')
    await startWorker(world.ports, world.dispatcher, world.logger)
  })
  afterAll(async () => {
    await api?.stop()
    await world?.close()
  })

  test('a watch stored as gone is shown as fewer; a running watch is stopped, signed and with its reason', async () => {
    await api.call('POST', `/api/admin/corrections/${id}/moves`, {
      body: { move: 'noted', note: 'Upgraded.' },
    })
    // The history is written after the watch has ended.
    const found = await eventually('the stop in the history', async () => {
      const { body } = await api.call('GET', `/api/admin/corrections/${id}`)
      return body.events.some(({ move }: { move: string }) => move === 'watch_stopped') && body
    })
    const [stopped, ended] = found.watches
    expect(stopped.phase).toBe('ended')
    expect(ended).toMatchObject({
      result: 'fewer',
      words: expect.stringContaining('Made in fewer than 10 %'),
    })
    expect(stopped).toMatchObject({ result: 'stopped', plan: { rule: 'earlier_version' } })
    const [outcome] = stopped.manifests
    expect(JSON.parse(outcome.body)).toMatchObject({
      result: 'stopped',
      stopped: { by: 'veracite', why: expect.stringContaining('planned by an earlier version') },
    })
    const words = found.events.flatMap((event: { words: string | null }) => event.words ?? [])
    expect(words).toEqual([expect.stringContaining('made in fewer than 10 % of answers (0 of 33)')])
  })

  test('a finding that one silent answer made “not seen” is open again, and that is no news', async () => {
    await eventually('the finding', async () => {
      const { body } = await api.call('GET', `/api/admin/findings/${findingId}`)
      return body.state === 'open'
    })
    const { body } = await api.call('GET', '/api/admin/events?limit=1000')
    expect(body.items.filter(({ kind }: { kind: string }) => kind === 'confabulation.returned')).toEqual([])
  })
})
