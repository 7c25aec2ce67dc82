import { beginScan } from '@veracite/testing/begin-scan'
import { useWorld } from '@veracite/testing/use-world'
import { expect, test } from 'vitest'

const world = useWorld()

test('is summed anew after some questions, even if summing took long', async () => {
  const { sql } = world.database
  const { brandId } = await world.addBrand({ engines: ['GROK'], prompts: 1 })
  const { scanId, jobId } = await world.operator.startScan({ brandId, idempotency: null })
  await beginScan(world.ports, await world.ports.jobStore.claimOne(jobId, 'test', 60_000))
  const spent = async () => Number(await world.ports.runs.spentOnScan(scanId))
  let first = Promise.resolve(Number.NaN)
  // A sum that waits half a second for this lock would otherwise be believed for ten.
  await sql.begin(async (tx) => {
    await tx`lock table veracite.runs in access exclusive mode`
    first = spent()
    await tx`select pg_sleep(0.5)`
  })
  expect(await first).toBe(0)
  await sql`update veracite.runs set cost_usd = 0.3 where scan_id = ${scanId}`
  const seen: number[] = []
  for (let question = 0; question < 25; question += 1) seen.push(await spent())
  expect(seen[0]).toBe(0)
  expect(seen.at(-1)).toBe(0.3)
})
