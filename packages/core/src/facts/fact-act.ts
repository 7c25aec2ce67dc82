import type { FactAct } from '@veracite/ground-truth/facts/fact'
import type { FactActor } from '@veracite/ground-truth/facts/fact-life'
import type { Ids } from '@veracite/terms/ports'

/** Who changes facts, when and why. Of `by`, which may be a whole caller, only these members are kept. */
export const actOf = (
  { ids }: { ids: Ids },
  { kind, id, name }: FactActor,
  now: Date,
  why: string | null = null,
): FactAct => ({ by: { kind, id, name }, why, now, jobId: ids.next() })
