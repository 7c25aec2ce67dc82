// Plain SQL: the answers of a look come as one list in the order of its plan, each with whether it says it.
import type { Watch, WatchLook, WatchManifest } from '@veracite/core/corrections/correction-store'
import type { Connection } from '../../connection.ts'
import { isUuid } from '../ids.ts'

/** The newest first, each with its looks in order and what it signed. */
export async function listWatches(
  { sql }: Pick<Connection, 'sql'>,
  correctionId: string,
  limit: number,
): Promise<Watch[]> {
  if (!isUuid(correctionId)) return []
  const rows = await sql<WatchRow[]>`
    select w.id, w.correction_id as "correctionId", w.engine, w.plan, w.phase, w.round, w.result,
      ${ms(sql, 'w.result_at')} as "resultAt", w.hindered, ${ms(sql, 'w.next_at')} as "nextAt",
      ${ms(sql, 'w.started_at')} as "startedAt", w.started_by as "startedBy", ${ms(sql, 'w.ended_at')} as "endedAt"
    from veracite.correction_watches w where w.correction_id = ${correctionId}::uuid
    order by w.id desc limit ${limit}`
  const looks = await readLooks(
    { sql },
    rows.map(({ id }) => id),
  )
  const manifests = await readManifests(
    { sql },
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    resultAt: timeOf(row.resultAt),
    nextAt: timeOf(row.nextAt),
    startedAt: new Date(row.startedAt),
    endedAt: timeOf(row.endedAt),
    looks: looks.get(row.id) ?? [],
    manifests: manifests.get(row.id) ?? [],
  }))
}

type Times = 'resultAt' | 'nextAt' | 'endedAt'
type WatchRow = Omit<Watch, Times | 'startedAt' | 'looks' | 'manifests'> & {
  startedAt: number
} & Record<Times, number | null>

/** In milliseconds since 1970: the driver's own conversion differs between the two dialects. */
const ms = (sql: Connection['sql'], column: string) =>
  sql`(extract(epoch from ${sql.unsafe(column)}) * 1000)::float8`
const timeOf = (at: number | null): Date | null => (at === null ? null : new Date(at))

/**
 * Answers in the order in which they were planned. Runs of somebody else than the correction is about, and those without
 * a class, are no answers.
 */
async function readLooks(
  { sql }: Pick<Connection, 'sql'>,
  watchIds: readonly string[],
): Promise<Map<string, WatchLook[]>> {
  const rows = await sql<(Omit<WatchLook, 'startedAt'> & { watchId: string; startedAt: number })[]>`
    select l.watch_id as "watchId", l.number, l.round, l.phase, l.scan_id as "scanId", l.questions,
      ${ms(sql, 'l.started_at')} as "startedAt", coalesce(s.finished_at is not null, true) as ended,
      answered.cost::text as "costUsd", coalesce(answered.says, '{}') as answers
    from veracite.correction_looks l
    join veracite.correction_watches w on w.id = l.watch_id
    join veracite.corrections c on c.id = w.correction_id
    left join veracite.scans s on s.id = l.scan_id
    left join lateral (
      select sum(r.cost_usd) as cost,
        array_agg(exists (
          select from veracite.finding_occurrences o
          join veracite.correction_findings f on f.finding_id = o.finding_id and f.correction_id = c.id
          where o.capture_id = r.capture_id
        ) order by r.place, r.sample, r.id) filter (where r.status = 'CLASSIFIED' and r.origin = c.origin) as says
      from veracite.runs r where r.scan_id = l.scan_id and r.engine = w.engine
    ) answered on true
    where l.watch_id = any(${[...watchIds]}::uuid[])
    order by l.watch_id, l.number`
  const looks = new Map<string, WatchLook[]>()
  for (const { watchId, startedAt, ...look } of rows) {
    const own = looks.get(watchId) ?? []
    own.push({ ...look, startedAt: new Date(startedAt) })
    looks.set(watchId, own)
  }
  return looks
}

async function readManifests(
  { sql }: Pick<Connection, 'sql'>,
  watchIds: readonly string[],
): Promise<Map<string, WatchManifest[]>> {
  const rows = await sql<(Omit<WatchManifest, 'createdAt'> & { watchId: string; createdAt: number })[]>`
    select m.watch_id as "watchId", m.id, m.kind, convert_from(m.body, 'UTF8') as body,
      encode(m.manifest_sha256, 'hex') as sha256, l.idx as "logIndex", ${ms(sql, 'm.created_at')} as "createdAt"
    from evidence.watch_manifests m left join evidence.log_leaves l on l.subject_id = m.id
    where m.watch_id = any(${[...watchIds]}::uuid[]) order by m.watch_id, m.id`
  const manifests = new Map<string, WatchManifest[]>()
  for (const { watchId, createdAt, ...manifest } of rows) {
    const own = manifests.get(watchId) ?? []
    own.push({ ...manifest, createdAt: new Date(createdAt) })
    manifests.set(watchId, own)
  }
  return manifests
}
