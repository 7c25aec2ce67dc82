import { Type } from '@sinclair/typebox'
import { EngineName, Id, oneOf } from '@veracite/contract/base/schemas'
import { getFinding as adminGetFinding } from '@veracite/contract/findings/operations'
import { rankFindings as adminRankFindings } from '@veracite/contract/findings/ranking'
import type { ScopedServices } from '@veracite/core/scoped-services'
import { pick } from '@veracite/terms/pick'
import { FINDING_STATES, type FindingState } from '@veracite/terms/vocabulary'
import { bundleLink } from '../links.ts'
import { dayOf, short } from '../short.ts'
import { defineBrandTool, defineOwnTool } from '../tool.ts'
import { markUntrusted } from '../untrusted.ts'

/** States of findings that engines still state; others are not seen or settled. */
const CURRENT: readonly FindingState[] = ['open', 'returned']
const FEW = 10

export const listFindings = defineBrandTool(adminRankFindings, 'list_findings', {
  input: {
    engine: Type.Optional(EngineName),
    state: Type.Optional(oneOf(FINDING_STATES)),
    onlyNew: Type.Optional(Type.Boolean({ default: false, description: 'First said in the newest scan.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: FEW })),
    start: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 5_000,
        default: 0,
        description: 'nextStart of the page before.',
      }),
    ),
  },
  output: { total: Type.Integer(), items: Type.Array(Type.Unknown()) },
  async call(services, brand, { engine, state, onlyNew = false, limit = FEW, start = 0 }) {
    const filter = {
      by: 'statement' as const,
      states: state === undefined ? CURRENT : [state],
      isNew: onlyNew,
      ...(engine && { engine }),
    }
    const ranked = await services.ranking.rank(brand.id, filter, { limit, start })
    const { origin, demo, apart, scan, groups, items } = ranked
    const next = start + items.length
    return {
      value: markUntrusted(['items[].stated', 'items[].quote', 'items[].page'], {
        demo,
        origin,
        ...(apart.length > 0 && { apart }),
        scan: scan && { id: scan.id, day: dayOf(scan.createdAt) },
        ...(scan === null && { note: NOT_SCANNED }),
        total: groups,
        items: items.map(toItem),
        ...(next < groups && { nextStart: next }),
      }),
    }
  },
})

const NOT_SCANNED = 'Nothing was measured yet: no scan has finished, so this says nothing.'

type Ranked = Awaited<ReturnType<ScopedServices['ranking']['rank']>>['items'][number]

/** The statement in one line of words; what differs by engine is the id alone. */
function toItem({ gravity, said, leading, isNew, findings }: Ranked) {
  const [first] = findings
  if (first === undefined) return {}
  const { sentence, page } = first
  return {
    about: first.about === null ? first.label : `${first.label}: ${short(first.about, 80)}`,
    stated: short(first.stated, 160),
    truth: first.truth && short(first.truth, 160),
    gravity,
    state: first.state,
    ...(said && { said: said.words }),
    ...(leading && { toLeadingQuestions: `${leading.seen} of ${leading.asked}` }),
    ...(isNew && { isNew }),
    ...(sentence && { quote: short(`${sentence.before}${sentence.words}${sentence.after}`, 160) }),
    ...(page && { page: short(page.url, 200) }),
    findings: Object.fromEntries(findings.map(({ engine, id }) => [engine, id])),
  }
}

export const getFinding = defineOwnTool(adminGetFinding, 'get_finding', {
  input: { findingId: Id('From list_findings.') },
  output: { id: Type.String(), engine: Type.String(), stated: Type.String() },
  async call(services, { findingId }) {
    const found = await services.findings.get(findingId)
    const { sentence, fact, saidIn, scans, sourceTrail, notSeen, settlement } = found
    const [newest] = saidIn
    const link = newest && bundleLink(newest.runId, 'json')
    return {
      value: markUntrusted(['stated', 'quote', 'fact.quote', 'saidIn[].prompt', 'pages'], {
        ...pick(found, 'id', 'brandId', 'engine', 'demo', 'origin'),
        about: found.about === null ? found.label : `${found.label}: ${short(found.about, 80)}`,
        stated: short(found.stated, 300),
        truth: found.truth && short(found.truth, 300),
        quote: sentence && short(`${sentence.before}${sentence.words}${sentence.after}`, 500),
        gravity: found.gravity,
        state: found.state,
        ...(notSeen && { notSeen: notSeen.words }),
        ...(settlement && { settled: { day: dayOf(settlement.at), note: short(settlement.note, 200) } }),
        firstSaid: dayOf(found.firstSaidAt),
        lastSaid: dayOf(found.lastSaidAt),
        occurrences: found.occurrences,
        questions: found.questions.words,
        fact: fact && {
          id: fact.id,
          active: fact.active,
          source: fact.source.kind,
          url: fact.source.url && short(fact.source.url, 200),
          quote: fact.source.quote && short(fact.source.quote, 200),
        },
        scans: scans.slice(0, 3).map(({ createdAt, words }) => ({ day: dayOf(createdAt), said: words })),
        saidIn: saidIn.slice(0, 3).map(({ runId, prompt, saidAt, sha256 }) => ({
          runId,
          prompt: short(prompt, 160),
          at: saidAt,
          sha256,
        })),
        pages: sourceTrail.slice(0, 5).map(({ url, says, quote, answers }) => ({
          url: short(url, 200),
          says,
          ...(quote !== null && { quote: short(quote, 200) }),
          answers,
        })),
        ...(link && { whole: link.uri }),
      }),
      ...(link && { links: [link] }),
    }
  },
})
