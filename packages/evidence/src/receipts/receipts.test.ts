import { sha256 } from '@veracite/terms/digest'
import { concat } from '@veracite/verify/bytes'
import { signCheckpoint } from '@veracite/verify/log/checkpoint'
import { verifyEd25519 } from '@veracite/verify/log/ed25519'
import { inclusionProof, leafHash, rootFromInclusionProof, treeRoot } from '@veracite/verify/log/merkle'
import { ED25519_NOTE, keyHash, noteSigner } from '@veracite/verify/log/note-key'
import { rawToDerSignature, verifyP256 } from '@veracite/verify/x509/ecdsa'
import { decode, type Tag } from 'cbor2'
import { expect, test } from 'vitest'
import { SAMPLE_SIGNER } from '../bundle/test-support/sample-run.ts'
import type { ReceiptSignature, StoredCheckpoint } from '../log/log-port.ts'
import { toBeSigned } from './cose.ts'
import { signReceipt } from './sign-receipt.ts'
import { receiptOf, transparentStatement } from './transparent-statement.ts'

const LOG = noteSigner('log.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(3))
const ENTRIES = Array.from({ length: 7 }, (_, i) => new TextEncoder().encode(`{"entry":${i}}`))
const HASHES = ENTRIES.map(leafHash)
const CHECKPOINT: StoredCheckpoint = {
  size: 7,
  note: signCheckpoint({ origin: LOG.verifier.name, size: 7, root: treeRoot(HASHES) }, LOG),
  signedAt: new Date('2026-06-01T12:00:00.900Z'),
}

/** What the step stores for this checkpoint. */
async function signed(checkpoint: StoredCheckpoint | null): Promise<ReceiptSignature | null> {
  const kept: ReceiptSignature[] = []
  const log = {
    newestWithoutReceipt: async () => checkpoint,
    appendReceipt: async ({ size, protectedHeader, signature }: ReceiptSignature) =>
      void kept.push({
        size,
        protectedHeader: Buffer.from(protectedHeader),
        signature: Buffer.from(signature),
      }),
  }
  const clock = { now: () => new Date('2026-06-01T12:00:01Z') }
  expect(await signReceipt({ log, signer: LOG, clock })()).toBe(checkpoint?.size ?? null)
  return kept[0] ?? null
}

type Message = [Uint8Array, Map<number, unknown>, Uint8Array | null, Uint8Array]
const opened = (message: Uint8Array): Message => {
  const tag = decode<Tag>(message, { preferMap: true })
  expect(tag.tag).toBe(18)
  return tag.contents as Message
}
const headerOf = (message: Uint8Array) =>
  decode<Map<number, unknown>>(opened(message)[0], { preferMap: true })

/** Receipt and entry lead to a root that the log's key has signed: what a verifier does (RFC 9942, 5.2.1). */
function holds(receipt: Uint8Array, entry: Uint8Array): boolean {
  const [protectedHeader, unprotected, payload, signature] = opened(receipt)
  expect(payload).toBeNull()
  const proofs = (unprotected.get(396) as Map<number, Uint8Array[]>).get(-1)
  const [size, index, proof] = decode<[number, number, Uint8Array[]]>(proofs?.[0] ?? new Uint8Array(0))
  try {
    const root = rootFromInclusionProof({ index, size, leafHash: leafHash(entry), proof })
    return verifyEd25519(signature, toBeSigned(protectedHeader, root), LOG.verifier.publicKey)
  } catch {
    return false
  }
}

test('every leaf of a checkpoint has a receipt, all by one signature, and no other entry has it', async () => {
  const signature = (await signed(CHECKPOINT)) as ReceiptSignature
  for (const [index, entry] of ENTRIES.entries()) {
    const receipt = receiptOf(signature, index, inclusionProof(HASHES, index))
    expect(holds(receipt, entry)).toBe(true)
    expect(holds(receipt, concat(entry, Uint8Array.of(32)))).toBe(false)
    // Another place in the tree, and another tree. The size alone is not covered: the checkpoint signs it.
    const path = inclusionProof(HASHES, index)
    expect(holds(receiptOf(signature, (index + 1) % 7, path), entry)).toBe(false)
    const elsewhere = inclusionProof([...HASHES.slice(1), leafHash(entry)], index)
    expect(holds(receiptOf(signature, index, elsewhere), entry)).toBe(false)
  }
})

test('the protected header has what RFC 9942 and RFC 9943 demand', async () => {
  const signature = (await signed(CHECKPOINT)) as ReceiptSignature
  const header = headerOf(receiptOf(signature, 0, inclusionProof(HASHES, 0)))
  const { name, type, publicKey } = LOG.verifier
  expect(header).toEqual(
    new Map<number, unknown>([
      [1, -8],
      [4, new Uint8Array(keyHash(name, type, publicKey))],
      [
        15,
        new Map<number, unknown>([
          [1, 'https://log.example/log/1'],
          [2, 'https://log.example/log/1'],
          [6, Date.UTC(2026, 5, 1, 12) / 1000],
        ]),
      ],
      [395, 1],
    ]),
  )
})

test('a root that no checkpoint of this key names is not signed, and nothing twice', async () => {
  const other = noteSigner(LOG.verifier.name, ED25519_NOTE, new Uint8Array(32).fill(4))
  const forged = signCheckpoint({ origin: LOG.verifier.name, size: 7, root: treeRoot(HASHES) }, other)
  await expect(signed({ ...CHECKPOINT, note: forged })).rejects.toThrow()
  await expect(signed({ ...CHECKPOINT, note: CHECKPOINT.note.replace('\n7\n', '\n6\n') })).rejects.toThrow()
  expect(await signed(null)).toBeNull()
})

test('a statement carries the entry, is signed by the capture key, and has its receipts beside it', () => {
  const entry = ENTRIES[2] as Uint8Array
  // As a database driver returns it.
  const of = {
    entry: Buffer.from(entry),
    runId: '0199c0de-7000-7000-8000-00000000000c',
    origin: LOG.verifier.name,
  }
  const statement = transparentStatement(SAMPLE_SIGNER, of, [Uint8Array.of(1, 2)])
  const [protectedHeader, unprotected, payload, signature] = opened(statement)
  expect(payload).toEqual(entry)
  expect(unprotected.get(394)).toEqual([Uint8Array.of(1, 2)])
  const header = headerOf(statement)
  expect(header.get(4)).toEqual(new Uint8Array(sha256(SAMPLE_SIGNER.publicKey)))
  expect([header.get(1), header.get(3)]).toEqual([-7, 'application/json'])
  expect(header.get(15)).toEqual(
    new Map([
      [1, 'https://log.example/log/1'],
      [2, 'urn:uuid:0199c0de-7000-7000-8000-00000000000c'],
    ]),
  )
  const check = (bytes: Uint8Array) =>
    verifyP256(rawToDerSignature(signature), toBeSigned(protectedHeader, bytes), SAMPLE_SIGNER.publicKey)
  expect([check(entry), check(ENTRIES[3] as Uint8Array)]).toEqual([true, false])
})
