import type { NewClassification } from '@veracite/evidence/records/new-classification'
import {
  identityDigest,
  type NewReading,
  newReading,
  type StandingReading,
  standing,
} from '@veracite/evidence/records/stored-reading'
import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import { factsAt } from '@veracite/ground-truth/facts/fact-life'
import { turns } from '@veracite/terms/in-slices'
import type { CaptureSigner, Clock, Ids } from '@veracite/terms/ports'
import type { Origin } from '@veracite/terms/vocabulary'
import { profileIn } from '@veracite/verdicts/range/profile-in'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts'
import { type FactsAtHand, factsAtHand } from '../catalogue/facts-at-hand.ts'
import type { Reader, ReadOutcome, RulesReader } from '../readers/reader-port.ts'
import type { ReaderErrorRates } from '../readers/reader-trust.ts'
import { standingReadings } from '../readers/standing-readings.ts'
import type { CaseToJudge } from '../readers/work.ts'
import { buildClassification, type Settlement } from './build-classification.ts'
import type { CaptureToClassify } from './run-store.ts'

export interface ClassifyDeps {
  rules: Pick<RulesReader, 'version' | 'read' | 'work'>
  catalogueIndex: CatalogueIndex
  signer: CaptureSigner
  clock: Clock
  ids: Ids
  /** After how many days without seeing it again a price of a page accuses nobody without a person. */
  priceFreshDays: number
  readerErrorRates: ReaderErrorRates
}

/** A run whose answer has no verdict, and why. */
export interface SetAside {
  runId: string
  origin: Origin
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
  // Hashing and signing a hundred takes a while, and a request may be waiting for this process.
  const turn = turns()
  const unread = captures.filter((capture) => !isReadByRules(deps.rules, capture))
  const outcomes = await deps.rules.read(
    unread.map(({ brand, prompt, answer, capturedAt }) => ({
      brand: profileIn(answer.text, brand, factsAt(factsOf(brand.id), capturedAt)),
      prompt,
      answer,
    })),
    signal,
  )
  const readAt = new Map(unread.map((capture, place) => [capture, outcomes[place]]))
  const toJudge: ToClassify[] = []
  const setAside: SetAside[] = []
  for (const capture of captures) {
    const outcome = readAt.has(capture) ? readAt.get(capture) : null
    const facts = factsOf(capture.brand.id)
    if (outcome === null) toJudge.push({ capture, facts, readings: capture.readings, fresh: [] })
    else if (outcome?.kind === 'read') {
      const read = freshReading(deps, capture, outcome)
      toJudge.push({ capture, facts, readings: [...capture.readings, standing(read)], fresh: [read] })
    } else setAside.push({ runId: capture.runId, origin: capture.origin, reason: reasonOf(outcome) })
    await turn()
  }
  const { classified, setAside: unjudged } = await classifyAll(deps, toJudge, signal, turn)
  return { classified, setAside: [...setAside, ...unjudged] }
}

/** What a classification follows from. */
export interface ToClassify {
  capture: CaptureToClassify
  facts: FactForVerdict[]
  readings: readonly StandingReading[]
  /** Those among them that are not stored yet. */
  fresh: NewReading[]
  settlement?: Settlement
}

/**
 * The verdicts of answers from the readings that are stored, and from nothing else. Those without a current reading, and those
 * that cannot be judged in time, are left out.
 */
export async function classifyStored(
  deps: ClassifyDeps,
  captures: readonly CaptureToClassify[],
  facts: FactForVerdict[],
  signal: AbortSignal,
): Promise<NewClassification[]> {
  const all = captures
    .map((capture): ToClassify => ({ capture, facts, readings: capture.readings, fresh: [] }))
    .filter((one) => standingOf(one).length > 0)
  return (await classifyAll(deps, all, signal, turns())).classified
}

/** The verdicts of many at once, and each signed. No engine or model is asked. */
async function classifyAll(
  deps: ClassifyDeps,
  all: readonly ToClassify[],
  signal: AbortSignal,
  turn: () => Promise<void>,
): Promise<{ classified: NewClassification[]; setAside: SetAside[] }> {
  const atHand: FactsAtHand[] = []
  for (const one of all)
    atHand.push(await factsFor(deps.catalogueIndex, standingOf(one), one.facts, one.capture))
  const cases = all.map((one, at) =>
    caseOf(standingOf(one), atHand[at] as FactsAtHand, one.capture, deps.priceFreshDays),
  )
  const outcomes = await deps.rules.work('judge', cases, signal)
  const classified: NewClassification[] = []
  const setAside: SetAside[] = []
  const signing = { ...deps, readerErrorRates: askedOnce(deps.readerErrorRates) }
  for (const [at, one] of all.entries()) {
    const outcome = outcomes[at]
    const { facts } = atHand[at] as FactsAtHand
    if (outcome?.kind === 'done')
      classified.push(await classificationOf(signing, { ...one, facts }, outcome.made))
    else setAside.push({ runId: one.capture.runId, origin: one.capture.origin, reason: reasonOf(outcome) })
    await turn()
  }
  return { classified, setAside }
}

