// Plain SQL: one statement with the table and its columns as parameters.
import type { OwnedKind } from '@veracite/core/access/owner-store'
import type { TargetName } from '@veracite/core/audit/audit-store'
import type { Pool } from '../../connection.ts'
import { isUuid } from '../ids.ts'

/** The names of things by their ids, for the words of the audit log; archived and removed ones too. */
export async function readTargetNames(
  { sql }: Pool,
  kind: OwnedKind,
  ids: readonly string[],
): Promise<TargetName[]> {
  const known = [...new Set(ids.filter(isUuid))]
  const columns = COLUMNS[kind]
  if (columns === undefined || known.length === 0) return []
  const { table, name = 'null', stated = 'null, null', brand = 't.brand_id' } = columns
  return sql<TargetName[]>`
    select t.id, n.name, n.predicate, n.about, b.id as "brandId", b.name as brand from ${sql(table)} t
    cross join lateral (select ${sql.unsafe(`${name}, ${stated}`)}) n (name, predicate, about)
    left join veracite.brands b on b.id = ${sql.unsafe(brand)}
    where t.id = any(${known}::uuid[])`
}

/** Where names are: `stated` is predicate and subject of a statement, `brand` its id. Written here only, never by a request. */
interface Columns {
  table: string
  name?: string
  stated?: string
  brand?: string
}

const COLUMNS: Partial<Record<OwnedKind, Columns>> = {
  account: { table: 'veracite.accounts', name: 't.name', brand: 'null' },
  appPlan: { table: 'veracite.app_plans', name: 't.name' },
  brand: { table: 'veracite.brands', brand: 't.id' },
  case: { table: 'evidence.cases', name: 't.reference' },
  correction: { table: 'veracite.corrections', stated: 't.predicate, t.about' },
  document: { table: 'evidence.documents', name: 't.name' },
  fact: { table: 'evidence.facts', stated: `t.predicate, t.value ->> 'product'` },
  feed: { table: 'veracite.feeds', name: 't.name' },
  finding: { table: 'veracite.findings', stated: 't.predicate, t.about' },
  invitation: { table: 'veracite.invitations', name: 't.name', brand: 'null' },
  key: { table: 'veracite.api_keys', name: 't.name', brand: 'null' },
  member: {
    table: 'veracite.members',
    name: '(select p.name from veracite.people p where p.id = t.person_id)',
    brand: 'null',
  },
  order: { table: 'evidence.orders', name: `convert_from(t.body, 'UTF8')::jsonb ->> 'addressee'` },
  prompt: { table: 'veracite.prompts', name: 't.text' },
  report: { table: 'veracite.reports', name: `t.from_day || '/' || t.to_day` },
  scan: { table: 'veracite.scans' },
  schedule: { table: 'veracite.schedules', name: 't.cron' },
  share: { table: 'veracite.shares', name: 't.title', brand: 'null' },
  webhook: { table: 'veracite.webhooks', name: 't.url' },
}
