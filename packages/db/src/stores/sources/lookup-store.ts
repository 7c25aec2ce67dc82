// Plain SQL: what engines looked up is taken out of stored readings of replies, run by run in the order of the plan.
import type { LookupStore } from '@veracite/core/lookups/list-searches'
import type { Pool } from '../../connection.ts'

type Row = Awaited<ReturnType<LookupStore['readSearches']>>[number]

export const createLookupStore = ({ sql }: Pool): LookupStore => ({
  async readSearches(scanId, { after, limit, origin }) {
    return sql<Row[]>`
      select r.place, r.engine, p.text as question, c.queries, c.retrieved, c.cited
      from veracite.runs r
      join veracite.prompts p on p.id = r.prompt_id
      cross join lateral (
        select coalesce(extracted -> 'queries', '[]') as queries, coalesce(extracted -> 'retrieved', '[]') as retrieved,
          coalesce(extracted -> 'cited', '[]') as cited
        from evidence.captures where id = r.capture_id limit 1
      ) c
      where r.scan_id = ${scanId}::uuid and r.place > ${after} and r.origin = ${origin} and r.status = 'CLASSIFIED'
      order by r.place limit ${limit}`
  },
})
