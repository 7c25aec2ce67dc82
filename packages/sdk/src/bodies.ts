import type { OperationId } from './generated/operations.ts'
import type { components, operations } from './generated/schema.ts'

/** Short names for the bodies that the document describes. Fields of later versions can be read too, as `unknown`. */

export type Schemas = components['schemas']

export type BrandRef = Schemas['BrandRef']
export type CitationClass = Schemas['CitationClass']
export type CitationCounts = Schemas['CitationCounts']
export type Claim = Schemas['Claim']
export type Classification = Schemas['Classification']
export type ConfabulatedClaim = Schemas['ConfabulatedClaim']
export type ConfabulationItem = Schemas['ConfabulationItem']
export type ConfabulationReport = Schemas['ConfabulationReport']
export type ConfabulationWindow = Schemas['ConfabulationWindow']
export type Engine = Schemas['Engine']
export type EvidenceBundle = Schemas['EvidenceBundle']
export type Fact = Schemas['Fact']
export type GroundTruth = Schemas['GroundTruth']
export type JobAck = Schemas['JobAck']
export type MatrixRow = Schemas['MatrixRow']
export type PlaceInLog = Schemas['PlaceInLog']
export type PromptIntent = Schemas['PromptIntent']
export type Reading = Schemas['StoredReading']
export type Review = Schemas['Review']
export type RunEvidence = Schemas['RunEvidence']
export type Scan = Schemas['Scan']
export type ScanCreated = Schemas['ScanCreated']
export type Snapshot = Schemas['Snapshot']
export type Span = Schemas['Span']
export type Verification = Schemas['Verification']
export type VerificationStatus = Schemas['VerificationStatus']

/**
 * `found` discriminates the answers of a public check; the document only says in prose that it is constant.
 */
export type PublicEvidence = Schemas['PublicEvidence'] & { found: true }
export type CheckResult = Schemas['CheckResult'] & { found: true }
export type HashNotFound = Schemas['HashNotFound'] & { found: false }

/** The answer of each operation: the document's success response, and for a public check also the miss. */
export type AnswerOf = {
  [Op in OperationId]: Op extends 'getPublicEvidence'
    ? PublicEvidence | HashNotFound
    : Op extends 'checkPublicEvidence'
      ? CheckResult | HashNotFound
      : SuccessOf<operations[Op]['responses']>
}

export type SuccessOf<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202 ? ContentOf<Responses[Status]> : never
}[keyof Responses]

type ContentOf<Answer> = Answer extends { content: infer Content } ? Content[keyof Content] : never
