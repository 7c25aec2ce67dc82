import { UNCHECKED } from '../format-error.ts'
import type { StepResult } from './verification-report.ts'
import words from './words.json' with { type: 'json' }

/**
 * What a verification may claim follows from where the log key came from, and from nothing inside the bundle: a forger who
 * makes up a bundle can make up a key and a whole log with it. The command line, the Python verifier and the page use
 * the words of `words.json`, which is published as `vectors/bundles/words.json`.
 */
export interface KeyTrust {
  /** `pinned`: given by the reader. `fetched`: published at a place that the reader named. `bundle`: brought along. */
  kind: 'pinned' | 'fetched' | 'bundle'
  /** The places that were asked for the key and publish it. */
  from: string[]
}

export type VerdictStatus = 'verified' | 'unsealed' | 'self_consistent' | 'not_verified'

/**
 * What a script sees first. A bundle that only agrees with itself, or whose readable parts nobody signed, is neither
 * a success nor a failed check.
 */
export const EXIT_CODES: Record<VerdictStatus, number> = words.exitCodes
export const HEADLINES: Record<VerdictStatus, string> = words.headlines
/** Said beside VERIFIED: evidence can be intact although what it records is false, and the other way round. */
export const OF_WHAT = words.ofWhat
/** Of a step that holds only under a key or root from the bundle, no reader should think that it was proven. */
export const STEP_WORDS = words.stepWords
export const SUMMARIES = words.summaries

/** What an answer is called that the engine did not give, by how it was asked for: it never has the engine's bare name. */
export function speakerOf(engine: string, access: string | null): string {
  const named = Object.entries(words.speakers).find(([kind]) => kind === access)?.[1] ?? '{engine}'
  return named.replace('{engine}', () => engine)
}

export function statusOf(problem: object | null, trust: KeyTrust, isSealed = true): VerdictStatus {
  if (problem !== null) return 'not_verified'
  if (trust.kind === 'bundle') return 'self_consistent'
  return isSealed ? 'verified' : 'unsealed'
}

export function summaryOf(
  problem: { step: number; reason: string } | null,
  { kind, from }: KeyTrust,
  isSealed = true,
): string {
  const places = from.join(' and ')
  if (problem !== null)
    return SUMMARIES.not_verified
      .replace('{step}', String(problem.step))
      .replace('{reason}', () => problem.reason)
  if (kind === 'bundle') return SUMMARIES.self_consistent
  if (!isSealed) return SUMMARIES.unsealed
  if (kind === 'fetched') return SUMMARIES.fetched.replace('{places}', () => places)
  if (from.length === 0) return SUMMARIES.pinned
  return `${SUMMARIES.pinned} ${SUMMARIES.also_published.replace('{places}', () => places)}`
}

/** The verdict in one sentence with the step that could not be checked here, which is neither right nor wrong. */
export function withUnchecked(
  verdict: string,
  steps: readonly { step: number; result: StepResult; reason: string }[],
): string {
  const step = uncheckedStep(steps)
  if (step === null) return verdict
  return SUMMARIES.unchecked
    .replace('{step}', String(step.step))
    .replace('{reason}', () => step.reason)
    .replace('{verdict}', () => verdict)
}

export function uncheckedStep(
  steps: readonly { step: number; result: StepResult; reason: string }[],
): { step: number; reason: string } | null {
  const found = steps.find(({ result, reason }) => result === 'not_present' && reason.startsWith(UNCHECKED))
  return found === undefined ? null : { step: found.step, reason: found.reason.slice(UNCHECKED.length) }
}

export function stepWord({ result, anchored }: { result: StepResult; anchored: boolean }): string {
  return STEP_WORDS[result === 'pass' && !anchored ? 'agrees' : result]
}
