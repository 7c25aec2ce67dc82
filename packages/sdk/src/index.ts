// biome-ignore-all lint/performance/noBarrelFile: a package has one entry.
export type { ErrorOf } from './answer-to-error.ts'
export type { Answered, ApiPromise, Result } from './api-promise.ts'
export type {
  AnswerOf,
  BrandRef,
  CheckResult,
  CitationClass,
  CitationCounts,
  Claim,
  Classification,
  ConfabulatedClaim,
  ConfabulationItem,
  ConfabulationReport,
  ConfabulationWindow,
  Engine,
  EvidenceBundle,
  Fact,
  GroundTruth,
  HashNotFound,
  JobAck,
  MatrixRow,
  PlaceInLog,
  PromptIntent,
  PublicEvidence,
  Reading,
  Review,
  RunEvidence,
  Scan,
  ScanCreated,
  Schemas,
  Snapshot,
  Span,
  Verification,
  VerificationStatus,
} from './bodies.ts'
export type { ConfabulationOptions, ConfabulationsResource } from './confabulations.ts'
export {
  AbortedError,
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  InvalidInputError,
  NotFoundError,
  NotImplementedError,
  PayloadTooLargeError,
  RateLimitError,
  ScanCapError,
  ServerError,
  TimeoutError,
  UnavailableError,
  VeraciteError,
  WaitTimeoutError,
} from './errors.ts'
export type { EvidenceResource } from './evidence.ts'
export { type OperationId, VERSION } from './generated/operations.ts'
export { OPERATOR_OPERATIONS, type OperatorOperationId } from './generated/operator-operations.ts'
export type { GroundTruthResource } from './ground-truth.ts'
export type {
  OperatorAnswer,
  OperatorBody,
  OperatorContent,
  OperatorExport,
  OperatorFile,
  OperatorPages,
  OperatorQuery,
  OperatorReply,
  OperatorSchemas,
} from './operator/call.ts'
export type { Export, ExportFileOptions, ExportFilter } from './operator/exports.ts'
export type { Operator } from './operator/operator.ts'
export type { Pages } from './operator/pages.ts'
export type { KeyedRequestOptions, RequestOptions } from './request.ts'
export type { BundleOptions, HtmlBundleOptions, RunsResource } from './runs.ts'
export type { ScansResource, WaitOptions } from './scans.ts'
export { Veracite, type VeraciteOptions } from './veracite.ts'
