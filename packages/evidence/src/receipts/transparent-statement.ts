import { sha256 } from '@veracite/terms/digest'
import type { CaptureSigner } from '@veracite/terms/ports'
import { derToRawSignature } from '@veracite/verify/x509/ecdsa'
import type { ReceiptSignature } from '../log/log-port.ts'
import { ALGORITHM, CLAIM, cbor, coseSign1, HEADER, INCLUSION_PROOFS, toBeSigned } from './cose.ts'
import { logUrl } from './sign-receipt.ts'

/** A receipt of inclusion (RFC 9942): its payload, the root, is left out and follows from entry and proof. */
export const receiptOf = (
  { size, protectedHeader, signature }: ReceiptSignature,
  index: number,
  path: readonly Uint8Array[],
): Uint8Array =>
  coseSign1({
    protectedHeader,
    unprotected: new Map([
      [HEADER.verifiableDataProofs, new Map([[INCLUSION_PROOFS, [cbor([size, index, path])]]])],
    ]),
    payload: null,
    signature,
  })

/**
 * A statement with its receipt (RFC 9943). Its payload is the entry of the log: the receipt is about the payload, not
 * about the envelope, which was made for this export.
 */
export function transparentStatement(
  signer: CaptureSigner,
  of: { entry: Uint8Array; runId: string; origin: string },
  receipts: readonly Uint8Array[],
): Uint8Array {
  const protectedHeader = cbor(
    new Map<number, number | string | Uint8Array | ReadonlyMap<number, string>>([
      [HEADER.alg, ALGORITHM.es256],
      [HEADER.contentType, 'application/json'],
      [HEADER.kid, sha256(signer.publicKey)],
      [
        HEADER.cwtClaims,
        new Map([
          [CLAIM.issuer, logUrl(of.origin)],
          [CLAIM.subject, `urn:uuid:${of.runId}`],
        ]),
      ],
    ]),
  )
  return coseSign1({
    protectedHeader,
    unprotected: new Map([[HEADER.receipts, receipts]]),
    payload: of.entry,
    signature: derToRawSignature(signer.sign(toBeSigned(protectedHeader, of.entry))),
  })
}
