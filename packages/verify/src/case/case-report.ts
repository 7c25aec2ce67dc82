import type { VerdictStatus } from '../bundle/verdict.ts'
import type { Outcome, VerificationReport } from '../bundle/verification-report.ts'

/** What a verification of a case file found. The words are those of bundles. */
export interface CaseReport
  extends Pick<VerificationReport, 'status' | 'ok' | 'trust' | 'summary' | 'warnings'> {
  steps: CaseStep[]
  facts: CaseFacts
  /** Each bundle in it, verified on its own. */
  bundles: CaseBundle[]
}

export interface CaseStep extends Outcome {
  step: number
  id: CaseStepId
  title: string
  /** It passed, and with a key that does not come from the file. */
  anchored: boolean
}

export const CASE_STEPS = [
  { id: 'archive', title: 'The file is one archive, and every byte of it is accounted for' },
  { id: 'parts', title: 'Every part is the one that the manifest names, and there is no other' },
  { id: 'signature', title: 'The manifest was signed by the capture key' },
  { id: 'leaf', title: 'The log entry is this manifest and signature' },
  { id: 'inclusion', title: 'The entry is in the tree' },
  { id: 'checkpoint', title: 'The tree is the one the log signed' },
  { id: 'consistency', title: 'The tree contains the one that the bundles were proven against' },
  { id: 'bundles', title: 'Every bundle, notice and order holds on its own and belongs to this case' },
  { id: 'pages', title: 'The pages to read are those of their bundles' },
] as const
export type CaseStepId = (typeof CASE_STEPS)[number]['id']

/** Taken only from signed parts that passed. Null means: not established. */
export interface CaseFacts {
  /** SHA-256 of the manifest, which stands for the whole case. */
  caseSha256: string | null
  brand: { id: string; name: string; domain: string } | null
  reference: string | null
  createdAt: string | null
  runs: number | null
  parts: number | null
  logKey: string | null
  leafIndex: number | null
  treeSize: number | null
}

export interface CaseBundle {
  path: string
  runId: string
  status: VerdictStatus
  summary: string
  engine: string | null
  /** How the engine was reached, by the host in the signed manifest: an answer of a stand-in is not the engine's. */
  access: string | null
  capturedAt: string | null
  responseSha256: string | null
  question: string | null
  class: string | null
  demo: boolean | null
  /** What its step 13 says: who sent it, and on which condition. */
  provider: Outcome
}
