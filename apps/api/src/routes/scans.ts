import { createScan, getScan } from '@veracite/contract/scans'
import type { Services } from '@veracite/core/services'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import type { Mount } from '../http/mount.ts'

export function mountScans(mount: Mount, services: Pick<Services, 'startScan' | 'getScan'>): void {
  mount(createScan, async ({ body, idempotency }) => ({
    status: 202,
    body: await services.startScan({ brandId: body.brandId, scope: EVERY_ACCOUNT, idempotency }),
  }))

  mount(getScan, async ({ params }) => ({
    status: 200,
    body: await services.getScan({ scanId: params.scanId, scope: EVERY_ACCOUNT }),
  }))
}
