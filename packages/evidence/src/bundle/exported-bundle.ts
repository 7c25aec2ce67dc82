import type { CitationClass, Engine, PromptIntent, VerificationStatus } from '@veracite/terms/vocabulary'
import type { Review } from '@veracite/verdicts/verdict/verdict'
import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import type { CaptureManifest } from '@veracite/verify/bundle/manifest'
import type { Language } from '@veracite/words/languages'
import type {
  toBundleFact,
  toBundleReading,
  toClassificationBody,
  toSnapshot,
  toVerificationBody,
} from '../records/evidence-bodies.ts'
import type { Certification } from './certification.ts'
import type { Statement } from './statement.ts'
import type { TimelineEntry } from './timeline.ts'

/** An exported bundle: what a verifier checks, and the same content in readable form. */
export interface ExportedBundle extends EvidenceBundle {
  /** Of what is written for readers; absent from bundles in English. */
  language?: Language
  /** `pending` until a published checkpoint covers the capture and the outcomes of its scan; `no_log` where none ever will. */
  status: 'integrated' | 'pending' | 'no_log'
  statement: Statement
  run: { id: string; scanId: string; engine: Engine; intent: PromptIntent; sample: number }
  brand: { id: string; name: string; domain: string }
  prompt: { id: string; text: string; locale: string }
  citationClass: CitationClass
  /** Why a person should look at the newest classification; empty when nobody has to. */
  needsReview: Review[]
  verificationStatus: VerificationStatus | null
  /**
   * The signed manifest of the capture, decoded: source, question, transport, collector, times. As signed: a capture
   * from before there were plans says nothing of one.
   */
  provenance: WrittenManifest
  snapshot: ReturnType<typeof toSnapshot>
  classifications: ReturnType<typeof toClassificationBody>[]
  verifications: ReturnType<typeof toVerificationBody>[]
  /**
   * What the readers (rules, a language model, a person) read in the answer. Verdicts are decided from these.
   */
  readings: ReturnType<typeof toBundleReading>[]
  /** Always empty: a member of the format that no release filled. */
  judgeOpinions: never[]
  /** Every fact that a claim was compared with, and its source. */
  facts: ReturnType<typeof toBundleFact>[]
  timeline: TimelineEntry[]
  software: Record<string, unknown>
  log: {
    origin: string | null
    index: number | null
    firstCheckpoint: Moment | null
    newestCheckpoint: Moment | null
  }
  /** Signed but not in a published checkpoint yet. */
  pending: { kind: string; id: string; manifestSha256: string }[]
  /** Null for a demonstration: there is nothing to certify. */
  certification: Certification | null
}

export interface Moment {
  size: number
  signedAt: string
}

/** A capture from before there were plans says nothing of one. */
export type WrittenManifest = Omit<CaptureManifest, 'plan' | 'source' | 'recording'> &
  Partial<Pick<CaptureManifest, 'plan' | 'recording'>> & {
    source: Omit<CaptureManifest['source'], 'grade'> & Partial<Pick<CaptureManifest['source'], 'grade'>>
  }
