import type { StepResult } from './verification-report.ts'

/**
 * What a verification may claim follows from where the log key came from, and from nothing inside the bundle: a forger who
 * makes up a bundle can make up a key and a whole log with it. The command line, the Python verifier and the page use
 * these words; `vectors/bundles/words.json` holds them for all.
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
export const EXIT_CODES: Record<VerdictStatus, number> = {
  verified: 0,
  not_verified: 1,
  self_consistent: 4,
  unsealed: 5,
}

export const HEADLINES: Record<VerdictStatus, string> = {
  verified: 'VERIFIED',
  unsealed: 'SIGNED PARTS ONLY',
  self_consistent: 'SELF-CONSISTENT ONLY',
  not_verified: 'NOT VERIFIED',
}

/** Said beside VERIFIED: evidence can be intact although what it records is false, and the other way round. */
export const OF_WHAT =
  'Evidence intact: this is what was captured. Whether it is true is the finding’s matter.'

/** Of a step that holds only under a key or root from the bundle, no reader should think that it was proven. */
export const STEP_WORDS = {
  pass: 'PASS',
  agrees: 'AGREES',
  fail: 'FAIL',
  not_present: 'NOT PRESENT',
} as const

/** What an answer is called that the engine did not give, by how it was asked for: it never has the engine's bare name. */
export const SPEAKERS = {
  compatible_server: 'STAND-IN for {engine}',
  demo: 'DEMO of {engine}',
} as const

export function speakerOf(engine: string, access: string | null): string {
  const words = Object.entries(SPEAKERS).find(([kind]) => kind === access)?.[1] ?? '{engine}'
  return words.replace('{engine}', () => engine)
}

export const SUMMARIES = {
  pinned:
    'Verified with the log key that you gave. That is worth as much as the place you took the key from, and nothing if that was the bundle, its page or its sender.',
  also_published: 'The same key is published at {places}.',
  fetched:
    'Verified with the log key that is published at {places}. That is worth as much as your trust in whoever controls that place.',
  self_consistent:
    'Self-consistent only: its parts agree with each other under a key that it brings along. Whoever makes up a bundle can make up such a key and a whole log, so this says nothing about who made it. Take the log key from a place that you trust and check again with it.',
  unsealed:
    'Signed parts only: the capture and its log entry hold under that key, and what is printed here was read from them. But nobody signed this bundle as a whole: it is from before bundles were sealed, was taken out of a case file, or its seal was removed. Do not rely on anything else that it says, such as its statement, facts or timeline. Export it again to get one with a seal.',
  not_verified: 'Not verified. Step {step}: {reason}.',
} as const

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

export function stepWord({ result, anchored }: { result: StepResult; anchored: boolean }): string {
  return STEP_WORDS[result === 'pass' && !anchored ? 'agrees' : result]
}
