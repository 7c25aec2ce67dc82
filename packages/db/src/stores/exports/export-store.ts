// Plain SQL: the sources of rows are statements over sets, and share this connection.
import type { ExportKindName } from '@veracite/core/exports/all-kinds'
import type { ExportCut, ExportStore } from '@veracite/core/exports/export-store'
import { inTransaction, type Pool } from '../../connection.ts'
import { isUuid } from '../ids.ts'
import { answerRows } from './answer-rows.ts'
import { claimRows } from './claim-rows.ts'
import { correctionRows } from './correction-rows.ts'
import { findingRows } from './finding-rows.ts'
import { rateRows, rivalRows } from './rate-rows.ts'
import type { RowSource } from './row-source.ts'

const SOURCES: Record<ExportKindName, RowSource> = {
  answers: answerRows,
  claims: claimRows,
  findings: findingRows,
  rates: rateRows,
  measures: rivalRows,
  corrections: correctionRows,
}

export const createExportStore = (pool: Pool): ExportStore => ({
  ...createExportCuts(pool),

  async listBrands(accounts, brandId) {
    const { sql } = pool
    if (brandId !== null && !isUuid(brandId)) return []
    const rows = await sql<{ id: string }[]>`
      select id from veracite.brands
      where ${accounts === null ? sql`true` : sql`account_id = any(${[...accounts]}::uuid[])`}
        and ${brandId === null ? sql`true` : sql`id = ${brandId}::uuid`}
      order by id`
    return rows.map(({ id }) => id)
  },

  findBrandOf: (kind, rowId) => SOURCES[kind].findBrand(pool.sql, rowId),
  readRows: (kind, asked) => SOURCES[kind].read(pool.sql, asked),
})

/**
 * Writers that come while a cut waits for earlier ones wait behind it. So it waits for less than it takes the server to
 * look for deadlocks, leaves, and tries again: a long transaction delays exports and not answers.
 */
const PATIENCE_MS = 400
const PAUSE_MS = 300
const MOST_TRIES = 30

const LOCK_NOT_AVAILABLE = '55P03'

const createExportCuts = (pool: Pool): Pick<ExportStore, 'makeCut' | 'findCut'> => ({
  async makeCut(now, forgetBefore) {
    for (let tried = 0; tried < MOST_TRIES; tried++) {
      const cut = await tryCut(pool, now)
      if (cut !== null) {
        await forget(pool, forgetBefore)
        return cut
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    return null
  },

  async findCut(number) {
    const [cut] = await pool.sql<ExportCut[]>`
      select number, as_of as "asOf", made_at as "madeAt" from veracite.export_cuts where number = ${number}`
    return cut ?? null
  },
})

async function tryCut(pool: Pool, now: Date): Promise<ExportCut | null> {
  try {
    return await inTransaction(pool, async ({ sql }) => {
      await sql`select set_config('lock_timeout', ${`${PATIENCE_MS}ms`}, true)`
      // From here to the commit nobody has exported rows that are not committed. See veracite.newest_cut().
      await sql`select pg_advisory_xact_lock(hashtextextended('veracite.exports', 0))`
      // A separate statement: it sees what the last holders of the lock committed.
      const [cut] = await sql<ExportCut[]>`
        insert into veracite.export_cuts (number, as_of, made_at)
        select nextval('veracite.export_cut_numbers'), last, ${now.toISOString()}::timestamptz from veracite.event_counter
        returning number, as_of as "asOf", made_at as "madeAt"`
      if (cut === undefined) throw new Error('The counter of events is missing.')
      return cut
    })
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return null
    throw error
  }
}

/** Old cuts, and versions that only they saw; the rest of very many is left to the next time. */
async function forget({ sql }: Pool, before: Date): Promise<void> {
  await sql`delete from veracite.export_cuts where made_at < ${before.toISOString()}::timestamptz`
  await sql`
    delete from veracite.finding_versions where (finding_id, after_cut) in (
      select finding_id, after_cut from veracite.finding_versions
      where until_cut < (select min(number) from veracite.export_cuts) limit 10000)`
  await sql`
    delete from veracite.correction_versions where (correction_id, after_cut) in (
      select correction_id, after_cut from veracite.correction_versions
      where until_cut < (select min(number) from veracite.export_cuts) limit 10000)`
}
