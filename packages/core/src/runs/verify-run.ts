import type { BundleStore, StoredManifest } from '@veracite/evidence/bundle/bundle-port'
import { buildCapture } from '@veracite/evidence/capture/build-capture'
import type { NewCapture } from '@veracite/evidence/capture/new-capture'
import { SCHEMA_HOST, signManifest } from '@veracite/evidence/capture/sign-manifest'
import { accuses, type StoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import type { RunEvidenceRows } from '@veracite/evidence/records/evidence-rows'
import type { NewClassification } from '@veracite/evidence/records/new-classification'
import { newestOfOriginal } from '@veracite/evidence/records/newest-of-original'
import { verificationWords } from '@veracite/evidence/records/verification-words'
import type { FactForVerdict, FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import { sha256Hex } from '@veracite/terms/digest'
import type { ExtractedAnswer } from '@veracite/terms/engine-port'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { type CitationClass, type Engine, type Origin, originOf } from '@veracite/terms/vocabulary'
import {
  manifestSchema,
  parseCaptureManifest,
  type VerificationManifest,
} from '@veracite/verify/bundle/manifest'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { JobPayloads } from '../jobs/jobs.ts'
import { askOnce } from './ask-once.ts'
import type { AskDeps } from './ask-run.ts'
import { classifyCaptures } from './classify-captures.ts'
import { readAgainByModel } from './read-again.ts'
import type { ReadRunDeps } from './read-run.ts'
import type { CaptureToClassify, RunStore } from './run-store.ts'

/** Engines vary from one answer to the next: one different answer proves nothing, three settle it. */
export const MAX_ATTEMPTS = 3

/** The most manifests of a run that are searched for attempts made before an interruption. */
const MAX_MANIFESTS = 600

interface Attempt {
  captureId: string
  manifestSha256: string
  servedModel: string | null
  /** Null when the engine gave no answer, or one that could not be compared. */
  class: CitationClass | null
  reproduced: boolean
}

type VerifyDeps = Omit<AskDeps, 'runs'> &
  Pick<ReadRunDeps, 'rules' | 'model' | 'readings' | 'onModelReading' | 'priceFreshDays'>

/**
 * Job `run.verify`: asks the same prompt of the same engine again, up to three times until the finding comes
 * back, or as often as requested to measure how often it does.
 */
export const verifyRun =
  (
    deps: VerifyDeps & {
      runs: Pick<
        RunStore,
        | 'findToAsk'
        | 'beginCall'
        | 'endCall'
        | 'spentToday'
        | 'findEvidence'
        | 'findToReclassify'
        | 'appendVerificationAttempt'
        | 'appendVerification'
      >
      facts: FactsForVerdict
      bundles: Pick<BundleStore, 'listManifests'>
    },
  ) =>
  async ({ job, signal, progress }: JobContext, payload: JobPayloads['run.verify']): Promise<JobOutcome> => {
    const run = await deps.runs.findToAsk(payload.runId)
    const original = await deps.runs.findToReclassify(payload.runId)
    const evidence = await deps.runs.findEvidence(payload.runId, EVERY_ACCOUNT)
    const finding = evidence && newestOfOriginal(evidence.classifications, original?.captureId)
    if (!run || !original || !finding) {
      return {
        kind: 'failed',
        error: 'The run has no classification to verify.',
        fatal: true,
        retryAfterMs: null,
      }
    }
    const otherKind = anotherWouldAnswer(deps, run.engine, evidence, original.captureId)
    if (otherKind !== null) return { kind: 'failed', error: otherKind, fatal: true, retryAfterMs: null }
    const facts = await deps.facts.listForVerdict(run.brandId)

    // An interrupted job continues where it stopped: its captures are already evidence, and were paid for.
    const manifests = await deps.bundles.listManifests(run.runId, MAX_MANIFESTS)
    const attempts = attemptsSoFar(job.lease.jobId, manifests, evidence, finding.verdict)
    let fresh = 0
    const wanted = payload.times ?? MAX_ATTEMPTS
    const isSettled = () => payload.times === undefined && attempts.some((attempt) => attempt.reproduced)
    while (attempts.length < wanted && !isSettled()) {
      signal.throwIfAborted()
      const asked = await askOnce(deps, { job, signal }, run, run.timesAsked + fresh + 1)
      if (asked.kind === 'not_now') return asked.outcome
      fresh += 1
      const capture = buildCapture({
        id: deps.ids.next(),
        nonce: deps.ids.randomHex(16),
        kind: 'verification',
        run,
        engine: asked.engine,
        outcome: asked.outcome,
        collector: deps.collector,
        signer: deps.signer,
        previous: original.manifestSha256,
        trigger: { kind: 'verification', id: job.lease.jobId },
        now: deps.clock.now(),
      })
      const classification =
        asked.outcome.kind === 'answered'
          ? await classifyAgain(deps, capture, asked.outcome.extracted, {
              original,
              facts,
              finding: finding.verdict,
            })
          : null
      await deps.runs.appendVerificationAttempt(job.lease, capture, classification, asked.callId)
      const attempt: Attempt = {
        captureId: capture.id,
        manifestSha256: sha256Hex(capture.manifest.body),
        servedModel: capture.extracted.servedModel,
        ...comparedWith(finding.verdict, classification?.verdict ?? null),
      }
      attempts.push(attempt)
      await progress({ attempts: attempts.length, of: wanted, reproduced: attempt.reproduced })
    }
    await conclude()
    return { kind: 'completed' }

    async function conclude(): Promise<void> {
      const now = deps.clock.now()
      const id = deps.ids.next()
      const last = attempts.at(-1)
      const outcome = outcomeOf(attempts)
      const servedModel = last?.servedModel ?? null
      const counted = {
        captureIds: attempts.map((attempt) => attempt.captureId),
        compared: attempts.filter((attempt) => attempt.class !== null).length,
        reproduced: attempts.filter((attempt) => attempt.reproduced).length,
      }
      const originalModel = run?.originalModel ?? null
      const manifest: VerificationManifest = {
        schema: manifestSchema(SCHEMA_HOST, 'verification'),
        prev: original?.manifestSha256 ?? null,
        eventNonce: deps.ids.randomHex(16),
        verificationId: id,
        runId: payload.runId,
        attempts: attempts.map((attempt) => ({
          captureManifestSha256: attempt.manifestSha256,
          class: attempt.class,
          reproduced: attempt.reproduced,
        })),
        status: outcome === 'not_reproduced' ? 'not_reproducible' : 'active',
        reason: reasonOf(attempts.length, { outcome, ...counted }, originalModel, servedModel),
        verifiedAt: now.toISOString(),
      }
      await deps.runs.appendVerification(job.lease, {
        id,
        runId: payload.runId,
        jobId: job.lease.jobId,
        outcome,
        ...counted,
        citationClass: last?.class ?? null,
        originalModel,
        servedModel,
        modelChanged: originalModel !== null && servedModel !== null && originalModel !== servedModel,
        createdAt: now,
        manifest: signManifest(deps.signer, manifest),
      })
    }
  }

/** The attempts of this job from before an interruption, oldest first: each signed manifest names its job. */
function attemptsSoFar(
  jobId: string,
  manifests: readonly StoredManifest[],
  { captures, classifications }: Pick<RunEvidenceRows, 'captures' | 'classifications'>,
  finding: StoredVerdict,
): Attempt[] {
  return manifests.flatMap((stored) => {
    if (stored.kind !== 'capture') return []
    if (parseCaptureManifest(stored.body).collector.trigger.id !== jobId) return []
    const verdict = classifications.find((row) => row.captureId === stored.subjectId)?.verdict
    return {
      captureId: stored.subjectId,
      manifestSha256: sha256Hex(stored.body),
      servedModel: captures.find((capture) => capture.id === stored.subjectId)?.servedModel ?? null,
      ...comparedWith(finding, verdict ?? null),
    }
  })
}

/** Reads the repeated answer like the first one. An answer that breaks its reader has no class. */
async function classifyAgain(
  deps: VerifyDeps,
  capture: NewCapture,
  extracted: ExtractedAnswer,
  known: { original: CaptureToClassify; facts: FactForVerdict[]; finding: StoredVerdict },
): Promise<NewClassification | null> {
  const fresh: CaptureToClassify = {
    ...known.original,
    captureId: capture.id,
    capturedAt: capture.capturedAt,
    manifestSha256: sha256Hex(capture.manifest.body),
    answer: { text: extracted.text, citations: extracted.cited.map((source) => source.url) },
    readings: [],
  }
  // This answer was paid for, so it is kept even if the process must stop now.
  const { signal } = new AbortController()
  const { classified } = await classifyCaptures(deps, [fresh], () => known.facts, signal)
  const byRules = classified[0] ?? null
  if (byRules === null || restsOnRules(known.finding) || reproduces(known.finding, byRules.verdict))
    return byRules
  return (await readAgainByModel(deps, fresh, byRules, known.facts, signal)) ?? byRules
}

const restsOnRules = ({ readers }: Pick<StoredVerdict, 'readers'>): boolean =>
  readers.every(({ kind }) => kind === 'rules')

/**
 * A reading by rules alone cannot refute what a model or a person found: it either repeats the finding or is
 * inconclusive.
 */
export function comparedWith(
  finding: StoredVerdict,
  fresh: Pick<StoredVerdict, 'class' | 'claims' | 'readers'> | null,
): Pick<Attempt, 'class' | 'reproduced'> {
  if (fresh === null) return { class: null, reproduced: false }
  const reproduced = reproduces(finding, fresh)
  const comparable = reproduced || restsOnRules(finding) || !restsOnRules(fresh)
  return { class: comparable ? fresh.class : null, reproduced }
}

/**
 * True for the same class again; for a confabulation, one of the same contradictions, certain or likely: of
 * the same fact, or the same words against the fact that has since replaced it.
 */
export function reproduces(
  original: Pick<StoredVerdict, 'class' | 'claims'>,
  fresh: Pick<StoredVerdict, 'class' | 'claims'>,
): boolean {
  if (original.class !== 'CONFABULATED') return fresh.class === original.class
  const found = new Set(contradictions(original.claims.filter(accuses)))
  return contradictions(fresh.claims).some((contradiction) => found.has(contradiction))
}

const contradictions = (claims: StoredVerdict['claims']): string[] =>
  claims
    .filter((claim) => claim.verdict === 'contradicted')
    .flatMap(({ predicate, factId, stated }) => [
      `${predicate} against ${factId ?? ''}`,
      `${predicate} is ${stated}`,
    ])

function outcomeOf(attempts: Attempt[]): 'reproduced' | 'not_reproduced' | 'inconclusive' {
  if (attempts.some((attempt) => attempt.reproduced)) return 'reproduced'
  // An engine that gave no answer at all neither repeats nor refutes the finding.
  return attempts.some((attempt) => attempt.class !== null) ? 'not_reproduced' : 'inconclusive'
}

function reasonOf(
  asked: number,
  verification: Parameters<typeof verificationWords>[0],
  originalModel: string | null,
  servedModel: string | null,
): string {
  const model =
    originalModel !== null && servedModel !== null && originalModel !== servedModel
      ? ` The model that answered changed from ${originalModel} to ${servedModel}.`
      : ''
  const words = verificationWords(verification)
  const counted = words === null ? '' : ` ${words}.`
  return `Asked ${asked} ${asked === 1 ? 'time' : 'times'} again: ${verification.outcome.replace('_', ' ')}.${counted}${model}`
}

/** Nobody can reproduce what another said: an engine, a stand-in for it, a demonstration. */
function anotherWouldAnswer(
  { engines }: Pick<AskDeps, 'engines'>,
  engine: Engine,
  { captures }: Pick<RunEvidenceRows, 'captures'>,
  captureId: string,
): string | null {
  const now = engines.get(engine)?.access.kind
  const then = captures.find(({ id }) => id === captureId)?.accessKind
  if (now === undefined || then === undefined || originOf(now) === originOf(then)) return null
  return `The answer was given by ${SPEAKERS[originOf(then)]}, and now ${SPEAKERS[originOf(now)]} would answer for ${engine}: start a new scan instead.`
}

const SPEAKERS: Record<Origin, string> = {
  engine: 'the engine',
  stand_in: 'a server that stands in for the engine',
  demo: 'the demonstration engine, which invents its answers',
}
