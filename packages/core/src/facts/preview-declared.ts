import { shownClaim } from '@veracite/evidence/capture/stored-verdict'
import { identityDigest, type StandingReading } from '@veracite/evidence/records/stored-reading'
import type { StoredDeclaration } from '@veracite/ground-truth/facts/declarations'
import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import { conflict, invalidField, invalidInput } from '@veracite/terms/errors'
import { originBody } from '@veracite/terms/origins'
import type { ClockAndIds } from '@veracite/terms/ports'
import { chosenFor } from '@veracite/verdicts/declared/asked'
import type { Declaration } from '@veracite/verdicts/declared/declaration'
import { predicateOf } from '@veracite/verdicts/declared/predicate-of'
import { LONGEST_ANSWER, requestFor } from '@veracite/verdicts/model/request'
import type { FactProblem } from '@veracite/verdicts/predicates/check'
import { profileOf } from '@veracite/verdicts/profile'
import type { ReaderInput, Reading } from '@veracite/verdicts/reading'
import { asSaid } from '@veracite/words/refusals'
import type { ProductIndex } from '../products/product-index.ts'
import type { LanguageModelPort, PlainReader } from '../readers/reader-port.ts'
import { standingReadings } from '../readers/standing-readings.ts'
import { caseOf, factsFor, type JudgeDeps } from '../runs/classify-captures.ts'
import { askToReadOnce, type DecidingDeps, overCeiling } from '../runs/deciding-reading.ts'
import type { CaptureToClassify, RunStore } from '../runs/run-store.ts'
import { activeBrandOf, type BrandDeps } from '../tenants/brand-of.ts'
import type { DeclarationStore } from './declaration-store.ts'
import { declarationIn } from './declare-predicates.ts'
import type { FactStore } from './fact-store.ts'

interface PreviewDeps extends JudgeDeps, BrandDeps, ClockAndIds {
  facts: Pick<FactStore, 'listForVerdict'>
  declarations: Pick<DeclarationStore, 'listActive'>
  runs: Pick<RunStore, 'listClassifiedAnswers' | 'findToReclassify'>
  readings: DecidingDeps['readings']
  plainReader: PlainReader
  productIndex: ProductIndex
  model: LanguageModelPort | null
}

interface PreviewInput {
  /** One that is not declared yet, or the next version of one that is. */
  declaration?: unknown
  /** The value of a fact of it, to see what verdicts would become. */
  fact?: unknown
  /** How many of the newest answers. */
  limit: number
  /** Have the model read them: it costs what readings cost. */
  read: boolean
}

/** Readings take seconds each, and somebody waits. */
const MOST_PREVIEWED = 20
const MOST_READ = 5

/**
 * What would a reader find? The requests for the newest answers of a brand, to try anywhere; and, if the caller says so, what
 * the configured model reads and which verdicts follow. Nothing is stored but what the readings cost.
 */
export const previewDeclared =
  (deps: PreviewDeps) => async (brandId: string, input: PreviewInput, signal: AbortSignal) => {
    const brand = await activeBrandOf(deps, brandId)
    const { model } = deps
    if (input.read) await requireReader(deps, model)
    const known = await deps.facts.listForVerdict(brand.id)
    const declared = await declaredWith(deps, brand.id, input)
    const facts = factsWith(known, declared, input)
    const most = Math.min(input.limit, input.read ? MOST_READ : MOST_PREVIEWED)
    const newest = await deps.runs.listClassifiedAnswers(brand.id, most)
    const captures = (await Promise.all(newest.map(({ runId }) => deps.runs.findToReclassify(runId)))).filter(
      (capture) => capture !== null && capture.answer.text.length <= LONGEST_ANSWER,
    )
    const items = await Promise.all(
      captures.flatMap((capture) =>
        capture === null ? [] : [previewOf(deps, capture, declared, facts, input, signal)],
      ),
    )
    return {
      declared: declared.map(({ name }) => name),
      /** What is asked about first; the others have no room in these requests. */
      reader: model?.name ?? null,
      read: input.read,
      items,
    }
  }

async function requireReader(deps: PreviewDeps, model: LanguageModelPort | null): Promise<void> {
  if (model === null) throw conflict('no_model_reads')
  const refused = await overCeiling(deps, model)
  if (refused !== null) throw conflict(asSaid(refused.reason))
}

