import { Type } from '@sinclair/typebox'
import { needs } from '../base/access.ts'
import { type Answer, adminOperation } from '../base/operation.ts'
import { retryAfter } from '../base/refusals.ts'
import * as t from '../base/schemas.ts'

/** Evidence in the forms that others verify: an in-toto statement, a SCITT statement with its receipt, web archives. */

const Attestation = t.open(
  'Attestation',
  'An in-toto statement in a DSSE envelope; docs/forms.md describes its predicate.',
  {
    payloadType: t.text('Always `application/vnd.in-toto+json`.'),
    payload: t.text('The statement, in base64.'),
    signatures: Type.Array(
      t.openObject({
        keyid: t.text('The capture key, as the log publishes it.'),
        sig: t.text('ECDSA P-256 over the encoding of DSSE, DER, in base64.'),
      }),
    ),
  },
)

const noEvidence = (what: string): Answer => ({
  description: what,
  schema: t.ErrorBody,
  examples: { missing: { error: what } },
})

const notYet = (what: string): Answer => ({
  description: `${what} in a published checkpoint of the log yet, or there is no log.`,
  schema: t.ErrorBody,
  examples: {
    pending: { error: `${what} in a published checkpoint of the log yet: try again in a few seconds.` },
  },
  headers: retryAfter,
})

const NO_BUNDLE = noEvidence('Run not found or not yet classified: there is no bundle for it.')

export const getRunAttestation = adminOperation('GET /api/admin/runs/{runId}/attestation', {
  id: 'adminGetRunAttestation',
  access: needs('viewer', 'params.runId'),
  answers: { 200: { description: 'The envelope.', schema: Attestation }, 404: NO_BUNDLE },
})

export const getRunStatement = adminOperation('GET /api/admin/runs/{runId}/transparent-statement', {
  id: 'adminGetRunStatement',
  access: needs('viewer', 'params.runId'),
  answers: {
    200: { description: 'The statement, CBOR.', media: { 'application/cose': { schema: t.Bytes } } },
    404: NO_BUNDLE,
    409: notYet('The run is not'),
  },
})

export const getRunWebArchive = adminOperation('GET /api/admin/runs/{runId}/web-archive', {
  id: 'adminGetRunWebArchive',
  access: needs('viewer', 'params.runId'),
  deadlineMs: 60_000,
  answers: {
    200: { description: 'The archive.', media: { 'application/wacz': { schema: t.Bytes } } },
    404: noEvidence('The run is not there, or no page that its answer cites was captured.'),
    409: notYet('The pages are not'),
  },
})

export const getCaseWebArchive = adminOperation('GET /api/admin/cases/{caseId}/web-archive', {
  id: 'adminGetCaseWebArchive',
  access: needs('viewer', 'params.caseId'),
  deadlineMs: 60_000,
  answers: {
    200: { description: 'The archive.', media: { 'application/wacz': { schema: t.Bytes } } },
    404: noEvidence('The case is not there, or no page that its answers cite was captured.'),
  },
})
