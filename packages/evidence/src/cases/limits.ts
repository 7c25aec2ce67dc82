import { MAX_CASE_FINDINGS, MAX_CASE_RUNS } from '@veracite/verify/bundle/case-manifest-shape'

/** Limits of one case; a verifier refuses more. */
export const MAX_IN_CASE = { runs: MAX_CASE_RUNS, findings: MAX_CASE_FINDINGS }
