import { accessOf } from '@veracite/contract/base/access'
import { getEvidenceBundle } from '@veracite/contract/runs/public'
import type { Caller } from '@veracite/core/access/caller'
import { CITATION_CLASSES } from '@veracite/terms/vocabulary'
import { eventually } from '@veracite/testing/eventually'
import { openAsAdmin } from '@veracite/testing/open-database'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import { publishLog } from '../test-support/three-origins.ts'
import cases from './kept-reads.cases.json' with { type: 'json' }

/** Answers are kept as they are sent, until something that they show has changed. */
let [brandId, accountId, runId, scanId] = ['', '', '', '']

const { world, api } = useApi()
beforeAll(async () => {
  ;({ brandId, accountId } = await world.addBrand({ prompts: 8 }))
  scanId = await api.scanToEnd(brandId)
  await publishLog(world)
  const [finding] = (await api.get(`/api/admin/brands/${brandId}/findings`)).items
  runId = finding.lastRunId
})

const bundle = () => api.get(`/v1/runs/${runId}/evidence-bundle`)
const settled = async () => {
  await publishLog(world)
  await bundle()
  return (await bundle()).id as string
}
const exportsRecorded = async () => {
  const [row] = await world.database.sql<{ n: number }[]>`
    select count(*)::int as n from evidence.custody_events where run_id = ${runId} and event = 'exported'`
  return row?.n
}

describe('a bundle', () => {
  test('is the same copy until the next event; the export of that minute is recorded once, and so is each reader', async () => {
    const id = await settled()
    const before = await exportsRecorded()
    const audited = async () => (await api.get('/api/admin/record?limit=1000')).items.length
    const entries = await audited()
    for (let n = 0; n < 5; n++) expect((await bundle()).id).toBe(id)
    expect(await exportsRecorded()).toBe(before)
    expect(await audited()).toBe(entries)
  })

  test('is not handed out again without a record, once the last one is older than a minute', async () => {
    const id = await settled()
    const before = (await exportsRecorded()) ?? 0
    const { sql, close } = await openAsAdmin(world.testDatabase.adminUrl)
    await sql`alter table evidence.custody_events disable trigger all`
    await sql`update evidence.custody_events set occurred_at = occurred_at - interval '61 s' where run_id = ${runId}`
    await sql`alter table evidence.custody_events enable trigger all`
    await close()
    expect((await bundle()).id).not.toBe(id)
    expect(await exportsRecorded()).toBe(before + 1)
  })

  const done = async (path: string) => world.jobEnds((await api.bodyOf('POST', path)).jobId)
  const events: Record<string, () => Promise<unknown>> = {
    // Only the class that follows from the answer can be settled.
    'a review': async () => {
      for (const name of CITATION_CLASSES)
        if ((await api.statusOf('POST', `/api/admin/runs/${runId}/review`, { class: name })) < 300) return
      throw new Error('No class could be settled.')
    },
    'a new verdict': () => done(`/api/admin/runs/${runId}/reclassify`),
    'a verification': () => done(`/v1/runs/${runId}/verify`),
    'a new fact': () =>
      api.ask('POST', `/api/admin/brands/${brandId}/facts`, {
        facts: [{ predicate: 'founded_year', value: 1999 }],
      }),
    'a new name': () => api.ask('PATCH', `/api/admin/brands/${brandId}`, { name: 'Halden Instruments AS' }),
  }
  test.each(Object.keys(events))('is made anew after %s, and again once that is in the log', async (name) => {
    const id = await settled()
    await events[name]?.()
    const after = await bundle()
    expect(after.id).not.toBe(id)
    if (after.pending.length === 0) return
    await publishLog(world)
    expect((await bundle()).id).not.toBe(after.id)
  })

  test('of one account is never given to another: rights come first, and each account has its own copy', async () => {
    const id = await settled()
    const callerOf = (account: string): Caller => {
      const memberships = [{ accountId: account, role: 'viewer' as const }]
      return { kind: 'key', id: null, name: 'key', personId: null, memberships }
    }
    const { accountId: other } = await world.addBrand()
    const asked = { params: { runId }, query: {}, body: undefined }
    const open = (account: string) =>
      world.services.for(callerOf(account)).admit(accessOf(getEvidenceBundle), asked)
    await expect(open(other)).rejects.toMatchObject({ code: 'run_not_found' })
    const own = await (await open(accountId)).getBundle({ runId })
    expect(own.id).not.toBe(id)
    expect(own.timeline.at(-1)?.by).toBe(`account ${accountId}`)
  })
})