const freshReading = (
  { ids, clock }: Pick<ClassifyDeps, 'ids' | 'clock'>,
  { runId, captureId, brand }: CaptureToClassify,
  { reading, exchange }: Extract<ReadOutcome, { kind: 'read' }>,
): NewReading =>
  newReading({
    id: ids.next(),
    runId,
    captureId,
    identitySha256: identityDigest(brand),
    reading,
    exchange,
    now: clock.now(),
  })

const isReadByRules = (
  { version }: Pick<Reader, 'version'>,
  { readings, brand }: CaptureToClassify,
): boolean =>
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

/**
 * The classification that follows from these readings and facts. No engine or model is asked. Throws if the verdict
 * cannot be computed in time.
 */
export async function classifyFrom(
  deps: ClassifyDeps,
  one: ToClassify,
  signal: AbortSignal,
): Promise<NewClassification> {
  const atHand = await factsFor(deps.catalogueIndex, standingOf(one), one.facts, one.capture)
  const verdict = await judge(deps, standingOf(one), atHand, one.capture, signal)
  return classificationOf(deps, { ...one, facts: atHand.facts }, verdict)
}

const standingOf = ({ readings, capture }: ToClassify): StandingReading[] =>
  standingReadings(readings, identityDigest(capture.brand))

async function classificationOf(
  {
    signer,
    clock,
    ids,
    readerErrorRates,
  }: Pick<ClassifyDeps, 'signer' | 'clock' | 'ids' | 'readerErrorRates'>,
  one: ToClassify,
  verdict: Verdict,
): Promise<NewClassification> {
  const reader = decidingModel(standingOf(one))
  return buildClassification({
    knownErrorRate: reader === null ? null : await readerErrorRates.errorRateOf(reader),
    id: ids.next(),
    nonce: ids.randomHex(16),
    capture: one.capture,
    facts: factsAt(one.facts, one.capture.capturedAt),
    verdict,
    standing: standingOf(one),
    readings: one.fresh,
    settlement: one.settlement ?? null,
    signer,
    now: clock.now(),
  })
}

/** For many classifications at once: one look at the check of each reader. */
function askedOnce(source: ReaderErrorRates): ReaderErrorRates {
  const known = new Map<string, Promise<string>>()
  return {
    errorRateOf(version) {
      const rate = known.get(version) ?? source.errorRateOf(version)
      known.set(version, rate)
      return rate
    },
  }
}

/** Null when a person has read the answer, or no model has. */
const decidingModel = (readings: readonly StandingReading[]): string | null =>
  readings.some(({ readerKind }) => readerKind === 'person')
    ? null
    : (readings.findLast(({ readerKind }) => readerKind === 'model')?.readerVersion ?? null)

export async function verdictOf(
  deps: Pick<ClassifyDeps, 'rules' | 'priceFreshDays' | 'catalogueIndex'>,
  standing: readonly StandingReading[],
  facts: FactForVerdict[],
  capture: JudgedCapture,
  signal: AbortSignal,
): Promise<Verdict> {
  return judge(deps, standing, await factsFor(deps.catalogueIndex, standing, facts, capture), capture, signal)
}

type JudgedCapture = Pick<CaptureToClassify, 'brand' | 'capturedAt'>

/** What these readings are compared with; see `factsAtHand`. */
export const factsFor = (
  index: CatalogueIndex,
  standing: readonly StandingReading[],
  facts: readonly FactForVerdict[],
  { brand, capturedAt }: JudgedCapture,
): Promise<FactsAtHand> =>
  factsAtHand(index, { brand, capturedAt, readings: standing.map(({ reading }) => reading) }, facts)

async function judge(
  { rules, priceFreshDays }: Pick<ClassifyDeps, 'rules' | 'priceFreshDays'>,
  standing: readonly StandingReading[],
  atHand: FactsAtHand,
  capture: JudgedCapture,
  signal: AbortSignal,
): Promise<Verdict> {
  const [outcome] = await rules.work('judge', [caseOf(standing, atHand, capture, priceFreshDays)], signal)
  if (outcome?.kind !== 'done') throw new Error(reasonOf(outcome))
  return outcome.made
}

/**
 * A fact is as old as it was when the answer was given, and holds if it did then: judging again later changes nothing about
 * that.
 */
export const caseOf = (
  standing: readonly StandingReading[],
  { facts, range }: FactsAtHand,
  { brand, capturedAt }: JudgedCapture,
  priceFreshDays: number,
): CaseToJudge => {
  const { name, aliases } = brand
  return {
    readings: standing.map(({ reading }) => reading),
    facts: factsAt(facts, capturedAt),
    brand: { name, aliases },
    at: { now: capturedAt, priceFreshDays },
    range,
  }
}
