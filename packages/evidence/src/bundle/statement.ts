import { CATALOGUE_SOURCE, type Fact } from '@veracite/ground-truth/facts/fact'
import { ENGINE_TABLE } from '@veracite/terms/engines'
import { pick } from '@veracite/terms/pick'
import type { AccessKind, CitationClass, Engine } from '@veracite/terms/vocabulary'
import { LEADING_CHECK_VERSION } from '@veracite/verdicts/questions/leading'
import type { CaptureManifest, PlanManifest } from '@veracite/verify/bundle/manifest'
import type { Say } from '@veracite/words/say-in'
import { accuses } from '../capture/stored-verdict.ts'
import type { StoredClassification, StoredVerification } from '../records/evidence-rows.ts'
import { leadsToAny } from '../records/leading-question.ts'
import { connectionInWords } from './connection.ts'
import type { slotOf } from './sealed-manifests.ts'
import type { ShownRun } from './shown-run.ts'
import { classBeside, inWords, questionOrigin } from './words.ts'

/**
 * What the bundle says, for a reader in a hurry. Nothing here is signed; the signed manifests say the same.
 */
export type Statement = {
  title: string
  /** Not null when the answer is a demonstration: shown before everything else. */
  warning: string | null
  asked: string
  answered: string
  /** The finding in one or two sentences. */
  headline: string
  finding: string
  /** Why a person should still look at it; null when nobody has to. */
  review: string | null
  claims: StatedClaim[]
  checkedAgain: string
  /** Which sample of which plan it is; null for captures from before plans were kept. */
  sampling: string | null
  proof: string
}

export type StatedClaim = {
  about: string
  /** The stated value, and its quote. */
  stated: string
  quote: string
  verdict: string
  /** `certain` or `likely`; null from earlier versions, which did not distinguish them. */
  certainty: string | null
  truth: string | null
  source: string | null
  sourceUrl: string | null
  sourceQuote: string | null
  sourceSha256: string | null
  sourceFetchedAt: string | null
}

export interface StatementInput
  extends Pick<ShownRun, 'finding' | 'citationClass' | 'verificationStatus' | 'proven' | 'isBehind'> {
  engine: Engine
  accessKind: AccessKind
  manifest: CaptureManifest
  brandName: string
  /** Of the brand, with its aliases. */
  names: readonly string[]
  question: string
  facts: ReadonlyMap<string, Fact>
  /** The outcome of each re-verification, oldest first. */
  outcomes: readonly StoredVerification['outcome'][]
  /** How often the newest conclusive re-verification found it, with the range that leaves possible. */
  lastOutcomeInWords: string | null
  hasLog: boolean
  plan: PlanManifest | null
  /** Of an answer that a person brought for a plan. */
  slot: ReturnType<typeof slotOf>
  hasOutcomes: boolean
  say: Say
}

export function stateInWords(input: StatementInput): Statement {
  const { manifest, finding, citationClass, accessKind, say } = input
  const captured = new Date(manifest.times.capturedAt)
  const { bytes } = manifest.response
  const title = {
    engine: ENGINE_TABLE[input.engine].formalName,
    brand: input.brandName,
    day: say.day(captured),
  }
  const isEngine = accessKind === 'official_api' || accessKind === 'data_provider'
  const answeredAt = inWords(new Date(manifest.times.receivedAt), say)
  return {
    title: say(`statementTitle.${isEngine ? 'engine' : accessKind}`, title),
    warning: accessKind === 'demo' ? say('bundleText.demoWarning') : null,
    asked: sentences(askedInWords(input), leadingInWords(input)),
    answered:
      accessKind === 'app'
        ? say('statement.brought', { bytes })
        : say('statement.answered', { moment: answeredAt, bytes }),
    finding: findingInWords(finding, citationClass, say),
    review: reviewInWords(finding, say),
    headline: headlineOf(input),
    claims: claimsOf(input),
    checkedAgain: checkedAgain(input),
    sampling: samplingInWords(input),
    proof: input.hasLog ? proofInWords(input, captured) : say('statement.noLog'),
  }
}

/** Whether the question leads to what the answer states falsely, or by its form. */
function leadingInWords(input: StatementInput): string {
  const reason = leadsToAny(input.question, claimsOf(input).filter(accuses), input.names) ?? 'none'
  return input.say('statement.leading', {
    version: LEADING_CHECK_VERSION,
    reason: reason === 'presumes' ? 'other' : reason,
  })
}

