import { type SealDeps, signRecord } from '@veracite/evidence/capture/recorder'
import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import { invalidField } from '@veracite/terms/errors'
import type { OrderManifest } from '@veracite/verify/bundle/manifest'
import type { RecordedOrder } from './order-store.ts'

type Recorded = Omit<OrderManifest, 'schema' | 'eventNonce' | 'recorder' | 'recordedAt'>

/** The record of a notice or order with the plan of asking, signed before the first question. */
export function signOrder(deps: SealDeps, recorded: Recorded, now: Date): SignedManifest {
  try {
    return signRecord(deps, 'order', { ...recorded, recordedAt: now.toISOString() })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw invalidField('record_too_long', 'wording', 'must_be_shorter')
  }
}

/** The signed withdrawal of a record; `prev` is that record. */
export function signWithdrawal(
  deps: SealDeps,
  order: Pick<RecordedOrder, 'id' | 'sha256'>,
  { reason, by, now }: { reason: string; by: string; now: Date },
): SignedManifest & { id: string } {
  const signed = signRecord(deps, 'withdrawal', {
    prev: order.sha256,
    orderId: order.id,
    reason,
    withdrawnBy: by,
    withdrawnAt: now.toISOString(),
  })
  return { id: deps.ids.next(), ...signed }
}
