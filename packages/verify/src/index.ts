// biome-ignore-all lint/performance/noBarrelFile: a package has one entry.
// What the published package offers. Inside the repository, import the file that you mean.
export { captureKeysInDocument, captureKeysInRecords } from './capture-key-place.ts'
export type { CaseBundle, CaseFacts, CaseReport, CaseStep } from './case-report.ts'
export { FormatError } from './format-error.ts'
export { type KeyPlace, keyInDocument, keyInRecords, parseKeyPlace } from './key-place.ts'
export { formatVkey, type NoteVerifier, parseVkey } from './note-key.ts'
export { EXIT_CODES, HEADLINES, type KeyTrust, type VerdictStatus } from './verdict.ts'
export type {
  StepResult,
  VerificationReport,
  VerificationStep,
  VerifiedClassification,
  VerifiedFacts,
} from './verification-report.ts'
export { verifyBundle, verifyBundleFile } from './verify-bundle.ts'
export { verifyCase } from './verify-case.ts'
export type { KnownCaptureKey, PublishedKey, VerifyOptions } from './verify-trust.ts'
