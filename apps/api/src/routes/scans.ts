import * as contract from '@veracite/contract/scans/operations'
import { createScan, getScan } from '@veracite/contract/scans/public'
import { pick } from '@veracite/terms/pick'
import type { Routes } from '../http/mount.ts'

const CHOICE = ['samples', 'engines', 'promptIds', 'spreadMinutes'] as const

export const scans: Routes = (on) => {
  on(createScan, ({ services, body: { brandId }, idempotency }) =>
    services.startScan({ brandId, idempotency }),
  )
  on(contract.startScan, ({ services, params: { brandId }, body, idempotency }) =>
    services.startScan({ brandId, idempotency, choice: pick(body, ...CHOICE) }),
  )
  on(getScan, ({ services, params: { scanId } }) => services.getScan({ scanId }))
  on(contract.estimateScan, ({ services, params: { brandId }, body }) =>
    services.estimateScan({ brandId, choice: pick(body, ...CHOICE) }),
  )
}
