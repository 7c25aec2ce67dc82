import type { BundleStore } from '@veracite/evidence/bundle/bundle-port'
import type { NewCapture, RunToAsk } from '@veracite/evidence/capture/new-capture'
import type { RunEvidenceRows, StoredClassification } from '@veracite/evidence/records/evidence-rows'
import { newestOfOriginal } from '@veracite/evidence/records/evidence-rows'
import type { NewClassification } from '@veracite/evidence/records/new-classification'
import type { FactForVerdict, FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import { sha256Hex } from '@veracite/terms/digest'
import type { ExtractedAnswer } from '@veracite/terms/engine-port'
import { ORIGIN_TABLE } from '@veracite/terms/origin-table'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { type Engine, originOf } from '@veracite/terms/vocabulary'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { givenUp } from '../jobs/job-ports.ts'
import type { JobPayloads } from '../jobs/jobs.ts'
import { askOnce } from './ask-once.ts'
import { type AskDeps, captureOf } from './ask-run.ts'
import { classifyFrom } from './classify-captures.ts'
import { conclude } from './conclude-verification.ts'
import { type DecidingDeps, readToDecide } from './deciding-reading.ts'
import type { CaptureToClassify, RunStore } from './run-store.ts'
import { type Attempt, attemptsSoFar, comparedWith } from './verification-attempts.ts'

/** Engines vary from one answer to the next: one different answer proves nothing, three settle it. */
export const MAX_ATTEMPTS = 3

/** The most manifests of a run that are searched for attempts made before an interruption. */
const MAX_MANIFESTS = 600

type ReadingDeps = Omit<AskDeps, 'runs'> & DecidingDeps

interface VerifyDeps extends ReadingDeps {
  runs: Pick<
    RunStore,
    | 'findToAsk'
    | 'beginCall'
    | 'endCall'
    | 'spentToday'
    | 'findEvidence'
    | 'findToReclassify'
    | 'appendVerdicts'
    | 'appendVerification'
  >
  facts: FactsForVerdict
  bundles: Pick<BundleStore, 'listManifests'>
}

/** Job `run.verify`: asks again, up to three times until the finding comes back, or as often as requested. */
export const verifyRun =
  (deps: VerifyDeps) =>
  async (context: JobContext, payload: JobPayloads['run.verify']): Promise<JobOutcome> => {
    const { job, signal, progress } = context
    const { jobId } = job.lease
    const subject = await readSubject(deps, payload.runId)
    if (subject.kind === 'refused') return givenUp(subject.error)
    const { run, original, evidence, finding } = subject
    // An interrupted job continues where it stopped: its captures are already evidence, and were paid for.
    const manifests = await deps.bundles.listManifests(run.runId, MAX_MANIFESTS)
    const attempts = attemptsSoFar(jobId, manifests, evidence, finding.verdict)
    const wanted = payload.times ?? MAX_ATTEMPTS
    const isSettled = () => payload.times === undefined && attempts.some((attempt) => attempt.reproduced)
    for (let fresh = 1; attempts.length < wanted && !isSettled(); fresh += 1) {
      signal.throwIfAborted()
      const tried = await tryAgain(deps, context, subject, fresh)
      if (tried.kind === 'not_now') return tried.outcome
      attempts.push(tried.attempt)
      await progress({ attempts: attempts.length, of: wanted, reproduced: tried.attempt.reproduced })
    }
    const before = { originalSha256: original.manifestSha256, originalModel: run.originalModel }
    const concluded = conclude(deps, { runId: payload.runId, jobId, ...before, attempts })
    await deps.runs.appendVerification(job.lease, concluded)
    return { kind: 'completed' }
  }

/** The answer whose finding is checked, and all that it is compared with. */
interface Subject {
  kind: 'found'
  run: RunToAsk
  original: CaptureToClassify
  evidence: RunEvidenceRows
  finding: StoredClassification
  facts: FactForVerdict[]
}

async function readSubject(
  deps: VerifyDeps,
  runId: string,
): Promise<Subject | { kind: 'refused'; error: string }> {
  const run = await deps.runs.findToAsk(runId)
  const original = await deps.runs.findToReclassify(runId)
  const evidence = await deps.runs.findEvidence(runId, EVERY_ACCOUNT)
  const finding = evidence && newestOfOriginal(evidence.classifications, original?.captureId)
  if (!run || !original || !finding)
    return { kind: 'refused', error: 'The run has no classification to verify.' }
  const otherKind = anotherWouldAnswer(deps, run.engine, evidence, original.captureId)
  if (otherKind !== null) return { kind: 'refused', error: otherKind }
  const facts = await deps.facts.listForVerdict(run.brandId)
  return { kind: 'found', run, original, evidence, finding, facts }
}

/** One more answer, kept as evidence whatever it says. */
async function tryAgain(
  deps: VerifyDeps,
  { job, signal }: JobContext,
  subject: Subject,
  fresh: number,
): Promise<{ kind: 'not_now'; outcome: JobOutcome } | { kind: 'tried'; attempt: Attempt }> {
  const { run, original, finding } = subject
  const asked = await askOnce(deps, { job, signal }, run, {
    attempt: run.timesAsked + fresh,
    kind: 'verification',
  })
  if (asked.kind === 'not_now') return asked
  const made = { kind: 'verification', previous: original.manifestSha256 } as const
  const trigger = { kind: 'verification', id: job.lease.jobId } as const
  const capture = await captureOf(deps, run, asked, { ...made, trigger })
  const classification =
    asked.outcome.kind === 'answered'
      ? await classifyAgain(deps, capture, asked.outcome.extracted, subject)
      : null
  const { callId } = asked
  await deps.runs.appendVerdicts({ kind: 'verification', lease: job.lease, capture, callId, classification })
  return {
    kind: 'tried',
    attempt: {
      captureId: capture.id,
      manifestSha256: sha256Hex(capture.manifest.body),
      servedModel: capture.extracted.servedModel,
      ...comparedWith(finding.verdict, classification?.verdict ?? null),
    },
  }
}

/**
 * Reads the repeated answer like the first one. If the model does not answer, the plain reading counts, which refutes
 * nothing that a model found. An answer that breaks its reader has no class.
 */
async function classifyAgain(
  deps: VerifyDeps,
  capture: NewCapture,
  extracted: ExtractedAnswer,
  { original, facts }: Subject,
): Promise<NewClassification | null> {
  const again: CaptureToClassify = {
    ...original,
    captureId: capture.id,
    capturedAt: capture.capturedAt,
    manifestSha256: sha256Hex(capture.manifest.body),
    answer: { text: extracted.text, citations: extracted.cited.map((source) => source.url) },
    readings: [],
  }
  // This answer was paid for, so it is kept even if the process must stop now.
  const { signal } = new AbortController()
  const { fresh, standing, problem, costUsd } = await readToDecide(deps, again, facts, signal)
  if (standing.length === 0) return null
  const read = { capture: again, facts, readings: standing, fresh }
  const made = await classifyFrom(deps, read, signal).catch(() => null)
  const byModel = standing.some(({ readerKind }) => readerKind === 'model')
  if (byModel || problem !== null)
    deps.onModelReading({
      origin: original.origin,
      outcome: problem === null ? 'decided' : 'failed',
      costUsd,
    })
  return made
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
  return `The answer was given by ${ORIGIN_TABLE[originOf(then)].answerer}, and now ${ORIGIN_TABLE[originOf(now)].answerer} would answer for ${engine}: start a new scan instead.`
}
