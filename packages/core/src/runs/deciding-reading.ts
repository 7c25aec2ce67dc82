import {
  identityDigest,
  type NewReading,
  type StandingReading,
  standing as standingOf,
} from '@veracite/evidence/records/stored-reading'
import type { DeclarationsForReading, StoredDeclaration } from '@veracite/ground-truth/facts/declarations'
import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import type { Clock } from '@veracite/terms/ports'
import type { Origin } from '@veracite/terms/vocabulary'
import { chosenFor } from '@veracite/verdicts/declared/asked'
import type { Declaration } from '@veracite/verdicts/declared/declaration'
import { confirmationRequest } from '@veracite/verdicts/model/confirm'
import { requestFor } from '@veracite/verdicts/model/request'
import { profileIn } from '@veracite/verdicts/range/profile-in'
import type { ReaderInput } from '@veracite/verdicts/reading'
import type { JobOutcome } from '../jobs/job-ports.ts'
import { afterMidnight, givenUp } from '../jobs/job-ports.ts'
import { confirmByModel, modelReader, modelVersion } from '../readers/model-reader.ts'
import type { LanguageModelPort, ModelReply, ModelRequest, ReadOutcome } from '../readers/reader-port.ts'
import { secondOf, standingReadings } from '../readers/standing-readings.ts'
import { awaitsReading } from './awaits-reading.ts'
import { type ClassifyDeps, freshReading, isReadByRules, judged, unconfirmed } from './classify-captures.ts'
import type { ReadingStore } from './reading-store.ts'
import type { CaptureToClassify } from './run-store.ts'

export interface DecidingDeps extends ClassifyDeps {
  /** The model that is asked about accusations; null: the same one that reads. */
  secondModel: LanguageModelPort | null
  readings: Pick<ReadingStore, 'beginRead' | 'endRead' | 'spentToday'>
  declarations: DeclarationsForReading
  onModelReading: (end: { origin: Origin; outcome: ModelReadingOutcome; costUsd: string | null }) => void
}

/** How the reading by a model ended, for the counter. */
export type ModelReadingOutcome = 'decided' | 'same_class' | 'other_class' | 'unreadable' | 'failed'

type Postponed = Extract<JobOutcome, { kind: 'postponed' }>
type Failed = Extract<JobOutcome, { kind: 'failed' }> & { maybeBilled: boolean }

/** The readings made so far. */
export interface Read {
  fresh: NewReading[]
  /** The same, as a verdict takes them. */
  standing: StandingReading[]
  /** Why the model did not finish; null if it did, or had nothing to do. */
  problem: Postponed | Failed | null
  isUnreadable: boolean
  costUsd: string | null
}

/**
 * Everything that the verdict on an answer needs and that is not stored yet: the plain reading, the model's reading, and
 * the confirmation of what that accuses the answer of. What was paid for is returned even if the rest fails.
 */
export async function readToDecide(
  deps: DecidingDeps,
  capture: CaptureToClassify,
  facts: FactForVerdict[],
  signal: AbortSignal,
): Promise<Read> {
  const { model } = deps
  const input: ReaderInput = {
    brand: profileIn(capture.answer.text, capture.brand, facts),
    prompt: capture.prompt,
    answer: capture.answer,
  }
  const read: Read = { fresh: [], standing: [], problem: null, isUnreadable: false, costUsd: null }
  const keep = ({ reading, exchange }: Extract<ReadOutcome, { kind: 'read' }>) => {
    const made = freshReading(deps, capture, { reading, exchange })
    read.fresh.push(made)
    read.standing.push(standingOf(made))
    if (exchange?.costUsd != null) read.costUsd = String(Number(read.costUsd ?? 0) + Number(exchange.costUsd))
  }
  if (!isReadByRules(deps.plainReader, capture)) {
    const [plain] = await deps.plainReader.read([input], signal)
    // An answer that breaks the plain reader may still be read by the model.
    if (plain?.kind === 'read') keep(plain)
  }
  const all = () => [...capture.readings, ...read.standing]
  const counting = standingReadings(all(), identityDigest(capture.brand))
  if (model !== null && (await isToRead(deps, model, counting, facts, capture, signal))) {
    const refused = await overCeiling(deps, model)
    if (refused !== null) return { ...read, problem: refused }
    const declared = declaredFor(capture.answer, await deps.declarations.listActive(capture.brand.id), facts)
    const outcomes = await askToRead(deps, model, { ...input, ...declared }, signal)
    const failed = outcomes.find(({ kind }) => kind !== 'read')
    if (failed !== undefined) return { ...read, problem: failureOf(failed) }
    for (const outcome of outcomes) if (outcome.kind === 'read') keep(outcome)
    read.isUnreadable = outcomes.every(
      (outcome) =>
        outcome.kind === 'read' && outcome.reading.doubts.some(({ reason }) => reason === 'unreadable'),
    )
  }
  const confirms = deps.secondModel ?? model
  if (confirms === null || all().length === 0) return read
  const accusations = await unconfirmed(deps, { capture, facts, readings: all(), fresh: [] }, signal)
  if (accusations.length === 0) return read
  const refused = await overCeiling(deps, confirms)
  if (refused !== null) return { ...read, problem: refused }
  const about = { brand: capture.brand, answer: capture.answer, accusations }
  const outcome = await askAndPay(deps, confirms, confirmationRequest(about, NO_NONCE), () =>
    confirmByModel({ ...deps, model: confirms }, about, signal),
  )
  if (outcome.kind !== 'read') return { ...read, problem: failureOf(outcome) }
  keep(outcome)
  return read
}

