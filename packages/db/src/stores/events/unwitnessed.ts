import type { EventStore } from '@veracite/core/events/event-store'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { appendEvents } from './event-rows.ts'

/** Reports once that checkpoints wait too long for their witnesses; again only after they have caught up. */
export const tellUnwitnessed = (
  pool: Pick<Pool, 'sql'>,
  { witnesses, quorum, before, now }: Parameters<EventStore['tellUnwitnessed']>[0],
): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const waiting = await oldestWithout(tx, witnesses, quorum)
    const isLate = waiting !== null && waiting.signedAt < before
    const news = await changeFlag(tx, isLate, now)
    if (!isLate || !news) return false
    const { size, signedAt, cosignedSize } = waiting
    const data = { size, signedAt: signedAt.toISOString(), cosignedSize, quorum }
    await appendEvents(tx, [{ kind: 'log.unwitnessed', accountId: null, brandId: null, data }], now)
    return true
  })

/** The first checkpoint after the newest one that enough witnesses have cosigned. */
async function oldestWithout(
  tx: Tx,
  witnesses: readonly string[],
  quorum: number,
): Promise<{ size: number; signedAt: Date; cosignedSize: number } | null> {
  const [cosigned] = await tx.sql<{ size: number }[]>`
    select size from evidence.log_cosignatures where witness = any(${[...witnesses]}::text[])
    group by size having count(distinct witness) >= ${quorum}::int order by size desc limit 1`
  const cosignedSize = Number(cosigned?.size ?? 0)
  const [waiting] = await tx.sql<{ size: number; signed_at: string }[]>`
    select size, signed_at from evidence.log_checkpoints where size > ${cosignedSize}::bigint order by size limit 1`
  if (waiting === undefined) return null
  return { size: Number(waiting.size), signedAt: new Date(waiting.signed_at), cosignedSize }
}

/** Returns whether the flag changed. */
async function changeFlag(tx: Tx, value: boolean, now: Date): Promise<boolean> {
  const changed = await tx.sql`
    insert into veracite.settings as old (key, value, updated_at)
    values ('log.unwitnessed', to_jsonb(${value}::boolean), ${now.toISOString()}::timestamptz)
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at
    where old.value is distinct from excluded.value`
  return changed.count > 0
}
