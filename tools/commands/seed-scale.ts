import { randomBytes } from 'node:crypto'
import { systemClock } from '../../packages/adapters/src/platform/system.ts'
import { type Database, openPostgres, type Sql } from '../../packages/db/src/open-postgres.ts'
import { createLogStore } from '../../packages/db/src/stores/log/log-store.ts'
import { formatLogKey, LOCAL_ORIGIN, parseLogKey } from '../../packages/evidence/src/log/log-key.ts'
import type { LeafGuard } from '../../packages/evidence/src/log/log-port.ts'
import { GROWER, publishCheckpoint } from '../../packages/evidence/src/log/sequencer.ts'
import { CITATION_CLASSES, type CitationClass, ENGINES } from '../../packages/terms/src/vocabulary.ts'
import type { NoteSigner } from '../../packages/verify/src/log/note-key.ts'
import { idAt, type SeededBrand, seedAccount, seedBrand } from './seed-scale/seeded-brand.ts'
import { type SeededNames, seedRivals } from './seed-scale/seeded-names.ts'
import { insertRuns, type SeededRun, seededRun } from './seed-scale/seeded-run.ts'
import { readSizes, type TableSize } from './seed-scale/table-sizes.ts'

/** Seeded leaves have nothing that could be checked. */
const admitAll: LeafGuard = async (leaves) => leaves.map(() => ({ publicKey: null, refused: null }))

export interface SeedOptions {
  /** Classified runs of each brand: one brand per number. */
  runs: readonly number[]
  promptsPerBrand?: number
  /** The runs are spread over this many days up to now. */
  days?: number
  /** Enters every leaf into the transparency log, through the real sequencer, under this key. */
  log?: NoteSigner
  /** Thirty rivals beside each brand, a model's readings that name them, and the counts of their names. */
  rivals?: boolean
  say?: (line: string) => void
}

export interface Seeded {
  brandIds: string[]
  rowsPerSecond: number
  runsPerSecond: number
  sizes: TableSize[]
  bytesPerRun: number
}

/**
 * Fills a migrated database with realistic finished scans. Nothing is switched off: constraints,
 * keys, digests and the guards of the evidence all hold. Two things are not real: no engine was asked, and
 * all manifests carry the same signature, which does not verify. For sizing and benchmarks, never for a
 * database that anyone relies on. The login of `url` must be allowed to write everywhere and run ANALYZE.
 */
export async function seedScale(url: string, options: SeedOptions): Promise<Seeded> {
  const { runs, promptsPerBrand = 100, days = 30, log, rivals = false, say = () => {} } = options
  const database = await openPostgres({
    url,
    max: 4,
    applicationName: 'veracite-seed-scale',
    role: null,
    statementTimeoutMs: 0,
  })
  const { sql } = database
  try {
    const now = Date.now()
    const begun = performance.now()
    const accountId = await seedAccount(sql, now)
    const brandIds: string[] = []
    let rows = 0
    for (const [nth, wanted] of runs.entries()) {
      const brand = await seedBrand(sql, {
        accountId,
        nth,
        prompts: promptsPerBrand,
        now: now - days * DAY_MS,
      })
      brandIds.push(brand.id)
      const names = rivals ? await seedRivals(sql, brand, now - days * DAY_MS) : null
      rows += await seedRuns(sql, brand, { wanted, days, now, log: log !== undefined, names, say })
    }
    const seconds = (performance.now() - begun) / 1000
    if (log) await enterLeaves(database, log, say)
    say('collecting statistics')
    await sql`analyze`
    const total = runs.reduce((sum, wanted) => sum + wanted, 0)
    const sizes = await readSizes(sql)
    const bytes = sizes.reduce((sum, table) => sum + table.bytes, 0)
    return {
      brandIds,
      rowsPerSecond: rows / seconds,
      runsPerSecond: total / seconds,
      sizes,
      bytesPerRun: bytes / total,
    }
  } finally {
    await database.close()
  }
}

const DAY_MS = 86_400_000
/** Some ten megabytes in flight at once. */
const SCANS_AT_ONCE = 2

