import type { ExportedBundle } from '@veracite/evidence/bundle/exported-bundle'
import { questionFrom } from '@veracite/evidence/bundle/statement'
import { whoAnswered } from '@veracite/evidence/bundle/words'
import { accuses } from '@veracite/evidence/capture/stored-verdict'
import type { CaseRecord } from '@veracite/evidence/cases/case-record'
import { countSources, sourcesOf } from '@veracite/evidence/cases/case-sources'
import type { CaseSummary, SummaryAnswer, SummaryFinding } from '@veracite/evidence/cases/case-summary'
import { completenessOf } from '@veracite/evidence/cases/completeness'
import { profileResults, shownIn } from '@veracite/evidence/cases/profiles'
import type { QualifiedStamps } from '@veracite/evidence/cases/qualified-stamps'
import type { StoredPart } from '@veracite/evidence/cases/stored-case'
import type { StoredCheckpoint } from '@veracite/evidence/log/log-port'
import { leadsToAny } from '@veracite/evidence/records/leading-question'
import type { StoredTrail } from '@veracite/evidence/trails/stored-trail'
import { ORIGIN_TABLE } from '@veracite/terms/origin-table'
import { pick } from '@veracite/terms/pick'
import { type AccessKind, originOf } from '@veracite/terms/vocabulary'
import { LEADING_CHECK_VERSION } from '@veracite/verdicts/questions/leading'
import { manifestIn } from '@veracite/verify/bundle/manifest'
import { base64Decode } from '@veracite/verify/bytes'
import { bundlePath } from '@veracite/verify/case/case-parts'
import type { Say } from '@veracite/words/say-in'
import type { FindingDetail } from '../findings/finding-store.ts'
import { toDetailBody } from '../findings/list-findings.ts'

export function summarise(input: {
  brand: { id: string; name: string; domain: string; aliases: readonly string[] }
  reference: string | null
  findings: readonly FindingDetail[]
  bundles: readonly ExportedBundle[]
  origin: string
  checkpoint: StoredCheckpoint
  /** Of each bundle; null if none of its sources was examined. */
  trails: readonly (StoredTrail | null)[]
  pages: readonly StoredPart[]
  record: CaseRecord
  qualified: QualifiedStamps | null
  /** The lines of sealed outcomes, by scan. */
  outcomes: ReadonlyMap<string, readonly string[]>
  say: Say
}): CaseSummary {
  const { say } = input
  const { brand, bundles, checkpoint } = input
  const places = new Map(bundles.map(({ run }, i) => [run.id, i + 1]))
  const findings = input.findings.map((finding) =>
    findingOf(finding, places, say, {
      label: labelIn(bundles, finding.predicate, say),
      names: [brand.name, ...brand.aliases],
    }),
  )
  const sources = sourcesOf(bundles, input.trails, input.pages)
  const completeness = completenessOf({
    ...{ bundles, findings, sources, outcomes: input.outcomes, say },
    scans: input.record.scans,
    sourcesNotListed: countSources(bundles) - sources.length,
  })
  const summary: CaseSummary = {
    ...(say.language !== 'en' && { language: say.language }),
    brand: { id: brand.id, name: brand.name, domain: brand.domain },
    reference: input.reference,
    log: { origin: input.origin, size: checkpoint.size, signedAt: checkpoint.signedAt.toISOString() },
    demonstration: bundles.some(({ statement }) => statement.warning !== null),
    findings,
    answers: bundles.map((bundle, i) => answerOf(bundle, i + 1, [brand.name, ...brand.aliases], say)),
    collectors: [...new Set(bundles.map((bundle) => collectorOf(bundle, say)))],
    sources,
    record: { ...input.record, completeness },
    ...(input.qualified && { qualified: input.qualified }),
  }
  return { ...summary, profiles: profileResults(shownIn(summary, bundles), say) }
}

/** The label of a predicate: its own for a common one, that of the claims for a declared one. */
function labelIn(bundles: readonly ExportedBundle[], predicate: string, say: Say): string {
  const common = say.known('predicateLabel', predicate)
  if (common !== undefined) return common
  const claims = bundles.flatMap(({ classifications }) => classifications.flatMap((one) => one.claims))
  return claims.findLast((claim) => claim.predicate === predicate)?.label ?? predicate
}

function findingOf(
  detail: FindingDetail,
  places: ReadonlyMap<string, number>,
  say: Say,
  { label, names }: { label: string; names: readonly string[] },
): SummaryFinding {
  const body = toDetailBody(detail, names, say)
  const source = body.fact?.source ?? null
  const answers = new Set(detail.saidIn.flatMap(({ runId }) => places.get(runId) ?? []))
  return {
    id: detail.id,
    engine: whoSays(detail, say),
    about: body.about === null ? label : say('caseText.labelled', { label, about: body.about }),
    stated: detail.stated,
    truth: detail.truth,
    source: source && pick(source, 'kind', 'url', 'quote', 'sha256'),
    firstSaidAt: body.firstSaidAt,
    lastSaidAt: body.lastSaidAt,
    state: detail.state,
    occurrences: detail.occurrences,
    answers: [...answers].sort((a, b) => a - b),
    scans: body.scans.map((scan) => pick(scan, 'scanId', 'createdAt', 'words', 'seen', 'asked')),
    questions: say('caseText.questions', { rates: body.questions.words, version: body.questions.check }),
    notSeen: body.notSeen?.words ?? null,
  }
}

const whoSays = ({ engine, origin }: FindingDetail, say: Say): string =>
  whoAnswered(engine, ORIGIN_TABLE[origin].access, say)

/** By the form of the question alone where the answer states nothing false. */
function askedBy(
  { plan, provenance, prompt, statement }: ExportedBundle,
  names: readonly string[],
  say: Say,
): NonNullable<SummaryAnswer['asked']> {
  const planned = plan && manifestIn(base64Decode(plan.manifest.base64), 'plan')
  const origin = planned && questionFrom(planned, provenance.question.promptSha256, say)
  const leading = leadsToAny(prompt.text, statement.claims.filter(accuses), names)
  return { origin, leading, check: LEADING_CHECK_VERSION }
}

function answerOf(bundle: ExportedBundle, place: number, names: readonly string[], say: Say): SummaryAnswer {
  const { run, statement, provenance, prompt } = bundle
  return {
    place,
    runId: run.id,
    engine: whoAnswered(run.engine, provenance.source.access as AccessKind, say),
    origin: originOf(provenance.source.access as AccessKind),
    model: provenance.source.modelReported ?? provenance.source.modelRequested,
    question: prompt.text,
    asked: askedBy(bundle, names, say),
    capturedAt: provenance.times.capturedAt,
    citationClass: bundle.citationClass,
    headline: statement.headline,
    sha256: bundle.response.sha256,
    bundle: bundlePath(place, run.id, 'json'),
    page: bundlePath(place, run.id, 'html'),
    statements: statement.claims
      .filter(accuses)
      .map(({ about, stated, truth, sourceUrl }) => ({ about, stated, truth, source: sourceUrl })),
    custody: bundle.timeline.map(({ at, event, by, logIndex }) => ({ at, event, by, logIndex })),
  }
}

function collectorOf({ provenance: { collector } }: ExportedBundle, say: Say): string {
  const { entity, software, version } = collector
  return entity === 'not stated'
    ? `${software} ${version}`
    : say('caseText.collector', { entity, software: `${software} ${version}` })
}
