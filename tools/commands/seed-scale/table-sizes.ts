import type { Sql } from '../../../packages/db/src/open-postgres.ts'

export interface TableSize {
  table: string
  rows: number
  /** Indexes and long values included. */
  bytes: number
  indexBytes: number
}

/** The non-empty tables, the largest first; partitions count towards their table. */
export const readSizes = (sql: Sql): Promise<TableSize[]> => sql<TableSize[]>`
  select coalesce(parent.relname, c.relname) as "table", sum(greatest(c.reltuples, 0))::float8 as rows,
         sum(pg_total_relation_size(c.oid))::float8 as bytes, sum(pg_indexes_size(c.oid))::float8 as "indexBytes"
  from pg_class c
  left join pg_inherits i on i.inhrelid = c.oid
  left join pg_class parent on parent.oid = i.inhparent
  where c.relnamespace in ('veracite'::regnamespace, 'evidence'::regnamespace) and c.relkind = 'r'
  group by 1 having sum(greatest(c.reltuples, 0)) > 0 order by 3 desc`
