import { randomUUID } from 'node:crypto'
import { testServers } from '@veracite/testing/database'
import { type OpenedDatabase, openTestDatabase } from '@veracite/testing/open-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../connection.ts'
import { claimStatement } from './job-claims.ts'
import { insertJobs } from './job-rows.ts'
import { createJobStore } from './job-store.ts'

const BACKLOG = 10_000
const now = new Date('2030-01-01T00:00:00Z')

describe.each(testServers())('a backlog of 10,000 jobs on $name PostgreSQL', (server) => {
  let database: OpenedDatabase

  beforeAll(async () => {
    database = await openTestDatabase(server, { max: 4, as: 'admin' })
    // Half of it is due, half is postponed until tomorrow and must not precede it in any index.
    const tomorrow = new Date(now.getTime() + 86_400_000)
    const jobs = Array.from({ length: BACKLOG }, (_, index) => ({
      id: randomUUID(),
      kind: 'scan.start' as const,
      lane: 'CLAUDE' as const,
      payload: { scanId: randomUUID() },
      runAt: index % 2 === 0 ? now : tomorrow,
    }))
    await inTransaction(database, (tx) => insertJobs(tx, jobs, now))
  })
  afterAll(() => database?.close())

  const slots = new Map([
    ['CLAUDE', 8],
    ['scan', 8],
  ] as const)
  const terms = { worker: 'test', now, leaseMs: 30_000 }

  it('is claimed by walking the index, touching few pages, without statistics and with them', async () => {
    for (const statement of ['select 1', 'analyze veracite.jobs']) {
      await database.sql.unsafe(statement)
      const explained = await database.sql<{ 'QUERY PLAN': unknown }[]>`
        explain (analyze, buffers, format json) ${claimStatement(database.sql, slots, terms)}`
      const nodes = planNodes(explained[0]?.['QUERY PLAN'])
      expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
      expect(nodes.map((node) => node['Index Name'])).toContain('jobs_to_claim')
      // The table alone has 213.
      expect(Number(nodes[0]?.['Shared Hit Blocks'] ?? 0)).toBeLessThan(200)
    }
  })

  it('is claimed, also where nothing is due', async () => {
    const store = createJobStore(database, {
      clock: { now: () => now },
      random: () => 0,
      onDead: async () => {},
    })
    for (let round = 0; round < 5; round++)
      expect(await store.claim(new Map([['CLAUDE', 8]]), 'test', 30_000)).toHaveLength(8)

    await database.sql`update veracite.jobs set state = 'done' where run_at <= ${now.toISOString()}::timestamptz`
    expect(await store.claim(new Map([['CLAUDE', 8]]), 'test', 30_000)).toEqual([])
    expect(await store.msToNextDue(['CLAUDE'])).toBe(86_400_000)
    expect(await store.unpublished(500)).toEqual([])
  })
})

type PlanNode = Record<string, unknown>

function planNodes(plan: unknown): PlanNode[] {
  if (Array.isArray(plan)) return plan.flatMap(planNodes)
  if (typeof plan !== 'object' || plan === null) return []
  const node = plan as PlanNode
  const children = Object.values(node).flatMap((value) => (typeof value === 'object' ? planNodes(value) : []))
  return 'Node Type' in node ? [node, ...children] : children
}
