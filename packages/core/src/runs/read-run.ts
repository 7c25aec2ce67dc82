import type { NewClassification } from '@veracite/evidence/records/new-classification'
import {
  identityDigest,
  type NewReading,
  newReading,
  standing,
} from '@veracite/evidence/records/stored-reading'
import type { DeclarationsForReading } from '@veracite/ground-truth/facts/declarations'
import type { FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import type { Clock, Ids } from '@veracite/terms/ports'
import type { Origin } from '@veracite/terms/vocabulary'
import { MOST_ASKED } from '@veracite/verdicts/declared/asked'
import { literalNames } from '@veracite/verdicts/model/literal-names'
import { LONGEST_ANSWER, requestFor } from '@veracite/verdicts/model/request'
import { profileIn } from '@veracite/verdicts/range/profile-in'
import type { Reading } from '@veracite/verdicts/reading'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { Lease, NewJob } from '../jobs/jobs.ts'
import { declaredFor } from '../readers/declared-for.ts'
import { modelReader, modelVersion } from '../readers/model-reader.ts'
import type { LanguageModelPort, ReadOutcome } from '../readers/reader-port.ts'
import { type ClassifyDeps, classifyFrom } from './classify-captures.ts'
import type { ReadingStore } from './reading-store.ts'
import type { CaptureToClassify, RunStore } from './run-store.ts'

/** How the reading by a model ended, for the counter. */
export type ModelReadingOutcome = 'same_class' | 'other_class' | 'unreadable' | 'failed'

export interface ReadRunDeps extends ClassifyDeps {
  model: LanguageModelPort | null
  runs: Pick<RunStore, 'findToRead' | 'appendReading'>
  readings: Pick<ReadingStore, 'beginRead' | 'endRead' | 'spentToday'>
  facts: FactsForVerdict
  declarations: DeclarationsForReading
  onModelReading: (end: { origin: Origin; outcome: ModelReadingOutcome; costUsd: string | null }) => void
}

/**
 * Job `run.read`: a model reads one captured answer. Its reading is stored, and a new classification follows
 * from it and the earlier readings. Until then the rules' classification stands.
 */
export const readRun =
  (deps: ReadRunDeps) =>
  async ({ job, signal }: JobContext, payload: { captureId: string }): Promise<JobOutcome> => {
    const { model } = deps
    if (model === null) return { kind: 'done', result: { skipped: 'This server has no model that reads.' } }
    const capture = await deps.runs.findToRead(payload.captureId)
    if (!capture) return { kind: 'done', result: { skipped: 'There is no such answer.' } }
    const facts = await deps.facts.listForVerdict(capture.brand.id)
    const input = {
      brand: profileIn(capture.answer.text, capture.brand, facts),
      prompt: capture.prompt,
      answer: capture.answer,
      ...declaredFor(capture.answer, await deps.declarations.listActive(capture.brand.id), facts),
    }

    const refused = await overCeiling(deps, model)
    if (refused) return refused
    const outcome = await askAndPay(deps, model, input, signal)
    if (outcome.kind === 'failed') {
      deps.onModelReading({ origin: capture.origin, outcome: 'failed', costUsd: null })
      return {
        kind: 'failed',
        error: outcome.message,
        fatal: outcome.fatal,
        retryAfterMs: outcome.retryAfterMs,
      }
    }
    if (outcome.kind === 'set_aside') {
      deps.onModelReading({ origin: capture.origin, outcome: 'failed', costUsd: null })
      return { kind: 'failed', error: outcome.reason, fatal: true, retryAfterMs: null }
    }
    const read = newReading({
      id: deps.ids.next(),
      runId: capture.runId,
      captureId: capture.captureId,
      identitySha256: identityDigest(capture.brand),
      reading: outcome.reading,
      exchange: outcome.exchange,
      now: deps.clock.now(),
    })
    const changed = await appendTo(deps, job.lease, capture, read, signal)
    const unreadable = outcome.reading.doubts.some(({ reason }) => reason === 'unreadable')
    deps.onModelReading({
      origin: capture.origin,
      outcome: unreadable ? 'unreadable' : changed ? 'other_class' : 'same_class',
      costUsd: outcome.exchange?.costUsd ?? null,
    })
    return { kind: 'completed' }
  }

/** The run may be settled or reclassified while the model reads: then the verdict is computed again. */
async function appendTo(
  deps: ReadRunDeps,
  lease: Lease,
  first: CaptureToClassify,
  read: NewReading,
  signal: AbortSignal,
): Promise<boolean> {
  let capture: CaptureToClassify | null = first
  for (let round = 0; round < MAX_ROUNDS && capture; round++) {
    const facts = await deps.facts.listForVerdict(capture.brand.id)
    const readings = [...capture.readings, standing(read)]
    const classification = await classifyFrom(deps, { capture, facts, readings, fresh: [read] }, signal)
    if (await deps.runs.appendReading(lease, capture, classification))
      return classification.verdict.class !== capture.citationClass
    capture = await deps.runs.findToRead(first.captureId)
  }
  throw new Error('The run was reclassified repeatedly while its answer was read.')
}

const MAX_ROUNDS = 5

/** Asks a model once. The cost is recorded beforehand, so that a crash cannot make a call look free. */
export async function askAndPay(
  deps: Pick<ReadRunDeps, 'readings' | 'clock' | 'ids' | 'rules'>,
  model: LanguageModelPort,
  input: Parameters<typeof requestFor>[0],
  signal: AbortSignal,
): Promise<ReadOutcome> {
  const estimate = model.estimateUsd(requestFor(input, '0'.repeat(32)))
  const startedAt = deps.clock.now()
  await deps.readings.beginRead(model.name, startedAt, estimate)
  const [outcome] = await modelReader({ ...deps, model }).read([input], signal)
  if (outcome === undefined) throw new Error('A model gave no outcome.')
  const spent =
    outcome.kind === 'read'
      ? (outcome.exchange?.costUsd ?? null)
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
): Promise<Extract<JobOutcome, { kind: 'postponed' }> | null> {
  const ceiling = model.dailySpendUsd
  if (ceiling === null) return null
  const now = deps.clock.now()
  if (Number(await deps.readings.spentToday(now)) < Number(ceiling)) return null
  return {
    kind: 'postponed',
    until: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 0, 0, 30)),
    reason: `The daily spend ceiling of reading (${ceiling} USD) is reached; read after midnight UTC.`,
  }
}

