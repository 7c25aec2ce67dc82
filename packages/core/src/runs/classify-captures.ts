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
import type { CaptureSigner, ClockAndIds } from '@veracite/terms/ports'
import type { Origin } from '@veracite/terms/vocabulary'
import type { Accusation } from '@veracite/verdicts/model/confirm'
import { profileIn } from '@veracite/verdicts/range/profile-in'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import { type FactsToCompare, factsToCompare } from '../products/facts-to-compare.ts'
import type { ProductIndex } from '../products/product-index.ts'
import type { LanguageModelPort, PlainReader, Reader, ReadOutcome } from '../readers/reader-port.ts'
import type { ReaderErrorRates, ReaderTrustSource } from '../readers/reader-trust.ts'
import { firstVersion, mergedReadings, standingReadings } from '../readers/standing-readings.ts'
import type { CaseToJudge } from '../readers/work.ts'
import { awaitsReading, couldAccuse } from './awaits-reading.ts'
import { buildClassification, type Settlement } from './build-classification.ts'
import type { CaptureToClassify } from './run-store.ts'

export interface ClassifyDeps extends JudgeDeps, ClockAndIds {
  /** The model that reads answers; null where only the plain reader does. */
  model: LanguageModelPort | null
  plainReader: Pick<PlainReader, 'version' | 'read' | 'work'>
  productIndex: ProductIndex
  signer: CaptureSigner
}

/** Dependencies of a verdict beside readings and facts. */
export interface JudgeDeps {
  /** After how many days without seeing it again a price of a page accuses nobody without a person. */
  priceFreshDays: number
  readerTrust: ReaderTrustSource
  readerErrorRates: ReaderErrorRates
}

/** A run whose answer has no verdict, and why. */
export interface SetAside {
  runId: string
  origin: Origin
  reason: string
}

