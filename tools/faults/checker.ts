import { createHash } from 'node:crypto'
import type { EngineServer } from '@veracite/testing/engine-server'
import { openPostgres, type Sql } from '../../packages/db/src/open-postgres.ts'
import { MerkleTree } from './merkle.ts'

/** What a fault test allows. */
export interface Expected {
  runs: number
  scans: number
  engine: EngineServer
  /** Calls beyond one per run that kills may have caused, not counting the engine's own refusals. */
  extraCalls: number
}

/**
 * Reads the tables and judges independently: no code of the service decides anything here. Returns its
 * measurements, for the record.
 */
export async function checkNothingLost(url: string, expected: Expected): Promise<Record<string, number>> {
  const database = await openPostgres({ url, max: 2, applicationName: 'checker', role: null })
  try {
    await allLeavesIn(database.sql)
    const problems: string[] = []
    const require = (holds: boolean, sentence: string) => {
      if (!holds) problems.push(sentence)
    }
    const { sql } = database
    await checkScans(sql, expected, require)
    await checkCaptures(sql, expected, require)
    await checkPlans(sql, expected, require)
    const leaves = await checkLog(sql, require)
    const calls = await checkCalls(sql, expected, require)
    if (problems.length > 0) throw new Error(`The checker found:\n- ${problems.slice(0, 20).join('\n- ')}`)
    return { leaves, ...calls }
  } finally {
    await database.close()
  }
}

type Require = (holds: boolean, sentence: string) => void

/** The log lags a moment behind the captures. */
async function allLeavesIn(sql: Sql): Promise<void> {
  for (let tries = 0; ; tries++) {
    const [row] = await sql<{ waiting: number }[]>`select count(*) as waiting from veracite.log_queue`
    if (row?.waiting === 0) return
    if (tries === 300) throw new Error(`${row?.waiting} leaves never reached the log`)
    await Bun.sleep(200)
  }
}

async function checkScans(sql: Sql, { runs, scans }: Expected, require: Require): Promise<void> {
  const states = await sql<{ status: string; n: number; settled: number; total: number }[]>`
    select status, count(*) as n, sum(settled_runs)::int as settled, sum(total_runs)::int as total
    from veracite.scans group by status`
  require(states.length === 1 &&
    states[0]?.status === 'COMPLETED' &&
    states[0].n === scans, `scans are ${JSON.stringify(states)}, wanted ${scans} COMPLETED`)
  require(states[0]?.settled === runs &&
    states[0]?.total ===
      runs, `settled runs are ${states[0]?.settled} of ${states[0]?.total}, wanted ${runs}`)
  const jobs = await sql<{ kind: string; state: string; n: number }[]>`
    select kind, state, count(*) as n from veracite.jobs group by kind, state order by kind`
  const wanted = { 'run.ask': runs, 'scan.start': scans }
  for (const [kind, n] of Object.entries(wanted)) {
    const found = jobs.filter((job) => job.kind === kind)
    require(found.length === 1 &&
      found[0]?.state === 'done' &&
      found[0].n === n, `jobs ${kind} are ${JSON.stringify(found)}, wanted ${n} done`)
  }
  const undone = jobs.filter(({ kind, state }) => kind.startsWith('scan.') && state !== 'done')
  require(undone.length === 0, `jobs of scans are left: ${JSON.stringify(undone)}`)
}

/** Every run has one capture; its bytes are what the engine sent, and match their stored digest. */
async function checkCaptures(sql: Sql, { runs, engine }: Expected, require: Require): Promise<void> {
  const [counted] = await sql<Record<string, number>[]>`
    select (select count(*) from veracite.runs) as runs, (select count(*) from evidence.captures) as captures,
           (select count(distinct run_id) from evidence.captures) as distinct,
           (select count(*) from evidence.classifications) as classifications,
           (select count(distinct run_id) from evidence.classifications) as classified`
  for (const [what, n] of Object.entries(counted ?? {})) require(n === runs, `${what}: ${n}, wanted ${runs}`)
  const rows = await sql<{ id: string; sha256: Buffer; bytes: Buffer | null }[]>`
    select c.id, c.sha256, b.bytes from evidence.captures c
    left join evidence.capture_bytes b on b.capture_id = c.id and b.part = 'response'`
  const seen = new Set<string>()
  for (const { id, sha256, bytes } of rows) {
    const digest = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex')
    require(bytes !== null && digest === sha256.toString('hex'), `capture ${id} does not have its digest`)
    require(engine.sent().has(digest), `capture ${id} holds what the engine never sent`)
    require(!seen.has(digest), `capture ${id} holds an answer that is stored twice`)
    seen.add(digest)
  }
}

