// Plain SQL: settlements move between findings that are joined over a list of statements.
import type { Fragment, Tx } from '../../connection.ts'

/**
 * What a person settled stays settled when the same words of the same answer get another key, as they do when keys are
 * made anew: the finding under the new key takes the settlement over. `given` is the query of the statements; call it
 * before their old occurrences are removed.
 */
export async function carrySettlements(tx: Tx, given: Fragment, made: readonly string[]): Promise<void> {
  if (made.length === 0) return
  await tx.sql`
    with ${given}
    update veracite.findings f
    set operator_settled_at = before.operator_settled_at, operator_name = before.operator_name,
      operator_note = before.operator_note
    from (
      select distinct on (now_.id) now_.id, was.operator_settled_at, was.operator_name, was.operator_note
      from given g
      join veracite.findings now_ on now_.id = any(${[...made]}::uuid[]) and now_.brand_id = g.brand_id
        and now_.engine = g.engine and now_.predicate = g.predicate and now_.about = g.about
        and now_.value = g.value and now_.origin = g.origin
      join veracite.finding_occurrences o on o.capture_id = g.capture_id and o.stated = g.stated
      join veracite.findings was on was.id = o.finding_id and was.predicate = g.predicate
        and was.operator_settled_at is not null
      order by now_.id, was.operator_settled_at desc
    ) before
    where f.id = before.id`
}
