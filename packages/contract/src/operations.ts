import { listConfabulations } from './confabulations.ts'
import { getGroundTruth, refreshGroundTruth } from './ground-truth.ts'
import type { Operation } from './operation.ts'
import { createWebhook, getWebhooks } from './planned.ts'
import { checkPublicEvidence, getPublicEvidence } from './public-evidence.ts'
import { getEvidenceBundle, getRunEvidence, verifyRun } from './runs.ts'
import { createScan, getScan } from './scans.ts'

/** Every operation the document lists, in its order. */
export const operations: readonly Operation[] = [
  createScan,
  getScan,
  listConfabulations,
  getRunEvidence,
  verifyRun,
  getEvidenceBundle,
  getGroundTruth,
  refreshGroundTruth,
  getPublicEvidence,
  checkPublicEvidence,
  getWebhooks,
  createWebhook,
]
