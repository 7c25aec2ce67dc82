import { getGroundTruth, refreshGroundTruth } from '@veracite/contract/facts/ground-truth'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountGroundTruth(
  mount: Mount,
  services: Pick<Services, 'listFacts' | 'requestRefresh'>,
): void {
  mount(getGroundTruth, async ({ params, scope }) => ({
    status: 200,
    body: await services.listFacts({ brandId: params.brandId, scope }),
  }))

  mount(refreshGroundTruth, async ({ params, idempotency, scope }) => ({
    status: 202,
    body: await services.requestRefresh({ brandId: params.brandId, scope, idempotency }),
  }))
}
