import { shownClaim } from '@veracite/evidence/capture/stored-verdict'
import type { RunForReview } from '@veracite/evidence/records/evidence-rows'
import type { NewClassification } from '@veracite/evidence/records/new-classification'
import { standing } from '@veracite/evidence/records/stored-reading'
import type { DeclarationsForReading } from '@veracite/ground-truth/facts/declarations'
import type { FactForVerdict, FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import { conflict, invalidField, notFound, runNotClassified } from '@veracite/terms/errors'
import { countsByOrigin, originBody } from '@veracite/terms/origins'
import type { AskedPage } from '@veracite/terms/page'
import type { CitationClass, Origin } from '@veracite/terms/vocabulary'
import { profileIn } from '@veracite/verdicts/range/profile-in'
import { whyUnsure } from '@veracite/verdicts/verdict/decide'
import type { Claim, Review, Verdict } from '@veracite/verdicts/verdict/verdict'
import { asSaid, refusal } from '@veracite/words/refusals'
import { personReader, type Said } from '../readers/person-reader.ts'
import { falseWords, MAX_ANSWER_BYTES, sentenceAround } from '../statements/sentence.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import { type ClassifyDeps, classifyFrom, freshReading, judged } from './classify-captures.ts'
import type { CaptureToClassify, RunStore } from './run-store.ts'

export interface SettleInput extends Said {
  /** The reviewer's name as it will appear in the evidence. */
  by: string
  note: string | null
}

export const adminReview = (
  deps: ClassifyDeps &
    BrandDeps & {
      runs: Pick<
        RunStore,
        'exists' | 'findToReclassify' | 'appendVerdicts' | 'putUndecided' | 'listForReview'
      >
      facts: FactsForVerdict
      declarations: DeclarationsForReading
      onSettled: (origin: Origin) => void
    },
) => ({
  /** The runs of a brand that wait for a person, newest first. */
  async list(brandId: string, page: AskedPage) {
    const brand = await brandOf(deps, brandId)
    const { items, totals, nextCursor } = await deps.runs.listForReview(brand.id, {
      ...page,
      maxBytes: MAX_ANSWER_BYTES,
    })
    const { count: total, origin, apart } = countsByOrigin(totals)
    const statements = await Promise.all(items.map((item) => statementsOf(deps, item)))
    return {
      total,
      ...originBody(origin),
      apart,
      nextCursor,
      items: items.map(({ answer, ...item }, at) => ({
        ...item,
        ...originBody(item.origin),
        capturedAt: item.capturedAt.toISOString(),
        statements: (statements[at] ?? []).map((claim) => ({
          ...claim,
          why: leftOutAt(item, claim)?.message ?? whyUnsure(claim),
          sentence: answer === null ? null : sentenceAround(answer, falseWords(claim)),
        })),
      })),
    }
  },

  /** Appends, signs and logs a person's reading and its classification. Refuses a class that does not follow. */
  settle: (runId: string, input: SettleInput) => settleRun(deps, runId, input),

  /** The same in a person's words: the class follows from them. `cannot_tell` only ends the waiting. */
  async answer(runId: string, { answer, wrong, by, note }: AnswerInput) {
    if (answer === 'cannot_tell') return undecided(deps, runId, { by, note })
    const said = (known: Verdict | null, { citationClass }: CaptureToClassify): Said => {
      const claims = known?.claims ?? []
      const meant = saidBy(answer, { claims, wrong, before: citationClass })
      if (meant === null)
        throw invalidField('statement_not_in_doubt', 'statements', 'must_name_a_statement_in_doubt')
      return meant
    }
    return settleRun(deps, runId, { said, by, note, isFollowed: answer === 'right' })
  },

  /** Takes the last answer of a person back: the answer is judged as if it had not been given. */
  async undo(runId: string, by: string) {
    const capture = await captureOf(deps, runId)
    if (await deps.runs.putUndecided(capture, null)) return standingBody(capture)
    const last = capture.readings.findLast(({ readerKind }) => readerKind === 'person')
    const readings = capture.readings.filter((reading) => reading !== last)
    if (last === undefined) throw conflict('not_answered_yet')
    if (readings.length === 0) throw conflict('no_other_reading')
    const facts = await deps.facts.listForVerdict(capture.brand.id)
    const settlement = { by, note: `The answer of ${last.readerVersion} was taken back.` }
    const classification = await classifyFrom(
      deps,
      { capture, facts, readings, fresh: [], settlement },
      new AbortController().signal,
    )
    const withdrawn = { readingId: last.id, by }
    if (!(await deps.runs.appendVerdicts({ kind: 'settlement', capture, classification, withdrawn })))
      throw reclassifiedMeanwhile()
    deps.onSettled(capture.origin)
    return { ...settledBody(capture, classification, settlement), readingId: null, readingSha256: null }
  },
})

/** In a person's words; `wrong` names the statements meant, null for all that are in doubt. */
export interface AnswerInput {
  answer: ReviewAnswer
  wrong: readonly StatementPlace[] | null
  by: string
  note: string | null
}

type ReviewDeps = Parameters<typeof adminReview>[0]

async function captureOf({ runs, scope }: ReviewDeps, runId: string): Promise<CaptureToClassify> {
  const capture = await runs.findToReclassify(runId)
  if (!capture) throw (await runs.exists(runId, scope)) ? runNotClassified() : notFound('run')
  return capture
}

async function undecided(deps: ReviewDeps, runId: string, answer: { by: string; note: string | null }) {
  const capture = await captureOf(deps, runId)
  if (!(await deps.runs.putUndecided(capture, { ...answer, now: deps.clock.now() })))
    throw reclassifiedMeanwhile()
  return { ...standingBody(capture), ...answer }
}

const reclassifiedMeanwhile = () => conflict('run_reclassified')

async function settleRun(deps: ReviewDeps, runId: string, input: SettleInput | DerivedInput) {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const capture = await captureOf(deps, runId)
    const facts = await deps.facts.listForVerdict(capture.brand.id)
    const classification = await settled(deps, capture, facts, input)
    if (await deps.runs.appendVerdicts({ kind: 'settlement', capture, classification })) {
      deps.onSettled(capture.origin)
      return settledBody(capture, classification, input)
    }
  }
  throw conflict('run_reclassified_repeatedly')
}

