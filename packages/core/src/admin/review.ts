import { profileOf } from '@veracite/verdicts/profile'
import { brandNotFound, DomainError, invalidInput, runNotClassified, runNotFound } from '../errors.ts'
import { originBody, toldApart } from '../origins.ts'
import { type AccountScope, EVERY_ACCOUNT } from '../ports.ts'
import { personReader, type Said } from '../readers/person-reader.ts'
import { identityDigest, newReading, standing } from '../readers/stored-reading.ts'
import { type ClassifyDeps, classifyFrom, verdictOf } from '../runs/classify-captures.ts'
import type { CatalogStore } from '../stores/catalog-store.ts'
import type { FactForVerdict, FactStore } from '../stores/fact-store.ts'
import type { CaptureToClassify, NewClassification, RunStore } from '../stores/run-store.ts'
import type { CitationClass, Origin } from '../vocabulary.ts'

export interface SettleInput extends Said {
  /** The reviewer's name as it will appear in the evidence. */
  by: string
  note: string | null
}

export const adminReview = (
  deps: ClassifyDeps & {
    catalog: Pick<CatalogStore, 'findBrand'>
    runs: Pick<RunStore, 'exists' | 'findToReclassify' | 'appendSettlement' | 'listForReview'>
    facts: Pick<FactStore, 'listForVerdict'>
    onSettled: (origin: Origin) => void
  },
) => ({
  /** The runs of a brand that wait for a person, newest first. */
  async list(
    brandId: string,
    page: { limit: number; cursor: string | null },
    scope: AccountScope = EVERY_ACCOUNT,
  ) {
    const brand = await deps.catalog.findBrand(brandId, scope, { archived: true })
    if (!brand) throw brandNotFound()
    const { items, totals, nextCursor } = await deps.runs.listForReview(brand.id, page)
    const { count: total, origin, apart } = toldApart(totals)
    return {
      total,
      ...originBody(origin),
      apart,
      nextCursor,
      items: items.map((item) => ({
        ...item,
        ...originBody(item.origin),
        capturedAt: item.capturedAt.toISOString(),
      })),
    }
  },

  /**
   * Appends, signs and logs a person's reading and the classification that follows from it, with the person's
   * name. A class that does not follow is refused, and the error says which class would.
   */
  async settle(runId: string, input: SettleInput) {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const capture = await deps.runs.findToReclassify(runId)
      if (!capture) throw (await deps.runs.exists(runId, EVERY_ACCOUNT)) ? runNotClassified() : runNotFound()
      const facts = await deps.facts.listForVerdict(capture.brand.id)
      const classification = await settled(deps, capture, facts, input)
      if (await deps.runs.appendSettlement(capture, classification)) {
        deps.onSettled(capture.origin)
        return settledBody(capture, classification, input)
      }
    }
    throw new DomainError(
      'conflict',
      'The run was reclassified repeatedly in the meantime. Nothing was settled.',
    )
  },
})

/** Somebody else may settle the same run at the same moment, or a model's reading may arrive. */
const MAX_ROUNDS = 5

async function settled(
  deps: ClassifyDeps,
  capture: CaptureToClassify,
  facts: FactForVerdict[],
  { by, note, ...said }: SettleInput,
): Promise<NewClassification> {
  // If reading the answer failed, there is no reading yet.
  const others = capture.readings.filter(({ readerKind }) => readerKind !== 'person')
  const { signal } = new AbortController()
  const known = others.length === 0 ? null : await verdictOf(deps, others, facts, capture, signal)
  const answer = { brand: profileOf(capture.brand, facts), prompt: capture.prompt, answer: capture.answer }
  const reader = personReader({ by, said, known, readings: capture.readings.map(({ reading }) => reading) })
  const [outcome] = await reader.read([answer], signal)
  if (outcome?.kind !== 'read')
    throw invalidInput('The run cannot be settled this way.', [
      { path: 'claims', message: outcome?.kind === 'set_aside' ? outcome.reason : 'cannot be read' },
    ])
  const read = newReading({
    id: deps.ids.next(),
    runId: capture.runId,
    captureId: capture.captureId,
    identitySha256: identityDigest(capture.brand),
    reading: outcome.reading,
    exchange: null,
    now: deps.clock.now(),
  })
  const readings = [...capture.readings, standing(read)]
  const toClassify = { capture, facts, readings, fresh: [read], settlement: { by, note } }
  const classification = await classifyFrom(deps, toClassify, signal)
  const follows = classification.verdict
  if (follows.class !== said.class)
    throw new DomainError(
      'conflict',
      `${said.class} does not follow from what the answer says and the facts that are active: ${follows.class} does, by the rule ${follows.rule}. ${hintFor(said.class)} Nothing was settled.`,
    )
  return classification
}

const hintFor = (wanted: CitationClass): string =>
  wanted === 'CONFABULATED'
    ? 'Name the statement that a fact contradicts, with its words, or enter the fact first.'
    : wanted === 'STRONG'
      ? 'Name the statement that a fact confirms, with its words, or enter the fact first.'
      : 'Correct the facts first if they are wrong.'

const settledBody = (
  capture: CaptureToClassify,
  { id, verdict, readings }: NewClassification,
  { by, note }: SettleInput,
) => ({
  runId: capture.runId,
  ...originBody(capture.origin),
  classificationId: id,
  readingId: readings[0]?.id ?? null,
  readingSha256: readings[0]?.sha256 ?? null,
  previousClass: capture.citationClass,
  class: verdict.class,
  rule: verdict.rule,
  claims: verdict.claims,
  by,
  note,
})
