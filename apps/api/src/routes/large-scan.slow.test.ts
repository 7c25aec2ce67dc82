import { beginScan } from '@veracite/testing/begin-scan'
import { oneTestServer } from '@veracite/testing/database'
import { createWorld } from '@veracite/testing/world'
import { expect, test } from 'vitest'
import { serveWorld } from '../test-support/server.ts'

/** What one part takes, with some margin; a list of a hundred thousand runs would take more. */
const MAX_GROWTH = 160 * 1024 * 1024

test.each(oneTestServer())(
  '110,000 runs are one request that is answered at once, and planned in parts, on $name',
  async (server) => {
    const world = await createWorld(server)
    const api = await serveWorld(world, { worker: false })
    try {
      const { brandId } = await world.addBrand({ prompts: 100 })
      const asked = performance.now()
      const { status, body } = await api.call('POST', `/api/admin/brands/${brandId}/scans`, {
        body: { samples: 100 },
      })
      const acceptedMs = performance.now() - asked
      expect(status).toBe(202)
      expect(acceptedMs).toBeLessThan(2_000)
      const scan = async () => (await api.call('GET', `/v1/scans/${body.scanId}`)).body
      expect(await scan()).toMatchObject({
        status: 'QUEUED',
        totalRuns: 110_000,
        byStatus: { QUEUED: 110_000 },
      })

      const job = await world.ports.jobStore.claimOne(body.jobId, 'one', 600_000)
      Bun.gc(true)
      const before = process.memoryUsage().rss
      await beginScan(world.ports, job)
      Bun.gc(true)
      const growth = process.memoryUsage().rss - before
      expect(growth).toBeLessThan(MAX_GROWTH)
      expect(await scan()).toMatchObject({ status: 'RUNNING', byStatus: { QUEUED: 110_000 } })
      const [made] = await world.database.sql`
        select (select count(*) from veracite.runs) as runs, (select count(distinct place) from veracite.runs) as places,
               (select count(*) from veracite.jobs where kind = 'run.ask') as jobs,
               (select count(*) from evidence.scan_lines) as blocks`
      expect(made).toEqual({ runs: 110_000, places: 110_000, jobs: 110_000, blocks: 430 })
    } finally {
      await api.stop()
      await world.close()
    }
  },
  180_000,
)
