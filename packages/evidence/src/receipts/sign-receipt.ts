import type { Clock } from '@veracite/terms/ports'
import { openCheckpoint } from '@veracite/verify/log/checkpoint'
import { keyHash, type NoteSigner, type NoteVerifier } from '@veracite/verify/log/note-key'
import type { LogSigner, LogStore } from '../log/log-port.ts'
import { signForLog } from '../log/sign-for-log.ts'
import { ALGORITHM, CLAIM, cbor, HEADER, RFC9162_SHA256, toBeSigned } from './cose.ts'

/**
 * Signs the root of the newest checkpoint once more, in the form of COSE receipts. Only a root that the log's key has
 * signed in a checkpoint is signed again, so a receipt never says more than the log has published. Returns the size, or
 * null if there was nothing to sign.
 */
export const signReceipt =
  (deps: {
    log: Pick<LogStore, 'newestWithoutReceipt' | 'appendReceipt'>
    signer: NoteSigner | LogSigner
    clock: Clock
  }) =>
  async (): Promise<number | null> => {
    const checkpoint = await deps.log.newestWithoutReceipt()
    if (checkpoint === null) return null
    const { size, root } = openCheckpoint(checkpoint.note, deps.signer.verifier)
    const protectedHeader = receiptHeader(deps.signer.verifier, checkpoint.signedAt)
    const signature = await signForLog(toBeSigned(protectedHeader, root), deps.signer)
    await deps.log.appendReceipt({ size, protectedHeader, signature }, deps.clock.now())
    return size
  }

/**
 * The same for every leaf of the checkpoint: what a receipt is about stands in its proof. Its subject is therefore the
 * log, not a single statement.
 */
const receiptHeader = (log: NoteVerifier, signedAt: Date): Uint8Array =>
  cbor(
    new Map<number, number | Uint8Array | ReadonlyMap<number, number | string>>([
      [HEADER.alg, ALGORITHM.ed25519],
      [HEADER.kid, keyHash(log.name, log.type, log.publicKey)],
      [
        HEADER.cwtClaims,
        new Map<number, number | string>([
          [CLAIM.issuer, logUrl(log.name)],
          [CLAIM.subject, logUrl(log.name)],
          [CLAIM.issuedAt, Math.floor(signedAt.getTime() / 1000)],
        ]),
      ],
      [HEADER.verifiableDataStructure, RFC9162_SHA256],
    ]),
  )

/** A log's origin is its address without the scheme. */
export const logUrl = (origin: string): string => `https://${origin}`