describe('versions', () => {
  // Work that other tests queued would change them too.
  beforeAll(async () => {
    await eventually('all jobs to end', async () => {
      await world.dueNow()
      const [open] = await world.database
        .sql`select from veracite.jobs where state in ('queued', 'running') limit 1`
      return open === undefined
    })
  })
  const versions = async () => {
    const { ofBrand, ofScan, ofRun } = world.ports.versions
    return { brand: await ofBrand(brandId), scan: await ofScan(scanId), ...(await ofRun(runId)) }
  }
  test.each(cases)('$statement', async ({ statement, changes }) => {
    const before: Record<string, unknown> = await versions()
    const { sql, close } = await openAsAdmin(world.testDatabase.adminUrl)
    const ids = { BRAND: brandId, ACCOUNT: accountId, SCAN: scanId, RUN: runId }
    await sql.unsafe(
      statement.replaceAll(/BRAND|ACCOUNT|SCAN|RUN/g, (name) => `'${ids[name as keyof typeof ids]}'`),
    )
    const after: Record<string, unknown> = await versions()
    await close()
    expect(Object.keys(after).filter((name) => String(after[name]) !== String(before[name]))).toEqual(changes)
    // Folding the counts of several connections is no change.
    await world.ports.housekeeping.foldCounts(1_000)
    expect(await versions()).toEqual(after)
  })
})

test('the counters of a scan are what counting its runs gives', async () => {
  const { sql } = world.database
  const counted = await sql`
    select status, origin, count(*)::int as runs, count(*) filter (where citation_class <> 'ABSENT')::int as mentions,
      count(*) filter (where provisional)::int as provisional, count(cost_usd)::int as priced, coalesce(sum(cost_usd), 0)::text as cost
    from veracite.runs where scan_id = ${scanId} group by 1, 2 order by 1, 2`
  const kept = await sql`
    select status, origin, sum(runs)::int as runs, sum(mentions)::int as mentions, sum(provisional)::int as provisional,
      sum(priced)::int as priced, sum(cost_usd)::text as cost
    from veracite.scan_counts where scan_id = ${scanId} group by 1, 2 having sum(runs) <> 0 order by 1, 2`
  expect([...kept]).toEqual([...counted])
})

test('503 with Retry-After at once, while too many other answers are being computed; what is kept is still read', async () => {
  const path = `/v1/brands/${brandId}/confabulations`
  await api.get(path)
  const busy = Promise.withResolvers<object>()
  const others = Promise.allSettled(
    Array.from({ length: 68 }, (_, n) =>
      world.ports.kept.get({ key: `other ${n}`, version: '', now: new Date() }, async () => ({
        ...(await busy.promise),
      })),
    ),
  )
  const refused = await api.call('GET', `${path}?window=7d`)
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([503, expect.closeTo(2, -1)])
  expect(refused.body.error).toMatch(/^Too busy: 4 answers are being computed and \d+ wait/)
  expect(await api.statusOf('GET', path)).toBe(200)
  expect(await api.statusOf('GET', '/healthz')).toBe(200)
  busy.resolve({})
  await others
  expect(await api.statusOf('GET', `${path}?window=7d`)).toBe(200)
})

test('so are reads of which no copies are kept, within a tenth of a second; others are answered meanwhile', async () => {
  const busy = Promise.withResolvers<null>()
  const others = Array.from({ length: 136 }, () =>
    world.services.inTurn(() => busy.promise).catch(() => null),
  )
  for (const path of ['facts', 'findings', 'sources', 'review']) {
    const times: number[] = []
    // The quickest of five: other programs of a busy machine take more than a tenth of a second now and then.
    while (times.length < 5) {
      const begun = performance.now()
      const refused = await api.call('GET', `/api/admin/brands/${brandId}/${path}`)
      times.push(performance.now() - begun)
      expect([refused.status, Number(refused.headers.get('retry-after'))], path).toEqual([503, 1])
    }
    expect(Math.min(...times)).toBeLessThan(100)
  }
  for (const path of [`/v1/scans/${scanId}`, '/healthz']) expect(await api.statusOf('GET', path)).toBe(200)
  busy.resolve(null)
  await Promise.all(others)
  expect(await api.statusOf('GET', `/api/admin/brands/${brandId}/facts`)).toBe(200)
})
