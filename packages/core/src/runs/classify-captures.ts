import { profileOf } from '@veracite/verdicts/profile'
import { verdict } from '@veracite/verdicts/verdict/decide'
import type { CaptureSigner, Clock, Ids } from '../ports.ts'
import type { Reader } from '../readers/reader-port.ts'
import { standingReadings } from '../readers/standing-readings.ts'
import {
  identityDigest,
  type NewReading,
  newReading,
  type StandingReading,
  standing,
} from '../readers/stored-reading.ts'
import type { FactForVerdict } from '../stores/fact-store.ts'
import type { CaptureToClassify, NewClassification } from '../stores/run-store.ts'
import { buildClassification, type Settlement } from './build-classification.ts'

export interface ClassifyDeps {
  rules: Reader
  signer: CaptureSigner
  clock: Clock
  ids: Ids
  /** After how many days without seeing it again a price of a page accuses nobody without a person. */
  priceFreshDays: number
}

/** A run whose answer has no verdict, and why. */
export interface SetAside {
  runId: string
  reason: string
}

/**
 * Has the rules read captured answers that lack a current reading, then compares them with the facts of their
 * brands. Unreadable answers are returned separately and do not hold up the rest.
 */
export async function classifyCaptures(
  deps: ClassifyDeps,
  captures: readonly CaptureToClassify[],
  factsOf: (brandId: string) => FactForVerdict[],
  signal: AbortSignal,
): Promise<{ classified: NewClassification[]; setAside: SetAside[] }> {
  const unread = captures.filter((capture) => !isReadByRules(deps.rules, capture))
  const outcomes = await deps.rules.read(
    unread.map(({ brand, prompt, answer }) => ({
      brand: profileOf(brand, factsOf(brand.id)),
      prompt,
      answer,
    })),
    signal,
  )
  const classified: NewClassification[] = []
  const setAside: SetAside[] = []
  for (const [at, capture] of captures.entries()) {
    const facts = factsOf(capture.brand.id)
    const place = unread.indexOf(capture)
    const outcome = place < 0 ? null : outcomes[place]
    if (outcome === null) classified.push(classifyFrom(deps, capture, capture.readings, facts, []))
    else if (outcome?.kind === 'read') {
      const { reading, exchange } = outcome
      const { runId, captureId, brand } = capture
      const now = deps.clock.now()
      const identitySha256 = identityDigest(brand)
      const read = newReading({
        id: deps.ids.next(),
        runId,
        captureId,
        identitySha256,
        reading,
        exchange,
        now,
      })
      classified.push(classifyFrom(deps, capture, [...capture.readings, standing(read)], facts, [read]))
    } else setAside.push({ runId: capture.runId, reason: reasonOf(outcome) })
    // Signing a hundred takes a while, and a request may be waiting for this process.
    if (at % TURN === TURN - 1) await new Promise((turn) => setImmediate(turn))
  }
  return { classified, setAside }
}

const TURN = 20

const isReadByRules = ({ version }: Reader, { readings, brand }: CaptureToClassify): boolean =>
  standingReadings(readings, identityDigest(brand)).some(
    ({ readerKind, readerVersion }) => readerKind === 'rules' && readerVersion === version,
  )

const reasonOf = (
  outcome: { kind: 'set_aside'; reason: string } | { kind: 'failed'; message: string } | undefined,
) =>
  outcome === undefined
    ? 'The answer was not read.'
    : outcome.kind === 'set_aside'
      ? outcome.reason
      : outcome.message

/** The classification that follows from these readings and facts. No engine or model is asked. */
export function classifyFrom(
  { signer, clock, ids, priceFreshDays }: Omit<ClassifyDeps, 'rules'>,
  capture: CaptureToClassify,
  readings: readonly StandingReading[],
  facts: FactForVerdict[],
  fresh: NewReading[],
  settlement: Settlement | null = null,
): NewClassification {
  const standing = standingReadings(readings, identityDigest(capture.brand))
  return buildClassification({
    id: ids.next(),
    nonce: ids.randomHex(16),
    capture,
    facts,
    verdict: verdictOf(standing, facts, capture, priceFreshDays),
    standing,
    readings: fresh,
    settlement,
    signer,
    now: clock.now(),
  })
}

/** A fact is as old as it was when the answer was given: judging again later changes nothing about that. */
export const verdictOf = (
  standing: readonly StandingReading[],
  facts: FactForVerdict[],
  { brand, capturedAt }: Pick<CaptureToClassify, 'brand' | 'capturedAt'>,
  priceFreshDays: number,
) =>
  verdict(
    standing.map(({ reading }) => reading),
    facts,
    profileOf(brand, facts),
    { at: { now: capturedAt, priceFreshDays } },
  )
