import type { CaptureSigner } from '@veracite/terms/ports'
import { base64Encode } from '@veracite/verify/bytes'
import { lowSOf } from '@veracite/verify/x509/ecdsa'

/** A signed document in the envelope of DSSE 1.0, as in-toto and others carry it. */
export interface DsseEnvelope {
  payloadType: string
  payload: string
  signatures: { keyid: string; sig: string }[]
}

export function dsseEnvelope(signer: CaptureSigner, payloadType: string, payload: Uint8Array): DsseEnvelope {
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
