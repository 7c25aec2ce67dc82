import { CATALOGUE_SOURCE, type Fact } from '@veracite/ground-truth/facts/fact'
import { CLASS_TABLE } from '@veracite/terms/classes'
import { ENGINE_TABLE } from '@veracite/terms/engines'
import type { AccessKind, CitationClass, Engine, VerificationStatus } from '@veracite/terms/vocabulary'
import { PREDICATES } from '@veracite/verdicts/predicates/all'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import type { CaptureManifest, PlanManifest } from '@veracite/verify/bundle/manifest'
import { grouped } from '@veracite/verify/bundle/sampling-words'
import { accuses } from '../capture/stored-verdict.ts'
import { NO_LOG } from '../log/no-log.ts'
import type { ProvenLeaf } from '../log/prove-leaves.ts'
import type { StoredClassification, StoredVerification } from '../records/evidence-rows.ts'
import { connectionInWords } from './connection.ts'
import { ACCESS_WORDS, DEMO_WARNING, dayInWords, inWords } from './words.ts'

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

export interface StatementInput {
  engine: Engine
  accessKind: AccessKind
  manifest: CaptureManifest
  brandName: string
  citationClass: CitationClass
  finding: StoredClassification | undefined
  facts: ReadonlyMap<string, Fact>
  verificationStatus: VerificationStatus | null
  /** The outcome of each re-verification, oldest first. */
  outcomes: readonly StoredVerification['outcome'][]
  /** How often the newest conclusive re-verification found it, with the range that leaves possible. */
  lastOutcomeInWords: string | null
  proven: ProvenLeaf | null
  /** The outcomes of its scan are still on their way to the log. */
  isBehind: boolean
  hasLog: boolean
  plan: PlanManifest | null
  hasOutcomes: boolean
}

export function stateInWords(input: StatementInput): Statement {
  const { manifest, finding, citationClass } = input
  const engine = ENGINE_TABLE[input.engine].formalName
  const isDemo = input.accessKind === 'demo'
  const captured = new Date(manifest.times.capturedAt)
  const { model, entity, software, version } = {
    model: manifest.source.modelReported ?? manifest.source.modelRequested,
    ...manifest.collector,
  }
  const collector =
    entity === 'not stated' ? `${software} ${version}` : `${entity}, with ${software} ${version},`
  const contradicted = finding?.verdict.claims.filter(accuses).length ?? 0
  return {
    title: `${titleOf(engine, input.accessKind)} about ${input.brandName} on ${dayInWords(captured)}`,
    warning: isDemo ? DEMO_WARNING : null,
    asked: `On ${inWords(new Date(manifest.times.requestedAt))}, ${collector} put the question below to ${askedOf(engine, model, input)}, in a new conversation without instructions or history. ${manifest.source.description}`,
    answered: `The answer was complete on ${inWords(new Date(manifest.times.receivedAt))}: ${manifest.response.bytes} bytes, of which every one is kept in this bundle.`,
    finding: `The answer is classed ${classNameBeside(citationClass)}: ${CLASS_TABLE[citationClass].evidence}.${contradicted === 0 ? '' : ` ${contradicted === 1 ? 'One statement is' : `${contradicted} statements are`} contradicted by the sources listed below.`}${readInPart(finding)} ${readersInWords(finding)}${notReadInWords(finding)} What follows from it was decided by a program (version ${finding?.classifierVersion ?? 'unknown'}) and is an opinion, not part of the captured record.`,
    review: reviewInWords(finding),
    headline: headlineOf(input),
    claims: claimsOf(input),
    checkedAgain: checkedAgain(input),
    sampling: samplingInWords(input),
    proof: input.hasLog ? proofInWords(input, captured) : NO_LOG.reason,
  }
}

function titleOf(engine: string, access: AccessKind): string {
  if (access === 'demo') return `Demonstration: an invented answer in the manner of ${engine}`
  if (access === 'compatible_server') return `What a stand-in for ${engine} answered`
  return `What ${engine} answered`
}

function askedOf(engine: string, model: string | null, { accessKind, manifest }: StatementInput): string {
  if (accessKind === 'demo') return `its own demonstration engine, which imitates ${engine}`
  const named = model === null ? '' : ` (model ${model})`
  if (accessKind === 'compatible_server')
    return `a server that the operator of the collector chose to stand in for ${engine}${named}, ${connectionInWords(manifest)}`
  return `${engine}${named} through ${ACCESS_WORDS[accessKind]}, ${connectionInWords(manifest)}`
}

/** Quotes up to three wrong statements and counts the rest. */
function headlineOf(input: StatementInput): string {
  const wrong = claimsOf(input).filter(accuses)
  if (wrong.length === 0)
    return `Finding: ${classNameBeside(input.citationClass)}. In words: ${CLASS_TABLE[input.citationClass].evidence}.`
  const named = wrong
    .slice(0, 3)
    .map(
      ({ about, stated, truth }) =>
        `${about}: the answer says “${stated}”, the source says “${truth ?? 'otherwise'}”.`,
    )
  const others = wrong.length > 3 ? [`${wrong.length - 3} further statements are contradicted.`] : []
  return [`Finding: ${classNameBeside(input.citationClass)}.`, ...named, ...others].join(' ')
}

const READER_WORDS = {
  rules: 'the plain reader',
  model: 'a language model',
  confirmation: 'a second reading of what it is accused of',
  person: 'a person',
} as const

