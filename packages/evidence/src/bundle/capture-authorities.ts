import { sha256 } from '@veracite/terms/digest'
import type { TrustedAuthority } from '@veracite/verify/log/sigstore'
import { certificateFromPem } from '@veracite/verify/x509/pem'
import { verifyTimestamp } from '@veracite/verify/x509/rfc3161'
import { parseCertificate } from '@veracite/verify/x509/x509'
import { isReadBySigstore } from '../log/sigstore-time.ts'
import type { StoredTimestamp } from './bundle-port.ts'

/** An authority that stamped the capture's signature, in the terms of Sigstore's trusted root. */
export interface CaptureAuthority extends TrustedAuthority {
  /** The stamp. */
  response: Uint8Array
}

/**
 * Only stamps that Sigstore's verifiers can read and that lead to a pinned root: the verifiers refuse a whole
 * bundle over a single stamp that they do not recognise.
 */
export function authoritiesOf(
  signature: Uint8Array,
  timestamps: readonly StoredTimestamp[],
  rootsPem: readonly string[],
): CaptureAuthority[] {
  const ofCapture = timestamps.filter(({ over }) => over === 'capture')
  if (ofCapture.length === 0) return []
  const roots = rootsPem.map(certificateFromPem)
  const imprint = sha256(signature)
  return ofCapture.flatMap(({ tsa, response }) => {
    const chain = chainOf(response, imprint, roots)
    const [signer] = chain
    if (signer === undefined) return []
    const since = new Date(parseCertificate(signer).notBeforeMs).toISOString()
    return [{ organization: tsa, commonName: tsa, chain, since, response }]
  })
}

function chainOf(response: Uint8Array, imprint: Uint8Array, roots: readonly Uint8Array[]): Uint8Array[] {
  try {
    const { chain } = verifyTimestamp(response, { imprint, nonce: null, policies: null, roots })
    return isReadBySigstore(response) ? chain : []
  } catch {
    return []
  }
}