const NO_NONCE = '0'.repeat(32)

async function isToRead(
  deps: DecidingDeps,
  model: LanguageModelPort,
  counting: readonly StandingReading[],
  facts: FactForVerdict[],
  capture: CaptureToClassify,
  signal: AbortSignal,
): Promise<boolean> {
  if (awaitsReading(model, counting, {}, capture) !== null) return true
  if (!counting.some(({ readerKind }) => readerKind === 'model')) return false
  // It may lack what was declared since then, which only a verdict shows.
  const { verdict } = await judged(deps, counting, facts, capture, signal)
  return awaitsReading(model, counting, verdict, capture) !== null
}

/** Once, or twice with different nonces if the model is known to leave statements out. */
async function askToRead(
  deps: DecidingDeps,
  model: LanguageModelPort,
  input: ReaderInput,
  signal: AbortSignal,
): Promise<ReadOutcome[]> {
  const version = modelVersion(model)
  const { readsTwice } = await deps.readerTrust.trustOf(version)
  const outcomes: ReadOutcome[] = []
  for (const as of readsTwice ? [version, secondOf(version)] : [version]) {
    outcomes.push(await askToReadOnce(deps, model, input, signal, as))
    if (outcomes.at(-1)?.kind !== 'read') break
  }
  return outcomes
}

export const askToReadOnce = (
  deps: Pick<DecidingDeps, 'readings' | 'clock' | 'ids' | 'plainReader'>,
  model: LanguageModelPort,
  input: ReaderInput,
  signal: AbortSignal,
  version = modelVersion(model),
): Promise<ReadOutcome> =>
  askAndPay(deps, model, requestFor(input, NO_NONCE), async () => {
    const [outcome] = await modelReader({ ...deps, model }, version).read([input], signal)
    if (outcome === undefined) throw new Error('A model gave no outcome.')
    return outcome
  })

/** Asks a model once. The cost is recorded beforehand, so that a crash cannot make a call look free. */
export async function askAndPay<Outcome extends ReadOutcome | ModelReply>(
  deps: Pick<DecidingDeps, 'readings' | 'clock'>,
  model: LanguageModelPort,
  like: ModelRequest,
  ask: () => Promise<Outcome>,
): Promise<Outcome> {
  const estimate = model.estimateUsd(like)
  const startedAt = deps.clock.now()
  await deps.readings.beginRead(model.name, startedAt, estimate)
  const outcome = await ask()
  const spent =
    outcome.kind === 'read'
      ? (outcome.exchange?.costUsd ?? null)
      : outcome.kind === 'replied'
        ? outcome.costUsd
        : outcome.kind === 'failed' && !outcome.maybeBilled
          ? '0'
          : null
  // An unknown cost stays at the estimate.
  if (spent !== null && estimate !== null)
    await deps.readings.endRead(model.name, startedAt, { estimate, spent })
  return outcome
}

export async function overCeiling(
  deps: { readings: Pick<ReadingStore, 'spentToday'>; clock: Clock },
  model: LanguageModelPort,
): Promise<Postponed | null> {
  const ceiling = model.dailySpendUsd
  if (ceiling === null) return null
  const now = deps.clock.now()
  if (Number(await deps.readings.spentToday(now)) < Number(ceiling)) return null
  return {
    kind: 'postponed',
    until: afterMidnight(now),
    reason: `The daily spend ceiling of reading (${ceiling} USD) is reached; read after midnight UTC.`,
  }
}

function failureOf(outcome: ReadOutcome): Failed {
  if (outcome.kind === 'set_aside') return { ...givenUp(outcome.reason), maybeBilled: false }
  if (outcome.kind === 'read') throw new Error('A reading is no failure.')
  const { message: error, ...failed } = outcome
  return { ...failed, error }
}

/** The declared predicates that a reader of this answer is asked about. */
function declaredFor(
  answer: { text: string },
  stored: readonly StoredDeclaration[],
  facts: readonly Pick<FactForVerdict, 'predicate' | 'active'>[],
): { declared?: readonly Declaration[] } {
  if (stored.length === 0) return {}
  const withFacts = new Set<string>(facts.filter(({ active }) => active).map(({ predicate }) => predicate))
  const all = stored.map(({ declaration }) => declaration)
  return { declared: chosenFor(answer.text, all, (name) => withFacts.has(name)) }
}
