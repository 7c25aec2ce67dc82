import { CannotCheck, FormatError, UNCHECKED } from '../format-error.ts'
import type { AskedBefore } from './asked-before.ts'
import type { KeyTrust, VerdictStatus } from './verdict.ts'

/** What a verification found: one line per step, never a single green tick. */
export interface VerificationReport {
  /**
   * `verified`: no step failed, the response, signature, leaf, inclusion and checkpoint were all there and good, and
   * the log key came from outside the bundle. `self_consistent`: the same with the bundle's own key, which proves
   * nothing about who made it. `unsealed`: the signed parts hold, but nothing signs the rest of the bundle.
   */
  status: VerdictStatus
  /** True only if `status` is `verified`. */
  ok: boolean
  /** Where the log key came from. */
  trust: KeyTrust
  /** One paragraph for people. */
  summary: string
  /** Which sample or slot of which plan it is, and whether the plan's outcomes are all there; null without a plan. */
  sampling: string | null
  steps: VerificationStep[]
  facts: VerifiedFacts
  warnings: string[]
}

export type StepResult = 'pass' | 'fail' | 'not_present'

export interface Outcome {
  result: StepResult
  reason: string
}

export interface VerificationStep extends Outcome {
  step: number
  id: StepId
  title: string
  /** It passed, and with a key or root that does not come from the bundle. */
  anchored: boolean
}

export const STEPS = [
  { id: 'response', title: 'The response is the one in the manifest' },
  { id: 'signature', title: 'The manifest was signed by the capture key' },
  { id: 'leaf', title: 'The log entry is this manifest and signature' },
  { id: 'inclusion', title: 'The entry is in the tree' },
  { id: 'checkpoint', title: 'The tree is the one the log signed' },
  { id: 'consistency', title: 'The newest tree still contains it' },
  { id: 'timestamps', title: 'Independent clocks saw it' },
  { id: 'events', title: 'Classifications and custody are logged too' },
  { id: 'plan', title: 'It was asked under a plan that was logged before' },
  { id: 'outcomes', title: 'Every run of the plan has an outcome' },
  { id: 'sources', title: 'The pages that it cites were captured and logged' },
  { id: 'seal', title: 'Everything else in it is what was signed' },
  { id: 'provider', title: 'The provider sent it' },
] as const
export type StepId = (typeof STEPS)[number]['id']

/** Taken only from signed parts that passed. Null means: not established. */
export interface VerifiedFacts {
  responseSha256: string | null
  manifestSha256: string | null
  engine: string | null
  /** The access, derived from the host in the manifest, not from its other claims. Show it wherever the engine is named. */
  access: string | null
  /** True for an invented answer; from the signed manifest, and null only where that could not be read. */
  demo: boolean | null
  question: string | null
  brand: { name: string; domain: string } | null
  capturedAt: string | null
  /** The newest classification of this answer that is in the log; null unless step 8 passed. */
  classification: VerifiedClassification | null
  captureKeySha256: string | null
  origin: string | null
  logKey: string | null
  leafIndex: number | null
  treeSize: number | null
  newestTreeSize: number | null
  cosigners: { name: string; at: string }[]
  /** Null unless the plan passed; `accounted` is true when the outcomes passed too. */
  sampling: {
    sample: number
    samples: number
    runs: number
    accounted: boolean
    /** The number of the plan among those of its brand, and what was asked before it; null for older plans. */
    plan: number | null
    before: AskedBefore | null
  } | null
  /** Of an answer that a person brought for a plan; null unless the plan passed. The account is as the plan says. */
  slot: { slot: number; slots: number; account: 'fresh' | 'used' | null; accounted: boolean } | null
  timestamps: { tsa: string; over: string; genTime: string; accuracyMs: number | null; rootSha256: string }[]
  /** Which replies a relay that the reader named carried; empty unless step 13 passed. */
  witnessed: WitnessedFacts[]
  /** Of an answer that a person recorded in an app; null unless step 13 passed. */
  recording: RecordedFacts | null
}

export interface RecordedFacts {
  /** The answer that the provider sent, as plain text: our own rendering. */
  text: string
  /** What the page added to it: nobody has shown that the provider sent that. */
  added: { kind: string; text: string }[]
  /** What the question rests on: the conversation that the provider sent, or the recorder's word. */
  question: 'conversation' | 'word'
}

/** A connection that a relay carried, and on which the provider's own key signed. */
export interface WitnessedFacts {
  /** The relay's name and key: one that the reader named. */
  relay: string
  /** Whether the relay signed, before anything was sent, which capture the connection was for. */
  isBound: boolean
  /** Whether the request was opened on this connection, all but the line with the key that pays. */
  isOpened: boolean
  /** Who runs it, as far as the reader said or the place that published the key. */
  runBy: string
  host: string
  address: string
  openedAt: string
  rootSha256: string
  /** Witnesses that the reader knows and that cosigned the relay's log with this statement in it. */
  cosigners: string[]
  /** Logs that promised to publish the provider's certificate; null unless the reader told which ones are known. */
  certificateLogs: string[] | null
  /** SHA-256 of the capture's manifest. */
  captureManifestSha256: string
}

export interface VerifiedClassification {
  class: string
  rule: string
  classifiedAt: string
  /** The program, or the person who settled it. */
  by: string
  /** What the answer says that is not so, as far as the manifest has room for it. */
  wrong: { predicate: string; stated: string; truth: string | null; start: number; end: number }[]
}

export const pass = (reason: string): Outcome => ({ result: 'pass', reason })
export const fail = (reason: string): Outcome => ({ result: 'fail', reason })
export const notPresent = (reason: string): Outcome => ({ result: 'not_present', reason })

/** Runs one check. Whatever goes wrong inside is a failed step with a reason, never an exception. */
export function attempt(check: () => Outcome): Outcome {
  try {
    return check()
  } catch (error) {
    return failed(error)
  }
}

/** What could not be checked here is not wrong for that, and not right either. */
const failed = (error: unknown): Outcome =>
  error instanceof CannotCheck ? notPresent(`${UNCHECKED}${error.message}`) : fail(reasonOf(error))

/** The same for a check that also finds something; `nothing` is what it found if it went wrong. */
export function attemptFinding<F extends { outcome: Outcome }>(
  check: () => F,
  nothing: NoInfer<Omit<F, 'outcome'>>,
): F {
  try {
    return check()
  } catch (error) {
    return { ...nothing, outcome: failed(error) } as F
  }
}

/** Runs a check on each entry, and names the entry in the reason why it fails. */
export function checkEach<T, R>(
  what: string,
  entries: readonly T[],
  check: (entry: T, place: number) => R,
): R[] {
  return entries.map((entry, place) => {
    try {
      return check(entry, place)
    } catch (error) {
      const Kind = error instanceof CannotCheck ? CannotCheck : FormatError
      throw new Kind(`${what} ${place + 1}: ${reasonOf(error)}`)
    }
  })
}

export function reasonOf(error: unknown): string {
  // Other messages come from the platform and could differ between machines or repeat hostile input.
  return error instanceof FormatError ? error.message : 'the data could not be read'
}
