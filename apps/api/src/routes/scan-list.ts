import { estimateScan, getScan, startScan, stopScan } from '@veracite/contract/scans/operations'
import type { ScanChoice } from '@veracite/core/scans/scan-choice'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

/** Scans with chosen samples, engines and prompts, and estimates of what they would cost. */
export function mountAdminScans(mount: Mount, services: Pick<Services, 'startScan' | 'admin'>): void {
  mount(getScan, async ({ params }) => ({
    status: 200,
    body: await services.admin.scans.get(params.scanId),
  }))
  mount(stopScan, async ({ params }) => ({
    status: 200,
    body: await services.admin.scans.stop(params.scanId),
  }))
  mount(startScan, async ({ params: { brandId }, body, idempotency, scope }) => ({
    status: 202,
    body: await services.startScan({ brandId, scope, idempotency, choice: choiceOf(body) }),
  }))
  mount(estimateScan, async ({ params: { brandId }, body, scope }) => ({
    status: 200,
    body: await services.admin.estimateScan({ brandId, choice: choiceOf(body), scope }),
  }))
}

/** Only what was given. */
const choiceOf = (body: ScanChoice): ScanChoice => ({
  ...(body.samples !== undefined && { samples: body.samples }),
  ...(body.engines !== undefined && { engines: body.engines }),
  ...(body.promptIds !== undefined && { promptIds: body.promptIds }),
  ...(body.spreadMinutes !== undefined && { spreadMinutes: body.spreadMinutes }),
})
