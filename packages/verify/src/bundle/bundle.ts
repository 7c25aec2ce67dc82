import { anything, integer, list, object, oneOf, optional, type ShapeOf, text } from '../shape.ts'
import { instant, sha256Text } from './manifest-shapes.ts'
import type { BundleDeclaration } from './verify-declarations.ts'
import type { BUNDLE_RECORDING, BUNDLE_WITNESSED } from './witnessed-shapes.ts'

/**
 * The evidence bundle, version 1: everything needed to check one capture off line. Binary parts are base64.
 * The shapes below are what a verifier reads; `EvidenceBundle` is the whole object as the service writes it.
 */

export const RESPONSE = object({ base64: text, sha256: sha256Text, bytes: integer, mediaType: text })
export const ANSWER = object({ text, sha256: sha256Text, extractor: text })
export const MANIFEST = object({ base64: text, sha256: sha256Text })
export const SIGNATURE = object({ alg: oneOf('ecdsa-p256-sha256'), keyName: text, spki: text, sig: text })
export const LEAF = object({ base64: text, index: integer, hash: sha256Text })
export const PROOF = object({ tlogProof: text, consistency: optional(text) })
/** Of every part that is a signed manifest with its place in the log, which is read by itself. */
export const logged = { manifest: MANIFEST, captureSignature: SIGNATURE, leaf: anything, proof: anything }

/** `over` says what was stamped: the checkpoint of the proof, the newest checkpoint, or the capture signature. */
export const TIMESTAMP = object({
  over: oneOf('checkpoint', 'newest_checkpoint', 'capture'),
  tsa: text,
  genTime: instant,
  /** The whole TimeStampResp. */
  tsr: text,
  /** The TimeStampReq that was sent; it holds the nonce. */
  request: optional(text),
  /** Certificates kept beside the token, DER in base64. */
  chain: list(text, 16),
})

export const TRUST = object({
  vkey: text,
  policy: optional(text),
  tsaRoots: list(object({ sha256: sha256Text, pem: text }), 32),
})

/** Any further logged manifest: classification, re-verification, another capture, custody. */
export const EVENT = object({
  ...logged,
  response: optional(RESPONSE),
})

/** A reading of an answer, as the hashed text; for a model also its request and reply. */
export const READING = object({
  json: text,
  sha256: sha256Text,
  exchange: optional(
    object({ request: text, requestSha256: sha256Text, reply: text, replySha256: sha256Text }),
  ),
})

/** A manifest of the scan as a whole, and this run's line under its root. */
export const SEALED = object({
  ...logged,
  line: text,
  /** Sibling hashes from the line up to the root, base64. */
  path: list(text, 64),
  /** Every line of the list, where it is short enough to carry. */
  lines: optional(anything),
  /** Of a plan: what had been asked before, for this prompt and engine, with its way to the root. */
  history: optional(object({ line: text, path: list(text, 64) })),
  /** Of a plan whose prompts are too many to list: the way from this prompt to their root. */
  promptPath: optional(list(text, 64)),
})

/** The most items of one import that a bundle carries, and the most imports. */
export const MAX_ITEMS = 512
export const MAX_IMPORTS = 64

/** An import of the brand's catalogue, and items of it that verdicts rest on. */
export const IMPORT = object({
  ...logged,
  items: list(
    object({
      /** The item as it was hashed: canonical JSON. */
      json: text,
      /** Its place in the import's tree, from 0. */
      index: integer,
      /** Sibling hashes from the item up to the root, base64. */
      path: list(text, 64),
    }),
    MAX_ITEMS,
  ),
})

/** The seal of the whole bundle. It has no other members, because no digest covers it. */
export const BUNDLE_SEAL = object({ manifest: MANIFEST, captureSignature: SIGNATURE })

/** Lists of outcomes up to this length are carried in full, so that a reader can recount them. */
export const MAX_LINES = 5_000

export const MAX_READINGS = 256
export const MAX_TIMESTAMPS = 32
/** Of all kinds together; a run that was asked again very often has hundreds. */
export const MAX_EVENTS = 1_024

export type BundleResponse = ShapeOf<typeof RESPONSE>
export type BundleAnswer = ShapeOf<typeof ANSWER>
export type BundleReading = ShapeOf<typeof READING>
export type BundleTimestamp = ShapeOf<typeof TIMESTAMP>
export type BundleTrust = ShapeOf<typeof TRUST>

/** A signed manifest with its place in the log; `leaf` and `proof` are null until it is integrated. */
export interface LoggedManifest {
  manifest: ShapeOf<typeof MANIFEST>
  captureSignature: ShapeOf<typeof SIGNATURE>
  leaf: ShapeOf<typeof LEAF> | null
  proof: ShapeOf<typeof PROOF> | null
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
export type BundleImport = LoggedManifest & Pick<ShapeOf<typeof IMPORT>, 'items'>

/** A connection that a relay carried, or why none did. Absent where nobody asked for a relay. */
export type BundleWitnessed = LoggedManifest & Omit<ShapeOf<typeof BUNDLE_WITNESSED>, keyof LoggedManifest>

export type BundleRecording = ShapeOf<typeof BUNDLE_RECORDING>

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
  seal?: ShapeOf<typeof BUNDLE_SEAL>
}

export function bundleSchema(host: string): string {
  return `https://${host}/schema/bundle/v1`
}
