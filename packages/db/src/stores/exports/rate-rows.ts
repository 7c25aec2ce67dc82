// Plain SQL: the answers of a scan are counted by class as a cut sees them, one scan after the other.
import type { ExportRow } from '@veracite/core/exports/export-kind'
import type { RowsAsked } from '@veracite/core/exports/export-store'
import { type ExportedScan, rateRows as rowsOfScan } from '@veracite/core/exports/rate-rows'
import { type NamedCell, rivalRows as rivalRowsOfScan } from '@veracite/core/exports/rival-rows'
import type { NamedSums } from '@veracite/core/measures/measures'
import { MAX_CELLS, type ScanCell } from '@veracite/core/rates/rate-store'
import type { Queryable } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'
import { type CellRow, classCounts, toCell } from '../rates/class-counts.ts'
import { SUM_COLUMNS } from '../rivals/named-sums.ts'
import { brandOfRow, equal, ROWS_AT_ONCE, type RowSource, utc, within } from './row-source.ts'

export const rateRows = byScan(async (sql, scan, { cut, filter }) =>
  rowsOfScan(scan, await readCells(sql, scan.scanId, cut), filter),
)

export const rivalRows = byScan(async (sql, scan, { cut, filter }) =>
  rivalRowsOfScan(scan, await readNamed(sql, scan.scanId, cut), filter),
)

type RowsOfScan = (sql: Queryable, scan: ExportedScan, asked: RowsAsked) => Promise<Iterable<ExportRow>>

function byScan(rowsOf: RowsOfScan): RowSource {
  return {
    findBrand: async (sql, rowId) => brandOfRow(sql, 'veracite.scans', scanOf(rowId) ?? ''),

    async *read(sql, asked) {
      // A row says which scan it is of: go on in the midst of it.
      let after = asked.after
      let scan = await nextScan(sql, asked, after === null ? null : scanOf(after), true)
      while (scan !== null) {
        const rows = await rowsOf(sql, scan, asked)
        for (const part of inParts(after === null ? rows : following(rows, after))) {
          yield part
          // The rates of a large scan are computed between other work.
          await new Promise((resolve) => setImmediate(resolve))
        }
        after = null
        scan = await nextScan(sql, asked, scan.scanId, false)
      }
    },
  }
}

function scanOf(rowId: string): string | null {
  const [scanId = ''] = rowId.split('/')
  return isUuid(scanId) ? scanId : null
}

/** The rows behind the given one; all of them if it is not among them. */
function* following(rows: Iterable<ExportRow>, rowId: string): Generator<ExportRow> {
  const skipped: ExportRow[] = []
  let isBehind = false
  for (const row of rows) {
    if (isBehind) yield row
    else if (row.id === rowId) isBehind = true
    else skipped.push(row)
  }
  if (!isBehind) yield* skipped
}

function* inParts(rows: Iterable<ExportRow>): Generator<ExportRow[]> {
  let part: ExportRow[] = []
  for (const row of rows) {
    part.push(row)
    if (part.length < ROWS_AT_ONCE) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

async function nextScan(
  sql: Queryable,
  { brandId, cut, filter }: RowsAsked,
  scanId: string | null,
  inclusive: boolean,
): Promise<ExportedScan | null> {
  const [scan] = await sql<ExportedScan[]>`
    select id as "scanId", brand_id as "brandId", ${utc(sql, sql`created_at`)} as "startedAt",
      ${utc(sql, sql`finished_at`)} as "finishedAt"
    from veracite.scans
    where brand_id = ${brandId}::uuid and finished_at is not null and finished_after_cut < ${cut}
      ${scanId === null ? sql`` : sql`and id ${inclusive ? sql`>=` : sql`>`} ${scanId}::uuid`}
      ${equal(sql, { id: filter.scan })}
      ${within(sql, sql`finished_at`, filter)}
    order by id limit 1`
  return scan ?? null
}

async function readNamed(sql: Queryable, scanId: string, cut: number): Promise<NamedCell[]> {
  const rows = await sql<(Omit<NamedCell, 'sums'> & NamedSums)[]>`
    select subject_id as "subjectId", name, kind, engine, intent, origin, branded, cited is not null as "hasDomain",
      ${SUM_COLUMNS(sql)}
    from veracite.named_counts
    where scan_id = ${scanId}::uuid and (engine = '' or intent = '') and after_cut < ${cut}
      and coalesce(until_cut >= ${cut}, true)`
  return rows.map(({ subjectId, name, kind, hasDomain, engine, intent, origin, branded, ...sums }) => ({
    ...{ subjectId, name, kind, hasDomain, engine, intent, origin, branded, sums },
  }))
}

async function readCells(sql: Queryable, scanId: string, cut: number): Promise<ScanCell[]> {
  const rows = await sql<CellRow[]>`
    select prompt_id as "promptId", engine, origin, intent, count(*)::int as planned ${classCounts(sql)}
    from (
      select r.prompt_id, r.engine, r.origin, r.intent, k.citation_class
      from veracite.runs r
      left join lateral (
        select k.citation_class from evidence.captures c join evidence.classifications k on k.capture_id = c.id
        where c.run_id = r.id and c.kind = 'original' and c.after_cut < ${cut} and k.after_cut < ${cut}
        order by k.created_at desc, k.id desc limit 1
      ) k on true
      -- Before they are grouped: the index by prompts would bring them in order, and those of every scan.
      where r.scan_id = ${scanId}::uuid offset 0
    ) judged
    group by 1, 2, 3, 4 order by 1, 2, 3 limit ${MAX_CELLS}`
  return rows.map(toCell)
}