/** The declarations in force, with the tried one replacing its older version. */
async function declaredWith(
  { declarations }: Pick<PreviewDeps, 'declarations'>,
  brandId: string,
  { declaration: given }: PreviewInput,
): Promise<Declaration[]> {
  const inForce = (await declarations.listActive(brandId)).map(
    (stored: StoredDeclaration) => stored.declaration,
  )
  if (given === undefined) return inForce
  const tried = declarationIn(given, 'declaration')
  return [tried, ...inForce.filter(({ name }) => name !== tried.name)]
}

function factsWith(
  known: readonly FactForVerdict[],
  declared: readonly Declaration[],
  { declaration, fact: value }: PreviewInput,
): FactForVerdict[] {
  const [tried] = declared
  const inForce = known.map((fact) => {
    const own = declared.find(({ name }) => name === fact.predicate)
    return own === undefined ? fact : { ...fact, declaration: own }
  })
  if (value === undefined) return inForce
  if (declaration === undefined || tried === undefined)
    throw invalidField('invalid_preview', 'fact', 'needs_a_declaration')
  const problems: FactProblem[] = []
  const checked = predicateOf(tried).check(value, 'fact', problems)
  if (problems.length > 0) throw invalidInput('invalid_preview', problems)
  const fact = {
    id: '00000000-0000-7000-8000-000000000000',
    predicate: tried.name,
    value: checked,
    active: true,
    lastSeenAt: null,
    hash: '0'.repeat(64),
    sourceUrl: null,
    sourceSha256: null,
    declaration: tried,
  }
  return [
    fact as unknown as FactForVerdict,
    ...inForce.filter(({ predicate }) => (predicate as string) !== tried.name),
  ]
}

async function previewOf(
  deps: PreviewDeps,
  capture: CaptureToClassify,
  declared: readonly Declaration[],
  facts: FactForVerdict[],
  { read }: PreviewInput,
  signal: AbortSignal,
) {
  const hasFact = (name: string) => facts.some(({ active, predicate }) => active && predicate === name)
  const input: ReaderInput = {
    brand: profileOf(capture.brand, facts),
    prompt: capture.prompt,
    answer: capture.answer,
    declared: chosenFor(capture.answer.text, declared, hasFact),
  }
  const request = requestFor(input, deps.ids.randomHex(16))
  return {
    runId: capture.runId,
    ...originBody(capture.origin),
    prompt: capture.prompt.text,
    capturedAt: capture.capturedAt.toISOString(),
    class: capture.citationClass,
    request: {
      instructions: request.instructions,
      material: request.material,
      schema: request.schema ?? null,
    },
    reading: read ? await readingOf(deps, capture, input, facts, signal) : null,
  }
}

async function readingOf(
  deps: PreviewDeps,
  capture: CaptureToClassify,
  input: ReaderInput,
  facts: FactForVerdict[],
  signal: AbortSignal,
) {
  if (deps.model === null) return null
  const outcome = await askToReadOnce(deps, deps.model, input, signal)
  if (outcome.kind !== 'read') {
    const problem = outcome.kind === 'failed' ? outcome.message : outcome.reason
    return { problem, claims: [], lost: [], wouldBe: null, rule: null, costUsd: null }
  }
  const { reading } = outcome
  const names = new Set((input.declared ?? []).map(({ name }) => name))
  const others = standingReadings(capture.readings, identityDigest(capture.brand)).filter(
    ({ readerKind }) => readerKind !== 'model',
  )
  const standing = [...others, asStanding(reading)]
  const atHand = await factsFor(deps.productIndex, standing, facts, capture)
  const [judged] = await deps.plainReader.work(
    'judge',
    [await caseOf(deps, standing, atHand, capture, 'assumed')],
    signal,
  )
  const verdict = judged?.kind === 'done' ? judged.made : null
  return {
    problem: reading.doubts.some(({ reason }) => reason === 'unreadable')
      ? 'The reply could not be read.'
      : null,
    claims: (verdict?.claims ?? []).filter(({ predicate }) => names.has(predicate)).map(shownClaim),
    lost: (reading.checked?.notes ?? []).filter(
      ({ outcome: came, predicate }) => came === 'lost' && names.has(predicate),
    ),
    wouldBe: verdict?.class ?? null,
    rule: verdict?.rule ?? null,
    costUsd: outcome.exchange?.costUsd ?? null,
  }
}

/** As if it had been stored. A person's word would still stand. */
const asStanding = (reading: Reading): StandingReading => ({
  id: '00000000-0000-7000-8000-000000000000',
  readerKind: 'model',
  readerVersion: reading.reader.version,
  identitySha256: '',
  sha256: '',
  requestSha256: null,
  replySha256: null,
  reading,
})
