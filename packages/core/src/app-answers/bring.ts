import { buildCapture } from '@veracite/evidence/capture/build-capture'
import type { SealDeps } from '@veracite/evidence/capture/recorder'
import type { AppClaims, Exchange, ExtractedAnswer } from '@veracite/terms/engine-port'
import { invalidField } from '@veracite/terms/errors'
import type { Grade } from '@veracite/terms/surfaces'
import type { Engine } from '@veracite/terms/vocabulary'
import { hexEncode } from '@veracite/verify/bytes'
import type { AppPlanStore, Asker } from '../app-plans/app-plan-store.ts'
import { type Asked, type Fills, openSlots, slotsFor } from '../app-plans/fill-slots.ts'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { Brand } from '../tenants/tenant-store.ts'
import type { AppAnswerStore, BroughtAnswer } from './app-answer-store.ts'

/** What imports and recordings do alike: slots of plans, captures, and answers that are known already. */
export interface BringDeps extends SealDeps {
  appAnswers: AppAnswerStore
  appPlans: Pick<AppPlanStore, 'find' | 'listOpen'>
  queue: Pick<JobQueue, 'kick'>
}

/** The slot of each answer. Refuses a file for a plan of which nothing fills a slot. */
export async function filledBy(
  deps: Pick<BringDeps, 'appPlans' | 'clock'>,
  brandId: string,
  engine: Engine,
  asked: readonly Asked[],
  fills: Fills | undefined,
): Promise<FilledSlot[]> {
  if (fills === undefined) return []
  const { plan, open } = await openSlots(deps, brandId, fills)
  const numbers = slotsFor(open, engine, plan.plannedAt, asked)
  if (numbers.every((number) => number === null))
    throw invalidField('question_not_open', 'body.fills', 'fits_no_answer')
  const planSha256 = plan.signed[0]?.sha256 ?? ''
  const account = plan.people[fills.person - 1]?.account ?? 'used'
  return numbers.map((number) =>
    number === null ? null : { appPlanId: plan.id, number, planSha256, account },
  )
}

/** What the record of an answer says of its slot. */
type FilledSlot =
  | (NonNullable<BroughtAnswer['slot']> & Pick<Asker, 'account'> & { planSha256: string })
  | null

export interface AnswerOfApp {
  brand: Brand
  engine: Engine
  grade: Grade
  importId: string
  prompt: string
  provider: string
  wire: string
  description: string
  /** Which code read the answer. */
  version: string
  trigger: { kind: string; id: string }
  exchange: Pick<Exchange, 'url' | 'startedAt' | 'finishedAt' | 'status' | 'contentType' | 'bytes'>
  found: Pick<ExtractedAnswer, 'text' | 'cited' | 'retrieved' | 'queries' | 'servedModel'>
  app: AppClaims
  slot: FilledSlot
  /** Of a capture that was named before it was made. */
  made?: { nonce: string; runId: string } | undefined
  now: Date
}

/** An answer that a person brings, as a capture of a run of its own. */
export function answerOfApp(
  { ids, collector, signer }: SealDeps,
  {
    brand,
    engine,
    grade,
    importId,
    prompt,
    provider,
    wire,
    description,
    version,
    slot,
    ...given
  }: AnswerOfApp,
): BroughtAnswer {
  const intent = namesBrand(prompt, brand) ? 'BRANDED' : 'CATEGORY'
  const asked = { prompt, intent, locale: UNKNOWN_LANGUAGE } as const
  const { contentType } = given.exchange
  const capture = buildCapture({
    id: ids.next(),
    nonce: given.made?.nonce ?? ids.randomHex(16),
    kind: 'original',
    run: {
      ...{
        ...asked,
        runId: given.made?.runId ?? ids.next(),
        scanId: importId,
        brandId: brand.id,
        engine,
        status: 'CAPTURED',
        brand,
      },
      ...{ citationClass: null, timesAsked: 0, originalModel: null, sample: 1 },
      plan: slot && { sha256: slot.planSha256, place: slot.number - 1 },
    },
    engine: {
      access: { engine, kind: 'app', provider, model: null, wire, description, grade },
      version,
    },
    outcome: {
      kind: 'answered',
      exchange: {
        ...{ ...given.exchange, method: 'POST', requestBody: null },
        headers: grade < 'C' && contentType !== null ? { 'content-type': contentType } : {},
      },
      earlier: [],
      extracted: {
        ...{ ...NOT_SAID, ...given.found },
        app: { ...given.app, ...(slot !== null && { account: slot.account }) },
      },
      costUsd: null,
      costBasis: 'unknown',
    },
    ...{ collector, signer, previous: null, trigger: given.trigger, now: given.now },
  })
  return { ...asked, promptId: ids.next(), capture, jobId: ids.next(), slot }
}

/** Stores those that were not brought before, and returns them. */
export async function keepAnswers(
  { appAnswers, queue }: Pick<BringDeps, 'appAnswers' | 'queue'>,
  brand: Brand,
  brought: Parameters<AppAnswerStore['append']>[1],
): Promise<BroughtAnswer[]> {
  const pairs = brought.answers.flatMap(({ capture }) =>
    capture.answer === null ? [] : [{ sha256: capture.sha256, answer: capture.answer.sha256 }],
  )
  const known = await appAnswers.findKnown(brand.id, pairs)
  const isKnown = ({ capture }: BroughtAnswer): boolean =>
    known.has(`${hexEncode(capture.sha256)} ${hexEncode(capture.answer?.sha256 ?? new Uint8Array())}`)
  const fresh = brought.answers.filter((one) => !isKnown(one))
  if (fresh.length > 0) {
    await appAnswers.append(brand, { ...brought, answers: fresh })
    queue.kick()
  }
  return fresh
}

/** Only to sort the question among others: what the answer mentions is for the readers to say. */
function namesBrand(question: string, { name, aliases, domain }: Brand): boolean {
  const lower = question.toLowerCase()
  return [name, domain, ...aliases].some((one) => lower.includes(one.toLowerCase()))
}

const UNKNOWN_LANGUAGE = 'und'
const NOT_SAID = {
  inProse: [],
  requestId: null,
  finish: null,
  usage: { input: null, cachedInput: null, cacheWrite: null, output: null, reasoning: null, searches: null },
  reportedCostUsd: null,
  searchUsed: null,
}