async function seedRuns(
  sql: Sql,
  brand: SeededBrand,
  options: {
    wanted: number
    days: number
    now: number
    log: boolean
    names: SeededNames | null
    say: (line: string) => void
  },
): Promise<number> {
  const { wanted, days, now, log, names, say } = options
  const perScan = brand.prompts.length * ENGINES.length
  const counts = new Map<string, number>()
  let rows = 0
  let inserted: Promise<void> | undefined
  for (let done = 0; done < wanted; ) {
    const batch: SeededRun[] = []
    const scans: { id: string; runs: number; at: string }[] = []
    for (let nth = 0; nth < SCANS_AT_ONCE && done < wanted; nth++) {
      const size = Math.min(perScan, wanted - done)
      const startedAt = Math.floor(now - days * DAY_MS * (1 - (done + 1) / (wanted + 1)) - 60_000)
      const id = idAt(startedAt)
      for (let n = 0; n < size; n++) {
        const prompt = brand.prompts[Math.floor(n / ENGINES.length)]
        const engine = ENGINES[n % ENGINES.length]
        if (!prompt || !engine) throw new Error('A scan has a prompt and an engine for each run.')
        const citationClass = classOf(done + n)
        const at = startedAt + 6_000 + n * 10
        batch.push(seededRun({ scan: id, brand, names, prompt, engine, citationClass, place: n, at }))
        const cell = `${new Date(at).toISOString().slice(0, 10)} ${engine} ${prompt.intent} ${citationClass}`
        counts.set(cell, (counts.get(cell) ?? 0) + 1)
      }
      scans.push({ id, runs: size, at: new Date(startedAt).toISOString() })
      done += size
      rows += size * (log ? 10 : 8)
    }
    await inserted
    inserted = (async () => {
      await insertScans(sql, brand, scans)
      await insertRuns(sql, brand, batch, { log, names })
    })()
    say(`${brand.name}: ${done} of ${wanted} runs`)
  }
  await inserted
  if (names) await insertNamedScans(sql, brand.id, names.digest)
  await insertCounts(sql, brand.id, counts)
  await insertFindings(sql, brand.id)
  return rows
}

/** In the proportions of a fairly well-known brand, in an order without a pattern. */
function classOf(n: number): CitationClass {
  const share = ((n * 2_654_435_761) % 4_294_967_296) / 4_294_967_296
  const nth = [0.35, 0.6, 0.7, 0.8, 1].findIndex((upTo) => share < upTo)
  return CITATION_CLASSES[nth] ?? 'ABSENT'
}

async function insertScans(
  sql: Sql,
  brand: SeededBrand,
  scans: { id: string; runs: number; at: string }[],
): Promise<void> {
  await sql`
    insert into veracite.scans (id, account_id, brand_id, job_id, status, total_prompts, total_runs, settled_runs,
      created_at, started_at, finished_at)
    select id, ${brand.accountId}::uuid, ${brand.id}::uuid, id, 'COMPLETED', ${brand.prompts.length}::int,
      runs, runs, at::timestamptz, at::timestamptz, at::timestamptz + interval '30 seconds'
    from unnest(${scans.map((scan) => scan.id)}::uuid[], ${scans.map((scan) => scan.runs)}::int[],
                ${scans.map((scan) => scan.at)}::text[]) as scan (id, runs, at)`
}

/** The counters that classification maintains, from counts kept along the way. */
async function insertCounts(sql: Sql, brandId: string, counts: Map<string, number>): Promise<void> {
  const cells = [...counts].map(([cell, runs]) => [...cell.split(' '), runs] as const)
  await sql`
    insert into veracite.class_counts_daily (brand_id, day, engine, intent, citation_class, runs)
    select ${brandId}::uuid, day::date, engine, intent, class, runs
    from unnest(${cells.map((cell) => String(cell[0]))}::text[], ${cells.map((cell) => String(cell[1]))}::text[],
                ${cells.map((cell) => String(cell[2]))}::text[], ${cells.map((cell) => String(cell[3]))}::text[],
                ${cells.map((cell) => Number(cell[4]))}::int[]) as cell (day, engine, intent, class, runs)`
  await sql`
    insert into veracite.class_counts_total (brand_id, engine, intent, citation_class, runs)
    select brand_id, engine, intent, citation_class, sum(runs) from veracite.class_counts_daily
    where brand_id = ${brandId}::uuid group by 1, 2, 3, 4`
}

/** That the names of every scan are counted. */
async function insertNamedScans(sql: Sql, brandId: string, digest: string): Promise<void> {
  await sql`
    insert into veracite.named_scans (scan_id, brand_id, finished_at, names_sha256, changes, counted_at, by_model)
    select id, brand_id, finished_at, decode(${digest}, 'hex'), (select coalesce(sum(changes), 0)
      from veracite.change_counts where kind = 'scan' and subject = s.id), now(), total_runs
    from veracite.scans s where brand_id = ${brandId}::uuid`
}

