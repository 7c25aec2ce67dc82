import type { EvidenceBundle } from '../bundle/bundle.ts'
import { contentText } from '../bundle/content-text.ts'
import { type ClassificationManifest, parseCaptureManifest, parseManifest } from '../bundle/manifest.ts'
import { isWrong } from '../bundle/verify-readable.ts'
import { base64Decode, utf8Decode, utf8Encode } from '../bytes.ts'
import { sha256Hex } from '../sha256.ts'

const FACT = { predicate: 'founder', value: { name: 'Grace', shares: 0.5, since: 1e-7 } }
const SOURCE = { url: 'https://angstrom.example/about', sha256: 'b'.repeat(64) }

/** The hash that the sample classification names for its only fact. */
export const SAMPLE_FACT_HASH = sha256Hex(
  utf8Encode(contentText({ ...FACT, sourceUrl: SOURCE.url, sourceSha256: SOURCE.sha256 })),
)

/** The sample bundle with the readable parts that repeat what its manifests say. */
export function readableSample(bundle: EvidenceBundle): EvidenceBundle {
  const bytes = base64Decode(bundle.manifest.base64)
  const capture = parseCaptureManifest(bytes)
  const { source, question, response, times } = capture
  const signed = bundle.classification.flatMap(({ manifest }) => {
    const parsed = parseManifest(base64Decode(manifest.base64))
    return parsed.kind === 'classification' ? [parsed.manifest] : []
  })
  const newest = signed.at(-1)
  const isDemo = source.access === 'demo'
  const readable = {
    status: 'integrated',
    run: {
      id: capture.runId,
      scanId: capture.scanId,
      engine: source.engine,
      intent: question.intent,
      sample: capture.plan?.sample ?? 1,
    },
    brand: capture.brand,
    prompt: { id: 'prompt_1', text: question.prompt, locale: source.locale },
    citationClass: newest?.class ?? 'ABSENT',
    needsReview: (newest?.needsReview ?? []).map((reason) => ({
      reason,
      message: 'Look at it.',
      span: null,
    })),
    provenance: JSON.parse(utf8Decode(bytes)),
    snapshot: {
      captureId: capture.captureId,
      kind: capture.kind,
      sha256: response.sha256,
      answerSha256: capture.answer?.sha256 ?? null,
      bytes: response.bytes,
      contentType: response.mediaType,
      httpStatus: response.status,
      capturedAt: times.capturedAt,
      source: { access: source.access, provider: source.provider },
      locale: source.locale,
      costUsd: 0.0000021,
    },
    classifications: signed.map(classificationBody),
    verifications: verificationBodies(bundle),
    verificationStatus: 'active',
    facts: newest === undefined ? [] : [{ id: 'fact_1', ...FACT, source: SOURCE, hash: SAMPLE_FACT_HASH }],
    timeline: [{ at: times.capturedAt, event: 'captured and signed', by: 'veracite', detail: 'with a key' }],
    pending: [],
  }
  const statement = {
    title: `${isDemo ? 'Demonstration: ' : ''}What was answered about ${capture.brand.name}`,
    warning: isDemo ? 'DEMONSTRATION. No real engine said this.' : null,
    headline: `Finding: ${newest?.class ?? 'none'}.`,
    claims: (newest?.claims ?? []).map(({ stated, verdict, truth }) => ({
      about: 'Founder',
      stated,
      verdict,
      truth,
    })),
  }
  return { ...bundle, ...readable, statement }
}

const verificationBodies = ({ verification }: EvidenceBundle) =>
  verification.flatMap(({ manifest }) => {
    const parsed = parseManifest(base64Decode(manifest.base64))
    if (parsed.kind !== 'verification') return []
    const { verificationId, attempts, verifiedAt } = parsed.manifest
    const reproduced = attempts.filter((attempt) => attempt.reproduced).length
    return [
      {
        id: verificationId,
        outcome: reproduced > 0 ? 'reproduced' : 'inconclusive',
        compared: attempts.filter((attempt) => attempt.class !== null).length,
        reproduced,
        verifiedAt,
      },
    ]
  })

const classificationBody = (one: ClassificationManifest) => ({
  id: one.classificationId,
  captureId: one.captureId,
  class: one.class,
  rule: one.rule,
  classifierVersion: one.classifier.version,
  classifiedAt: one.classifiedAt,
  claims: one.claims.map(({ start, end, ...claim }) => ({
    ...claim,
    span: { start, end, quote: isWrong({ ...claim, start, end }) ? 'Ada' : '' },
  })),
})
