// Plain SQL: runs are counted by class with `filter`, and read in parts with a cursor.
import type { DrawnCell, RateStore, ScanCell, ServedModel } from '@veracite/core/rates/rate-store'
import type { ScanProgress } from '@veracite/core/scans/scan-store'
import type { Pool } from '../../connection.ts'
import { CELLS_PER_PART, type CellRow, classCounts, toCell } from './class-counts.ts'

/** Every method reads only the runs of one scan, by index. */
export function createRateStore({ sql }: Pool): RateStore {
  return {
    async readCells(scanId, limit) {
      const cells: ScanCell[] = []
      const parts = sql<CellRow[]>`
        select prompt_id as "promptId", engine, origin, intent, count(*)::int as planned ${classCounts(sql)}
        from veracite.runs where scan_id = ${scanId}::uuid group by 1, 2, 3, 4 order by 1, 2, 3 limit ${limit}`.cursor(
        CELLS_PER_PART,
      )
      for await (const rows of parts) for (const row of rows) cells.push(toCell(row))
      return cells
    },

    async readDrawn(scanId) {
      return sql<DrawnCell[]>`
        select d.sample_id as sample, d.prompt_id as "promptId", d.block, d.stands_for as "standsFor"
        from veracite.drawn_prompts d
        where d.sample_id in (
          select own.sample_id from veracite.scan_prompts s
          join veracite.drawn_prompts own on own.prompt_id = s.prompt_id where s.scan_id = ${scanId}::uuid)
        order by d.sample_id, d.block, d.prompt_id`
    },

    async readPrompts(promptIds) {
      const rows = await sql<{ id: string; text: string }[]>`
        select id, text from veracite.prompts where id = any(${[...new Set(promptIds)]}::uuid[])`
      return new Map(rows.map(({ id, text }) => [id, text]))
    },

    async readProgress(scanId) {
      return sql<ScanProgress[]>`
        select engine, origin, intent, status, citation_class as "citationClass", count(*)::int as runs
        from veracite.runs where scan_id = ${scanId}::uuid group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`
    },

    async readModels(scanId) {
      // `limit` makes the planner look up captures one by one, instead of reading all of them for a large
      // scan.
      return sql<ServedModel[]>`
        select r.engine, r.origin, coalesce(c.served_model, c.requested_model) as model, count(*)::int as answers
        from veracite.runs r
        cross join lateral (
          select served_model, requested_model from evidence.captures where id = r.capture_id limit 1
        ) c
        where r.scan_id = ${scanId}::uuid
        group by 1, 2, 3 order by 1, 2, 3`
    },
  }
}