/** The words depend on the known facts; `isFollowed`: the class that follows is accepted. */
interface DerivedInput {
  said: (known: Verdict | null, capture: CaptureToClassify) => Said
  by: string
  note: string | null
  isFollowed: boolean
}

/** The statements in doubt. One that the model left out is not stored with the class: it is judged again to be shown. */
async function statementsOf(deps: ReviewDeps, item: RunForReview): Promise<RunForReview['statements']> {
  if (!item.needsReview.some(isOfReaders)) return item.statements
  const capture = await deps.runs.findToReclassify(item.runId)
  if (capture === null) return item.statements
  const facts = await deps.facts.listForVerdict(capture.brand.id)
  const known = await knownOf(deps, capture, facts, new AbortController().signal)
  return known === null ? item.statements : known.claims.filter(isInDoubt)
}

/** The verdict without persons. What only the plain reader found, and the model left out, is a statement in doubt. */
async function knownOf(
  deps: ClassifyDeps,
  capture: CaptureToClassify,
  facts: FactForVerdict[],
  signal: AbortSignal,
): Promise<Verdict | null> {
  // If reading the answer failed, there is no reading yet.
  const others = capture.readings.filter(({ readerKind }) => readerKind !== 'person')
  if (others.length === 0) return null
  const { verdict: known } = await judged(deps, others, facts, capture, signal)
  const plain = others.filter(({ readerKind }) => readerKind === 'rules')
  if (plain.length === 0 || !known.needsReview.some(isOfReaders)) return known
  const byRules = await judged(deps, plain, facts, capture, signal)
  const leftOut = byRules.verdict.claims.filter(
    (claim) => claim.verdict === 'contradicted' && leftOutAt(known, claim) !== undefined,
  )
  return { ...known, claims: [...known.claims, ...leftOut.map(likely)] }
}

const isOfReaders = ({ reason }: Review): boolean => reason === 'readers_disagree'

const leftOutAt = ({ needsReview }: Pick<Verdict, 'needsReview'>, { span }: Pick<Claim, 'span'>) =>
  needsReview.find((one) => isOfReaders(one) && one.span?.start === span.start && one.span.end === span.end)

const likely = (claim: Claim): Claim => ({ ...claim, certainty: 'likely' })

/** Somebody else may settle the same run at the same moment, or a model's reading may arrive. */
const MAX_ROUNDS = 5

