// Plain SQL: answers with the newest verdict that counts, of which only the statements of some predicates are read.

import type {
  AnsweredOn,
  OrderAnswer,
  OrderLook,
  OrderStore,
  RecordedOrder,
} from '@veracite/core/orders/order-store'
import { readStoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import { DAY_MS } from '@veracite/terms/days'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import { requireManifest } from '@veracite/verify/bundle/manifest'
import type { Pool } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'
import { leafOf } from '../log/leaf-of.ts'
import { NO_PAGE, toPage } from '../rows.ts'
import { type Raw, withTimes } from '../times.ts'

type Reads = Pick<OrderStore, 'find' | 'list' | 'listSigned' | 'listAnswers' | 'countAnswers'>

export const createOrderReads = (pool: Pool): Reads => ({
  async find(orderId) {
    if (!isUuid(orderId)) return null
    const [found] = await readOrders(pool.sql, pool.sql`o.id = ${orderId}::uuid`, 1)
    return found ?? null
  },
  async list(brandId, { limit, cursor }) {
    if (!isUuid(brandId)) return NO_PAGE
    const { sql } = pool
    const after = cursor === null ? sql`` : sql`and o.id < ${cursor}::uuid`
    return toPage(await readOrders(sql, sql`o.brand_id = ${brandId}::uuid ${after}`, limit + 1), limit)
  },
  async listSigned(orderId) {
    const { sql } = pool
    return await sql`
      select s.id as "subjectId", s.body, s.signature, s.key_id as "keyId", s.at as "createdAt",
        ${leafOf(sql, sql`s.id`)} as leaf
      from (
        select id, body, signature, key_id, recorded_at as at from evidence.orders where id = ${orderId}::uuid
        union all
        select id, body, signature, key_id, withdrawn_at from evidence.order_withdrawals
        where order_id = ${orderId}::uuid
      ) s order by s.at`
  },
  async listAnswers(brandId, { predicates, since, limit }) {
    const rows = await pool.sql<AnswerRow[]>`
      select r.id as "runId", r.scan_id as "scanId", r.engine, r.origin, p.text as prompt,
        c.captured_at as "capturedAt", c.extracted -> 'app' ->> 'answeredAt' as "saidAt",
        jsonb_build_object('class', k.citation_class, 'decidedBy', k.verdict -> 'decidedBy', 'claims', near.claims) as verdict,
        a.sha256 as "textSha256", a.bytes
      from veracite.scans s
      -- The offsets have everything looked up scan by scan, where the planner would sometimes read whole tables.
      cross join lateral (
        select * from veracite.runs where scan_id = s.id and status = 'CLASSIFIED' offset 0
      ) r
      cross join lateral (select text from veracite.prompts where id = r.prompt_id offset 0) p
      cross join lateral (select * from evidence.captures where id = r.capture_id offset 0) c
      cross join lateral (
        select * from evidence.classifications
        where capture_id = c.id order by created_at desc, id desc limit 1
      ) k
      cross join lateral (
        select jsonb_agg(claim) as claims from jsonb_array_elements(k.verdict -> 'claims') claim
        where claim ->> 'predicate' = any(${[...predicates]}::text[])
      ) near
      left join lateral (
        select sha256, bytes from evidence.capture_bytes
        where capture_id = c.id and captured_at = c.captured_at and part = 'answer'
          and k.citation_class = 'CONFABULATED' offset 0
      ) a on true
      where s.brand_id = ${brandId}::uuid and s.created_at >= ${since.toISOString()}::timestamptz
        and not k.provisional and near.claims is not null
      order by s.id desc, r.id desc limit ${limit}`
    const filled = await pool.bytes.fill(rows, 'bytes', 'textSha256')
    return filled.map(({ bytes, textSha256: _, capturedAt, saidAt, verdict, ...answer }) => ({
      ...answer,
      capturedAt: new Date(capturedAt),
      givenAt: answer.origin === 'app' ? momentIn(saidAt) : new Date(capturedAt),
      verdict: readStoredVerdict(verdict),
      text: bytes === null ? null : textOfBytes(bytes),
    }))
  },
  async countAnswers(brandId, { engines, since }) {
    const dayBefore = new Date(since.getTime() - DAY_MS).toISOString()
    return await pool.sql<AnsweredOn[]>`
      select to_char(c.captured_at at time zone 'UTC', 'YYYY-MM-DD') as day, r.origin, count(*)::int as answers
      from veracite.scans s
      cross join lateral (
        select * from veracite.runs where scan_id = s.id and status = 'CLASSIFIED' offset 0
      ) r
      cross join lateral (select captured_at from evidence.captures where id = r.capture_id offset 0) c
      where s.brand_id = ${brandId}::uuid and s.created_at >= ${dayBefore}::timestamptz
        and r.engine = any(${[...engines]}::text[])
        and c.captured_at >= ${since.toISOString()}::timestamptz
      group by 1, 2 order by 1, 2`
  },
})

type Told = Omit<RecordedOrder, 'manifest' | 'withdrawal' | 'supersededBy' | 'looks'>
type Newer = NonNullable<RecordedOrder['supersededBy']>

interface OrderRow extends Raw<Told> {
  body: Uint8Array
  withdrawal: Uint8Array | null
  withdrawalSha256: string | null
  withdrawalIndex: number | null
  supersededBy: Raw<Newer> | null
  looks: Raw<OrderLook>[]
}

async function readOrders(
  sql: Queryable,
  where: ReturnType<Queryable>,
  limit: number,
): Promise<RecordedOrder[]> {
  const rows = await sql<OrderRow[]>`
    select o.id, o.brand_id as "brandId", o.body, encode(o.manifest_sha256, 'hex') as sha256,
      ol.idx::int as "logIndex",
      x.body as withdrawal, encode(x.manifest_sha256, 'hex') as "withdrawalSha256",
      xl.idx::int as "withdrawalIndex",
      case when n.id is not null then jsonb_build_object('id', n.id, 'recordedAt', n.recorded_at) end as "supersededBy",
      w.prompt_ids::text[] as "promptIds", w.next_at as "nextAt", w.hindered,
      coalesce((
        select jsonb_agg(jsonb_build_object('number', l.number, 'scanId', l.scan_id, 'startedAt', l.started_at)
          order by l.number)
        from veracite.order_looks l where l.order_id = o.id
      ), '[]') as looks
    from evidence.orders o
    join veracite.order_watches w on w.order_id = o.id
    left join evidence.order_withdrawals x on x.order_id = o.id
    left join evidence.orders n on n.supersedes = o.id
    left join evidence.log_leaves ol on ol.subject_id = o.id
    left join evidence.log_leaves xl on xl.subject_id = x.id
    where ${where} order by o.id desc limit ${limit}`
  return rows.map(toOrder)
}

function toOrder({ body, looks, supersededBy, ...row }: OrderRow): RecordedOrder {
  const { withdrawal, withdrawalSha256, withdrawalIndex: logIndex, ...told } = row
  return {
    ...withTimes<Told>(told, 'nextAt'),
    manifest: requireManifest(body, 'order'),
    withdrawal:
      withdrawal && withdrawalSha256
        ? { manifest: requireManifest(withdrawal, 'withdrawal'), sha256: withdrawalSha256, logIndex }
        : null,
    supersededBy: supersededBy && withTimes<Newer>(supersededBy, 'recordedAt'),
    looks: looks.map((look) => withTimes<OrderLook>(look, 'startedAt')),
  }
}

/** Without a time zone it may be hours earlier or later. */
const momentIn = (said: string | null): Date | null =>
  said !== null && /(?:Z|[+-]\d\d:?\d\d)$/.test(said) && !Number.isNaN(Date.parse(said))
    ? new Date(said)
    : null

interface AnswerRow extends Omit<Raw<OrderAnswer>, 'verdict' | 'text' | 'givenAt'> {
  /** As the file of an app says; null for other answers. */
  saidAt: string | null
  verdict: unknown
  textSha256: Uint8Array | null
  bytes: Uint8Array | null
}
