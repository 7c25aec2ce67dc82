import { SCHEMA_HOST, signManifest } from '@veracite/evidence/capture/sign-manifest'
import type { NewClassification } from '@veracite/evidence/records/new-classification'
import type { NewReading, StandingReading } from '@veracite/evidence/records/stored-reading'
import { declarationDigest } from '@veracite/ground-truth/facts/declarations'
import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import type { CaptureSigner } from '@veracite/terms/ports'
import { storableText } from '@veracite/terms/storable-text'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import {
  type ClassificationManifest,
  MAX_MANIFEST_BYTES,
  manifestSchema,
} from '@veracite/verify/bundle/manifest'
import type { CaptureToClassify } from './run-store.ts'

/** A person who settled a run, and what they noted. */
export interface Settlement {
  by: string
  note: string | null
}

/** The decision about one captured answer, ready to be stored. Pure except for the signing key. */
export function buildClassification(input: {
  id: string
  nonce: string
  capture: CaptureToClassify
  facts: FactForVerdict[]
  verdict: Verdict
  /** The readings it was decided from, and those among them that are not stored yet. */
  standing: readonly StandingReading[]
  readings: NewReading[]
  awaits: NewClassification['awaits']
  settlement: Settlement | null
  /** Of the model whose reading decided; null when a person or the rules decided. */
  knownErrorRate: string | null
  signer: CaptureSigner
  now: Date
}): NewClassification {
  const { capture, facts, standing, settlement } = input
  // A quote of an answer with a NUL in it is stored with U+FFFD in its place; offsets stay right.
  const verdict = storableText(input.verdict)
  const used = factsUsed(verdict, facts)
  const manifest: ClassificationManifest = {
    schema: manifestSchema(SCHEMA_HOST, 'classification'),
    prev: capture.manifestSha256,
    eventNonce: input.nonce,
    classificationId: input.id,
    captureId: capture.captureId,
    runId: capture.runId,
    class: verdict.class,
    rule: verdict.rule,
    confidence: null,
    classifier: { name: 'veracite', version: verdict.version, promptSha256: null },
    claims: [],
    facts: used.slice(0, 64).map(signedFact),
    readings: standing.map(({ sha256, readerKind, readerVersion, requestSha256, replySha256 }) => ({
      sha256,
      kind: readerKind,
      version: readerVersion,
      requestSha256,
      replySha256,
    })),
    needsReview: [...new Set(verdict.needsReview.map(({ reason }) => reason))],
    reviewer: settlement?.by ?? null,
    note: settlement?.note ?? null,
    knownErrorRate: input.knownErrorRate,
    classifiedAt: input.now.toISOString(),
  }
  return {
    id: input.id,
    runId: capture.runId,
    captureId: capture.captureId,
    verdict,
    // The form of stored facts has no members for these.
    facts: used.map(({ lastSeenAt: _, isOfCatalogue: __, ...fact }) => fact as FactForVerdict),
    decidingFactIds: decidingFactIds(verdict),
    excerpt: storableText(excerptOf(capture.answer.text, verdict)),
    createdAt: input.now,
    manifest: signManifest(input.signer, withClaims(manifest, verdict)),
    standing: [...standing],
    readings: input.readings,
    awaits: input.awaits,
  }
}

function signedFact(fact: FactForVerdict): ClassificationManifest['facts'][number] {
  const { id, predicate, hash, sourceUrl, sourceSha256, active, declaration, catalogue } = fact
  const url = sourceUrl === null ? null : sourceUrl.slice(0, 200)
  // Left out, and not null, where there is none: most facts have none, and manifests are short.
  return {
    ...{ id, predicate, hash, sourceUrl: url, sourceSha256, active },
    ...(catalogue !== undefined && { import: catalogue.import }),
    ...(declaration !== undefined && { declaration: declarationDigest(declaration) }),
  } as ClassificationManifest['facts'][number]
}

/** The facts without which the class would be different. A cited page of the brand needs none. */
export function decidingFactIds(verdict: Pick<Verdict, 'class' | 'ownedCitations' | 'claims'>): string[] {
  const wanted =
    verdict.class === 'CONFABULATED'
      ? 'contradicted'
      : verdict.class === 'STRONG' && verdict.ownedCitations.length === 0
        ? 'supported'
        : null
  const ids = verdict.claims
    .filter((claim) => claim.verdict === wanted && claim.certainty === 'certain')
    .flatMap((claim) => claim.factId ?? [])
  return [...new Set(ids)]
}

/** Facts that claims were compared with come first, then the other active ones that were available. */
function factsUsed(verdict: Verdict, facts: FactForVerdict[]): FactForVerdict[] {
  const compared = new Set(verdict.claims.flatMap((claim) => claim.factId ?? []))
  const first = facts.filter((fact) => compared.has(fact.id))
  // Of a catalogue nothing was available but what the answer names.
  const others = facts.filter((fact) => fact.active && !fact.isOfCatalogue && !compared.has(fact.id))
  return [...first, ...others].slice(0, 200)
}

const EXCERPT_SIDE = 140

/** The text around the deciding passage: a contradiction, else what needs review, a claim or a mention. */
export function excerptOf(text: string, verdict: Verdict): string {
  const contradicted = verdict.claims.filter((claim) => claim.verdict === 'contradicted')
  const deciding =
    contradicted.find((claim) => claim.certainty === 'certain')?.span ??
    verdict.needsReview.find(({ span }) => span !== null)?.span ??
    contradicted[0]?.span ??
    verdict.claims[0]?.span ??
    verdict.mentions[0]
  if (!deciding) return cutAt(text, 0, 2 * EXCERPT_SIDE)
  return cutAt(
    text,
    deciding.start - EXCERPT_SIDE,
    Math.min(deciding.end, deciding.start + 400) + EXCERPT_SIDE,
  )
}

/** Cuts without splitting a surrogate pair: half of one is not valid text. */
function cutAt(text: string, from: number, to: number): string {
  const start = Math.max(0, from)
  const end = Math.min(text.length, to)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).toWellFormed().trim()}${end < text.length ? '…' : ''}`
}

/** As many claims as fit into a manifest; the whole verdict is stored beside it. */
function withClaims(manifest: ClassificationManifest, verdict: Verdict): ClassificationManifest {
  const claims: ClassificationManifest['claims'] = []
  let room = MAX_MANIFEST_BYTES / 4
  for (const { span, verdict: held, ...said } of verdict.claims.slice(0, 128)) {
    const { predicate, stated, factId, truth, certainty } = said
    const { start, end } = span
    const claim = { predicate, stated, verdict: held, factId, truth, start, end, certainty }
    room -= JSON.stringify(claim).length * 2
    if (room < 0) break
    claims.push(claim)
  }
  return { ...manifest, claims }
}
