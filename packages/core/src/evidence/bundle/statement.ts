import type { CaptureManifest } from '@veracite/verify/manifest'
import type { Fact, StoredClassification, StoredVerification } from '../../stores.ts'
import type { AccessKind, CitationClass, Engine, VerificationStatus } from '../../vocabulary.ts'
import type { ProvenLeaf } from '../prove-leaves.ts'
import {
  ACCESS_WORDS,
  CLASS_WORDS,
  DEMO_WARNING,
  dayInWords,
  ENGINE_NAMES,
  inWords,
  PREDICATE_WORDS,
} from './words.ts'

/** What the bundle says, for a reader in a hurry. Nothing here is signed; the manifests say the same and are. */
export type Statement = {
  title: string
  /** Not null when the answer is a demonstration: shown before everything else. */
  warning: string | null
  asked: string
  answered: string
  /** The finding in one or two sentences. */
  headline: string
  finding: string
  claims: StatedClaim[]
  checkedAgain: string
  proof: string
}

export type StatedClaim = {
  about: string
  /** What the answer says, and the words it says it with. */
  stated: string
  quote: string
  verdict: string
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
  /** What each re-verification came to, oldest first. */
  outcomes: readonly StoredVerification['outcome'][]
  proven: ProvenLeaf | null
}

export function stateInWords(input: StatementInput): Statement {
  const { manifest, finding, citationClass } = input
  const engine = ENGINE_NAMES[input.engine]
  const isDemo = input.accessKind === 'demo'
  const captured = new Date(manifest.times.capturedAt)
  const { model, entity, software, version } = {
    model: manifest.source.modelReported ?? manifest.source.modelRequested,
    ...manifest.collector,
  }
  const collector =
    entity === 'not stated' ? `${software} ${version}` : `${entity}, with ${software} ${version},`
  const contradicted = finding?.verdict.claims.filter((claim) => claim.verdict === 'contradicted').length ?? 0
  return {
    title: `${isDemo ? `Demonstration: an invented answer in the manner of ${engine}` : `What ${engine} answered`} about ${input.brandName} on ${dayInWords(captured)}`,
    warning: isDemo ? DEMO_WARNING : null,
    asked: `On ${inWords(new Date(manifest.times.requestedAt))}, ${collector} put the question below to ${isDemo ? `its own demonstration engine, which imitates ${engine}` : `${engine}${model === null ? '' : ` (model ${model})`} through ${ACCESS_WORDS[input.accessKind]}`}, in a new conversation without instructions or history. ${manifest.source.description}`,
    answered: `The answer was complete on ${inWords(new Date(manifest.times.receivedAt))}: ${manifest.response.bytes} bytes, of which every one is kept in this bundle.`,
    finding: `The answer is classed ${citationClass}: ${CLASS_WORDS[citationClass]}.${contradicted === 0 ? '' : ` ${contradicted === 1 ? 'One statement is' : `${contradicted} statements are`} contradicted by the sources listed below.`} This classification is the opinion of a rule-based program (version ${finding?.classifierVersion ?? 'unknown'}), not part of the captured record.`,
    headline: headlineOf(input),
    claims: claimsOf(input),
    checkedAgain: checkedAgain(input),
    proof: proofInWords(input.proven, captured),
  }
}

/** Up to three wrong statements by name; more of them only by number. */
function headlineOf(input: StatementInput): string {
  const wrong = claimsOf(input).filter(({ verdict }) => verdict === 'contradicted')
  if (wrong.length === 0)
    return `Finding: ${input.citationClass}. In words: ${CLASS_WORDS[input.citationClass]}.`
  const named = wrong
    .slice(0, 3)
    .map(
      ({ about, stated, truth }) =>
        `${about}: the answer says “${stated}”, the source says “${truth ?? 'otherwise'}”.`,
    )
  const others = wrong.length > 3 ? [`${wrong.length - 3} further statements are contradicted.`] : []
  return [`Finding: ${input.citationClass}.`, ...named, ...others].join(' ')
}

const ORDER = ['contradicted', 'outdated', 'supported', 'unverifiable']

/** What is wrong comes first. */
function claimsOf({ finding, facts }: StatementInput): StatedClaim[] {
  const claims = [...(finding?.verdict.claims ?? [])].sort(
    (a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) || a.span.start - b.span.start,
  )
  return claims.slice(0, 64).map((claim) => {
    const fact = claim.factId === null ? undefined : facts.get(claim.factId)
    const source = fact?.source
    return {
      about: PREDICATE_WORDS[claim.predicate],
      stated: claim.stated,
      quote: claim.span.quote,
      verdict: claim.verdict,
      truth: claim.truth,
      source: fact ? sourceInWords(fact) : null,
      sourceUrl: source?.url ?? null,
      sourceQuote: source?.quote ?? null,
      sourceSha256: source?.sha256 ?? null,
      sourceFetchedAt: source?.fetchedAt?.toISOString() ?? null,
    }
  })
}

function sourceInWords({ source: { kind, fetchedAt }, note }: Fact): string {
  if (kind === 'operator')
    return `Entered by the operator of this service; no public page was fetched for it${note === null ? '' : `. Note: ${note}`}`
  const where = kind === 'wikidata' ? 'Wikidata' : 'A page of the brand'
  return fetchedAt === null ? where : `${where}, fetched on ${inWords(fetchedAt)}`
}

function checkedAgain({ verificationStatus, outcomes }: StatementInput): string {
  const reverifications = outcomes.length
  const times =
    reverifications === 0
      ? 'The question has not been asked again since.'
      : `The question has been asked again on ${reverifications === 1 ? 'one later occasion' : `${reverifications} later occasions`}.`
  if (verificationStatus === 'not_reproducible') {
    return `${times} The finding was not reproduced. Engines vary from one answer to the next: this takes nothing away from the record of the first answer.`
  }
  if (verificationStatus === 'stale') {
    return `${times} The finding is marked stale: it is old, or a fact it rests on is no longer active.`
  }
  if (reverifications === 0) return times
  return outcomes.at(-1) === 'reproduced'
    ? `${times} The same finding came back.`
    : `${times} The engine gave no answer that could be compared.`
}

function proofInWords(proven: ProvenLeaf | null, captured: Date): string {
  if (proven === null) {
    return 'PENDING. The record is signed but not yet in a published checkpoint of the transparency log. Export the bundle again in a few seconds.'
  }
  const { leaf, checkpoint } = proven
  return `The record was signed on ${inWords(captured)} and is entry ${leaf.index} of a public, append-only log; the first signed checkpoint that contains it has ${checkpoint.size} entries and was signed on ${inWords(checkpoint.signedAt)}. Changing one byte of the answer or of the record breaks the checks below.`
}
