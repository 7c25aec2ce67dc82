import type { ActKind } from '@veracite/terms/vocabulary'
import type { Operation } from '../base/operation.ts'

/** Ask what would happen, and change nothing. */
const ONLY_ASK = [
  'adminEstimateScan',
  'adminEstimateCorrectionWatch',
  'adminPreviewCase',
  'adminPreviewFacts',
  'adminPreviewFeed',
  'adminPreviewPromptsFromCatalogue',
]

/** Hand evidence out. */
const EXPORTS = [
  'adminExportFacts',
  'adminGetDocumentFile',
  'getEvidenceBundle',
  'adminAddShare',
  'adminGetCaseFile',
  'adminGetCasePdf',
  'adminGetCaseWebArchive',
  'adminGetRunAttestation',
  'adminGetRunStatement',
  'adminGetRunWebArchive',
  'adminExportAnswers',
  'adminExportClaims',
  'adminExportCorrections',
  'adminExportFindings',
  'adminExportRates',
]

/** Reviews, recorded under a person's name. */
const REVIEWS = [
  'adminApproveFacts',
  'adminRefuseFacts',
  'adminAnswerReview',
  'adminReopenFinding',
  'adminSettleFinding',
  'adminSettleReview',
  'adminUndoReview',
]

/** How the record of who did what calls the use of an operation; null for what it leaves out, which is reading. */
export function actOf({ id, method }: Pick<Operation, 'id' | 'method'>): ActKind | null {
  if (EXPORTS.includes(id)) return 'export'
  if (REVIEWS.includes(id)) return 'review'
  return method === 'GET' || ONLY_ASK.includes(id) ? null : 'change'
}
