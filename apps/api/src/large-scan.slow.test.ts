import { ENGINES } from '@veracite/terms/vocabulary'
import { watchThread } from '@veracite/testing/busy-watch'
import { eventually } from '@veracite/testing/eventually'
import { startProbe } from '@veracite/testing/health-probe'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import type { World } from '@veracite/testing/world'
import { expect, test, vi } from 'vitest'
import { openApi, type TestApi } from './test-support/server.ts'

vi.setConfig({ testTimeout: 300_000 })
const PROMPTS = 3_000
/** Of this thread's own processor time: other tests want the same two cores. Computing it in one piece took seconds. */
const BUSY_LIMIT_MS = 250

let world: World
let api: TestApi

/** A finished scan like this one, of all prompts and engines, with classes that vary. */
async function copied(scanId: string): Promise<string> {
  const { sql } = world.database
  const [made] = await sql<{ id: string }[]>`
      insert into veracite.scans
      select (jsonb_populate_record(s, jsonb_build_object(
        'id', veracite.uuidv7(), 'plan_number', null, 'total_runs', ${PROMPTS * ENGINES.length}::int))).*
      from veracite.scans s where id = ${scanId}::uuid returning id`
  const id = made?.id ?? ''
  // One engine at a time: a statement has a time limit.
  for (const engine of ENGINES)
    await sql`
        insert into veracite.runs select made.*
        from veracite.runs r
        cross join (select id from veracite.prompts where brand_id = (select brand_id from veracite.scans
                    where id = ${id}::uuid) order by id limit ${PROMPTS}) p
        cross join lateral jsonb_populate_record(r, jsonb_build_object('id', veracite.uuidv7(), 'scan_id', ${id}::text,
          'place', null, 'prompt_id', p.id, 'engine', ${engine}::text, 'citation_class',
          (array['STRONG', 'DESCRIPTIVE', 'ECHO', 'CONFABULATED', 'ABSENT'])[1 + floor(random() * 5)::int])) made
        where r.scan_id = ${scanId}::uuid`
  return id
}

test('/healthz answers while their rates, their changes and the trend are computed', async () => {
  ;({ world, api } = await openApi({
    engines: new Map([['CHATGPT', scriptedEngine('CHATGPT', answers('Halden makes sensors.'))]]),
  }))
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const first = await api.scanToEnd(brandId)
  await world.database.sql`
      insert into veracite.prompts (id, brand_id, text, text_sha256, intent, locale, created_at)
      select gen_random_uuid(), ${brandId}, n::text, sha256(n::text::bytea), 'BRANDED', 'en', now()
      from generate_series(1, ${PROMPTS}::int) n`
  const [from, to] = [await copied(first), await copied(first)]

  const probe = startProbe(`${api.url}/healthz`)
  const watch = watchThread()
  const of = `/api/admin/brands/${brandId}`
  // On a busy machine a request may time out; retry when the server asks for it.
  const answered = (address: string) =>
    eventually('an answer', async () => {
      const said = await api.call('GET', address)
      return said.status !== 503 && said
    })
  const rates = await answered(`${of}/rates?scan=${to}`)
  const changes = await answered(`${of}/changes?from=${from}&to=${to}`)
  const trend = await answered(`${of}/trend?scans=3`)
  const { asked, worstMs, machineMs } = await probe.stop()
  const busyMs = watch.stop()
  console.log(
    `${asked} times /healthz, at worst ${worstMs.toFixed()} ms; busy for ${busyMs.toFixed()} ms; a timer elsewhere ${machineMs.toFixed()} ms late`,
  )
  expect(rates.body).toMatchObject({
    cellsTotal: 33_000,
    overall: { prompts: PROMPTS, classified: 33_000 },
  })
  expect(rates.body.cells).toHaveLength(2_000)
  expect(rates.body.cells.every(({ prompt }: { prompt: string }) => prompt !== '')).toBe(true)
  expect(changes.body).toMatchObject({ cellsCompared: 33_000, cellsNotCompared: 0 })
  expect(trend.body.points).toHaveLength(3)
  // What the whole machine stood still is charged to the code that was computing.
  expect(busyMs - machineMs).toBeLessThan(BUSY_LIMIT_MS)
})