/**
 * Whether asking again would change nothing: what was not read is what a request has no room for. A declaration in other
 * words than it was asked in has its turn again.
 */
const wasAsked = ({ declared = [] }: Reading, notRead: readonly string[]): boolean =>
  notRead.length === 0 ||
  (declared.length >= MOST_ASKED && !declared.some(({ name }) => notRead.includes(name)))

/**
 * Follow-up jobs for answers that a model has not read yet: every answer in which a name or the domain of the brand
 * stands, whatever rules make of it. Excessively long ones are left to a person.
 */
export const readJobs = (
  { model, ids }: { model: LanguageModelPort | null; ids: Pick<Ids, 'next'> },
  classified: readonly NewClassification[],
  captures: readonly Pick<CaptureToClassify, 'captureId' | 'answer' | 'brand'>[],
): NewJob[] =>
  model === null
    ? []
    : classified
        .filter(({ captureId, standing: readings, verdict }) => {
          const rules = readings.find((one) => one.readerKind === 'rules')?.reading
          const capture = captures.find((one) => one.captureId === captureId)
          const named =
            rules === undefined ||
            rules.mention !== 'none' ||
            rules.ownedCitations.length > 0 ||
            (capture !== undefined && literalNames(capture.answer.text, capture.brand).length > 0)
          const isShort = rules === undefined || rules.read.of <= LONGEST_ANSWER
          const isRead = readings.some(
            (one) =>
              one.readerKind === 'model' &&
              one.readerVersion === modelVersion(model) &&
              wasAsked(one.reading, verdict.notRead ?? []),
          )
          const isSettled = readings.some((one) => one.readerKind === 'person')
          return named && isShort && !isRead && !isSettled
        })
        .map(({ captureId }) => ({
          id: ids.next(),
          kind: 'run.read',
          lane: 'read',
          payload: { captureId },
          dedupKey: captureId,
        }))
