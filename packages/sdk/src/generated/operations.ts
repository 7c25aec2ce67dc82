// Generated from the OpenAPI document by scripts/generate.mjs. Do not edit.

/** Version of this package. The document has its own. */
export const VERSION = '0.2.0'

/** `bearer`: needs the token. `keyed`: honours Idempotency-Key, so that repeating it starts nothing twice. */
export const OPERATIONS = {
  checkPublicEvidence: { method: 'POST', path: '/v1/public/evidence/{hash}/check', bearer: false, keyed: false },
  createScan: { method: 'POST', path: '/v1/scans', bearer: true, keyed: true },
  getEvidenceBundle: { method: 'GET', path: '/v1/runs/{runId}/evidence-bundle', bearer: true, keyed: false },
  getGroundTruth: { method: 'GET', path: '/v1/brands/{brandId}/ground-truth', bearer: true, keyed: false },
  getPublicEvidence: { method: 'GET', path: '/v1/public/evidence/{hash}', bearer: false, keyed: false },
  getRunEvidence: { method: 'GET', path: '/v1/runs/{runId}/evidence', bearer: true, keyed: false },
  getScan: { method: 'GET', path: '/v1/scans/{scanId}', bearer: true, keyed: false },
  listConfabulations: { method: 'GET', path: '/v1/brands/{brandId}/confabulations', bearer: true, keyed: false },
  refreshGroundTruth: { method: 'POST', path: '/v1/brands/{brandId}/ground-truth/refresh', bearer: true, keyed: true },
  verifyRun: { method: 'POST', path: '/v1/runs/{runId}/verify', bearer: true, keyed: true },
} as const

export type OperationId = keyof typeof OPERATIONS
