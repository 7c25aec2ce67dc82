import type { ReaderExchange, ReaderKind } from '@veracite/evidence/records/stored-reading'
import type { ReaderInput, Reading } from '@veracite/verdicts/reading'
import type { Given, Worked, WorkKind } from './work.ts'

/**
 * Says what answers state about a brand: the plain reader, a language model, or a person. One outcome per answer, in the
 * same order. Readers never see the facts, and decide nothing: a verdict is computed from readings and facts.
 * Answers are untrusted text: one that breaks the reader does not affect the others. Rejects only when
 * `signal` is aborted, or when the reader is closed or can take no more work.
 */
export interface Reader {
  readonly kind: ReaderKind
  /** Stored with every reading. A reading by any other version is out of date. */
  readonly version: string
  read(answers: readonly ReaderInput[], signal: AbortSignal): Promise<ReadOutcome[]>
}

/** Rules run in threads, which must be closed. */
export interface PlainReader extends Reader {
  /**
   * Whatever else takes as long as the author of an answer or a page wants: verdicts, traces, the text of pages. One
   * outcome per piece, in the same order, each under the time limit of a reading. Rejects as `read` does.
   */
  work<Kind extends WorkKind>(
    kind: Kind,
    pieces: readonly Given<Kind>[],
    signal: AbortSignal,
  ): Promise<Worked<Kind>[]>
  /** Stops at once, even in the middle of an answer. */
  close(): Promise<void>
}

export type ReadOutcome =
  | { kind: 'read'; reading: Reading; exchange: ReaderExchange | null }
  /** The answer broke its reader, or kept it longer than the time limit; `reason` says so in one line. */
  | { kind: 'set_aside'; reason: string }
  /** The reader could not be reached. `message` is a safe sentence: no address, key or provider text. */
  | ({ kind: 'failed' } & ModelFailure)

/** A request to a model. `nonce` is in the fences of `material`, so that nothing inside can close them. */
export interface ModelRequest {
  nonce: string
  instructions: string
  material: string
  /** The form of the reply, where declared predicates make it another one than usual. */
  schema?: object
}

export interface ModelFailure {
  message: string
  fatal: boolean
  retryAfterMs: number | null
  /** The call may have been charged although nothing came back. */
  maybeBilled: boolean
}

export type ModelReply =
  /** The reply as it came: perhaps the object that was asked for, perhaps with fences or a sentence around it. */
  | { kind: 'replied'; text: string; servedModel: string | null; costUsd: string | null }
  | ({ kind: 'failed' } & ModelFailure)

/**
 * A language model that can be asked for a structured reply. Makes one call, and another one only where the server
 * refuses the form of the reply; without tools and without retries; never outlives `signal` or its own deadline; never throws for provider or network failures.
 */
export interface LanguageModelPort {
  /** `provider/model`, as configured and as stored with every reading. */
  readonly name: string
  /** What one request may cost, as a decimal string; null when no price is known. An upper estimate, not a quote. */
  estimateUsd(request: ModelRequest): string | null
  /** Decimal string in US dollars per UTC day; null for no ceiling. */
  readonly dailySpendUsd: string | null
  /** How many requests may be under way at once, per process. */
  readonly concurrency: number
  ask(request: ModelRequest, signal: AbortSignal): Promise<ModelReply>
}
