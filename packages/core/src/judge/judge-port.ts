import type { Verdict } from '../classification/types.ts'
import type { Lease } from '../jobs.ts'
import type { FactToJudge } from '../stores.ts'
import type { CitationClass, ClaimVerdict } from '../vocabulary.ts'

/** What a judge is asked. `nonce` is in the fences of `material`, so that nothing inside can close them. */
export interface JudgePrompt {
  name: PromptName
  nonce: string
  instructions: string
  material: string
}

/** Two ways to ask the same. The second is asked only to confirm the heaviest opinion. */
export const PROMPT_NAMES = ['weigh', 'defend'] as const
export type PromptName = (typeof PROMPT_NAMES)[number]

export type JudgeReply =
  /** `output` is whatever the model gave as its structured answer, undefined when there is none; `text` its bytes. */
  | { kind: 'replied'; output: unknown; text: string; servedModel: string | null }
  /** `message` is a safe sentence: no address, no key, no text of the provider. */
  | { kind: 'failed'; message: string; fatal: boolean; retryAfterMs: number | null }

/**
 * A language model that gives a second opinion. Makes one call, without tools and without retries; never outlives
 * `signal` or its own deadline; never throws for anything the provider or the network did.
 */
export interface JudgePort {
  /** `provider/model`, as configured and as stored with every opinion. */
  readonly model: string
  ask(prompt: JudgePrompt, signal: AbortSignal): Promise<JudgeReply>
}

/** One classification with all that it was made from. */
export interface JudgedCase {
  classificationId: string
  runId: string
  brand: { name: string; domain: string; aliases: readonly string[] }
  prompt: string
  answer: { text: string; citations: readonly string[] }
  facts: readonly FactToJudge[]
  verdict: Verdict
}

/** Why an opinion is for a person to look at instead of being taken as it is. */
export const REVIEW_REASONS = [
  'unreadable',
  'quote_not_in_answer',
  'unknown_fact',
  'unfounded',
  'mentions_overridden',
  'prompts_disagree',
  'answer_too_long',
] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

export interface JudgedClaim {
  /** `answer.slice(start, end) === quote`, always. */
  quote: string
  start: number
  end: number
  verdict: ClaimVerdict
  factId: string | null
}

export interface Opinion {
  opinion: CitationClass | 'needs_review'
  reasons: ReviewReason[]
  /** Empty unless the opinion is accepted: nothing unchecked is ever shown as a quote. */
  claims: JudgedClaim[]
  asked: AskedPrompt[]
}

/** One call, so that it can be repeated: instructions, material and nonce give `promptSha256` again. */
export interface AskedPrompt {
  prompt: PromptName
  nonce: string
  promptSha256: string
  outputSha256: string
  servedModel: string | null
  /** The class it named, accepted or not; null when it named none. */
  said: CitationClass | null
}

export interface NewOpinion {
  id: string
  classificationId: string
  runId: string
  model: string
  /** Digest of the instructions, which are the same for every answer. */
  promptSha256: Uint8Array
  opinion: Opinion
  agrees: boolean
  createdAt: Date
}

export type StoredOpinion = Omit<NewOpinion, 'promptSha256'> & { promptSha256: string }

export interface OpinionStore {
  findCase(classificationId: string): Promise<JudgedCase | null>
  /** Completes the job `run.judge` with its opinion, in one transaction. Throws LeaseLost. */
  appendOpinion(lease: Lease, opinion: NewOpinion): Promise<void>
}