/** What classification stores for the one false year in seeded answers: a finding for each engine. */
async function insertFindings(sql: Sql, brandId: string): Promise<void> {
  await sql`
    with said as (
      select r.engine, r.scan_id, r.captured_at, r.prompt_id, r.id, c.verdict #> '{claims,0}' as claim,
        row_number() over (partition by r.engine order by r.captured_at, r.capture_id) as nth,
        count(*) over (partition by r.engine) as occurrences
      from veracite.runs r join evidence.classifications c on c.id = r.classification_id
      where r.brand_id = ${brandId}::uuid and r.citation_class = 'CONFABULATED'
    )
    insert into veracite.findings (id, brand_id, engine, predicate, about, value, stated, truth, fact_id, first_look,
      first_said_at, last_look, last_said_at, last_prompt_id, last_run_id, occurrences, state, state_since, asked_since)
    select veracite.uuidv7(), ${brandId}::uuid, last.engine, last.claim ->> 'predicate', '', last.claim ->> 'stated',
      last.claim ->> 'stated', last.claim ->> 'truth', (last.claim ->> 'factId')::uuid, first.scan_id, first.captured_at,
      last.scan_id, last.captured_at, last.prompt_id, last.id, last.occurrences, 'open', first.captured_at, 0
    from said last join said first on first.engine = last.engine and first.nth = 1
    where last.nth = last.occurrences`
  await sql`
    insert into veracite.finding_occurrences (finding_id, capture_id, run_id, look_id, prompt_id, kind, classification_id,
      stated, truth, fact_id, said_at)
    select f.id, r.capture_id, r.id, r.scan_id, r.prompt_id, 'original', r.classification_id, f.stated, f.truth, f.fact_id,
      r.captured_at
    from veracite.runs r join veracite.findings f on f.brand_id = r.brand_id and f.engine = r.engine
    where r.brand_id = ${brandId}::uuid and r.citation_class = 'CONFABULATED'`
  await sql`
    insert into veracite.finding_prompts (prompt_id, finding_id)
    select distinct o.prompt_id, o.finding_id
    from veracite.finding_occurrences o join veracite.findings f on f.id = o.finding_id
    where f.brand_id = ${brandId}::uuid`
}

/** More than a busy installation enters at once: fewer checkpoints, the same proofs. */
const LEAVES_AT_ONCE = 8_192

async function enterLeaves(
  database: Database,
  signer: NoteSigner,
  say: (line: string) => void,
): Promise<void> {
  const log = createLogStore(database)
  const publish = publishCheckpoint({ log, signer, keeper: null, clock: systemClock })
  for (;;) {
    const integrated = await log.integrate(LEAVES_AT_ONCE, systemClock.now(), GROWER, admitAll)
    if (integrated === null) throw new Error('Another process enters leaves into this log: stop it first.')
    if (integrated.added === 0) return
    await publish()
    say(`${integrated.size} leaves in the log`)
  }
}

const USAGE =
  'DATABASE_URL=… bun tools/commands/seed-scale.ts [--runs 1000000[,…]] [--prompts 100] [--days 30] [--rivals] [--log], on a migrated database used for nothing else'

if (import.meta.main) {
  const args = process.argv.slice(2)
  const option = (name: string, byDefault: string): string => {
    const at = args.indexOf(`--${name}`)
    return at < 0 ? byDefault : (args[at + 1] ?? '')
  }
  const url = process.env.DATABASE_URL
  const runs = option('runs', '1000000').split(',').map(Number)
  if (!url || runs.some((wanted) => !Number.isInteger(wanted) || wanted < 1)) {
    console.error(USAGE)
    process.exit(2)
  }
  const key = process.env.VERACITE_LOG_KEY ?? formatLogKey(LOCAL_ORIGIN, randomBytes(32))
  const seeded = await seedScale(url, {
    runs,
    promptsPerBrand: Number(option('prompts', '100')),
    days: Number(option('days', '30')),
    rivals: args.includes('--rivals'),
    ...(args.includes('--log') && { log: parseLogKey(key, null) }),
    say: (line) => process.stderr.write(`\r${line}          `),
  })
  process.stderr.write('\n')
  console.table(
    seeded.sizes.map(({ table, rows, bytes, indexBytes }) => ({
      table,
      rows,
      MB: Math.round(bytes / 1e6),
      'of it indexes': Math.round(indexBytes / 1e6),
    })),
  )
  console.log(
    `${Math.round(seeded.rowsPerSecond)} rows/s, ${Math.round(seeded.runsPerSecond)} runs/s, ${Math.round(seeded.bytesPerRun)} bytes per run; brands ${seeded.brandIds.join(' ')}`,
  )
}
