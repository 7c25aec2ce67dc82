import { verifyRunTimes } from '@veracite/contract/admin-verifications'
import type { Services } from '@veracite/core/services'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import type { Mount } from '../http/mount.ts'

/** The contract's route asks up to three times; this one as often as the operator wants. */
export function mountVerifications(mount: Mount, { requestVerification }: Services['admin']): void {
  mount(verifyRunTimes, async ({ params, body }) => ({
    status: 202,
    body: await requestVerification({
      runId: params.runId,
      scope: EVERY_ACCOUNT,
      idempotency: null,
      times: body.times,
    }),
  }))
}
