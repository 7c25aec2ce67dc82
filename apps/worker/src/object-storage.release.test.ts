import { moveStorage } from '@veracite/runtime/storage/move-storage'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { eventually } from '@veracite/testing/eventually'
import { missingSwift, startSwift } from '@veracite/testing/swift-server'
import { openWorld } from '@veracite/testing/use-world'
import { expect, test, vi } from 'vitest'
import { startWork } from './test-support/start-work.ts'

vi.setConfig({ testTimeout: 300_000 })

const missing = missingSwift()
if (missing !== null)
  console.log(`not covered by this run: scans with a real S3 server (${missing} is missing)`)

test.skipIf(missing !== null && process.env.VERACITE_REQUIRE_SERVICES !== '1')(
  'scans with a real server: stored there, moved both ways, and finished after it was killed',
  async () => {
    const swift = await startSwift()
    try {
      const env = {
        VERACITE_STORAGE: `s3://${swift.bucket}/scans`,
        VERACITE_S3_ENDPOINT: swift.endpoint,
        VERACITE_S3_ACCESS_KEY_ID: swift.accessKeyId,
        VERACITE_S3_SECRET_ACCESS_KEY: swift.secretAccessKey,
      }
      const world = await openWorld({ env })
      await startWork(world)
      const scan = async (prompts: number): Promise<string[]> => {
        const { brandId } = await world.addBrand({ engines: ['CHATGPT', 'CLAUDE'], prompts })
        const scanId = await world.scanToEnd(brandId)
        const page = { limit: 100, cursor: null }
        return (await world.ports.runs.listForScan(scanId, {}, page)).items.map(({ id }) => id)
      }
      const responses = (runIds: readonly string[]) =>
        Promise.all(
          runIds.map(async (id) => {
            const rows = await world.ports.runs.findEvidence(id, EVERY_ACCOUNT)
            return new TextDecoder().decode(rows?.captures[0]?.response)
          }),
        )
      const outside = async () => {
        const [row] = await world.database.sql<{ n: number }[]>`
          select count(*) as n from evidence.capture_bytes where bytes is null`
        return row?.n
      }
      const move = (to: 's3' | 'postgres') =>
        moveStorage({ ...env, DATABASE_URL: world.testDatabase.adminUrl }, { to, settleMs: 2_000 })

      const runs = await scan(10)
      expect(await outside()).toBe(runs.length)
      const before = await responses(runs)
      expect(await move('postgres')).toMatchObject({ objects: runs.length, failed: 0 })
      expect([await outside(), await responses(runs)]).toEqual([0, before])
      expect(await move('s3')).toMatchObject({ objects: runs.length, failed: 0 })
      expect([await outside(), await responses(runs)]).toEqual([runs.length, before])

      const scanning = scan(50)
      await eventually('an object of the next scan', async () => ((await outside()) ?? 0) > runs.length)
      swift.stop()
      const late = await scanning
      const [stored] = await world.database.sql`
        select count(*) as n from evidence.capture_bytes where part = 'response'`
      expect(stored?.n, 'every reply has its row').toBe(runs.length + late.length)
      await expect(responses(runs)).rejects.toMatchObject({ code: 'storage_unavailable' })
    } finally {
      swift.stop()
    }
  },
)
