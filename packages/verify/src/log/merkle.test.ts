import { IS_THOROUGH } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import { base64Decode, hexDecode, hexEncode, utf8Encode } from '../bytes.ts'
import { jsonFilesBelow, publicVectors, readJson } from '../test-support/public-vectors.ts'
import { referenceTree } from '../test-support/reference-tree.ts'
import {
  consistencyProof,
  EMPTY_ROOT,
  inclusionProof,
  leafHash,
  nodeHash,
  treeRoot,
  verifyConsistency,
  verifyInclusion,
} from './merkle.ts'

const LEAVES = Array.from({ length: 300 }, (_, i) => leafHash(utf8Encode(`leaf ${i}`)))
const reference = referenceTree(LEAVES)
const leaves = (count: number) => LEAVES.slice(0, count)
const leafAt = (index: number) => LEAVES[index] ?? EMPTY_ROOT
/** Thousands of proofs are compared: text is compared at once, bytes one by one. */
const hex = (hashes: readonly Uint8Array[]) => hashes.map(hexEncode).join(' ')
const flipped = (hash: Uint8Array, bit = 0) =>
  hash.map((byte, i) => (i === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
const SIZES = LEAVES.map((_, index) => index + 1)
// All small trees, and those around the next powers of two.
const SOME_SIZES = SIZES.filter(
  (size) => size <= 34 || [63, 64, 65, 127, 128, 129, 255, 256, 257, 300].includes(size),
)
const TRIED_SIZES = IS_THOROUGH ? SIZES : SOME_SIZES
// Making a proof from the plain list hashes the whole list; all of them only where that is quick.
const isBuiltHere = (size: number, at: number) => size <= 64 || (SOME_SIZES.includes(size) && at % 16 < 2)

describe('against the recursive definition', () => {
  test('every inclusion proof is the defined one and verifies', () => {
    for (const size of TRIED_SIZES) {
      const root = reference.root(size)
      expect(treeRoot(leaves(size))).toEqual(root)
      for (let index = 0; index < size; index++) {
        const proof = reference.inclusion(index, size)
        if (isBuiltHere(size, index)) {
          expect(hex(inclusionProof(leaves(size), index))).toBe(hex(proof))
        }
        const claim = { index, size, leafHash: leafAt(index), proof, root }
        if (!verifyInclusion(claim)) throw new Error(`inclusion of ${index} in ${size} does not verify`)
        if (index % 8 === 0) expect(verifyInclusion({ ...claim, root: flipped(root) })).toBe(false)
      }
    }
  })

  test('every consistency proof is the defined one and verifies', () => {
    for (const newSize of TRIED_SIZES) {
      const newRoot = reference.root(newSize)
      for (let oldSize = 1; oldSize <= newSize; oldSize++) {
        const proof = reference.consistency(oldSize, newSize)
        if (isBuiltHere(newSize, oldSize)) {
          expect(hex(consistencyProof(leaves(newSize), oldSize))).toBe(hex(proof))
        }
        const claim = { oldSize, newSize, oldRoot: reference.root(oldSize), newRoot, proof }
        if (!verifyConsistency(claim)) throw new Error(`consistency ${oldSize} to ${newSize} does not verify`)
        if (oldSize % 8 !== 0) continue
        expect(verifyConsistency({ ...claim, oldRoot: flipped(claim.oldRoot) })).toBe(false)
        expect(verifyConsistency({ ...claim, newRoot: flipped(newRoot) })).toBe(false)
      }
    }
  })

  test('no bit of a proof can change, and no hash can be added, dropped or moved', () => {
    const d = leaves(70)
    const root = treeRoot(d)
    const proof = inclusionProof(d, 37)
    const claim = { index: 37, size: 70, leafHash: leafAt(37), proof, root }
    for (const [i, hash] of proof.entries()) {
      for (let bit = 0; bit < 256; bit++) {
        expect(verifyInclusion({ ...claim, proof: proof.with(i, flipped(hash, bit)) })).toBe(false)
      }
      expect(verifyInclusion({ ...claim, proof: proof.toSpliced(i, 1) })).toBe(false)
      expect(verifyInclusion({ ...claim, proof: proof.toSpliced(i, 0, hash) })).toBe(false)
    }
    for (const index of [36, 38, 5, 69, 70, -1, 37.5])
      expect(verifyInclusion({ ...claim, index })).toBe(false)
  })
})

test('a position past 2^32 is not cut to 32 bits', () => {
  // The last two leaves of a tree of 2^33 + 2 hang beside one perfect subtree of 2^33.
  const [left, before, leaf] = [leafAt(0), leafAt(1), leafAt(2)]
  const root = nodeHash(left, nodeHash(before, leaf))
  const claim = { index: 2 ** 33 + 1, size: 2 ** 33 + 2, leafHash: leaf, proof: [before, left], root }
  expect(verifyInclusion(claim)).toBe(true)
  expect(verifyInclusion({ ...claim, index: 1 })).toBe(false)
  expect(verifyInclusion({ ...claim, size: 2 ** 60 })).toBe(false)
})

test('a consistency proof from size zero is refused', () => {
  const [leaf] = leaves(1)
  const newRoot = leaf ?? EMPTY_ROOT
  expect(verifyConsistency({ oldSize: 0, newSize: 1, oldRoot: EMPTY_ROOT, newRoot, proof: [] })).toBe(false)
  expect(() => consistencyProof(leaves(3), 0)).toThrow(RangeError)
})

describe('public vectors', () => {
  const constants = publicVectors('transcribed/rfc6962-constants.json')
  test.skipIf(!constants)('the reference tree of Certificate Transparency', () => {
    const vectors = readJson<{ leafInputsHex: string[]; nodeHashes: string[][]; rootHashes: string[] }>(
      constants ?? '',
    )
    const hashes = vectors.leafInputsHex.map((hex) => leafHash(hexDecode(hex)))
    expect(hashes.map(hexEncode)).toEqual(vectors.nodeHashes[0])
    expect(vectors.rootHashes).toHaveLength(9)
    for (const [size, root] of vectors.rootHashes.entries()) {
      expect(hexEncode(treeRoot(hashes.slice(0, size)))).toBe(root)
    }
  })

  const folder = publicVectors('transparency-dev-merkle/testdata')
  // This case has 12-byte roots; a verifier that demands 32 bytes must refuse it.
  const TWELVE_BYTE_ROOTS = 'consistency/additional/sizes-are-equal-one-and-proof-is-empty.json'
  test.skipIf(!folder)('196 inclusion and consistency cases, good and mutated', () => {
    const files = jsonFilesBelow(folder ?? '')
    expect(files).toHaveLength(196)
    for (const { name, path: file } of files) {
      if (name === TWELVE_BYTE_ROOTS) continue
      const vector = readJson<Record<string, string & number & string[]>>(file)
      const bytes = (key: string) => base64Decode(vector[key] ?? '')
      const proof = (vector.proof ?? ([] as string[])).map(base64Decode)
      const good = name.startsWith('inclusion')
        ? verifyInclusion({
            index: vector.leafIdx ?? 0,
            size: vector.treeSize ?? 0,
            leafHash: bytes('leafHash'),
            proof,
            root: bytes('root'),
          })
        : verifyConsistency({
            oldSize: vector.size1 ?? 0,
            newSize: vector.size2 ?? 0,
            oldRoot: bytes('root1'),
            newRoot: bytes('root2'),
            proof,
          })
      expect({ name, good }).toEqual({ name, good: !vector.wantErr })
    }
  })
})
