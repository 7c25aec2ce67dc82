import { type ClassificationManifest, MAX_MANIFEST_BYTES, manifestSchema } from '@veracite/verify/manifest'
import { classify } from '../classification/classify.ts'
import type { Verdict } from '../classification/types.ts'
import { SCHEMA_HOST, signManifest } from '../evidence/sign-manifest.ts'
import { storableText } from '../evidence/storable-text.ts'
import type { CaptureSigner } from '../ports.ts'
import type { CaptureToClassify, FactToJudge, NewClassification } from '../stores.ts'

/** One captured answer held against the facts of its brand. Pure but for the signing key. */
export function judgeCapture(input: {
  id: string
  nonce: string
  capture: CaptureToClassify
  facts: FactToJudge[]
  signer: CaptureSigner
  now: Date
}): NewClassification {
  const { capture, facts } = input
  // A quote of an answer with a NUL in it is stored with U+FFFD in its place; offsets stay right.
  const verdict = storableText(
    classify({ brand: capture.brand, facts, prompt: capture.prompt, answer: capture.answer }),
  )
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
    facts: used.slice(0, 64).map(({ id, predicate, hash, sourceUrl, sourceSha256, active }) => ({
      id,
      predicate,
      hash,
      sourceUrl: sourceUrl === null ? null : sourceUrl.slice(0, 200),
      sourceSha256,
      active,
    })),
    reviewer: null,
    knownErrorRate: null,
    classifiedAt: input.now.toISOString(),
  }
  return {
    id: input.id,
    runId: capture.runId,
    captureId: capture.captureId,
    verdict,
    facts: used,
    decidingFactIds: decidingFactIds(verdict),
    excerpt: storableText(excerptOf(capture.answer.text, verdict)),
    createdAt: input.now,
    manifest: signManifest(input.signer, withClaims(manifest, verdict)),
  }
}

/** The facts without which the class would be another one. A cited source of the brand needs none. */
export function decidingFactIds(verdict: Verdict): string[] {
  const wanted =
    verdict.class === 'CONFABULATED'
      ? 'contradicted'
      : verdict.class === 'STRONG' && verdict.ownedCitations.length === 0
        ? 'supported'
        : null
  const ids = verdict.claims
    .filter((claim) => claim.verdict === wanted)
    .flatMap((claim) => claim.factId ?? [])
  return [...new Set(ids)]
}

/** Facts some claim was held against come first; the rest of the active ones tell what else it was judged by. */
function factsUsed(verdict: Verdict, facts: FactToJudge[]): FactToJudge[] {
  const compared = new Set(verdict.claims.flatMap((claim) => claim.factId ?? []))
  const first = facts.filter((fact) => compared.has(fact.id))
  const others = facts.filter((fact) => fact.active && !compared.has(fact.id))
  return [...first, ...others].slice(0, 200)
}

const EXCERPT_SIDE = 140

/** A few lines around what decided: the first contradiction, else the first claim, else the first mention. */
export function excerptOf(text: string, verdict: Verdict): string {
  const deciding =
    verdict.claims.find((claim) => claim.verdict === 'contradicted')?.span ??
    verdict.claims[0]?.span ??
    verdict.mentions[0]
  if (!deciding) return cutAt(text, 0, 2 * EXCERPT_SIDE)
  return cutAt(
    text,
    deciding.start - EXCERPT_SIDE,
    Math.min(deciding.end, deciding.start + 400) + EXCERPT_SIDE,
  )
}

/** Cuts without splitting a surrogate pair: half of one is not text any more. */
function cutAt(text: string, from: number, to: number): string {
  const start = Math.max(0, from)
  const end = Math.min(text.length, to)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).toWellFormed().trim()}${end < text.length ? '…' : ''}`
}

/** As many claims as fit into a manifest; the whole verdict is stored beside it. */
function withClaims(manifest: ClassificationManifest, verdict: Verdict): ClassificationManifest {
  const claims: ClassificationManifest['claims'] = []
  let room = MAX_MANIFEST_BYTES / 4
  for (const { predicate, stated, verdict: held, factId, truth, span } of verdict.claims.slice(0, 128)) {
    const claim = { predicate, stated, verdict: held, factId, truth, start: span.start, end: span.end }
    room -= JSON.stringify(claim).length * 2
    if (room < 0) break
    claims.push(claim)
  }
  return { ...manifest, claims }
}
