import { sha256Hex } from '@veracite/terms/digest'
import { manifestSchema, type PageManifest } from '@veracite/verify/bundle/manifest'
import { SAMPLE_SIGNER } from '../../bundle/test-support/sample-run.ts'
import { SCHEMA_HOST, signManifest } from '../../capture/sign-manifest.ts'
import { type CapturedPage, capturedPage } from '../captured-page.ts'

/** A page as it is captured, signed with the key of the samples. */
export function samplePage(
  content: Uint8Array | null,
  change: Partial<PageManifest> = {},
  { kept = true } = {},
): CapturedPage {
  const url = change.url ?? 'http://pages.test/founded'
  const manifest: PageManifest = {
    schema: manifestSchema(SCHEMA_HOST, 'page'),
    prev: null,
    eventNonce: 'ab'.repeat(16),
    pageId: '0199c0de-7000-7000-8000-000000000001',
    url,
    finalUrl: content === null ? null : url,
    outcome: content === null ? 'unreachable' : 'fetched',
    reason: content === null ? { code: 'unreachable', message: 'The site did not answer in time.' } : null,
    status: content === null ? null : 200,
    headers: content === null ? {} : { 'content-type': 'text/html; charset=utf-8' },
    body: content && {
      sha256: sha256Hex(content),
      bytes: content.length,
      mediaType: 'text/html; charset=utf-8',
    },
    text: null,
    times: { requestedAt: '2026-06-01T12:00:00.000Z', capturedAt: '2026-06-01T12:00:01.123Z' },
    recorder: {
      software: 'veracite',
      version: '0.2.0',
      commit: null,
      instance: 'sample',
      captureKey: SAMPLE_SIGNER.keyId,
    },
    ...change,
  }
  const { body } = signManifest(SAMPLE_SIGNER, manifest)
  return capturedPage(body, kept ? content : null, 'c2sp.org/tlog-proof@v1\nindex 0\n\nsample\n')
}
