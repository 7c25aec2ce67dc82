import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { sha256 } from '@veracite/terms/digest'
import { equal, hexEncode } from '@veracite/verify/bytes'
import { type Leaf, parseLeaf } from '@veracite/verify/log/leaf'
import type { LeafCheck, LeafGuard, RegisteredKey, WaitingLeaf } from './log-port.ts'

/**
 * How long after the end of a key its leaves may still arrive: what was signed just before the last process
 * with the key stopped must not be lost while the log catches up.
 */
const LATE_MS = 24 * 60 * 60 * 1000

/**
 * Whether each waiting leaf was signed by a registered capture key, over the manifest that is stored for it.
 * The queue is open to every process of the application, so this alone decides what the log vouches for.
 */
export const checkLeaves: LeafGuard = (leaves, keys, now) => {
  const known = knownKeys(keys)
  return Promise.all(leaves.map((leaf) => check(leaf, known, now)))
}

type KnownKeys = ReadonlyMap<string, { key: KeyObject; notAfter: Date | null }>

function knownKeys(keys: readonly RegisteredKey[]): KnownKeys {
  const known = new Map<string, { key: KeyObject; notAfter: Date | null }>()
  for (const { role, publicKey, notAfter } of keys) {
    const key = role === 'capture' ? readKey(publicKey) : null
    if (key !== null) known.set(hexEncode(publicKey), { key, notAfter })
  }
  return known
}

async function check({ body, manifest }: WaitingLeaf, known: KnownKeys, now: Date): Promise<LeafCheck> {
  const leaf = readLeaf(body)
  if (leaf === null) return { publicKey: null, refused: 'it is not a leaf' }
  const publicKey = leaf.spki
  const refuse = (refused: string): LeafCheck => ({ publicKey, refused })
  const signer = known.get(hexEncode(publicKey))
  if (signer === undefined) return refuse('no registered capture key has signed it')
  if (signer.notAfter !== null && signer.notAfter.getTime() + LATE_MS < now.getTime())
    return refuse('its capture key has ended')
  if (manifest === null) return refuse('there is no manifest for it')
  if (!equal(leaf.digest, sha256(manifest))) return refuse('it is about another manifest')
  if (!(await isSigned(manifest, signer.key, leaf.signature))) return refuse('its signature is not valid')
  return { publicKey, refused: null }
}

/** Checks a signature in a thread, because a batch has a thousand of them. */
const isSigned = (bytes: Uint8Array, key: KeyObject, signature: Uint8Array): Promise<boolean> =>
  new Promise((resolve) => {
    verify('sha256', bytes, { key, dsaEncoding: 'der' }, signature, (error, valid) =>
      resolve(error === null && valid),
    )
  })

function readLeaf(body: Uint8Array): Leaf | null {
  try {
    return parseLeaf(body)
  } catch {
    return null
  }
}

function readKey(spki: Uint8Array): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null
  } catch {
    return null
  }
}
