import type { Shapes } from '../generated/shapes.ts'

export type CaseProof = Shapes['CASE_PROOF']

export const caseProofSchema = (host: string): string => `https://${host}/schema/case-proof/v1`

export const MANIFEST_PATH = 'manifest.json'

export const PROOF_PATH = 'proof.json'

export const LIST_PATH = 'SHA256SUMS'
