// biome-ignore-all lint/performance/noBarrelFile: a package has one entry.
// Exports of the published package. Inside the repository, import the file that you mean.
export { captureKeysInDocument, captureKeysInRecords } from './bundle/capture-key-place.ts'
export { EXIT_CODES, HEADLINES, type KeyTrust, type VerdictStatus } from './bundle/verdict.ts'
export type {
  StepResult,
  VerificationReport,
  VerificationStep,
  VerifiedClassification,
  VerifiedFacts,
} from './bundle/verification-report.ts'
export { verifyBundle, verifyBundleFile } from './bundle/verify-bundle.ts'
export type { KnownCaptureKey, PublishedKey, VerifyOptions } from './bundle/verify-trust.ts'
export type { CaseBundle, CaseFacts, CaseReport, CaseStep } from './case/case-report.ts'
export { verifyCase } from './case/verify-case.ts'
export { FormatError } from './format-error.ts'
export { type KeyPlace, keyInDocument, keyInRecords, parseKeyPlace, RELAY_KEY } from './log/key-place.ts'
export { formatVkey, type NoteVerifier, parseVkey } from './log/note-key.ts'
export { type NamedRelay, parseNamedRelay, relaysInDocument } from './relayed/named-relays.ts'
