import type { NewCapture } from '@veracite/evidence/capture/new-capture'
import type { NewWitnessed } from '@veracite/evidence/capture/new-witnessed'
import type { AskedPage, Page } from '@veracite/terms/page'
import type { Grade } from '@veracite/terms/surfaces'
import type { CitationClass, Engine, PromptIntent, RunStatus } from '@veracite/terms/vocabulary'

/** An answer that a person brought, ready to be stored. */
export interface BroughtAnswer {
  promptId: string
  prompt: string
  intent: PromptIntent
  locale: string
  capture: NewCapture
  /** The job that classifies it. */
  jobId: string
  /** The slot of a plan that it fills. */
  slot: { appPlanId: string; number: number } | null
  /** Of one that was recorded: what else was, and what relays say of its connections. */
  recording?: {
    screen: Uint8Array
    picture: Uint8Array | null
    conversation: Uint8Array | null
    witnessed: readonly NewWitnessed[]
  }
}

export interface AppAnswerRow {
  runId: string
  importId: string
  engine: Engine
  question: string
  status: RunStatus
  citationClass: CitationClass | null
  grade: Grade
  format: string
  answeredAt: string | null
  receivedAt: Date
}

export interface AppAnswerStore {
  /** Digests of replies and answers of the brand that were brought already, as `reply answer` in hexadecimal. */
  findKnown(
    brandId: string,
    pairs: readonly { sha256: Uint8Array; answer: Uint8Array }[],
  ): Promise<Set<string>>
  /**
   * One transaction: a scan that asked nothing, the questions as archived prompts, a captured run for each answer, its
   * manifest and log leaf, what was recorded beside it, and a job that classifies it. Refuses a slot that another answer
   * filled meanwhile, because the manifest names it.
   */
  append(
    brand: { id: string; accountId: string },
    brought: { importId: string; engine: Engine; answers: readonly BroughtAnswer[]; now: Date },
  ): Promise<void>
  /** Newest first. */
  list(brandId: string, page: AskedPage): Promise<Page<AppAnswerRow>>
}
