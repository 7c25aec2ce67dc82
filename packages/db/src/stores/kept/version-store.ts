// Plain SQL: one prepared statement reads the versions of many subjects at once, and every kept answer waits for it.
import type { VersionStore } from '@veracite/core/kept/version-store'
import type { Fragment } from '../../connection.ts'
import type { Sql } from '../../open-postgres.ts'
import { createLookup } from '../batcher.ts'
import { isUuid } from '../ids.ts'

export function createVersionStore({ shared: sql }: { shared: Sql }): VersionStore {
  const changes = (kind: string, subject: Fragment) => sql`
    (select coalesce(sum(changes), 0) from veracite.change_counts where kind = ${kind} and subject = ${subject})`
  const brands = inBatches<{ version: string }>(
    (ids) => sql`
      select a.id, ${changes('brand', sql`a.id`)}::text as version from unnest(${ids}::uuid[]) as a (id)`,
  )
  // xmin is the transaction that last wrote the row.
  const scans = inBatches<{ version: string }>(
    (ids) => sql`
      select s.id, concat_ws(' ', s.xmin, ${changes('scan', sql`s.id`)}) as version
      from unnest(${ids}::uuid[]) as a (id) join veracite.scans s on s.id = a.id`,
  )
  const runs = inBatches<{ run: string; log: string; exportedAt: string | null }>(
    (ids) => sql`
      select r.id, concat_ws(' ', r.xmin, b.xmin, ${changes('facts', sql`b.id`)},
          -- Captures, classifications and verifications all have a manifest; readings and recordings come with one of them.
          (select count(*) from evidence.manifests where run_id = r.id and kind <> 'custody'),
          custody.others,
          (select count(*) from evidence.failed_replies where run_id = r.id),
          (select count(*) from evidence.source_trails where run_id = r.id and capture_id = r.capture_id),
          (select count(*) from evidence.scan_manifests where scan_id = r.scan_id)) as run,
        ${changes('log', sql`'00000000-0000-0000-0000-000000000000'`)}::text as log,
        custody.exported as "exportedAt"
      -- The planner must not see how many there are: it would plan anew each time, over all months.
      from unnest((select ${ids}::uuid[])) as a (id)
      join veracite.runs r on r.id = a.id
      cross join lateral (
        select count(*) filter (where event <> 'exported') as others, max(occurred_at) filter (where event = 'exported') as exported
        from evidence.custody_events where run_id = r.id
      ) custody
      join veracite.brands b on b.id = r.brand_id`,
  )
  return {
    ofBrand: async (brandId) => (await brands(brandId))?.version ?? '',
    ofScan: async (scanId) => (await scans(scanId))?.version ?? '',
    async ofRun(runId) {
      const found = await runs(runId)
      return found && { ...found, exportedAt: found.exportedAt === null ? null : new Date(found.exportedAt) }
    },
  }
}

function inBatches<Row>(select: (ids: string[]) => PromiseLike<readonly unknown[]>) {
  const lookUp = createLookup(async (ids) => {
    const rows = (await select(ids)) as (Row & { id: string })[]
    return new Map(rows.map((row) => [row.id, row]))
  })
  return async (id: string) => (isUuid(id) ? await lookUp(id.toLowerCase()) : null)
}
