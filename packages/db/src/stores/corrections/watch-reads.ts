// Plain SQL: the answers of a look come as one list in the order of its plan, each with whether it says it.
import type {
  RelatedWatch,
  Watch,
  WatchLook,
  WatchManifest,
} from '@veracite/core/corrections/correction-store'
import type { Engine } from '@veracite/terms/vocabulary'
import type { WithSql } from '../../connection.ts'
import { isUuid } from '../ids.ts'
import { type Raw, withTimes } from '../times.ts'

/** The newest first, each with its looks in order and what it signed. */
export async function listWatches({ sql }: WithSql, correctionId: string, limit: number): Promise<Watch[]> {
  if (!isUuid(correctionId)) return []
  const rows = await sql<Raw<WatchRow>[]>`
    select w.id, w.correction_id as "correctionId", w.engine, w.plan, w.phase, w.round, w.result,
      w.result_at as "resultAt", w.hindered, w.next_at as "nextAt",
      w.started_at as "startedAt", w.started_by as "startedBy", w.ended_at as "endedAt"
    from veracite.correction_watches w where w.correction_id = ${correctionId}::uuid
    order by w.id desc limit ${limit}`
  const ids = rows.map(({ id }) => id)
  const looks = await readLooks({ sql }, ids)
  const manifests = await readManifests({ sql }, ids)
  return rows.map((row) => ({
    ...withTimes<WatchRow>(row, 'resultAt', 'nextAt', 'startedAt', 'endedAt'),
    looks: looks.get(row.id)?.own ?? [],
    earlier: looks.get(row.id)?.earlier ?? [],
    manifests: manifests.get(row.id) ?? [],
  }))
}

type WatchRow = Omit<Watch, 'looks' | 'earlier' | 'manifests'>

/**
 * Answers in the order in which they were planned. Runs of somebody else than the correction is about, and those without
 * a class, are no answers.
 */
async function readLooks(
  { sql }: WithSql,
  watchIds: readonly string[],
): Promise<Map<string, { own: WatchLook[]; earlier: WatchLook[] }>> {
  const rows = await sql<(Raw<WatchLook> & { watchId: string; isEarlier: boolean })[]>`
    select w.id as "watchId", l.number, l.round, l.phase, l.scan_id as "scanId", l.questions,
      l.started_at as "startedAt", coalesce(s.finished_at is not null, true) as ended,
      answered.cost::text as "costUsd", coalesce(answered.says, '{}') as answers, l.watch_id <> w.id as "isEarlier"
    from veracite.correction_watches w
    join veracite.corrections c on c.id = w.correction_id
    cross join lateral (
      select * from veracite.correction_looks own where own.watch_id = w.id
      union all
      select * from veracite.correction_looks before
      where before.watch_id in (select jsonb_array_elements_text(w.plan -> 'continues')::uuid)
        and before.round = (w.plan ->> 'firstRound')::int and before.phase = 'asking'
    ) l
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
    where w.id = any(${[...watchIds]}::uuid[])
    order by w.id, l.watch_id, l.number`
  const looks = new Map<string, { own: WatchLook[]; earlier: WatchLook[] }>()
  for (const { watchId, isEarlier, ...look } of rows) {
    const both = looks.get(watchId) ?? { own: [], earlier: [] }
    both[isEarlier ? 'earlier' : 'own'].push(withTimes<WatchLook>(look, 'startedAt'))
    looks.set(watchId, both)
  }
  return looks
}

export async function listRelated(
  { sql }: WithSql,
  correctionId: string,
  engine: Engine,
): Promise<RelatedWatch[]> {
  return await sql<RelatedWatch[]>`
    select distinct w.id, w.correction_id as "correctionId", w.phase, w.round, w.result,
      (w.plan ->> 'atMost')::float8 as "atMost"
    from veracite.correction_findings mine
    cross join lateral (
      select id from veracite.findings f where f.id = mine.finding_id and f.engine = ${engine} offset 0
    ) said
    cross join lateral (
      select correction_id from veracite.correction_findings f where f.finding_id = said.id offset 0
    ) other
    cross join lateral (
      select * from veracite.correction_watches o
      where o.correction_id = other.correction_id and o.engine = ${engine} offset 0
    ) w
    where mine.correction_id = ${correctionId}::uuid
    order by w.round desc, w.id desc`
}

async function readManifests(
  { sql }: WithSql,
  watchIds: readonly string[],
): Promise<Map<string, WatchManifest[]>> {
  const rows = await sql<(Raw<WatchManifest> & { watchId: string })[]>`
    select m.watch_id as "watchId", m.kind, convert_from(m.body, 'UTF8') as body,
      encode(m.manifest_sha256, 'hex') as sha256, l.idx as "logIndex", m.created_at as "createdAt"
    from evidence.watch_manifests m left join evidence.log_leaves l on l.subject_id = m.id
    where m.watch_id = any(${[...watchIds]}::uuid[]) order by m.watch_id, m.id`
  const manifests = new Map<string, WatchManifest[]>()
  for (const { watchId, ...manifest } of rows) {
    const own = manifests.get(watchId) ?? []
    manifests.set(watchId, [...own, withTimes<WatchManifest>(manifest, 'createdAt')])
  }
  return manifests
}
