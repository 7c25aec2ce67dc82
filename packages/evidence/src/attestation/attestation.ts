import { pick } from '@veracite/terms/pick'
import type { ExportedBundle } from '../bundle/exported-bundle.ts'
import { SCHEMA_HOST } from '../capture/sign-manifest.ts'

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1'
/** docs/forms.md describes every member. It is part of a name, like the other schemas, and never fetched. */
export const PREDICATE_TYPE = `https://${SCHEMA_HOST}/schema/captured-answer/v1`

/**
 * What a bundle shows, as an in-toto statement: the subjects are what others have in their hands, the predicate says
 * what is known about them. The order of the members is part of the signed bytes.
 */
export const attestationOf = (bundle: ExportedBundle) => ({
  _type: STATEMENT_TYPE,
  subject: subjectsOf(bundle),
  predicateType: PREDICATE_TYPE,
  predicate: predicateOf(bundle),
})

/** Everything that a reader could hash: the engine's reply, the answer in it, and the signed manifest. */
const subjectsOf = ({ response, answer, manifest }: ExportedBundle) => [
  { name: 'response', digest: { sha256: response.sha256 } },
  ...(answer === null ? [] : [{ name: 'answer', digest: { sha256: answer.sha256 } }]),
  { name: 'manifest', digest: { sha256: manifest.sha256 } },
]

function predicateOf(bundle: ExportedBundle) {
  const { run, brand, provenance } = bundle
  const { source, times, collector } = provenance
  return {
    demonstration: source.access === 'demo',
    run: { id: run.id, scanId: run.scanId, sample: run.sample },
    brand: { name: brand.name, domain: brand.domain },
    question: { text: bundle.prompt.text, locale: bundle.prompt.locale },
    source: pick(source, 'engine', 'access', 'provider', 'endpoint', 'modelReported'),
    capture: {
      requestedAt: times.requestedAt,
      capturedAt: times.capturedAt,
      key: collector.captureKey,
      collector: `${collector.software} ${collector.version}`,
    },
    log: placeOf(bundle),
    opinion: {
      citationClass: bundle.citationClass,
      needsReview: bundle.needsReview.length > 0,
      verificationStatus: bundle.verificationStatus,
    },
    exportedAt: bundle.exportedAt,
    limits: bundle.limits,
  }
}

/** Null until a published checkpoint contains the capture. */
function placeOf({ leaf, proof, log }: ExportedBundle) {
  if (leaf === null || proof === null || log.origin === null) return null
  return { origin: log.origin, index: leaf.index, leafSha256: leaf.hash, proof: proof.tlogProof }
}
