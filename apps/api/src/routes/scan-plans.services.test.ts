import { createJobHandlers } from '@veracite/core/job-handlers'
import type { EnginePort } from '@veracite/terms/engine-port'
import { beginScan } from '@veracite/testing/begin-scan'
import { eventually } from '@veracite/testing/eventually'
import { answers, givesNoAnswer, refuses, scriptedEngine } from '@veracite/testing/scripted-engine'
import { openWorld } from '@veracite/testing/use-world'
import type { World } from '@veracite/testing/world'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { startWork } from '@veracite/worker/test-support/start-work'
import { expect, test } from 'vitest'
import { publishLog, VKEYS } from '../test-support/three-origins.ts'

let world: World

async function open(engines: EnginePort[], { prompts = 2, samples = 3 } = {}): Promise<string> {
  world = await openWorld({
    engines: new Map(engines.map((engine) => [engine.access.engine, engine])),
  })
  const names = engines.map(({ access }) => access.engine)
  const { brandId } = await world.addBrand({ engines: names, prompts })
  await world.operator.brands.change(brandId, { samplesPerPrompt: samples })
  return brandId
}
const start = async (brandId: string) =>
  (await world.operator.startScan({ brandId, idempotency: null })).scanId
const work = () => startWork(world)
const ended = (scanId: string) => world.scanEnds(scanId, world.dueNow)
const runsOf = (scanId: string) =>
  world.database.sql<{ id: string; status: string; sample: number; place: number }[]>`
    select id, status, sample, place from veracite.runs where scan_id = ${scanId} order by place`
const classOf = async (runId = '') => {
  const [row] = await world.database.sql<{ class: string }[]>`
    select citation_class as class from veracite.runs where id = ${runId}`
  return row?.class ?? ''
}
const checked = async (runId: string) => {
  const bundle = await world.operator.getBundle({ runId })
  const report = verifyBundle(JSON.stringify(bundle), { vkeys: VKEYS })
  return { bundle, report }
}

test('every run of a sampled scan proves its place in the plan, and that no outcome is missing', async () => {
  const brandId = await open([
    scriptedEngine('CHATGPT', answers('Halden Instruments was founded in 1998 and makes sensors.')),
    scriptedEngine('CLAUDE', givesNoAnswer()),
    scriptedEngine('GROK', refuses()),
  ])
  const scanId = await start(brandId)
  await work()
  expect(await ended(scanId)).toMatchObject({
    status: 'PARTIAL',
    totalRuns: 18,
    byStatus: { CLASSIFIED: 6, NO_ANSWER: 6, FAILED: 6 },
  })
  await publishLog(world)
  const classified = (await runsOf(scanId)).filter(({ status }) => status === 'CLASSIFIED')
  expect(classified).toHaveLength(6)
  for (const { id, sample, place } of classified) {
    const { bundle, report } = await checked(id)
    expect(report).toMatchObject({ ok: true, facts: { sampling: { sample, samples: 3, runs: 18 } } })
    expect(report.sampling).toBe(
      `Sample ${sample} of 3 of a plan logged before the first answer; all 18 outcomes are accounted for. Plan 1 of this brand; this engine was never asked this before.`,
    )
    expect(bundle.provenance.plan).toMatchObject({ place, sample })
    expect(bundle.statement.sampling).toContain(`sample ${sample} of 3`)
    expect(bundle.outcomes?.lines?.filter((line) => line.includes(' FAILED - '))).toHaveLength(6)
    expect(bundle.timeline.map(({ event }) => event)).toEqual(expect.arrayContaining(['planned', 'sealed']))
  }
})

test('asking again afterwards is no part of the plan and takes nothing from it', async () => {
  const brandId = await open([scriptedEngine('CHATGPT', answers('Halden Instruments makes sensors.'))])
  const scanId = await start(brandId)
  await work()
  await ended(scanId)
  const [run] = await runsOf(scanId)
  const runId = run?.id ?? ''
  await world.operator.requestVerification({ runId, idempotency: null })
  await eventually('the answer to be verified', async () => {
    const { verifications } = await world.operator.getEvidence({ runId })
    return verifications.length > 0
  })
  await publishLog(world)
  const { bundle, report } = await checked(runId)
  expect(report.sampling).toContain('all 6 outcomes are accounted for')
  expect(bundle.verification.length).toBeGreaterThan(0)
  expect(report.steps.find(({ id }) => id === 'events')?.result).toBe('pass')
})

