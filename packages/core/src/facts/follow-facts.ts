import type { StoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import type { NewClassification } from '@veracite/evidence/records/new-classification'
import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import type { CitationClass } from '@veracite/terms/vocabulary'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { type ClassifyDeps, classifyStored } from '../runs/classify-captures.ts'
import { readJobs } from '../runs/read-run.ts'
import type { CaptureToClassify, RunStore, VerifiedToReclassify } from '../runs/run-store.ts'
import type { FactStore } from './fact-store.ts'

interface Deps extends ClassifyDeps {
  runs: Pick<
    RunStore,
    | 'listClassified'
    | 'findToReclassify'
    | 'listToFollow'
    | 'verdictsOf'
    | 'listVerifiedToReclassify'
    | 'appendVerdicts'
  >
  facts: Pick<FactStore, 'listForVerdict' | 'newestEvent'>
}

/** A run whose class changed, or whether it waits for a person. */
interface MovedRun {
  runId: string
  from: CitationClass | null
  to: CitationClass
  needsReview: boolean
}

/** A type, not an interface: it is stored as the job's result, which is any JSON object. */
type Followed = {
  examined: number
  /** Answers without a current reading: they keep their verdict until they are read again. */
  unread: number
  /** New verdicts on record, also where only a statement is judged differently. */
  rejudged: number
  /** How many verdicts changed, counted as the preview counts them. */
  changed: number
  moved: MovedRun[]
}

const PAGE = 50
const MOST_LISTED = 100
/** Facts may change while a page is judged; more often than this is no accident. */
const MAX_ROUNDS = 10

/**
 * Job `facts.follow`: after facts have changed, every answer of the brand is judged by them again, from the readings that
 * are stored. No engine is asked; a model only whether a new accusation holds, by a job of its own. Where nothing follows, nothing is written; earlier verdicts and their bundles
 * stay as they were.
 */
export const followFacts =
  (deps: Deps) =>
  async (context: JobContext, { brandId }: { brandId: string }): Promise<JobOutcome> => {
    const followed: Followed = { examined: 0, unread: 0, rejudged: 0, changed: 0, moved: [] }
    let cursor: string | null = null
    for (;;) {
      context.signal.throwIfAborted()
      const runIds: string[] = await deps.runs.listClassified(brandId, cursor, PAGE)
      if (runIds.length === 0) break
      await followPage(deps, context, brandId, runIds, followed)
      cursor = runIds.at(-1) ?? null
      const { moved: _, ...progress } = followed
      await context.progress(progress)
    }
    return { kind: 'done', result: followed }
  }

/** Repeated if facts changed meanwhile: the job of that change may have seen these answers before this one stored them. */
async function followPage(
  deps: Deps,
  context: JobContext,
  brandId: string,
  runIds: readonly string[],
  followed: Followed,
): Promise<void> {
  const before = new Map<string, CitationClass | null>()
  const moved = new Map<string, MovedRun>()
  let page: Judged = { examined: 0, unread: 0, rejudged: 0 }
  for (let round = 0; ; round += 1) {
    const newest = await deps.facts.newestEvent(brandId)
    const facts = await deps.facts.listForVerdict(brandId)
    const judged = await judgePage(deps, context, facts, runIds, (capture, made, was) => {
      if (!before.has(capture.runId)) before.set(capture.runId, was.class)
      const from = before.get(capture.runId) ?? null
      moved.delete(capture.runId)
      const change = movedBy(capture.runId, from, was, made)
      if (change !== null) moved.set(capture.runId, change)
    })
    page = { ...judged, rejudged: page.rejudged + judged.rejudged }
    if ((await deps.facts.newestEvent(brandId)) === newest) break
    if (round === MAX_ROUNDS) throw new Error('The facts changed again and again meanwhile.')
  }
  followed.examined += page.examined
  followed.unread += page.unread
  followed.rejudged += page.rejudged
  followed.changed += moved.size
  followed.moved.push(...[...moved.values()].slice(0, MOST_LISTED - followed.moved.length))
}

type Judged = Pick<Followed, 'examined' | 'unread' | 'rejudged'>

async function judgePage(
  deps: Deps,
  context: JobContext,
  facts: FactForVerdict[],
  runIds: readonly string[],
  onStored: (capture: CaptureToClassify, made: NewClassification, was: StoredVerdict) => void,
): Promise<Judged> {
  const { signal, job } = context
  const captures = await deps.runs.listToFollow(runIds)
  const classified = await classifyStored(deps, captures, facts, signal)
  const verdicts = await deps.runs.verdictsOf(idsOf(captures))
  const byRun = new Map(captures.map((capture) => [capture.runId, capture]))
  const counted: Judged = {
    examined: captures.length,
    unread: captures.length - classified.length,
    rejudged: 0,
  }
  for (const made of classified) {
    const capture = byRun.get(made.runId)
    const was = verdicts.get(capture?.classificationId ?? '')
    if (capture === undefined || was === undefined || isSame(was, made)) continue
    // False if somebody judged it meanwhile: a person, a model's reading, another job. All of them used the facts of now.
    const verdict = { kind: 'reclassification', lease: job.lease, capture, classification: made } as const
    if (!(await deps.runs.appendVerdicts({ ...verdict, followUp: readJobs(deps, [made]) }))) continue
    counted.rejudged += 1
    onStored(capture, made, was)
  }
  for (const runId of runIds) counted.rejudged += await followVerified(deps, context, facts, runId)
  return counted
}

/** Answers of re-verifications too: a finding must not rest on a fact that no longer stands. */
async function followVerified(
  deps: Deps,
  { job, signal }: JobContext,
  facts: FactForVerdict[],
  runId: string,
): Promise<number> {
  let judged = 0
  let cursor: string | null = null
  for (;;) {
    signal.throwIfAborted()
    const page: VerifiedToReclassify[] = await deps.runs.listVerifiedToReclassify(runId, cursor, PAGE)
    const verdicts = await deps.runs.verdictsOf(idsOf(page))
    const classified = page.length === 0 ? [] : await classifyStored(deps, page, facts, signal)
    for (const made of classified) {
      const capture = page.find(({ captureId }) => captureId === made.captureId)
      const was = verdicts.get(capture?.classificationId ?? '')
      if (capture === undefined || was === undefined || isSame(was, made)) continue
      const verdict = { kind: 'verified_again', lease: job.lease, capture, classification: made } as const
      if (await deps.runs.appendVerdicts(verdict)) judged += 1
    }
    cursor = page.at(-1)?.captureId ?? null
    if (page.length < PAGE) return judged
  }
}

const idsOf = (captures: readonly CaptureToClassify[]): string[] =>
  captures.flatMap(({ classificationId }) => classificationId ?? [])

function movedBy(
  runId: string,
  from: CitationClass | null,
  was: StoredVerdict,
  { verdict }: NewClassification,
): MovedRun | null {
  const needsReview = verdict.needsReview.length > 0
  if (verdict.class === from && needsReview === was.needsReview.length > 0) return null
  return { runId, from, to: verdict.class, needsReview }
}

/** Whether both look the same to a reader. The number of facts does not count as a difference. */
function isSame(was: StoredVerdict, { verdict: is }: NewClassification): boolean {
  return JSON.stringify(saidBy(was)) === JSON.stringify(saidBy(is))
}

const saidBy = (verdict: Pick<StoredVerdict, 'class' | 'rule' | 'needsReview' | 'claims'>) => [
  verdict.class,
  verdict.rule,
  verdict.needsReview.map(({ reason, message }) => [reason, message]),
  verdict.claims.map((claim) => [
    claim.predicate,
    claim.stated,
    claim.verdict,
    claim.certainty,
    claim.factId,
    claim.truth,
    claim.reason ?? null,
  ]),
]
