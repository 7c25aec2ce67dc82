import { beginScan } from '@veracite/testing/begin-scan'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { expect, test } from 'vitest'
import { openApi } from '../test-support/server.ts'

/** 110,000, or fewer, which still are many parts. */
const PROMPTS = IS_THOROUGH ? 100 : 20
const RUNS = PROMPTS * 11 * 100
/** What one part may hold, so that the memory of a scan does not grow with its size. */
const MOST = 5_000

test(`${RUNS} runs are one request that makes none of them, and planned and queued in parts`, async () => {
  const { world, api } = await openApi({ worker: false })
  const made = async () => {
    const [counts] = await world.database.sql`
        select (select count(*) from veracite.runs) as runs, (select count(distinct place) from veracite.runs) as places,
               (select count(*) from veracite.jobs where kind = 'run.ask') as jobs,
               (select count(*) from evidence.scan_lines where kind = 'plan') as blocks`
    return counts
  }

  const { brandId } = await world.addBrand({ prompts: PROMPTS })
  const { status, body } = await api.call('POST', `/api/admin/brands/${brandId}/scans`, {
    body: { samples: 100 },
  })
  expect(status).toBe(202)
  expect(await made()).toEqual({ runs: 0, places: 0, jobs: 0, blocks: 0 })
  const scan = async () => await api.get(`/v1/scans/${body.scanId}`)
  expect(await scan()).toMatchObject({ status: 'QUEUED', totalRuns: RUNS, byStatus: { QUEUED: RUNS } })

  const job = await world.ports.jobStore.claimOne(body.jobId, 'one', 600_000)
  const { plans } = world.ports
  /** How many runs were planned, and how many queued, after each transaction. */
  const [planned, queued] = [[0], [0]]
  const seen = async (ends: number[], part: Promise<number>) => {
    const end = await part
    ends.push(end)
    return end
  }
  await beginScan(
    {
      ...world.ports,
      plans: {
        ...plans,
        planPart: (...given) => seen(planned, plans.planPart(...given)),
        begin: (...given) => seen(queued, plans.begin(...given)),
        queuePart: (...given) => seen(queued, plans.queuePart(...given)),
      },
    },
    job,
  )
  for (const ends of [planned, queued]) {
    expect(ends.at(-1)).toBe(RUNS)
    expect(Math.max(...ends.slice(1).map((end, at) => end - (ends[at] ?? 0)))).toBeLessThan(MOST)
  }
  expect(await scan()).toMatchObject({ status: 'RUNNING', byStatus: { QUEUED: RUNS } })
  expect(await made()).toEqual({ runs: RUNS, places: RUNS, jobs: RUNS, blocks: Math.ceil(RUNS / 256) })
})