/** Each scan has its plan in the log before all its answers, and the outcomes of its runs after them. */
async function checkPlans(sql: Sql, { scans, runs }: Expected, require: Require): Promise<void> {
  const rows = await sql<{ id: string; plan: number; first: number; last: number; outcome: number }[]>`
    select s.id, plan.idx as plan, min(answer.idx) as first, max(answer.idx) as last, outcome.idx as outcome
    from veracite.scans s
    join evidence.scan_manifests p on p.scan_id = s.id and p.kind = 'plan'
    join evidence.log_leaves plan on plan.subject_id = p.subject_id
    join evidence.scan_manifests o on o.scan_id = s.id and o.kind = 'outcome'
    join evidence.log_leaves outcome on outcome.subject_id = o.subject_id
    join veracite.runs r on r.scan_id = s.id
    join evidence.log_leaves answer on answer.subject_id = r.capture_id
    group by s.id, plan.idx, outcome.idx`
  require(rows.length === scans, `${rows.length} scans have plan and outcomes in the log, wanted ${scans}`)
  for (const { id, plan, first, last, outcome } of rows)
    require(plan < first && last < outcome, `plan or outcomes of scan ${id} are out of order`)
  const lines = await sql<{ kind: string; n: number }[]>`
    select kind, sum(cardinality(string_to_array(lines, E'\\n')))::int as n from evidence.scan_lines group by kind`
  for (const { kind, n } of lines) require(n === runs, `${kind}: ${n} lines, wanted ${runs}`)
}

/** Checks that leaves have no gaps, that each manifest has one, and recomputes every root ever stored. */
async function checkLog(sql: Sql, require: Require): Promise<number> {
  const leaves = await sql<{ idx: number; body: Buffer; subject: string }[]>`
    select idx, body, subject_id as subject from evidence.log_leaves order by idx`
  const [manifests] = await sql<{ n: number }[]>`
    select (select count(*) from evidence.manifests) + (select count(*) from evidence.scan_manifests)
      + (select count(*) from evidence.source_pages) + (select count(*) from evidence.source_trails)
      + (select count(*) from evidence.cases) + (select count(*) from evidence.reader_checks) as n`
  require(leaves.length === manifests?.n, `${leaves.length} leaves for ${manifests?.n} manifests`)
  require(new Set(leaves.map(({ subject }) => subject)).size ===
    leaves.length, 'a subject is in the log twice')
  const heads = await sql<
    { size: number; root: Buffer }[]
  >`select size, root from evidence.log_tree_heads order by size`
  const tree = new MerkleTree()
  const roots = new Map(heads.map(({ size, root }) => [size, root]))
  for (const [position, { idx, body }] of leaves.entries()) {
    require(idx === position, `leaf ${position} has the index ${idx}`)
    tree.append(body)
    const root = roots.get(tree.size)
    if (root !== undefined) require(root.equals(tree.root()), `the root of size ${tree.size} is another one`)
  }
  require((heads.at(-1)?.size ?? 0) === leaves.length, 'the newest tree head does not cover all leaves')
  return leaves.length
}

/** Calls are recorded before they are made, so the record has at least those that reached the engine. */
async function checkCalls(sql: Sql, expected: Expected, require: Require): Promise<Record<string, number>> {
  const { engine, runs } = expected
  const [record] = await sql<{ calls: number; cost: number; total: number }[]>`
    select (select count(*) from veracite.engine_calls) as calls,
           (select coalesce(sum(cost_usd), 0)::float8 from veracite.engine_calls) as cost,
           (select coalesce(sum(cost_usd), 0)::float8 from veracite.runs) as total`
  const recorded = record?.calls ?? 0
  const extra = engine.asked() - engine.refused() - runs
  require(recorded >= engine.asked(), `${engine.asked()} calls were made and only ${recorded} are on record`)
  require(extra <= expected.extraCalls, `${extra} extra calls, at most ${expected.extraCalls} allowed`)
  require(Math.abs((record?.cost ?? 0) - (record?.total ?? 0)) <
    1e-9, `runs cost ${record?.total}, their calls ${record?.cost}`)
  return { calls: recorded, extraCalls: extra }
}
