import type { Operation } from './base/operation.ts'
import { listConfabulations } from './confabulations/public.ts'
import { checkPublicEvidence, getPublicEvidence } from './evidence/public.ts'
import { getGroundTruth, refreshGroundTruth } from './facts/ground-truth.ts'
import { getEvidenceBundle, getRunEvidence, verifyRun } from './runs/public.ts'
import { createScan, getScan } from './scans/public.ts'
import { createWebhook, getWebhooks } from './webhooks/planned.ts'

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
