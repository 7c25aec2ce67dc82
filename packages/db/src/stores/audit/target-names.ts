// Plain SQL: one statement for each kind of thing, with the table as a parameter.
import type { OwnedKind } from '@veracite/core/access/owner-store'
import type { TargetName } from '@veracite/core/audit/audit-store'
import type { Fragment, Pool } from '../../connection.ts'
import type { Database } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'

/** The names of things by their ids, for the words of the audit log; archived and removed ones too. */
export async function readTargetNames(
  { sql }: Pool,
  kind: OwnedKind,
  ids: readonly string[],
): Promise<TargetName[]> {
  const find = NAMES[kind]
  const known = [...new Set(ids.filter(isUuid))]
  return find === undefined || known.length === 0 ? [] : sql<TargetName[]>`${find(sql, known)}`
}

type Find = (sql: Database['sql'], ids: string[]) => Fragment

const itself =
  (table: string, column: string): Find =>
  (sql, ids) =>
    sql`
    select id, ${sql(column)} as name, null as predicate, null as about, null as "brandId", null as brand
    from ${sql(table)} where id = any(${ids}::uuid[])`

const throughItsBrand =
  (table: string, columns: string): Find =>
  (sql, ids) =>
    sql`
    select t.id, ${sql.unsafe(columns)}, b.id as "brandId", b.name as brand
    from ${sql(table)} t left join veracite.brands b on b.id = t.brand_id where t.id = any(${ids}::uuid[])`

const STATEMENT = 'null as name, t.predicate, t.about'
const called = (expression: string): string => `${expression} as name, null as predicate, null as about`

const NAMES: Partial<Record<OwnedKind, Find>> = {
  account: itself('veracite.accounts', 'name'),
  brand: (sql, ids) => sql`
    select id, null as name, null as predicate, null as about, id as "brandId", name as brand
    from veracite.brands where id = any(${ids}::uuid[])`,
  case: throughItsBrand('evidence.cases', called('t.reference')),
  correction: throughItsBrand('veracite.corrections', STATEMENT),
  document: throughItsBrand('evidence.documents', called('t.name')),
  fact: throughItsBrand('evidence.facts', `null as name, t.predicate, t.value ->> 'product' as about`),
  feed: throughItsBrand('veracite.feeds', called('t.name')),
  finding: throughItsBrand('veracite.findings', STATEMENT),
  invitation: itself('veracite.invitations', 'name'),
  key: itself('veracite.api_keys', 'name'),
  member: (sql, ids) => sql`
    select m.id, p.name, null as predicate, null as about, null as "brandId", null as brand
    from veracite.members m join veracite.people p on p.id = m.person_id where m.id = any(${ids}::uuid[])`,
  prompt: throughItsBrand('veracite.prompts', called('t.text')),
  report: throughItsBrand('veracite.reports', called(`t.from_day || ' to ' || t.to_day`)),
  scan: throughItsBrand('veracite.scans', called('null')),
  schedule: throughItsBrand('veracite.schedules', called('t.cron')),
  share: itself('veracite.shares', 'title'),
  webhook: throughItsBrand('veracite.webhooks', called('t.url')),
}