test('the next plan names the one before it, and every bundle what was asked until then', async () => {
  const brandId = await open(
    [scriptedEngine('CHATGPT', answers('Halden Instruments was founded in 1998 and makes sensors.'))],
    { prompts: 2, samples: 2 },
  )
  const first = await start(brandId)
  await work()
  await ended(first)
  await publishLog(world)
  const second = await start(brandId)
  await ended(second)
  await publishLog(world)
  const [run] = (await runsOf(second)).slice(3)
  const given = await classOf(run?.id)
  const { bundle, report } = await checked(run?.id ?? '')
  expect(report).toMatchObject({
    ok: true,
    facts: {
      sampling: {
        plan: 2,
        before: { plans: 1, runs: 2, answers: 2, again: 0, classes: { [given]: 2 } },
      },
    },
  })
  expect(report.sampling).toContain('Plan 2 of this brand')
  expect(report.sampling).toContain(`answers: 2 (2 ${given})`)
  const { bundle: earlier } = await checked((await runsOf(first))[0]?.id ?? '')
  const planOf = (one: typeof bundle) =>
    JSON.parse(Buffer.from(one.plan?.manifest.base64 ?? '', 'base64').toString())
  expect(planOf(earlier)).toMatchObject({ prev: null, series: { number: 1 } })
  expect(planOf(bundle)).toMatchObject({ prev: earlier.plan?.manifest.sha256, series: { number: 2 } })
  expect(bundle.outcomes?.line).toMatch(new RegExp(` CLASSIFIED [0-9a-f]{64} ${given}$`))
  const without = { ...bundle, outcomes: null }
  expect(verifyBundle(JSON.stringify(without), { vkeys: VKEYS }).summary).toMatch(
    /scan has ended.*outcomes are missing/,
  )
})

test('outcomes are sealed again when the class of an answer changes', async () => {
  const brandId = await open(
    [scriptedEngine('CHATGPT', answers('Halden Instruments was founded in 1998 and makes sensors.'))],
    { prompts: 1, samples: 2 },
  )
  const scanId = await start(brandId)
  await work()
  await ended(scanId)
  const { sql } = world.database
  // As if they had been judged otherwise when the scan ended: the next verdict then changes their class.
  await sql`update veracite.runs set citation_class = 'STRONG' where scan_id = ${scanId}`
  await sql`update veracite.class_counts_total set citation_class = 'STRONG'`
  await sql`update veracite.class_counts_daily set citation_class = 'STRONG'`
  const [run] = await runsOf(scanId)
  await world.operator.requestReclassification({ runId: run?.id ?? '' })
  await eventually('the second seal', async () => {
    const rows = await sql`
      select version from evidence.scan_manifests where scan_id = ${scanId} and kind = 'outcome'`
    return rows.length === 2
  })
  await publishLog(world)
  const { bundle, report } = await checked(run?.id ?? '')
  const given = await classOf(run?.id)
  expect(given).not.toBe('STRONG')
  expect(bundle.outcomes?.lines?.map((line) => line.split(' ').at(-1))).toEqual([given, 'STRONG'])
  expect(report).toMatchObject({ ok: true })
})

test('a text that stands in two lists of prompts is asked in one place', async () => {
  const brandId = await open([scriptedEngine('CHATGPT', answers('Halden.'))], { prompts: 1, samples: 1 })
  const { sql } = world.database
  await sql`
    insert into veracite.prompts (id, brand_id, text, text_sha256, intent, locale, created_at)
    select gen_random_uuid(), brand_id, text, text_sha256, intent, 'en-GB', now() from veracite.prompts
    where brand_id = ${brandId}`
  const scanId = await start(brandId)
  await work()
  expect(await ended(scanId)).toMatchObject({ totalRuns: 1 })
})

test('a plan with more prompts than it can list commits to all of them', async () => {
  const brandId = await open([scriptedEngine('CHATGPT', answers('Halden makes sensors.'))], {
    prompts: 260,
    samples: 1,
  })
  const scanId = await start(brandId)
  await work()
  await ended(scanId)
  await publishLog(world)
  const { bundle, report } = await checked((await runsOf(scanId))[258]?.id ?? '')
  expect(report).toMatchObject({ ok: true, facts: { sampling: { runs: 260, accounted: true } } })
  const other = { ...bundle, plan: bundle.plan && { ...bundle.plan, promptPath: null } }
  expect(verifyBundle(JSON.stringify(other), { vkeys: VKEYS }).summary).toMatch(/does not name its prompts/)
})

