import { useWorld } from '@veracite/testing/use-world'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../connection.ts'
import { wakeForPage } from './wake-corrections.ts'

const CORRECTION = '0199c0de-7000-7000-8000-0000000000c1'
const URL = 'https://pages.example/imprint'
const SOON = new Date('2026-01-01T00:00:00Z')
const LATER = '2026-02-01T00:00:00Z'

const world = useWorld()
beforeAll(async () => {
  const { brandId } = await world.addBrand({})
  const { sql } = world.database
  await sql`
    insert into veracite.corrections (id, brand_id, kind, predicate, about, origin, state, state_since, opened_at, opened_by)
    values (${CORRECTION}, ${brandId}, 'finding', 'founded_year', '', 'engine', 'open', now(), now(), 'Ada')`
  await sql`
    insert into veracite.correction_pages (correction_id, url, role, ordered_at)
    values (${CORRECTION}, ${URL}, 'contact', now())`
})

test('a page that comes in the moment in which a job ends wakes the job made then', async () => {
  const { sql } = world.database
  let woken: Promise<void> = Promise.resolve()
  await sql.begin(async (ending) => {
    await ending`select id from veracite.corrections where id = ${CORRECTION} for no key update`
    woken = inTransaction(world.database, (tx) => wakeForPage(tx, URL, SOON))
    await untilSomebodyWaits()
    await ending`
      insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
      values (veracite.uuidv7(), 'correction.watch', 'scan', ${JSON.stringify({ correctionId: CORRECTION })}::jsonb,
        ${CORRECTION}, ${LATER}::timestamptz, now())`
  })
  await woken
  const [job] = await sql<{ at: Date }[]>`
    select run_at as at from veracite.jobs where dedup_key = ${CORRECTION} and state = 'queued'`
  expect(new Date(job?.at ?? 0)).toEqual(SOON)
})

async function untilSomebodyWaits(): Promise<void> {
  for (let waits = false; !waits; ) {
    const [row] = await world.database.sql<{ waits: boolean }[]>`
      select exists (select 1 from pg_locks where not granted) as waits`
    waits = row?.waits ?? false
  }
}
