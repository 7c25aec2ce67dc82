import { recorderOf, type SealDeps } from '@veracite/evidence/capture/recorder'
import { SCHEMA_HOST, signManifest } from '@veracite/evidence/capture/sign-manifest'
import type { SourceTrail } from '@veracite/evidence/trails/source-trail'
import { canonicalJson } from '@veracite/terms/canonical-json'
import { sha256 } from '@veracite/terms/digest'
import { storableText } from '@veracite/terms/storable-text'
import { manifestSchema, type TrailManifest } from '@veracite/verify/bundle/manifest'
import type { AnswerToTrace, NewTrail } from './source-store.ts'

/** Signs the statements of the cited pages together with the captures they were read from. */
export function buildTrail(deps: SealDeps, answer: AnswerToTrace, found: SourceTrail): NewTrail {
  const id = deps.ids.next()
  const now = deps.clock.now()
  const trail = storableText(found)
  const body = new TextEncoder().encode(canonicalJson(trail))
  const { runId, captureId, classificationId } = answer
  const manifest: TrailManifest = {
    schema: manifestSchema(SCHEMA_HOST, 'trail'),
    prev: answer.manifestSha256,
    eventNonce: deps.ids.randomHex(16),
    trailId: id,
    runId,
    captureId,
    classificationId,
    pages: answer.pages.map(({ manifestSha256 }) => manifestSha256),
    trail: { sha256: Buffer.from(sha256(body)).toString('hex'), bytes: body.length },
    recorder: recorderOf(deps),
    tracedAt: now.toISOString(),
  }
  return {
    id,
    runId,
    captureId,
    classificationId,
    pageIds: answer.pages.map((page) => page.id),
    trail,
    body,
    manifest: signManifest(deps.signer, manifest),
    createdAt: now,
  }
}
