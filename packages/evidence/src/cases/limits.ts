import {
  MAX_CASE_FINDINGS,
  MAX_CASE_RUNS,
  MAX_ORDER_PROMPTS,
  MAX_ORDER_STATEMENTS,
} from '@veracite/verify/bundle/limits'

/** Limits of one case; a verifier refuses more. */
export const MAX_IN_CASE = { runs: MAX_CASE_RUNS, findings: MAX_CASE_FINDINGS }

/** Limits of one notice or order; a verifier refuses more. */
export const MAX_IN_ORDER = { statements: MAX_ORDER_STATEMENTS, prompts: MAX_ORDER_PROMPTS }
