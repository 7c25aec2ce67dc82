import type { Grade } from './surfaces.ts'
import type { AccessKind, Engine, NoAnswerReason, PromptIntent } from './vocabulary.ts'

/** One prompt to be asked of one engine. The prompt is sent bare: no system prompt, no history. */
export interface Question {
  runId: string
  brandId: string
  prompt: string
  intent: PromptIntent
  /** BCP 47, for example `en-US`: language and country go to the engine's own location fields. */
  locale: string
  /** Which of the samples of its prompt and engine it is. Engines are not told; only the demonstration uses it. */
  sample: number
  /** 1 at first; grows each time this run's prompt is put to its engine, verifications included. */
  attempt: number
  /**
   * Whether a relay should carry it. `required`: it is not asked while none does. `preferred`: it is then asked directly,
   * and the exchange says so. Left out: directly. The relay signs `commitment`, which names the capture to be made.
   */
  witnessed?: { when: 'required' | 'preferred'; commitment: string }
}

/** Who answers for an engine, and how. Stored with every capture, shown in every bundle. */
export interface EngineAccess {
  engine: Engine
  kind: AccessKind
  /** `openai`, `anthropic`, `dataforseo`, `demo`, … */
  provider: string
  /** The model asked for, or null if the provider offers no choice. */
  model: string | null
  /** The wire format of the reply, which names the extractor: `openai.responses`, `anthropic.messages`, … */
  wire: string
  /** One plain sentence for readers of evidence: what was asked and what it is not. */
  description: string
  /** Of an answer that a person got in an app: how much is proven. Other accesses have none. */
  grade?: Grade
}

/** One HTTP call. `requestBody`, `url` and `headers` never hold a secret; `bytes` is the body as received. */
export interface Exchange {
  method: 'GET' | 'POST'
  url: string
  requestBody: string | null
  startedAt: Date
  finishedAt: Date
  status: number
  headers: Record<string, string>
  contentType: string
  bytes: Uint8Array
  /** How it travelled; missing where there was no connection, as with the demonstration. */
  connection?: Connection
  /** False if the reply broke off; such a reply is never an answer. */
  isComplete?: boolean
  /** The relay's statement; absent if no relay was requested. */
  witness?: Witness
}

/** A connection that a relay carried, with everything that shows it; or why there is no such thing. */
export type Witness =
  | ({ kind: 'carried' } & CarriedConnection)
  | { kind: 'not_witnessed'; relay: string | null; reason: string }

export interface CarriedConnection {
  /** Name and key of the relay, as a line that verifies its log. */
  relay: string
  /** The relay's statement, its signature, and the inclusion proof of its log. */
  statement: Uint8Array
  signature: Uint8Array
  proof: string
  /** The encrypted bytes in both directions, as they passed. */
  client: Uint8Array
  server: Uint8Array
  serverSecrets: TrafficSecrets
  /** They open the request, and with it the key that pays: never stored as they are. */
  clientSecrets: TrafficSecrets
  /** What opens the request but for the line with the key that pays; null where it stays sealed as a whole. */
  opened: OpenedRequest | null
  /** The public root that the certificate leads to, DER. */
  root: Uint8Array
}

export interface OpenedRequest {
  handshake: Uint8Array
  /** The first and the third key: they open what stands before the line with the key that pays, and behind it. */
  first: { key: Uint8Array; iv: Uint8Array }
  third: { key: Uint8Array; iv: Uint8Array }
  sealedRecords: number
}

export interface TrafficSecrets {
  handshake: Uint8Array
  application: Uint8Array
}

/** The connection of a call, as it was. */
export interface Connection {
  /** The address that answered. */
  address: string | null
  /** `TLSv1.3`, for example; null if nothing was encrypted. */
  tlsVersion: string | null
  /** The certificates that the server showed, its own first, as DER. They were checked before anything was sent. */
  certificates: readonly Uint8Array[]
  firstByteAt: Date
}

export interface Source {
  url: string
  title: string | null
}

/** The same meaning for every provider, however its own counters overlap. */
export interface TokenUsage {
  /** All input, cached and cache-written tokens included. */
  input: number | null
  cachedInput: number | null
  cacheWrite: number | null
  /** All output, reasoning included. */
  output: number | null
  reasoning: number | null
  searches: number | null
}

