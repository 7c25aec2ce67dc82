/**
 * Which stretches of leaves a proof is made of. RFC 6962 defines proofs as lists of subtree hashes; naming the
 * subtrees first lets the same definition serve a tree in memory and a tree in tiles.
 */

/** The leaves from `start` up to, not including, `end`. */
export interface LeafRange {
  start: number
  end: number
}

/** PATH(m, D[n]) of RFC 6962 section 2.1.1, as ranges, the leaf's sibling first. */
export function inclusionRanges(index: number, size: number): LeafRange[] {
  requireWithin(index, size, index < size)
  const ranges: LeafRange[] = []
  let { start, end } = { start: 0, end: size }
  while (end - start > 1) {
    const middle = start + splitPoint(end - start)
    if (index < middle) {
      ranges.push({ start: middle, end })
      end = middle
    } else {
      ranges.push({ start, end: middle })
      start = middle
    }
  }
  return ranges.reverse()
}

/** PROOF(m, D[n]) of RFC 6962 section 2.1.2, as ranges. Empty for equal sizes. */
export function consistencyRanges(oldSize: number, size: number): LeafRange[] {
  requireWithin(oldSize, size, oldSize >= 1 && oldSize <= size)
  const ranges: LeafRange[] = []
  let { start, end } = { start: 0, end: size }
  while (oldSize !== end) {
    const middle = start + splitPoint(end - start)
    if (oldSize <= middle) {
      ranges.push({ start: middle, end })
      end = middle
    } else {
      ranges.push({ start, end: middle })
      start = middle
    }
  }
  // The old tree's own root is known to the verifier and left out.
  if (start !== 0) ranges.push({ start, end })
  return ranges.reverse()
}

/** Cuts a range of the tree into perfect subtrees, largest first. Their right fold is the range's hash. */
export function perfectSubtrees({ start, end }: LeafRange): LeafRange[] {
  const parts: LeafRange[] = []
  let from = start
  while (from < end) {
    const length = largestPowerOfTwo(end - from)
    parts.push({ start: from, end: from + length })
    from += length
  }
  return parts
}

/** The largest power of two strictly below `count`, which must be at least two. */
export function splitPoint(count: number): number {
  return largestPowerOfTwo(count - 1)
}

function largestPowerOfTwo(limit: number): number {
  let power = 1
  while (power * 2 <= limit) power *= 2
  return power
}

function requireWithin(value: number, size: number, ok: boolean): void {
  if (!Number.isSafeInteger(value) || !Number.isSafeInteger(size) || value < 0 || !ok) {
    throw new RangeError(`${value} is not possible in a tree of size ${size}`)
  }
}