test('nothing can be asked before the plan is on its way to the log, and planning goes on where it was', async () => {
  const brandId = await open([scriptedEngine('CHATGPT', answers('Halden.'))], { prompts: 300, samples: 4 })
  const scanId = await start(brandId)
  const { sql } = world.database
  const rows = async () =>
    (
      await sql`
        select (select count(*) from veracite.runs) as runs,
               (select count(*) from veracite.jobs where kind = 'run.ask') as jobs,
               (select count(*) from veracite.log_queue where kind = 'plan') as plans,
               (select count(*) from evidence.scan_lines) as blocks`
    )[0]
  expect(await rows()).toEqual({ runs: 0, jobs: 0, plans: 0, blocks: 0 })
  expect(await world.operator.getScan({ scanId })).toMatchObject({
    status: 'QUEUED',
    totalRuns: 1200,
    byStatus: { QUEUED: 1200 },
  })
  const [job] = await world.ports.jobStore.claim(new Map([['scan', 1]]), 'one', 60_000)
  if (job?.kind !== 'scan.start') throw new Error('nothing to start')
  // A process that stops after its first part.
  expect(await world.ports.plans.planPart(job.lease, scanId, 512, new Date())).toBe(512)
  expect(await rows()).toEqual({ runs: 512, jobs: 0, plans: 0, blocks: 2 })
  await beginScan(world.ports, job)
  expect(await rows()).toEqual({ runs: 1200, jobs: 1200, plans: 1, blocks: 7 })
  const [spread] = await sql<{ order: boolean; apart: boolean }[]>`
    select bool_and(due >= coalesce(before, due)) as order, bool_and(sample = 1 or gap >= interval '1 s') as apart
    from (
      select j.run_at as due, r.sample, lag(j.run_at) over (order by r.place) as before,
             j.run_at - lag(j.run_at) over (partition by r.prompt_id, r.engine order by r.sample) as gap
      from veracite.runs r join veracite.jobs j on j.id = r.id
    ) planned`
  expect(spread).toEqual({ order: true, apart: true })
  // A second worker with an old lease can add nothing.
  await expect(world.ports.plans.planPart(job.lease, scanId, 512, new Date())).rejects.toThrow()
})

test('an engine that is not asked as planned any more is not asked at all', async () => {
  const brandId = await open([scriptedEngine('CHATGPT', answers('Halden.'))], { prompts: 1, samples: 1 })
  const scanId = await start(brandId)
  const [job] = await world.ports.jobStore.claim(new Map([['scan', 1]]), 'one', 60_000)
  await beginScan(world.ports, job)
  const asked = scriptedEngine('CHATGPT', answers('Halden.'))
  const other = { ...asked, access: { ...asked.access, model: 'another-model' } }
  const [ask] = await world.ports.jobStore.claim(new Map([['CHATGPT', 1]]), 'one', 60_000)
  if (ask?.kind !== 'run.ask') throw new Error('nothing to ask')
  const handlers = createJobHandlers({ ...world.ports, engines: new Map([['CHATGPT', other]]) })
  const context = { job: ask, signal: new AbortController().signal, progress: async () => {} }
  expect(await handlers['run.ask'](context, ask.payload)).toMatchObject({ kind: 'failed', fatal: true })
  const clockAt = (time: number) =>
    createJobHandlers({ ...world.ports, clock: { now: () => new Date(time) } })['run.ask'](
      context,
      ask.payload,
    )
  expect(await clockAt(Date.now() - 60_000)).toMatchObject({ kind: 'postponed' })
  // A plan that is dated far ahead was dated by a wrong clock, and waiting for that time would hold the scan up.
  expect(await clockAt(0)).toMatchObject({ kind: 'failed', fatal: true })
  expect((await runsOf(scanId))[0]?.status).toBe('QUEUED')
})

test('a scan whose planning or classification is given up still accounts for its runs', async () => {
  const brandId = await open([scriptedEngine('CHATGPT', answers('Halden.'))], { prompts: 2, samples: 2 })
  const unplanned = await start(brandId)
  const [first] = await world.ports.jobStore.claim(new Map([['scan', 1]]), 'one', 60_000)
  if (!first) throw new Error('nothing to start')
  await world.ports.jobStore.fail(first.lease, { error: 'no', fatal: true, retryAfterMs: null })
  expect(await world.operator.getScan({ scanId: unplanned })).toMatchObject({
    status: 'FAILED',
    byStatus: { FAILED: 4 },
  })

  const scanId = await start(brandId)
  const [second] = await world.ports.jobStore.claim(new Map([['scan', 1]]), 'one', 60_000)
  await beginScan(world.ports, second)
  await world.database.sql`
    update veracite.runs set status = 'FAILED', error = 'gone' where scan_id = ${scanId}`
  await world.database.sql`delete from veracite.jobs where kind = 'run.ask'`
  await world.database.sql`
    update veracite.scans set status = 'CLASSIFYING', settled_runs = total_runs where id = ${scanId}`
  await world.database.sql`
    insert into veracite.jobs (id, kind, lane, payload, run_at, created_at)
    values (gen_random_uuid(), 'scan.classify', 'classify', ${JSON.stringify({ scanId })}::text::jsonb, now(), now())`
  const [classify] = await world.ports.jobStore.claim(new Map([['classify', 1]]), 'one', 60_000)
  if (!classify) throw new Error('nothing to classify')
  await world.ports.jobStore.fail(classify.lease, { error: 'no', fatal: true, retryAfterMs: null })
  await work()
  const counts = await eventually('the outcomes to be sealed', async () => {
    const [row] = await world.database.sql<{ body: string }[]>`
      select convert_from(body, 'UTF8') as body from evidence.scan_manifests
      where scan_id = ${scanId} and kind = 'outcome'`
    return row && JSON.parse(row.body).counts
  })
  expect(counts).toEqual({ FAILED: 4 })
})