async function settled(
  deps: ClassifyDeps & Pick<ReviewDeps, 'declarations'>,
  capture: CaptureToClassify,
  facts: FactForVerdict[],
  input: SettleInput | DerivedInput,
): Promise<NewClassification> {
  const { by, note } = input
  const { signal } = new AbortController()
  const known = await knownOf(deps, capture, facts, signal)
  const said = 'said' in input ? input.said(known, capture) : input
  const answer = {
    brand: profileIn(capture.answer.text, capture.brand, facts),
    prompt: capture.prompt,
    answer: capture.answer,
    // A person can be asked any number of questions.
    declared: (await deps.declarations.listActive(capture.brand.id)).map(({ declaration }) => declaration),
  }
  const reader = personReader({ by, said, known, readings: capture.readings.map(({ reading }) => reading) })
  const [outcome] = await reader.read([answer], signal)
  if (outcome?.kind !== 'read')
    throw invalidField(
      'run_cannot_be_settled',
      'claims',
      outcome?.kind === 'set_aside' ? asSaid(outcome.reason) : 'cannot_be_read',
    )
  const read = freshReading(deps, capture, outcome)
  const readings = [...capture.readings, standing(read)]
  const toClassify = { capture, facts, readings, fresh: [read], settlement: { by, note } }
  const classification = await classifyFrom(deps, toClassify, signal)
  const follows = classification.verdict
  const isFollowed = 'isFollowed' in input && input.isFollowed
  if (!isFollowed && follows.class !== said.class)
    throw conflict(
      refusal('class_does_not_follow', {
        said: said.class,
        follows: follows.class,
        rule: follows.rule,
        advice: adviceFor(said.class),
      }),
    )
  return classification
}

const adviceFor = (wanted: CitationClass) =>
  wanted === 'CONFABULATED' ? 'name_the_contradicted' : wanted === 'STRONG' ? 'name_the_confirmed' : 'other'

const settledBody = (
  capture: CaptureToClassify,
  { id, verdict, readings }: NewClassification,
  { by, note }: { by: string; note: string | null },
) => ({
  runId: capture.runId,
  ...originBody(capture.origin),
  classificationId: id,
  readingId: readings[0]?.id ?? null,
  readingSha256: readings[0]?.sha256 ?? null,
  previousClass: capture.citationClass,
  class: verdict.class,
  rule: verdict.rule,
  claims: verdict.claims.map(shownClaim),
  by,
  note,
})

/** A run that keeps its class. */
const standingBody = (capture: CaptureToClassify) => ({
  runId: capture.runId,
  ...originBody(capture.origin),
  previousClass: capture.citationClass,
  class: capture.citationClass,
  by: 'operator',
  note: null as string | null,
})

/** What a person can answer when asked about an answer that waits. */
export const REVIEW_ANSWERS = ['wrong', 'right', 'not_ours', 'cannot_tell'] as const
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number]

/** A statement of the answer, by what it is about and where it stands. */
interface StatementPlace {
  predicate: string
  start: number
  end: number
}

/** A person decides only statements in doubt. Null when "wrong" names none of them. */
function saidBy(
  answer: Exclude<ReviewAnswer, 'cannot_tell'>,
  {
    claims,
    wrong,
    before,
  }: { claims: readonly Claim[]; wrong: readonly StatementPlace[] | null; before: CitationClass | null },
): Said | null {
  if (answer === 'not_ours') return { class: 'ABSENT', claims: null }
  const inDoubt = claims.filter(isInDoubt)
  const meant =
    wrong === null ? inDoubt : inDoubt.filter((claim) => wrong.some((place) => isAt(claim, place)))
  if (answer === 'wrong')
    return meant.length === 0
      ? null
      : { class: 'CONFABULATED', claims: null, adopts: (claim) => !isInDoubt(claim) || meant.includes(claim) }
  // An answer that repeats the question still does, with nothing false in it.
  const said = before === 'ECHO' ? 'ECHO' : 'DESCRIPTIVE'
  return { class: said, claims: null, adopts: (claim) => !isInDoubt(claim) }
}

const isInDoubt = ({ verdict, certainty }: Pick<Claim, 'verdict' | 'certainty'>): boolean =>
  verdict === 'contradicted' && certainty === 'likely'

const isAt = ({ predicate, span }: Claim, place: StatementPlace): boolean =>
  predicate === place.predicate && span.start === place.start && span.end === place.end
