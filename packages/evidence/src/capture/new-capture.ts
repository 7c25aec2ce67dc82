import type { EngineAccess, ExtractedAnswer, Question } from '@veracite/terms/engine-port'
import type {
  AccessKind,
  CaptureKind,
  CitationClass,
  Engine,
  NoAnswerReason,
  RunStatus,
} from '@veracite/terms/vocabulary'
import type { NewWitnessed } from './new-witnessed.ts'
import type { SignedManifest } from './sign-manifest.ts'

/** The input of one question to an engine. */
export interface RunToAsk extends Omit<Question, 'attempt' | 'witnessed'> {
  scanId: string
  engine: Engine
  status: RunStatus
  citationClass: CitationClass | null
  /** How often this engine was asked this prompt before, in earlier scans and for this run. */
  timesAsked: number
  brand: { id: string; name: string; domain: string; aliases: string[] }
  /** The model that served the original answer, when the run has one. */
  originalModel: string | null
  /** The logged plan that it is part of; null for runs from before plans were kept. */
  plan: { sha256: string; place: number; plannedAt: Date; engine: PlannedEngine } | null
  /** Spending limit for all answers of its scan; null for none. */
  spendCeilingUsd?: string | null
  /** The operator has stopped its scan. */
  isStopped?: boolean
}

/** What a capture says of the call and the reply, before and after it is stored. */
export interface CapturedReply {
  id: string
  kind: CaptureKind
  adapterVersion: string
  locale: string
  httpStatus: number
  contentType: string
  headers: Record<string, string>
  noAnswerReason: NoAnswerReason | null
  costUsd: string | null
  costBasis: string
  askedAt: Date
  answeredAt: Date
  capturedAt: Date
}

/** A capture ready to be stored: every byte, every digest, the signed manifest. */
export interface NewCapture extends CapturedReply {
  runId: string
  access: EngineAccess
  request: { method: string; url: string; body: string | null }
  bytes: Uint8Array
  sha256: Uint8Array
  answer: { bytes: Uint8Array; sha256: Uint8Array } | null
  earlier: { bytes: Uint8Array; sha256: Uint8Array; summary: Record<string, unknown> }[]
  extracted: Omit<ExtractedAnswer, 'text'>
  manifest: SignedManifest
  /** The relay's statement; absent if no relay was requested. */
  witnessed?: NewWitnessed | null
}

/** Who will be asked, as the plan states it; `none` if no access is configured. */
export interface PlannedEngine {
  engine: Engine
  access: AccessKind | 'none'
  provider: string
  modelRequested: string | null
}