/** Who read the answer. Readers decide nothing. */
function readersInWords(finding: StoredClassification | undefined): string {
  const readers = finding?.verdict.readers ?? []
  if (readers.length === 0) return 'The answer was read by the plain reader.'
  const named = readers.map(({ kind, version }) => `${READER_WORDS[kind]} (${version})`)
  return `The answer was read by ${new Intl.ListFormat('en').format(named)}.`
}

function reviewInWords(finding: StoredClassification | undefined): string | null {
  const reasons = finding?.verdict.needsReview ?? []
  if (reasons.length === 0) return null
  const messages = [...new Set(reasons.map(({ message }) => message))].slice(0, 5)
  return `A person should look at this classification: ${messages.join(' ')}`
}

/** Wrong claims come first. */
const ORDER = ['contradicted', 'outdated', 'supported', 'unverifiable']

/** A verdict on the first part of a very long answer says nothing about the rest. */
function readInPart(finding: StoredClassification | undefined): string {
  const read = finding?.verdict.read
  return !read || read.characters >= read.of
    ? ''
    : ` The answer was judged on its first ${read.characters} of ${read.of} characters.`
}

/** That nothing is said against a declared fact means something only where somebody looked. */
function notReadInWords(finding: StoredClassification | undefined): string {
  const names = finding?.verdict.notRead ?? []
  if (names.length === 0) return ''
  const labels = names.map(
    (name) => finding?.facts.find(({ predicate }) => predicate === name)?.declaration?.label ?? name,
  )
  return ` No reader was asked about ${new Intl.ListFormat('en').format(labels)}: nobody has looked for that.`
}

function claimsOf({ finding, facts }: StatementInput): StatedClaim[] {
  const claims = [...(finding?.verdict.claims ?? [])].sort(
    (a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) || a.span.start - b.span.start,
  )
  return claims.slice(0, 64).map((claim) => {
    const fact = claim.factId === null ? undefined : facts.get(claim.factId)
    const source = fact?.source
    return {
      about: claim.label ?? labelOf(claim.predicate),
      stated: claim.stated,
      quote: claim.span.quote,
      verdict: claim.verdict,
      certainty: claim.certainty,
      truth: claim.truth,
      source: fact ? sourceInWords(fact) : null,
      sourceUrl: source?.url ?? null,
      sourceQuote: source?.quote ?? null,
      sourceSha256: source?.sha256 ?? null,
      sourceFetchedAt: source?.fetchedAt?.toISOString() ?? null,
    }
  })
}

/** A stored claim may have a predicate that no longer exists. */
const labelOf = (predicate: string): string =>
  PREDICATES.find(({ name }) => name === predicate)?.label ?? predicate

function sourceInWords({ source: { kind, fetchedAt }, note }: Fact): string {
  if (kind === 'operator')
    return `Entered by the operator of this service; no public page was fetched for it${note === null ? '' : `. Note: ${note}`}`
  if (kind === CATALOGUE_SOURCE)
    return `The brand’s catalogue${fetchedAt === null ? '' : `, imported on ${inWords(fetchedAt)}`}`
  const where = kind === 'wikidata' ? 'Wikidata' : 'A page of the brand'
  return fetchedAt === null ? where : `${where}, fetched on ${inWords(fetchedAt)}`
}

function checkedAgain({ verificationStatus, outcomes, lastOutcomeInWords }: StatementInput): string {
  const reverifications = outcomes.length
  const times =
    reverifications === 0
      ? 'The question has not been asked again since.'
      : `The question has been asked again on ${reverifications === 1 ? 'one later occasion' : `${reverifications} later occasions`}.`
  if (verificationStatus === 'not_reproducible') {
    const counted = lastOutcomeInWords === null ? '' : ` ${lastOutcomeInWords}.`
    return `${times} The finding was not reproduced.${counted} Engines vary from one answer to the next: this takes nothing away from the record of the first answer.`
  }
  if (verificationStatus === 'stale') {
    return `${times} The finding is marked stale: it is old, or a fact it rests on is no longer active.`
  }
  if (reverifications === 0) return times
  return outcomes.at(-1) === 'reproduced'
    ? `${times} The same finding came back.`
    : `${times} The engine gave no answer that could be compared.`
}

/** The plan in words, for a reader who asks whether other answers were left out. */
function samplingInWords({ plan, hasOutcomes, manifest }: StatementInput): string | null {
  if (plan === null || manifest.plan === null) return null
  const { prompts, engines, samples, runs } = plan
  const many = (n: number, what: string) => `${grouped(n)} ${what}${n === 1 ? '' : 's'}`
  const planned = `This is sample ${manifest.plan.sample} of ${samples} of a plan that was signed on ${inWords(new Date(plan.plannedAt))}, before the first question: ${many(prompts.count, 'prompt')}, ${many(engines.length, 'engine')}, ${many(samples, 'sample')} of each, ${many(runs, 'run')} in all.`
  return hasOutcomes
    ? `${planned} What became of every one of them was signed at the end.`
    : `${planned} The scan was still running when this bundle was made: what became of the others is not there yet.`
}

function proofInWords({ proven, isBehind }: StatementInput, captured: Date): string {
  if (isBehind)
    return 'PENDING. The record is in the log, but what became of the other questions of its scan is still on the way there. Export the bundle again in a few seconds.'
  if (proven === null) {
    return 'PENDING. The record is signed but not yet in a published checkpoint of the transparency log. Export the bundle again in a few seconds.'
  }
  const { leaf, checkpoint } = proven
  return `The record was signed on ${inWords(captured)} and is entry ${leaf.index} of a public, append-only log; the first signed checkpoint that contains it has ${checkpoint.size} entries and was signed on ${inWords(checkpoint.signedAt)}. Changing one byte of the answer or of the record breaks the checks below.`
}
