import { PREDICATES } from '@veracite/verdicts/predicates/all'
import { bundlePath } from '@veracite/verify/case-parts'
import { toDetailBody } from '../admin/findings.ts'
import type { ExportedBundle } from '../bundle/bundle.ts'
import { whoAnswered } from '../bundle/words.ts'
import { accuses } from '../capture/stored-verdict.ts'
import type { StoredCheckpoint } from '../log/log-port.ts'
import type { StoredPart } from '../stores/case-store.ts'
import type { FindingDetail } from '../stores/finding-store.ts'
import type { StoredTrail } from '../stores/source-store.ts'
import { type AccessKind, ORIGINS, type Origin, originOf } from '../vocabulary.ts'
import type { CaseRecord } from './case-record.ts'
import { type SummarySource, sourcesOf } from './case-sources.ts'

/** What the index page shows, as data. */
export interface CaseSummary {
  brand: { id: string; name: string; domain: string }
  reference: string | null
  /** The state of the log that everything in the case was proven against, and when it was signed. */
  log: { origin: string; size: number; signedAt: string }
  /** Who asked and recorded. */
  collectors: string[]
  /** True when an answer was invented by the demonstration engine. */
  demonstration: boolean
  findings: SummaryFinding[]
  answers: SummaryAnswer[]
  sources: SummarySource[]
  record: CaseRecord
}

export interface SummaryFinding {
  id: string
  engine: string
  /** What it is about: `founder`, or `price of …`. */
  about: string
  stated: string
  truth: string | null
  source: { kind: string; url: string | null; quote: string | null; sha256: string | null } | null
  firstSaidAt: string
  lastSaidAt: string
  state: string
  /** Answers that state it, and how many of these are in this file. */
  occurrences: number
  answers: number[]
  scans: { scanId: string; createdAt: string; words: string; seen: number; asked: number }[]
  notSeen: string | null
}

export interface SummaryAnswer {
  /** Counted from one, like the bundles. */
  place: number
  runId: string
  /** Who answered, in words: the bare name of an engine only if it did. */
  engine: string
  origin: Origin
  model: string | null
  question: string
  capturedAt: string
  citationClass: string
  headline: string
  sha256: string
  bundle: string
  page: string
  /** What it states that a fact contradicts, where the answer itself says so. */
  statements: { about: string; stated: string; truth: string | null; source: string | null }[]
  custody: { at: string; event: string; by: string; logIndex: number | null }[]
}

export function summarise(input: {
  brand: { id: string; name: string; domain: string }
  reference: string | null
  findings: readonly FindingDetail[]
  bundles: readonly ExportedBundle[]
  origin: string
  checkpoint: StoredCheckpoint
  /** Of each bundle; null if none of its sources was examined. */
  trails: readonly (StoredTrail | null)[]
  pages: readonly StoredPart[]
  record: CaseRecord
}): CaseSummary {
  const { brand, bundles, checkpoint } = input
  const places = new Map(bundles.map(({ run }, i) => [run.id, i + 1]))
  return {
    brand: { id: brand.id, name: brand.name, domain: brand.domain },
    reference: input.reference,
    log: { origin: input.origin, size: checkpoint.size, signedAt: checkpoint.signedAt.toISOString() },
    demonstration: bundles.some(({ statement }) => statement.warning !== null),
    findings: input.findings.map((finding) => findingOf(finding, places)),
    answers: bundles.map((bundle, i) => answerOf(bundle, i + 1)),
    collectors: [...new Set(bundles.map(collectorOf))],
    sources: sourcesOf(bundles, input.trails, input.pages),
    record: input.record,
  }
}

function findingOf(detail: FindingDetail, places: ReadonlyMap<string, number>): SummaryFinding {
  const body = toDetailBody(detail)
  const label = PREDICATES.find(({ name }) => name === detail.predicate)?.label ?? detail.predicate
  const source = body.fact?.source ?? null
  const answers = new Set(detail.saidIn.flatMap(({ runId }) => places.get(runId) ?? []))
  return {
    id: detail.id,
    engine: whoSays(detail),
    about: body.about === null ? label : `${label}: ${body.about}`,
    stated: detail.stated,
    truth: detail.truth,
    source: source && { kind: source.kind, url: source.url, quote: source.quote, sha256: source.sha256 },
    firstSaidAt: body.firstSaidAt,
    lastSaidAt: body.lastSaidAt,
    state: detail.state,
    occurrences: detail.occurrences,
    answers: [...answers].sort((a, b) => a - b),
    scans: body.scans.map(({ scanId, createdAt, words, seen, asked }) => ({
      scanId,
      createdAt,
      words,
      seen,
      asked,
    })),
    notSeen: body.notSeen?.words ?? null,
  }
}

const ACCESS_OF: Record<Origin, AccessKind> = {
  engine: 'official_api',
  stand_in: 'compatible_server',
  demo: 'demo',
}
const whoSays = ({ engine, origin }: FindingDetail): string => whoAnswered(engine, ACCESS_OF[origin])

function answerOf(bundle: ExportedBundle, place: number): SummaryAnswer {
  const { run, statement, provenance, prompt } = bundle
  return {
    place,
    runId: run.id,
    engine: whoAnswered(run.engine, provenance.source.access as AccessKind),
    origin: originOf(provenance.source.access as AccessKind),
    model: provenance.source.modelReported ?? provenance.source.modelRequested,
    question: prompt.text,
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

/** The title of the case: answers of nobody but stand-ins are not said by engines. */
export function titleOf({ brand, answers }: Pick<CaseSummary, 'brand' | 'answers'>): string {
  const [best] = ORIGINS.filter((origin) => answers.some((answer) => answer.origin === origin))
  return `${TITLES[best ?? 'engine']} ${brand.name}`
}

const TITLES: Record<Origin, string> = {
  engine: 'What AI answer engines say about',
  stand_in: 'What stand-ins for AI answer engines say about',
  demo: 'Demonstration: invented answers about',
}

function collectorOf({ provenance: { collector } }: ExportedBundle): string {
  const { entity, software, version } = collector
  return entity === 'not stated' ? `${software} ${version}` : `${entity}, with ${software} ${version}`
}
