import { openPorts } from '@veracite/runtime/start/open-ports'
import { moveStorage } from '@veracite/runtime/storage/move-storage'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { asAdmin } from '@veracite/testing/open-database'
import { type S3Server, startS3Server } from '@veracite/testing/s3-server'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { openWorld } from '@veracite/testing/use-world'
import type { World } from '@veracite/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWork } from './test-support/start-work.ts'

/** Enough for a process of this test between asking where bytes go and writing their row. */
const QUICK = { settleMs: 2_000 }

let server: S3Server
let env: Record<string, string>
beforeAll(async () => {
  server = await startS3Server()
  env = { ...server.settings, VERACITE_STORAGE_SECONDS: '2' }
})
afterAll(() => server.close())

/** An installation that works, with one engine. */
async function installation(settings: Record<string, string>): Promise<World> {
  const engine = scriptedEngine('CHATGPT', answers())
  const world = await openWorld({ env: settings, engines: new Map([['CHATGPT', engine]]) })
  await startWork(world)
  return world
}
async function scan(world: World, prompts = 5): Promise<string[]> {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts })
  const scanId = await world.scanToEnd(brandId)
  const { items } = await world.ports.runs.listForScan(scanId, {}, { limit: 100, cursor: null })
  return items.map(({ id }) => id)
}
const responses = async ({ ports }: World, runIds: readonly string[]) =>
  Promise.all(
    runIds.map(async (runId) => {
      const rows = await ports.runs.findEvidence(runId, EVERY_ACCOUNT)
      return new TextDecoder().decode(rows?.captures[0]?.response)
    }),
  )
const counts = async ({ database: { sql } }: World) => {
  const [row] = await sql<{ inside: number; outside: number; answers: number }[]>`
    select count(*) filter (where part <> 'answer' and bytes is not null)::int as inside,
      count(*) filter (where part <> 'answer' and bytes is null)::int as outside,
      count(*) filter (where part = 'answer' and bytes is not null)::int as answers from evidence.capture_bytes`
  return row
}
const objects = () => [...server.objects.keys()].filter((name) => name.includes('/bytes/')).length
const move = (world: World, to: 's3' | 'postgres') =>
  moveStorage({ ...env, DATABASE_URL: world.testDatabase.adminUrl }, { to, ...QUICK })

test('a scan stores its replies as objects, moves back and forth while it works, and every reply stays readable', async () => {
  server.objects.clear()
  const world = await installation(env)
  const first = await scan(world)
  expect(await counts(world)).toEqual({ inside: 0, outside: 5, answers: 5 })
  const asCaptured = await responses(world, first)
  expect(new Set(asCaptured).size).toBe(objects())

  const [back, during] = await Promise.all([move(world, 'postgres'), scan(world)])
  expect(back).toMatchObject({ failed: 0, failure: null })
  // What was written while it ran is moved by the next one.
  await move(world, 'postgres')
  expect(await counts(world)).toEqual({ inside: 10, outside: 0, answers: 10 })
  expect(objects()).toBe(0)
  expect(await responses(world, first)).toEqual(asCaptured)
  const asCapturedLater = await responses(world, during)

  const [again, late] = await Promise.all([move(world, 's3'), scan(world)])
  expect(again.failed).toBe(0)
  await move(world, 's3')
  expect(await counts(world)).toEqual({ inside: 0, outside: 15, answers: 15 })
  expect(await responses(world, [...first, ...during])).toEqual([...asCaptured, ...asCapturedLater])
  expect((await responses(world, late)).every((text) => text.length > 0)).toBe(true)
  expect(await move(world, 's3'), 'nothing is left to move').toMatchObject({ objects: 0, bytes: 0 })
})

test('a move keeps what it cannot compare, and goes on with it later', async () => {
  server.objects.clear()
  const world = await installation(env)
  await scan(world, 3)
  const [name = '', bytes = Buffer.alloc(0)] =
    [...server.objects].find(([path]) => path.includes('/bytes/')) ?? []
  server.objects.set(name, Buffer.from('altered'))
  const damaged = await move(world, 'postgres')
  expect(damaged.failure).toMatch(/has other bytes than its name says in s3:\/\/evidence\/installation\//)
  expect(damaged.failed).toBe(1)
  expect((await counts(world))?.outside).toBeGreaterThan(0)
  expect(server.objects.get(name)?.toString(), 'the only copy is not deleted').toBe('altered')
  server.objects.set(name, bytes)
  expect(await move(world, 'postgres')).toMatchObject({ objects: 1, failed: 0 })
  expect(await counts(world)).toMatchObject({ inside: 3, outside: 0 })

  server.fail('altered', 'GET', 1)
  const kept = await move(world, 's3')
  expect(kept.objects + kept.failed).toBeGreaterThan(0)
  await move(world, 's3')
  expect(await counts(world)).toMatchObject({ inside: 0, outside: 3 })

  await move(world, 'postgres')
  server.fail('full', 'PUT', 1)
  await expect(move(world, 's3')).rejects.toThrow(/QuotaExceeded$/)
  expect(await counts(world), 'nothing left PostgreSQL').toMatchObject({ inside: 3, outside: 0 })
})

test('storage that is pulled away in the middle of a scan loses nothing', async () => {
  server.objects.clear()
  const world = await installation({ ...env, VERACITE_STORAGE: 's3://evidence/away' })
  const before = await scan(world, 2)
  server.fail('error', 'PUT', 10_000)
  const away = await scan(world)
  expect(await counts(world)).toEqual({ inside: 5, outside: 2, answers: 7 })
  expect((await responses(world, away)).every((text) => text.length > 0)).toBe(true)
  server.fail('error', 'GET', 10_000)
  await expect(responses(world, before)).rejects.toMatchObject({ code: 'storage_unavailable' })
  server.fail('error', 'GET', 0)
  expect((await responses(world, before)).every((text) => text.length > 0)).toBe(true)
  const metric = await world.metrics.registry.getSingleMetricAsString('veracite_storage_fallbacks_total')
  expect(metric).toMatch(/veracite_storage_fallbacks_total [1-5]$/m)
})

test('the application cannot take bytes out of evidence, the owner only what the row still names', async () => {
  const world = await installation(env)
  await scan(world, 1)
  await move(world, 'postgres')
  const attack = "update evidence.capture_bytes set bytes = null where part = 'response'"
  const inMove = (sql: World['database']['sql'], statement: string) =>
    sql.begin(async (tx) => {
      await tx`select set_config('veracite.moving_bytes', 'on', true)`
      await tx.unsafe(statement)
    })
  await expect(inMove(world.database.sql, attack)).rejects.toThrow(/permission denied/)
  await asAdmin(world.testDatabase.adminUrl, async (sql) => {
    await expect(sql.unsafe(attack)).rejects.toThrow(/append-only/)
    const refused = (statement: string) => expect(inMove(sql, statement), statement).rejects
    await refused("update evidence.capture_bytes set part = 'other'").toThrow(/append-only/)
    await refused("update evidence.capture_bytes set bytes = 'other'").toThrow(/check constraint/)
    await refused('update evidence.manifests set key_id = key_id').toThrow(/append-only/)
    await refused('delete from evidence.capture_bytes').toThrow(/append-only/)
  })
})

test('a process without the storage that its database needs does not start', async () => {
  const world = await installation(env)
  await scan(world, 1)
  const secrets = { ...world.secrets, databaseUrl: world.testDatabase.appUrl, signingKey: 'x', storage: null }
  const start = openPorts({ ...world, secrets, alone: false })
  await expect(start).rejects.toThrow(/set VERACITE_STORAGE to where they are/)
})
