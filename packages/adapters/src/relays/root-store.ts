import { equal } from '@veracite/verify/bytes'
import { readPem } from '@veracite/verify/x509/pem'
import { type Certificate, parseCertificate, parseTrustAnchor } from '@veracite/verify/x509/x509'

/** The public roots, read once: there are some 140, and a chain leads to one of them. */
export interface RootStore {
  /** Those that one of these certificates could lead to, DER. */
  forChain(certificates: readonly Uint8Array[]): Uint8Array[]
}

export function createRootStore(pems: readonly string[]): RootStore {
  const roots = pems
    .flatMap((pem) => readPem(pem, 'CERTIFICATE'))
    .map((der) => readOrNull(der, parseTrustAnchor))
    .filter((root) => root !== null)
  return {
    forChain(certificates) {
      const known = certificates
        .map((der) => readOrNull(der, parseCertificate))
        .filter((certificate) => certificate !== null)
      const isNamed = ({ subject }: Certificate) => known.some(({ issuer }) => equal(issuer, subject))
      return roots.filter(isNamed).map(({ der }) => der)
    },
  }
}

/** A certificate that cannot be read is one that nothing leads to. */
function readOrNull(der: Uint8Array, read: (der: Uint8Array) => Certificate): Certificate | null {
  try {
    return read(der)
  } catch {
    return null
  }
}
