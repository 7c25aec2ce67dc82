// Plain SQL: one statement for each kind of thing, with the table as a parameter.
import type { OwnedKind, OwnerStore } from '@veracite/core/access/owner-store'
import type { Fragment, Pool } from '../../connection.ts'
import type { Database } from '../../open-postgres.ts'
import { createLookup } from '../batcher.ts'
import { isUuid } from '../ids.ts'

/** The account of a thing by its id, looked up by primary key; the only place that decides it. */
export function createOwnerStore({ sql }: Pool): OwnerStore {
  const read = async (kind: OwnedKind, ids: string[]) => {
    const rows = await sql<{ id: string; accountId: string | null }[]>`${OWNERS[kind](sql, ids)}`
    return new Map(rows.map(({ id, accountId }) => [id, accountId]))
  }
  const lookUps = new Map(OWNED_KINDS.map((kind) => [kind, createLookup((ids) => read(kind, ids))] as const))
  return {
    async accountsOf(kind, ids) {
      const isId = kind === 'product' ? isNumber : isUuid
      const known = [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))]
      const [only, ...others] = known
      if (only === undefined) return ids.map(() => null)
      // Nearly every request asks for one.
      const owners =
        others.length === 0 ? new Map([[only, await lookUps.get(kind)?.(only)]]) : await read(kind, known)
      return ids.map((id) => owners.get(id.toLowerCase()) ?? null)
    },
  }
}

/** Products are numbered. */
const isNumber = (id: string): boolean => /^\d{1,18}$/.test(id)

type Find = (sql: Database['sql'], ids: string[]) => Fragment

const itself =
  (table: string): Find =>
  (sql, ids) =>
    sql`select id, account_id as "accountId" from ${sql(table)} where id = any(${ids}::uuid[])`

const throughItsBrand =
  (table: string): Find =>
  (sql, ids) =>
    sql`
    select t.id, b.account_id as "accountId" from ${sql(table)} t join veracite.brands b on b.id = t.brand_id
    where t.id = any(${ids}::uuid[])`

const OWNERS: Record<OwnedKind, Find> = {
  account: (sql, ids) =>
    sql`select id, id as "accountId" from veracite.accounts where id = any(${ids}::uuid[])`,
  brand: itself('veracite.brands'),
  case: throughItsBrand('evidence.cases'),
  correction: throughItsBrand('veracite.corrections'),
  delivery: (sql, ids) => sql`
    select d.id, b.account_id as "accountId" from veracite.deliveries d
    join veracite.webhooks w on w.id = d.webhook_id join veracite.brands b on b.id = w.brand_id
    where d.id = any(${ids}::uuid[])`,
  document: throughItsBrand('evidence.documents'),
  fact: throughItsBrand('evidence.facts'),
  feed: throughItsBrand('veracite.feeds'),
  finding: throughItsBrand('veracite.findings'),
  import: throughItsBrand('veracite.feed_imports'),
  invitation: itself('veracite.invitations'),
  // Only jobs that a request can have started; others belong to no account.
  job: (sql, ids) => sql`
    select j.id, coalesce(b.account_id, s.account_id, r.account_id) as "accountId" from veracite.jobs j
    left join veracite.brands b on b.id = (j.payload ->> 'brandId')::uuid
    left join veracite.scans s on s.id = (j.payload ->> 'scanId')::uuid
    left join veracite.runs r on r.id = (j.payload ->> 'runId')::uuid
    where j.id = any(${ids}::uuid[])`,
  key: itself('veracite.api_keys'),
  member: (sql, ids) => sql`
    select id, account_id as "accountId" from veracite.members where id = any(${ids}::uuid[]) and left_at is null`,
  product: (sql, ids) => sql`
    select p.id::text as id, b.account_id as "accountId" from veracite.catalogue_products p
    join veracite.brands b on b.id = p.brand_id where p.id = any(${ids}::bigint[])`,
  order: throughItsBrand('evidence.orders'),
  appPlan: throughItsBrand('veracite.app_plans'),
  prompt: throughItsBrand('veracite.prompts'),
  report: itself('veracite.reports'),
  run: itself('veracite.runs'),
  scan: itself('veracite.scans'),
  schedule: throughItsBrand('veracite.schedules'),
  share: itself('veracite.shares'),
  webhook: throughItsBrand('veracite.webhooks'),
}

const OWNED_KINDS = Object.keys(OWNERS) as OwnedKind[]