/** Reads answers about one brand by rules where needed, then judges them. Unreadable answers are returned separately. */
export async function classifyCaptures(
  deps: ClassifyDeps,
  captures: readonly CaptureToClassify[],
  facts: FactForVerdict[],
  signal: AbortSignal,
): Promise<{ classified: NewClassification[]; setAside: SetAside[] }> {
  // Hashing and signing a hundred takes a while, and a request may be waiting for this process.
  const turn = turns()
  const unread = captures.filter((capture) => !isReadByRules(deps.plainReader, capture))
  const outcomes = await deps.plainReader.read(
    unread.map(({ brand, prompt, answer, capturedAt }) => ({
      brand: profileIn(answer.text, brand, factsAt(facts, capturedAt)),
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

/** Inputs of a classification. */
export interface ToClassify {
  capture: CaptureToClassify
  facts: FactForVerdict[]
  readings: readonly StandingReading[]
  /** Those among them that are not stored yet. */
  fresh: NewReading[]
  settlement?: Settlement
}

/** Verdicts from stored readings only. Answers without a current reading, or too slow to judge, are left out. */
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
  const atHand: FactsToCompare[] = []
  const cases: CaseToJudge[] = []
  for (const one of all) {
    const facts = await factsFor(deps.productIndex, standingOf(one), one.facts, one.capture)
    atHand.push(facts)
    cases.push(await caseOf(deps, standingOf(one), facts, one.capture))
  }
  const outcomes = await deps.plainReader.work('judge', cases, signal)
  const classified: NewClassification[] = []
  const setAside: SetAside[] = []
  const signing = { ...deps, readerErrorRates: askedOnce(deps.readerErrorRates) }
  for (const [at, one] of all.entries()) {
    const outcome = outcomes[at]
    if (outcome?.kind === 'done')
      classified.push(
        await classificationOf(signing, one, atHand[at] as FactsToCompare, outcome.made, signal),
      )
    else setAside.push({ runId: one.capture.runId, origin: one.capture.origin, reason: reasonOf(outcome) })
    await turn()
  }
  return { classified, setAside }
}

export const freshReading = (
  { ids, clock }: Pick<ClassifyDeps, 'ids' | 'clock'>,
  { runId, captureId, brand }: CaptureToClassify,
  { reading, exchange }: Omit<Extract<ReadOutcome, { kind: 'read' }>, 'kind'>,
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

export const isReadByRules = (
  { version }: Pick<Reader, 'version'>,
  { readings, brand }: CaptureToClassify,
): boolean =>
  standingReadings(readings, identityDigest(brand)).some(
    ({ readerKind, readerVersion }) => readerKind === 'rules' && readerVersion === version,
  )

const reasonOf = (
  outcome: { kind: 'set_aside'; reason: string } | { kind: 'failed'; message: string } | undefined,
) => (outcome?.kind === 'failed' ? outcome.message : (outcome?.reason ?? 'The answer was not read.'))

/** The classification from these readings and facts. Asks no engine or model. Throws if it takes too long. */
export async function classifyFrom(
  deps: ClassifyDeps,
  one: ToClassify,
  signal: AbortSignal,
): Promise<NewClassification> {
  const { atHand, verdict } = await judged(deps, standingOf(one), one.facts, one.capture, signal)
  return classificationOf(deps, one, atHand, verdict, signal)
}

/** What the model's reading would accuse the answer of, if confirmed. Nothing where a person has read. */
export async function unconfirmed(
  deps: ClassifyDeps,
  one: ToClassify,
  signal: AbortSignal,
): Promise<Accusation[]> {
  const { atHand, verdict } = await judged(deps, standingOf(one), one.facts, one.capture, signal)
  return accusationsIn(deps, one, atHand, verdict, signal)
}

async function accusationsIn(
  deps: ClassifyDeps,
  one: ToClassify,
  atHand: FactsToCompare,
  verdict: Verdict,
  signal: AbortSignal,
): Promise<Accusation[]> {
  const standing = standingOf(one)
  const isOpen = couldAccuse(standing)
  if (!verdict.claims.some(isOpen)) return []
  // Some go to review even if confirmed, and need not be paid for.
  const { claims } = await judge(deps, standing, atHand, one.capture, signal, 'assumed')
  const open = new Set(verdict.claims.filter(isOpen).map(placeOf))
  return claims.filter(
    (claim) => claim.verdict === 'contradicted' && claim.certainty === 'certain' && open.has(placeOf(claim)),
  )
}

const placeOf = ({ predicate, span }: Accusation): string => `${predicate} ${span.start} ${span.quote}`

const standingOf = ({ readings, capture }: ToClassify): StandingReading[] =>
  standingReadings(readings, identityDigest(capture.brand))

async function classificationOf(
  deps: ClassifyDeps,
  one: ToClassify,
  atHand: FactsToCompare,
  verdict: Verdict,
  signal: AbortSignal,
): Promise<NewClassification> {
  const { signer, clock, ids, model } = deps
  const standing = standingOf(one)
  const awaits = awaitsReading(model, standing, verdict, one.capture)
  const isAccused = async () => (await accusationsIn(deps, one, atHand, verdict, signal)).length > 0
  const reader = decidingModel(standing)
  return buildClassification({
    knownErrorRate: reader === null ? null : await deps.readerErrorRates.errorRateOf(reader),
    id: ids.next(),
    nonce: ids.randomHex(16),
    capture: one.capture,
    facts: factsAt(atHand.facts, one.capture.capturedAt),
    verdict,
    standing,
    readings: one.fresh,
    awaits: awaits === null && model !== null && (await isAccused()) ? 'confirmation' : awaits,
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
function decidingModel(readings: readonly StandingReading[]): string | null {
  const model = readings.findLast(({ readerKind }) => readerKind === 'model')
  if (model === undefined || readings.some(({ readerKind }) => readerKind === 'person')) return null
  return firstVersion(model.readerVersion)
}

/** The verdict, and the facts that it was compared with. Throws if it cannot be computed in time. */
export async function judged(
  deps: JudgeDeps & Pick<ClassifyDeps, 'plainReader' | 'productIndex'>,
  standing: readonly StandingReading[],
  facts: FactForVerdict[],
  capture: JudgedCapture,
  signal: AbortSignal,
): Promise<{ atHand: FactsToCompare; verdict: Verdict }> {
  const atHand = await factsFor(deps.productIndex, standing, facts, capture)
  return { atHand, verdict: await judge(deps, standing, atHand, capture, signal) }
}

type JudgedCapture = Pick<CaptureToClassify, 'brand' | 'capturedAt'>

/** The facts that these readings are compared with; see `factsToCompare`. */
export const factsFor = (
  index: ProductIndex,
  standing: readonly StandingReading[],
  facts: readonly FactForVerdict[],
  { brand, capturedAt }: JudgedCapture,
): Promise<FactsToCompare> =>
  factsToCompare(index, { brand, capturedAt, readings: standing.map(({ reading }) => reading) }, facts)

async function judge(
  deps: JudgeDeps & Pick<ClassifyDeps, 'plainReader'>,
  standing: readonly StandingReading[],
  atHand: FactsToCompare,
  capture: JudgedCapture,
  signal: AbortSignal,
  confirmation?: CaseToJudge['model']['confirmation'],
): Promise<Verdict> {
  const toJudge = await caseOf(deps, standing, atHand, capture, confirmation)
  const [outcome] = await deps.plainReader.work('judge', [toJudge], signal)
  if (outcome?.kind !== 'done') throw new Error(reasonOf(outcome))
  return outcome.made
}

/** Facts count as they were when the answer was given, however late it is judged. */
export async function caseOf(
  { priceFreshDays, readerTrust }: JudgeDeps,
  standing: readonly StandingReading[],
  { facts, range }: FactsToCompare,
  { brand, capturedAt }: JudgedCapture,
  confirmation: CaseToJudge['model']['confirmation'] = 'required',
): Promise<CaseToJudge> {
  const { name, aliases } = brand
  const model = standing.find(({ readerKind }) => readerKind === 'model')
  const accuses =
    model === undefined || (await readerTrust.trustOf(firstVersion(model.readerVersion))).accuses
  return {
    readings: mergedReadings(standing),
    facts: factsAt(facts, capturedAt),
    brand: { name, aliases },
    at: { now: capturedAt, priceFreshDays },
    range,
    model: { accuses, confirmation },
  }
}
