import type { RateStore, ScanCell, ScanProgress, ServedModel } from '@veracite/core/stores/rate-store'
import {
  CITATION_CLASSES,
  type CitationClass,
  type Engine,
  type Origin,
  type PromptIntent,
} from '@veracite/core/vocabulary'
import type { Database } from '../open-postgres.ts'

interface CellRow extends Record<string, unknown> {
  prompt_id: string
  prompt: string
  engine: Engine
  origin: Origin
  intent: PromptIntent
  planned: number
  counts: Record<string, number> | null
}

/** Every method reads only the runs of one scan, by index. */
export function createRateStore({ sql }: Pick<Database, 'sql'>): RateStore {
  return {
    async readCells(scanId, limit) {
      const rows = await sql<CellRow[]>`
        select cell.*, p.text as prompt from (
          select prompt_id, engine, origin, intent, sum(runs)::int as planned,
            jsonb_object_agg(citation_class, runs) filter (where citation_class is not null) as counts
          from (
            select prompt_id, engine, origin, intent, citation_class, count(*)::int as runs
            from veracite.runs where scan_id = ${scanId}::uuid group by 1, 2, 3, 4, 5
          ) counted group by 1, 2, 3, 4 order by 1, 2, 3 limit ${limit}
        ) cell
        cross join lateral (select text from veracite.prompts where id = cell.prompt_id) p
        order by cell.prompt_id, cell.engine, cell.origin`
      return rows.map(
        ({ prompt_id, prompt, engine, origin, intent, planned, counts }): ScanCell => ({
          ...{ promptId: prompt_id, prompt, engine, origin, intent, planned },
          counts: Object.fromEntries(CITATION_CLASSES.map((name) => [name, counts?.[name] ?? 0])) as Record<
            CitationClass,
            number
          >,
        }),
      )
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
