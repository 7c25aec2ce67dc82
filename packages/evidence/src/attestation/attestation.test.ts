import { sha256Hex } from '@veracite/terms/digest'
import { verifyP256 } from '@veracite/verify/x509/ecdsa'
import { expect, test } from 'vitest'
import { sampleExport } from '../bundle/test-support/sample-export.ts'
import { SAMPLE_SIGNER } from '../bundle/test-support/sample-run.ts'
import { ATTESTATION_TYPE, getAttestation } from './get-attestation.ts'

const asked = { runId: 'run', scope: { accountId: null } }

async function attested(choices: Parameters<typeof sampleExport>[0] = {}) {
  const bundle = await sampleExport(choices)
  const forms: unknown[] = []
  const getBundle = async ({ form }: { form?: unknown }) => {
    forms.push(form)
    return bundle
  }
  const envelope = await getAttestation({ getBundle, signer: SAMPLE_SIGNER })(asked)
  expect(forms).toEqual(['in-toto'])
  const payload = Buffer.from(envelope.payload, 'base64')
  return { bundle, envelope, payload, statement: JSON.parse(payload.toString()) }
}

test('the subjects are the digests of what others hold, and the predicate says where it came from', async () => {
  const { bundle, statement } = await attested()
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://veracite.example/schema/captured-answer/v1',
    subject: [
      { name: 'response', digest: { sha256: sha256Hex(Buffer.from(bundle.response.base64, 'base64')) } },
      { name: 'answer', digest: { sha256: sha256Hex(bundle.answer?.text ?? '') } },
      { name: 'manifest', digest: { sha256: sha256Hex(Buffer.from(bundle.manifest.base64, 'base64')) } },
    ],
    predicate: {
      demonstration: false,
      run: { id: bundle.run.id },
      log: { origin: 'evidence.example.com/log/1', index: 300, proof: bundle.proof?.tlogProof },
      opinion: { citationClass: bundle.citationClass },
      limits: bundle.limits,
    },
  })
})

test('signed as DSSE says, over type and bytes', async () => {
  const { envelope, payload } = await attested()
  const [signature] = envelope.signatures
  expect(signature?.keyid).toBe(SAMPLE_SIGNER.keyId)
  const holds = (type: string, bytes: Buffer) =>
    verifyP256(
      Buffer.from(signature?.sig ?? '', 'base64'),
      Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${bytes.length} `), bytes]),
      SAMPLE_SIGNER.publicKey,
    )
  expect(holds(ATTESTATION_TYPE, payload)).toBe(true)
  expect(holds('application/json', payload)).toBe(false)
  expect(holds(ATTESTATION_TYPE, payload.subarray(1))).toBe(false)
})

test('demonstrations say so, and what is not in the log yet has no place there', async () => {
  expect((await attested({ demo: true })).statement.predicate.demonstration).toBe(true)
  expect((await attested({ pending: true })).statement.predicate.log).toBeNull()
})
