import type { ExportedBundle } from '@veracite/evidence/bundle/exported-bundle'
import { originBody } from '@veracite/terms/origins'
import { type AccessKind, type BundleFormat, originOf } from '@veracite/terms/vocabulary'
import { short } from './short.ts'
import { markUntrusted } from './untrusted.ts'

const MAX_CLAIMS = 5
const MAX_REVIEWS = 3

/**
 * The part of a bundle that an agent can use, in under 2,000 tokens: what it says, what the proof covers, and
 * the digests to compare with. Every text is bounded, so the total is too.
 */
export function summarise(bundle: ExportedBundle, format: BundleFormat, whole: string) {
  const { statement, log, needsReview } = bundle
  const { claims } = statement
  return markUntrusted(QUOTES, {
    format,
    runId: bundle.run.id,
    engine: bundle.run.engine,
    ...originBody(originOf(bundle.provenance.source.access as AccessKind)),
    brand: { id: bundle.brand.id, name: short(bundle.brand.name, 200) },
    prompt: short(bundle.prompt.text, 300),
    citationClass: bundle.citationClass,
    verificationStatus: bundle.verificationStatus,
    needsReview: needsReview.slice(0, MAX_REVIEWS).map(({ message }) => short(message, 200)),
    statement: {
      warning: statement.warning && short(statement.warning, 300),
      headline: short(statement.headline, 400),
      finding: short(statement.finding, 400),
      checkedAgain: short(statement.checkedAgain, 300),
      proof: short(statement.proof, 500),
    },
    claims: claims
      .slice(0, MAX_CLAIMS)
      .map(({ about, stated, quote, verdict, certainty, truth, sourceUrl }) => ({
        about,
        stated: short(stated, 100),
        quote: short(quote, 160),
        verdict,
        certainty,
        truth: truth && short(truth, 100),
        sourceUrl: sourceUrl && short(sourceUrl, 200),
      })),
    proof: {
      status: bundle.status,
      log: log.origin,
      index: log.index,
      firstCheckpointAt: log.firstCheckpoint?.signedAt ?? null,
      timestamps: bundle.timestamps.length,
    },
    hashes: {
      response: bundle.response.sha256,
      answer: bundle.answer?.sha256 ?? null,
      manifest: bundle.manifest.sha256,
    },
    exportedAt: bundle.exportedAt,
    leftOut: `${claims.length > MAX_CLAIMS ? `${claims.length - MAX_CLAIMS} of ${claims.length} claims, ` : ''}the bytes, signatures and proofs: they are in the whole bundle.`,
    whole,
  })
}

const QUOTES = ['prompt', 'statement', 'claims', 'needsReview']
