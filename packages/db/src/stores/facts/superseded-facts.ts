// Plain SQL: any number of facts changes from one list, locked in order.
import type { FactChanges } from '@veracite/ground-truth/facts/fact'
import type { Tx } from '../../connection.ts'

export interface Replaced {
  factId: string
  by: string | null
}

/**
 * Facts that no longer stand, in two statements however many there are: deliveries wait for the end of this transaction.
 * Returns those that were active until now. Locked in the order of their ids, so that two of these wait for each other
 * instead of deadlocking.
 */
export async function supersedeFacts(
  { sql }: Tx,
  supersede: FactChanges['supersede'],
  now: Date,
): Promise<Replaced[]> {
  if (supersede.length === 0) return []
  const factIds = supersede.map(({ factId }) => factId)
  const withdrawn = supersede.filter(({ withdraw }) => withdraw === true).map(({ factId }) => factId)
  const active = await sql<{ id: string }[]>`
    select id from (
      select fact_id as id, active from veracite.fact_states where fact_id = any(${factIds}::uuid[])
      order by fact_id for no key update
    ) locked where active`
  await sql`
    update veracite.fact_states s set active = false, superseded_by = given.by, proposed_at = null,
      withdrawn_at = case when s.fact_id = any(${withdrawn}::uuid[]) then ${now.toISOString()}::timestamptz else s.withdrawn_at end
    from unnest(${factIds}::uuid[], ${supersede.map(({ by }) => by)}::uuid[]) as given (id, by)
    where s.fact_id = given.id`
  const wasActive = new Set(active.map(({ id }) => id))
  return supersede.filter(({ factId }) => wasActive.has(factId)).map(({ factId, by }) => ({ factId, by }))
}
