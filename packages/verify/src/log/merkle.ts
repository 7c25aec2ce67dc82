import { equal } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { SHA256_BYTES, sha256 } from '../sha256.ts'
import { consistencyRanges, inclusionRanges, type LeafRange, splitPoint } from './tree-ranges.ts'

/** The hash tree of RFC 6962 section 2.1, unchanged in RFC 9162. A lone node is promoted as it is. */

export const EMPTY_ROOT = sha256()

// The two prefixes keep a leaf from ever being read as an inner node, which would allow second preimages.
const LEAF_PREFIX = Uint8Array.of(0)
const NODE_PREFIX = Uint8Array.of(1)

export function leafHash(entry: Uint8Array): Uint8Array {
  return sha256(LEAF_PREFIX, entry)
}

export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(NODE_PREFIX, left, right)
}

/** The root over all leaf hashes, held in memory. Large trees use `tile-tree.ts`. */
export function treeRoot(leafHashes: readonly Uint8Array[]): Uint8Array {
  return leafHashes.length === 0 ? EMPTY_ROOT : rangeHash(leafHashes, { start: 0, end: leafHashes.length })
}

/** Sibling hashes from the leaf up to the root (RFC 6962 section 2.1.1). */
export function inclusionProof(leafHashes: readonly Uint8Array[], index: number): Uint8Array[] {
  return inclusionRanges(index, leafHashes.length).map((range) => rangeHash(leafHashes, range))
}

/** RFC 6962 section 2.1.2: from the first `oldSize` leaves to all of them. */
export function consistencyProof(leafHashes: readonly Uint8Array[], oldSize: number): Uint8Array[] {
  return consistencyRanges(oldSize, leafHashes.length).map((range) => rangeHash(leafHashes, range))
}

/** RFC 9162 section 2.1.3.2: the root that the proof leads to. Throws when the proof cannot be one. */
export function rootFromInclusionProof(claim: {
  index: number
  size: number
  leafHash: Uint8Array
  proof: readonly Uint8Array[]
}): Uint8Array {
  const { index, size, proof } = claim
  requireSize(index, 'leaf index')
  requireSize(size, 'tree size')
  if (index >= size) throw new FormatError('leaf index is beyond the tree')
  requireHashes([claim.leafHash, ...proof])
  let position = index
  let last = size - 1
  let root = claim.leafHash
  for (const sibling of proof) {
    if (last === 0) throw new FormatError('inclusion proof is too long')
    if (isOdd(position) || position === last) {
      root = nodeHash(sibling, root)
      while (!isOdd(position) && position !== 0) {
        position = half(position)
        last = half(last)
      }
    } else {
      root = nodeHash(root, sibling)
    }
    position = half(position)
    last = half(last)
  }
  if (last !== 0) throw new FormatError('inclusion proof is too short')
  return root
}

export function verifyInclusion(
  claim: Parameters<typeof rootFromInclusionProof>[0] & { root: Uint8Array },
): boolean {
  return holds(() => equal(rootFromInclusionProof(claim), claim.root))
}

/** RFC 9162 section 2.1.4.2. From size zero there is nothing to prove, so it is refused. */
export function verifyConsistency(claim: {
  oldSize: number
  newSize: number
  oldRoot: Uint8Array
  newRoot: Uint8Array
  proof: readonly Uint8Array[]
}): boolean {
  return holds(() => checkConsistency(claim))
}

function checkConsistency(claim: Parameters<typeof verifyConsistency>[0]): boolean {
  const { oldSize, newSize, oldRoot, newRoot, proof } = claim
  requireSize(oldSize, 'old size')
  requireSize(newSize, 'new size')
  requireHashes([oldRoot, newRoot, ...proof])
  if (oldSize === 0 || oldSize > newSize) return false
  if (oldSize === newSize) return proof.length === 0 && equal(oldRoot, newRoot)

  let position = oldSize - 1
  let last = newSize - 1
  while (isOdd(position)) {
    position = half(position)
    last = half(last)
  }
  // When the old size is a power of two the old root is itself the first node and is left out of the proof.
  const path = position === 0 ? [oldRoot, ...proof] : proof
  const [first, ...siblings] = path
  if (first === undefined || proof.length === 0) return false
  let oldHash = first
  let newHash = first
  for (const sibling of siblings) {
    if (last === 0) return false
    if (isOdd(position) || position === last) {
      oldHash = nodeHash(sibling, oldHash)
      newHash = nodeHash(sibling, newHash)
      while (!isOdd(position) && position !== 0) {
        position = half(position)
        last = half(last)
      }
    } else {
      newHash = nodeHash(newHash, sibling)
    }
    position = half(position)
    last = half(last)
  }
  return last === 0 && equal(oldHash, oldRoot) && equal(newHash, newRoot)
}

function rangeHash(leafHashes: readonly Uint8Array[], { start, end }: LeafRange): Uint8Array {
  const only = leafHashes[start]
  if (only === undefined) throw new RangeError('leaf range is outside the tree')
  if (end - start === 1) return only
  const middle = start + splitPoint(end - start)
  return nodeHash(
    rangeHash(leafHashes, { start, end: middle }),
    rangeHash(leafHashes, { start: middle, end }),
  )
}

// Bitwise operators cut a number to 32 bits; a log may grow past that.
function isOdd(value: number): boolean {
  return value % 2 === 1
}

function half(value: number): number {
  return Math.floor(value / 2)
}

function requireSize(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new FormatError(`${what} is not a safe integer`)
}

function requireHashes(hashes: readonly Uint8Array[]): void {
  // No tree with a safe size is deeper than 53; a consistency proof may hold one hash more.
  if (hashes.length > 64) throw new FormatError('proof is too long')
  if (hashes.some((hash) => hash.length !== SHA256_BYTES))
    throw new FormatError('a hash is not 32 bytes long')
}

function holds(check: () => boolean): boolean {
  try {
    return check()
  } catch (error) {
    if (error instanceof FormatError) return false
    throw error
  }
}