/** Of an app, the service asked nothing: it says who brought what, and what the file claims of its own time. */
function askedInWords({ engine, accessKind, manifest, say }: StatementInput): string {
  const { entity, software, version } = manifest.collector
  const model = manifest.source.modelReported ?? manifest.source.modelRequested
  const common = {
    engine: ENGINE_TABLE[engine].formalName,
    known: entity === 'not stated' ? 'other' : 'yes',
    ...{ entity, software: `${software} ${version}` },
    description: manifest.source.description,
  } as const
  if (accessKind === 'app') {
    const { answeredAt = null, by = null } = manifest.source.parameters
    return say('statementAsked.app', {
      ...common,
      moment: inWords(new Date(manifest.times.receivedAt), say),
      ...{ bringer: by === null ? 'other' : 'known', by: by ?? '' },
      ...{ claimed: answeredAt === null ? 'other' : 'yes', answeredAt: answeredAt ?? '' },
      grade: say(`gradeMeans.${manifest.source.grade ?? 'D'}`),
    })
  }
  const asked = { ...common, moment: inWords(new Date(manifest.times.requestedAt), say) }
  if (accessKind === 'demo') return say('statementAsked.demo', asked)
  const named = { named: model === null ? 'other' : 'yes', model: model ?? '' } as const
  const connection = connectionInWords(manifest, say)
  return say(`statementAsked.${accessKind}`, { ...asked, ...named, connection })
}

/** Sentences one after another: an empty one is left out. */
const sentences = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(' ')

function findingInWords(finding: StoredClassification | undefined, name: CitationClass, say: Say): string {
  const { claims = [], read, readers = [], notRead = [] } = finding?.verdict ?? {}
  const count = claims.filter(accuses).length
  const named = readers.map(({ kind, version }) => `${say(`readerKind.${kind}`)} (${version})`)
  const labels = notRead.map(
    (predicate) =>
      finding?.facts.find((fact) => fact.predicate === predicate)?.declaration?.label ?? predicate,
  )
  return sentences(
    say('statement.classed', { class: classBeside(name, say), evidence: say(`classIs.${name}`) }),
    count === 0 ? null : say('statement.contradicted', { count }),
    // A verdict on the first part of a very long answer says nothing about the rest.
    !read || read.characters >= read.of
      ? null
      : say('statement.readInPart', { characters: read.characters, of: read.of }),
    named.length === 0 ? say('statement.readPlainly') : say('statement.readBy', { readers: say.list(named) }),
    // That nothing is said against a declared fact means something only where somebody looked.
    labels.length === 0 ? null : say('statement.notRead', { labels: say.list(labels) }),
    say('statement.opinion', { version: finding?.classifierVersion ?? 'unknown' }),
  )
}

/** Quotes up to three wrong statements and counts the rest. */
function headlineOf(input: StatementInput): string {
  const { say, citationClass } = input
  const wrong = claimsOf(input).filter(accuses)
  const named = classBeside(citationClass, say)
  if (wrong.length === 0)
    return say('statement.headline', { class: named, evidence: say(`classIs.${citationClass}`) })
  const told = wrong
    .slice(0, 3)
    .map(({ about, stated, truth }) =>
      say('statement.saysWrong', { about, stated, truth: truth ?? say('statement.otherwise') }),
    )
  const others = wrong.length > 3 ? say('statement.moreWrong', { count: wrong.length - 3 }) : null
  return sentences(say('statement.headlineWrong', { class: named }), ...told, others)
}

function reviewInWords(finding: StoredClassification | undefined, say: Say): string | null {
  const reasons = finding?.verdict.needsReview ?? []
  if (reasons.length === 0) return null
  const messages = [...new Set(reasons.map(({ message }) => message))].slice(0, 5)
  return say('statement.review', { reasons: messages.join(' ') })
}

/** Wrong claims come first. */
const ORDER = ['contradicted', 'outdated', 'supported', 'unverifiable']

