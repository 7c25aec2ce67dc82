import { noneSeenWords } from '@veracite/evidence/records/rate-words'
import type { DeclaredLabels } from '@veracite/ground-truth/facts/declarations'
import { toFactBody } from '@veracite/ground-truth/facts/fact-body'
import { boundSinceLastMade } from '@veracite/statistics/confidence-sequence'
import { conflict, existing, notFound } from '@veracite/terms/errors'
import { countsByOrigin, originBody } from '@veracite/terms/origins'
import type { AskedPage } from '@veracite/terms/page'
import type { Clock, Ids } from '@veracite/terms/ports'
import type { Engine, FindingState, Origin } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import { ENGLISH, type Say } from '@veracite/words/say-in'
import type { SourceStore } from '../sources/source-store.ts'
import { MAX_ANSWER_BYTES } from '../statements/sentence.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { Finding, FindingDetail, FindingScan, FindingStore } from './finding-store.ts'
import { weigh } from './gravity.ts'
import { byQuestion } from './neutral-questions.ts'
import { labelsOf, sentenceOf } from './said-words.ts'

/** False statements that engines make: one entry per statement and engine, not per answer. */
export const adminFindings = (
  deps: BrandDeps & {
    findings: Pick<FindingStore, 'list' | 'find' | 'settle' | 'reopen' | 'readWords' | 'readGravities'>
    sources: Pick<SourceStore, 'listForFinding'>
    declarations: DeclaredLabels
    clock: Clock
    ids: Ids
  },
) => ({
  async list(
    brandId: string,
    filter: { state?: FindingState; engine?: Engine; origin?: Origin },
    page: AskedPage,
  ) {
    const brand = await brandOf(deps, brandId)
    const { items, totals, nextCursor } = await deps.findings.list(brand.id, filter, page)
    const { count: total, origin, apart } = countsByOrigin(totals, filter.origin)
    const labelOf = await labelsOf(deps.declarations, brand.id)
    const shown = items.map((one) => ({ ...toFindingBody(one), label: labelOf(one.predicate) }))
    return { total, ...originBody(origin), apart, nextCursor, items: shown }
  },

  async get(findingId: string) {
    const found = await deps.findings.find(findingId)
    const brand = found && (await deps.tenants.findBrand(found.brandId, deps.scope, { archived: true }))
    if (!found || !brand) throw notFound('finding')
    const [sources, [worded], settings, labelOf] = await Promise.all([
      deps.sources.listForFinding(found.id, MAX_SOURCES),
      deps.findings.readWords([found.id], MAX_ANSWER_BYTES),
      deps.findings.readGravities(found.brandId),
      labelsOf(deps.declarations, found.brandId),
    ])
    return {
      ...toDetailBody(found, [brand.name, ...brand.aliases]),
      label: labelOf(found.predicate),
      ...weigh(found, settings),
      sentence: sentenceOf(found, worded),
      sourceTrail: sources.map(toWire),
    }
  },

  async settle(findingId: string, { by, note }: { by: string; note: string }) {
    const eventId = deps.ids.next()
    const settled = existing(
      await deps.findings.settle(findingId, { eventId, by, note, now: deps.clock.now() }),
      'finding',
    )
    return toFindingBody(settled)
  },

  async reopen(findingId: string, { by, note }: { by: string; note: string | null }) {
    const reopened = existing(
      await deps.findings.reopen(findingId, { by, note, now: deps.clock.now() }),
      'finding',
    )
    if (reopened === 'not_settled') throw conflict('not_settled_by_a_person')
    return toFindingBody(reopened)
  },
})

const MAX_SOURCES = 100

export const toFindingBody = (
  { value: _, askedSince, about, settlement, ...finding }: Finding,
  say: Say = ENGLISH,
) => ({
  ...toWire(finding),
  ...originBody(finding.origin),
  about: about === '' ? null : about,
  notSeen: finding.state === 'settled' ? null : notSeen(askedSince, finding.occurrences, say),
  settlement: settlement && toWire(settlement),
})

/** The bound from silent answers since the last occurrence. Null without such answers. */
function notSeen(asked: number, occurrences: number, say: Say) {
  if (asked === 0) return null
  const upTo = boundSinceLastMade(asked, occurrences)
  return { asked, upTo, words: noneSeenWords(asked, upTo, say) }
}

/** `names`: those of the brand, which give nothing away about a statement. */
export const toDetailBody = (
  { fact, saidIn, scans, events, ...finding }: FindingDetail,
  names: readonly string[],
  say: Say = ENGLISH,
) => ({
  ...toFindingBody(finding, say),
  questions: byQuestion(finding, scans, names, say),
  fact: fact && toFactBody(fact),
  scans: scans.map((scan) => toScanBody(scan, byQuestion(finding, [scan], names, say))),
  saidIn: saidIn.map((one) => ({ ...toWire(one), bundle: `/v1/runs/${one.runId}/evidence-bundle` })),
  events: events.map(({ askedSince, occurrences, ...event }) => ({
    ...toWire(event),
    notSeen: event.state === 'not_seen' ? notSeen(askedSince, occurrences ?? finding.occurrences, say) : null,
  })),
})

/** How many of the answers to the prompts that ever produced the statement contain it: to leading ones, counted apart. */
function toScanBody(
  { scanId, status, createdAt }: FindingScan,
  { neutral, leading, words }: ReturnType<typeof byQuestion>,
) {
  const { prompts: _, ...counts } = neutral
  return {
    ...{ scanId, status, createdAt: createdAt.toISOString() },
    ...counts,
    leading: { seen: leading.seen, asked: leading.asked },
    words: leading.asked === 0 ? neutral.words : words,
  }
}
