import { LEAF, SIGNATURE } from '../bundle/bundle.ts'
import { object, pattern, type ShapeOf, text } from '../shape.ts'

/** What cannot be in the manifest because it is about the manifest. Nothing else may be in it. */
export const CASE_PROOF = object({
  schema: pattern(/^https:\/\/[^/]+\/schema\/case-proof\/v1$/, 'a known version'),
  captureSignature: SIGNATURE,
  leaf: LEAF,
  /** That the leaf is in the log (`c2sp.org/tlog-proof@v1`). */
  inclusion: text,
  /** That this log still contains the one that the bundles were proven against. */
  consistency: text,
})

export type CaseProof = ShapeOf<typeof CASE_PROOF>

export const caseProofSchema = (host: string): string => `https://${host}/schema/case-proof/v1`

export const MANIFEST_PATH = 'manifest.json'

export const PROOF_PATH = 'proof.json'

export const LIST_PATH = 'SHA256SUMS'
