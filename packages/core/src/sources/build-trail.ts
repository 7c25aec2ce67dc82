import { manifestSchema, type TrailManifest } from '@veracite/verify/manifest'
import { canonicalJson } from '../capture/canonical-json.ts'
import { sha256 } from '../capture/digest.ts'
import { SCHEMA_HOST, signManifest } from '../capture/sign-manifest.ts'
import { storableText } from '../capture/storable-text.ts'
import { recorderOf, type SealDeps } from '../scans/scan-manifests.ts'
import type { AnswerToTrace, NewTrail } from '../stores/source-store.ts'
import type { SourceTrail } from './source-trail.ts'

/** What the cited pages say and the captures it was read from, signed together. */
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
