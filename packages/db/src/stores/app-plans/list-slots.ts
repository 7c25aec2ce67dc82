// Plain SQL: both manifests of a plan for people by one of its answers, with their leaves.
import { outcomeLines } from '@veracite/core/app-plans/app-plan-manifests'
import type { StoredSealed } from '@veracite/evidence/bundle/bundle-port'
import { BLOCK_LINES, sealBlocks } from '@veracite/evidence/log/sealed-list'
import type { Pool } from '../../connection.ts'
import { leafOf } from '../log/leaf-of.ts'
import { type Raw, withTimes } from '../times.ts'
import { createAppPlanReads } from './app-plan-reads.ts'

/** The plan for people that an imported answer fills a slot of, and its outcome once it has ended. */
export async function listSlots(
  { sql }: Pick<Pool, 'sql'>,
  importId: string,
  place: number,
): Promise<StoredSealed[]> {
  const rows = await sql<(Raw<Omit<StoredSealed, 'block' | 'roots' | 'lines'>> & { planId: string })[]>`
    select m.id as "subjectId", m.kind, m.body, m.signature, m.key_id as "keyId", m.created_at as "createdAt",
      ${leafOf(sql, sql`m.id`)} as leaf, s.plan_id as "planId", null as history, null as prompts
    from veracite.runs r
    join veracite.app_slots s on s.run_id = r.id and s.number = ${place + 1}
    join evidence.watch_manifests m on m.watch_id = s.plan_id
    where r.scan_id = ${importId}::uuid order by m.id`
  return await Promise.all(
    rows.map(async ({ planId, ...row }) => {
      const plan = row.kind === 'app_outcome' ? await createAppPlanReads({ sql }).find(planId) : null
      const lines = plan && outcomeLines(plan)
      const blocks = sealBlocks(lines ?? [])
      return {
        ...withTimes<Omit<StoredSealed, 'block' | 'roots' | 'lines'>>(row, 'createdAt'),
        block: blocks[Math.floor(place / BLOCK_LINES)]?.lines ?? '',
        roots: blocks.map(({ root }) => root),
        lines: lines?.join('\n') ?? null,
      }
    }),
  )
}
