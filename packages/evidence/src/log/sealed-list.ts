import { lineHash, linesRoot } from '@veracite/verify/bundle/sampling-lines'
import { inclusionProof, treeRoot } from '@veracite/verify/log/merkle'

/**
 * A long list of lines under one root, kept in blocks of 256. A block is a subtree of RFC 6962's tree, so the root
 * over the blocks is the root over the lines, and one block and the hashes of the others prove any line.
 */
export const BLOCK_LINES = 256

/** Lines at consecutive positions, the first at the start of a block. */
export function sealBlocks(lines: readonly string[]): { lines: string; root: Uint8Array }[] {
  const blocks = []
  for (let at = 0; at < lines.length; at += BLOCK_LINES) {
    const block = lines.slice(at, at + BLOCK_LINES)
    blocks.push({ lines: block.join('\n'), root: linesRoot(block) })
  }
  return blocks
}

export const rootOfBlocks = (roots: readonly Uint8Array[]): Uint8Array => treeRoot(roots)

/** The line at this position and its path to the root. `block` holds the lines of its block. */
export function proveLine(
  place: number,
  block: string,
  roots: readonly Uint8Array[],
): { line: string; path: Uint8Array[] } {
  const lines = block.split('\n')
  const inBlock = place % BLOCK_LINES
  const line = lines[inBlock]
  if (line === undefined) throw new RangeError(`There is no line at place ${place}.`)
  return {
    line,
    path: [
      ...inclusionProof(hashesOf(block, lines), inBlock),
      ...inclusionProof(roots, Math.floor(place / BLOCK_LINES)),
    ],
  }
}

/** Of the blocks that were asked for last: the bundles of a case ask for the same few, one after the other. */
const hashesOfBlocks = new Map<string, readonly Uint8Array[]>()
const MAX_BLOCKS = 8

function hashesOf(block: string, lines: readonly string[]): readonly Uint8Array[] {
  const known = hashesOfBlocks.get(block)
  if (known !== undefined) return known
  const hashes = lines.map(lineHash)
  if (hashesOfBlocks.size >= MAX_BLOCKS) hashesOfBlocks.clear()
  hashesOfBlocks.set(block, hashes)
  return hashes
}

/** The two signed and logged lists of a scan: what will be asked, and the outcomes. */
export type SealedKind = 'plan' | 'outcome'
