import type { Queryable, Sql } from '../../../packages/db/src/open-postgres.ts'
import { SMALL_TABLES } from './pretend-millions.ts'

export interface Statement {
  text: string
  parameters: readonly unknown[]
}

/** Collects the statements that are really sent, each text once, with the first values sent with it. */
export function watchStatements(...pools: Sql[]): Map<string, Statement> {
  const statements = new Map<string, Statement>()
  const watch: Sql['options']['debug'] = (_connection, text, parameters) => {
    // The driver itself asks for type names, once per connection.
    if (/\bpg_catalog\./.test(text)) return
    if (/^\s*(select|insert|update|delete|with)\b/i.test(text) && !statements.has(text))
      statements.set(text, { text, parameters })
  }
  for (const pool of pools) pool.options.debug = watch
  return statements
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: PlanNode[]
}

type Explained = { Plan: PlanNode }[]

/** What is wrong with the plan of a statement, in words. */
export async function explain(sql: Queryable, statement: Statement): Promise<string[]> {
  const rows = await sql.unsafe<{ 'QUERY PLAN': string | Explained }[]>(
    `explain (format json) ${statement.text}`,
    statement.parameters as never[],
  )
  const plan = rows[0]?.['QUERY PLAN'] ?? []
  const explained = typeof plan === 'string' ? (JSON.parse(plan) as Explained) : plan
  // Partitions of other months: one that is not empty has the same indexes.
  const empty = await sql<
    { relname: string }[]
  >`select relname from pg_class where relispartition and relpages = 0`
  const names = new Set(empty.map(({ relname }) => relname))
  return explained.flatMap(({ Plan }) => problemsOf(Plan, false, names))
}

/** These indexes hold only waiting and running jobs, so reading all of one reads just the work to do. */
const OF_LIVE_WORK = new Set([
  'jobs_leased',
  'jobs_to_claim',
  'jobs_to_publish',
  'jobs_published',
  'jobs_active_once',
])

function problemsOf(node: PlanNode, limited: boolean, empty: ReadonlySet<string>): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '' } = node
  const grows = table !== '' && !SMALL_TABLES.has(table) && !empty.has(table)
  const takesFirst = limited && node.Filter === undefined
  const own: string[] = []
  if (grows && type === 'Seq Scan' && !takesFirst) own.push(`Sequential scan on ${table}`)
  // An index scan without a condition also reads everything, unless a limit above it stops after the
  // first rows.
  if (
    grows &&
    type.startsWith('Index') &&
    node['Index Cond'] === undefined &&
    !takesFirst &&
    !OF_LIVE_WORK.has(index)
  )
    own.push(`All of ${index} on ${table}`)
  const stops = limited ? !['Sort', 'Aggregate', 'Hash'].includes(type) : type === 'Limit'
  return [...own, ...(node.Plans ?? []).flatMap((child) => problemsOf(child, stops, empty))]
}
