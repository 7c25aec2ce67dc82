import type { AccountScope, CaptureSigner } from '@veracite/terms/ports'
import { base64Encode } from '@veracite/verify/bytes'
import { lowSOf } from '@veracite/verify/x509/ecdsa'
import type { getBundle } from '../bundle/get-bundle.ts'
import { attestationOf } from './attestation.ts'

export const ATTESTATION_TYPE = 'application/vnd.in-toto+json'

/** The evidence of a run as a signed in-toto statement. */
export const getAttestation =
  (deps: { getBundle: ReturnType<typeof getBundle>; signer: CaptureSigner }) =>
  async (input: { runId: string; scope: AccountScope }): Promise<DsseEnvelope> => {
    const bundle = await deps.getBundle({ ...input, form: 'in-toto' })
    const statement = Buffer.from(JSON.stringify(attestationOf(bundle)))
    return dsseEnvelope(deps.signer, ATTESTATION_TYPE, statement)
  }

/** A signed document in the envelope of DSSE 1.0, as in-toto and others carry it. */
interface DsseEnvelope {
  payloadType: string
  payload: string
  signatures: { keyid: string; sig: string }[]
}

function dsseEnvelope(signer: CaptureSigner, payloadType: string, payload: Uint8Array): DsseEnvelope {
  const sig = lowSOf(signer.sign(preAuthEncoding(payloadType, payload)))
  return {
    payloadType,
    payload: base64Encode(payload),
    signatures: [{ keyid: signer.keyId, sig: base64Encode(sig) }],
  }
}

/** The signed bytes: type and payload with their lengths, so that neither can be read as the other. */
const preAuthEncoding = (type: string, payload: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload])