function claimsOf({ finding, facts, say }: StatementInput): StatedClaim[] {
  const claims = [...(finding?.verdict.claims ?? [])].sort(
    (a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) || a.span.start - b.span.start,
  )
  return claims.slice(0, 64).map((claim) => {
    const fact = claim.factId === null ? undefined : facts.get(claim.factId)
    const source = fact?.source
    return {
      about: claim.label ?? say.known('predicateLabel', claim.predicate) ?? claim.predicate,
      stated: claim.stated,
      quote: claim.span.quote,
      ...pick(claim, 'verdict', 'certainty', 'truth'),
      source: fact ? sourceInWords(fact, say) : null,
      sourceUrl: source?.url ?? null,
      sourceQuote: source?.quote ?? null,
      sourceSha256: source?.sha256 ?? null,
      sourceFetchedAt: source?.fetchedAt?.toISOString() ?? null,
    }
  })
}

function sourceInWords({ source: { kind, fetchedAt }, note }: Fact, say: Say): string {
  if (kind === 'operator')
    return say('factFrom.operator', { noted: note === null ? 'other' : 'yes', note: note ?? '' })
  const dated = fetchedAt === null ? 'other' : 'yes'
  const moment = fetchedAt === null ? '' : inWords(fetchedAt, say)
  if (kind === CATALOGUE_SOURCE) return say('factFrom.catalogue', { dated, moment })
  return say(`factFrom.${kind === 'wikidata' ? 'wikidata' : 'page'}`, { dated, moment })
}

function checkedAgain({ verificationStatus, outcomes, lastOutcomeInWords, say }: StatementInput): string {
  const count = outcomes.length
  const times = count === 0 ? say('statement.notAgain') : say('statement.again', { count })
  if (verificationStatus === 'not_reproducible') {
    const counted = {
      counted: lastOutcomeInWords === null ? 'other' : 'yes',
      words: lastOutcomeInWords ?? '',
    } as const
    return sentences(times, say('statement.notReproduced', counted))
  }
  if (verificationStatus === 'stale') return sentences(times, say('statement.stale'))
  if (count === 0) return times
  const isBack = outcomes.at(-1) === 'reproduced'
  return sentences(times, isBack ? say('statement.reproduced') : say('statement.notComparable'))
}

/** Where the plan says that the question comes from; null where it does not. */
export function questionFrom(
  { prompts, origins }: PlanManifest,
  promptSha256: string,
  say: Say,
): string | null {
  const place = prompts.sha256.indexOf(promptSha256)
  const origin = origins?.find(({ places }) => places.includes(place))
  return origin === undefined ? null : questionOrigin(origin, say)
}

/** The plan in words, for a reader who asks whether other answers were left out. */
function samplingInWords({ plan, slot, hasOutcomes, manifest, say }: StatementInput): string | null {
  if (slot !== null) return slotInWords(slot, manifest, say)
  if (plan === null || manifest.plan === null) return null
  const { prompts, engines, samples, runs } = plan
  const origin = questionFrom(plan, manifest.question.promptSha256, say)
  return sentences(
    say('statement.planned', {
      ...{ sample: manifest.plan.sample, samples, runs },
      moment: inWords(new Date(plan.plannedAt), say),
      ...{ prompts: prompts.count, engines: engines.length },
    }),
    origin === null ? null : say('statement.questionFrom', { origin }),
    hasOutcomes ? say('statement.sealed') : say('statement.notSealed'),
  )
}

function slotInWords(
  { slot, plan, outcome }: NonNullable<StatementInput['slot']>,
  { source }: CaptureManifest,
  say: Say,
): string {
  const { slots, drawn, engines, people, plannedAt } = plan
  const moment = inWords(new Date(plannedAt), say)
  const account = source.accountType === 'fresh' ? 'fresh' : 'other'
  return sentences(
    say('statement.slot', {
      ...{ slot, slots: slots.length, moment, questions: drawn },
      ...{ engines: engines.length, people: people.length, account },
    }),
    outcome === null
      ? say('statement.notOver')
      : say('statement.filled', { filled: outcome.done, missed: outcome.slots - outcome.done }),
  )
}

function proofInWords({ proven, isBehind, say }: StatementInput, captured: Date): string {
  if (isBehind) return say('statement.behind')
  if (proven === null) return say('statement.pending')
  const { leaf, checkpoint } = proven
  return say('statement.proven', {
    moment: inWords(captured, say),
    ...{ index: String(leaf.index), size: checkpoint.size },
    signedAt: inWords(checkpoint.signedAt, say),
  })
}