/** What a pure function extracts from the reply's bytes. Anyone can repeat it. */
export interface ExtractedAnswer {
  /** What a reader sees; markdown where the engine gives it. Empty when there is no answer. */
  text: string
  cited: Source[]
  retrieved: Source[]
  /** URLs written in the prose itself. */
  inProse: string[]
  queries: string[]
  servedModel: string | null
  requestId: string | null
  /** The engine's own finish reason, verbatim. */
  finish: string | null
  usage: TokenUsage
  /** Decimal string in US dollars, only when the reply itself says so. */
  reportedCostUsd: string | null
  searchUsed: boolean | null
  /** Only of an answer that a person brought from an app. */
  app?: AppClaims
}

/** What a person's file says of itself, and what this service did with it. Nothing here is proven. */
export interface AppClaims {
  /** Which reader read it: `chatgpt.export`, `typed`, … */
  format: string
  /** When the answer was given, as the file says; null where it does not. */
  answeredAt: string | null
  /** SHA-256 and length of the whole file, as computed where it was opened; null where it was not a file. */
  file: { sha256: string; bytes: number } | null
  /** Sentences for readers: `Custom instructions were on.` */
  notes: string[]
  /** What was removed before storing, by name. */
  stripped: string[]
  /** The account, as the plan says, if the answer fills a slot of a plan. */
  account?: 'fresh' | 'used'
  /** What the recording claims, if a person recorded the answer in an app. */
  recording?: RecordingClaims
}

/** What is signed about a recording, beside the reply. */
export interface RecordingClaims {
  profile: string
  tool: string
  browser: string
  nonce: string
  screen: { sha256: string; bytes: number }
  picture: { sha256: string; bytes: number; mediaType: 'image/png' | 'image/jpeg' | 'image/webp' } | null
  question: 'conversation' | 'word'
  conversation: { sha256: string; bytes: number; endpoint: string; status: number } | null
  person: { key: string; signature: string } | null
}

export type CostBasis = 'reported' | 'price_table' | 'per_call_setting' | 'unknown'

interface Reply {
  /** The exchange that holds the answer: its bytes are the run's snapshot. */
  exchange: Exchange
  /** Earlier exchanges of the same question (token steps, polling, continued turns), in order. */
  earlier: Exchange[]
  extracted: ExtractedAnswer
  /** Decimal string; null when unknown, never a guess. */
  costUsd: string | null
  costBasis: CostBasis
}

/**
 * `empty` is worth a second try; from the third attempt on it comes back as a `no_answer` with its reply. `relay_away`:
 * it had to be witnessed, and no relay carries it; nothing was sent.
 */
export type RetryReason =
  | 'rate_limited'
  | 'overloaded'
  | 'timeout'
  | 'network'
  | 'malformed'
  | 'empty'
  | 'relay_away'

/** `malformed` here is a reply that arrived whole and still cannot be read: asking again would not help. */
export type FinalReason = 'auth' | 'quota' | 'bad_request' | 'unsupported' | 'malformed'

/** The closed set of ways a question can end. */
export type EngineOutcome =
  | ({ kind: 'answered' } & Reply)
  | ({ kind: 'no_answer'; reason: NoAnswerReason } & Reply)
  | {
      kind: 'retry'
      reason: RetryReason
      /** The wait the engine asked for; null means our own backoff. */
      retryAfterMs: number | null
      /** A safe sentence: no URL with a key, no header, no provider text that could carry one. */
      message: string
      /** The call may have been charged although no answer came back. */
      maybeBilled: boolean
      /** Everything received, for later inspection. */
      exchanges: Exchange[]
    }
  | {
      kind: 'final'
      reason: FinalReason
      message: string
      exchanges: Exchange[]
    }

/**
 * Asks once. Makes exactly the HTTP calls one answer needs, never retries, never outlives `signal` or its own
 * deadline, never throws for engine or network failures: those are outcomes.
 */
export interface EnginePort {
  readonly access: EngineAccess
  /** Version of this adapter and its extractor, stored with the capture. */
  readonly version: string
  readonly limits: EngineLimits
  /** The list price of an answer of usual length in US dollars; absent without a list. */
  readonly listUsdPerAnswer?: string | null
  ask(question: Question, signal: AbortSignal): Promise<EngineOutcome>
}

export interface EngineLimits {
  timeoutMs: number
  concurrency: number
  requestsPerMinute: number
  /** Decimal string in US dollars per UTC day, counted on attempts; null for no ceiling. */
  dailySpendUsd: string | null
}

/** An engine that cannot run, and the groups of variables, any one of which would enable it. */
export interface NotRunnableEngine {
  engine: Engine
  missing: string[][]
}
