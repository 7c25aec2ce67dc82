import { verifyRunTimes } from '@veracite/contract/runs/verifications'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

/** The contract's route asks up to three times; this one as often as the operator wants. */
export function mountVerifications(mount: Mount, { requestVerification }: Services['admin']): void {
  mount(verifyRunTimes, async ({ params, body, scope }) => ({
    status: 202,
    body: await requestVerification({
      runId: params.runId,
      scope,
      idempotency: null,
      times: body.times,
    }),
  }))
}
