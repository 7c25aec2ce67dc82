import { createScan, getScan } from '@veracite/contract/scans/public'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountScans(mount: Mount, services: Pick<Services, 'startScan' | 'getScan'>): void {
  mount(createScan, async ({ body, idempotency, scope }) => ({
    status: 202,
    body: await services.startScan({ brandId: body.brandId, scope, idempotency }),
  }))

  mount(getScan, async ({ params, scope }) => ({
    status: 200,
    body: await services.getScan({ scanId: params.scanId, scope }),
  }))
}
