import type { Shapes } from '../generated/shapes.ts'
import type { BundleDeclaration } from './verify-declarations.ts'

/**
 * The evidence bundle, version 1: everything needed to check one capture off line. Binary parts are base64. What a verifier
 * reads of it is in `shapes.json`; `EvidenceBundle` is the whole object as the service writes it.
 */

/** The most imports that a bundle carries. */
export const MAX_IMPORTS = 64

/** Lists of outcomes up to this length are carried in full, so that a reader can recount them. */
export const MAX_LINES = 5_000

export const MAX_READINGS = 256
export const MAX_TIMESTAMPS = 32
/** Of all kinds together; a run that was asked again very often has hundreds. */
export const MAX_EVENTS = 1_024
export const MAX_WITNESSED = 64

export type BundleResponse = Shapes['RESPONSE']
export type BundleAnswer = Shapes['ANSWER']
export type BundleReading = Shapes['READING']
export type BundleTimestamp = Shapes['TIMESTAMP']
export type BundleTrust = Shapes['TRUST']

/** A signed manifest with its place in the log; `leaf` and `proof` are null until it is integrated. */
export interface LoggedManifest {
  manifest: Shapes['MANIFEST']
  captureSignature: Shapes['SIGNATURE']
  leaf: Shapes['LEAF'] | null
  proof: Shapes['PROOF'] | null
}

export type BundleEvent = LoggedManifest & { response: BundleResponse | null }

/** The plan or the outcomes of the run's scan, with the run's own line. */
export interface BundleSealed extends LoggedManifest {
  line: string
  path: string[]
  lines: string[] | null
  history?: { line: string; path: string[] } | null
  promptPath?: string[] | null
}

/** The capture of a cited page; `body` is left out where there are no bytes, or too many. */
export interface BundlePage extends LoggedManifest {
  body: BundleResponse | null
  text: { text: string; sha256: string } | null
}

/** The results of the cited pages for the answer's errors, as hashed, and the pages they were read from. */
export interface BundleTrail extends LoggedManifest {
  json: string
  pages: BundlePage[]
}

/** An import whose catalogue says facts that verdicts rest on, with the items that say them. */
export type BundleImport = LoggedManifest & Pick<Shapes['IMPORT'], 'items'>

/** A connection that a relay carried, or why none did. Absent where nobody asked for a relay. */
export type BundleWitnessed = LoggedManifest & Omit<Shapes['BUNDLE_WITNESSED'], keyof LoggedManifest>

export type BundleRecording = Shapes['BUNDLE_RECORDING']

export interface EvidenceBundle extends LoggedManifest {
  /** `https://<host>/schema/bundle/v1` */
  bundle: string
  id: string
  exportedAt: string
  /** A summary for people. Only the seal signs it; the manifests say the same. */
  statement: Record<string, unknown>
  response: BundleResponse
  answer: BundleAnswer | null
  timestamps: BundleTimestamp[]
  classification: BundleEvent[]
  verification: BundleEvent[]
  custody: BundleEvent[]
  /** The plan of the scan, logged before its first question; null for captures from before plans. */
  plan: BundleSealed | null
  /** The outcomes of all its runs; null while the scan runs. */
  outcomes: BundleSealed | null
  /** Null until the pages that the answer cites were captured, and where they are not. */
  sourceTrail: BundleTrail | null
  /** What relays can say of the replies; left out where none was asked for. */
  witnessed?: BundleWitnessed[]
  /** Of an answer that a person recorded in an app: what else was recorded. Others have none. */
  recording?: BundleRecording
  /** The readings that the classifications were decided from. */
  readings: BundleReading[]
  /** What an operator declared the predicates of those facts to be; left out where there are none. */
  declarations?: BundleDeclaration[]
  /** Where facts come from a catalogue: the imports that say them. Bundles without such facts have none. */
  catalogue?: BundleImport[]
  trust: BundleTrust & { trustedRoot: Record<string, unknown> | null }
  sigstoreBundle: Record<string, unknown> | null
  certification: Record<string, unknown> | null
  verify: Record<string, string>
  /** What this evidence does not prove. */
  limits: string[]
  /** Signs all of the above; always the last member. Bundles from before there were seals have none. */
  seal?: Shapes['BUNDLE_SEAL']
}

export function bundleSchema(host: string): string {
  return `https://${host}/schema/bundle/v1`
}
