import type { Queryable, Sql } from '../../../packages/db/src/open-postgres.ts'
import { SMALL_TABLES } from './pretend-millions.ts'

export interface Statement {
  text: string
  parameters: readonly unknown[]
}

/** Collects what is really sent, each text once with the values it was first sent with. */
export function watchStatements(...pools: Sql[]): Map<string, Statement> {
  const statements = new Map<string, Statement>()
  const watch: Sql['options']['debug'] = (_connection, text, parameters) => {
    // The driver asks for the names of types itself, once for each connection.
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
  return explained.flatMap(({ Plan }) => problemsOf(Plan, false))
}

/** They hold the jobs that wait or run, and none of those that are done: what is in them is what there is to do. */
const OF_LIVE_WORK = new Set([
  'jobs_leased',
  'jobs_to_claim',
  'jobs_to_publish',
  'jobs_published',
  'jobs_active_once',
])

/** Nothing is in them yet: the partition of this month has the same indexes, and it is not empty. */
const NEXT_MONTHS = new RegExp(
  `^capture_bytes_(?!before|${new Date().toISOString().slice(0, 7).replace('-', '_')})`,
)

function problemsOf(node: PlanNode, limited: boolean): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '' } = node
  const grows = table !== '' && !SMALL_TABLES.has(table) && !NEXT_MONTHS.test(table)
  const takesFirst = limited && node.Filter === undefined
  const own: string[] = []
  if (grows && type === 'Seq Scan' && !takesFirst) own.push(`Sequential scan on ${table}`)
  // Through an index without a condition everything is read too, unless somebody stops after the first rows and takes
  // them as they come.
  if (
    grows &&
    type.startsWith('Index') &&
    node['Index Cond'] === undefined &&
    !takesFirst &&
    !OF_LIVE_WORK.has(index)
  )
    own.push(`All of ${index} on ${table}`)
  const stops = limited ? !['Sort', 'Aggregate', 'Hash'].includes(type) : type === 'Limit'
  return [...own, ...(node.Plans ?? []).flatMap((child) => problemsOf(child, stops))]
}
