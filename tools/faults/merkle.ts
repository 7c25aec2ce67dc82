import { createHash } from 'node:crypto'

/**
 * RFC 6962, written again for the checker: a mistake in the product's own code would agree with itself. Grows
 * leaf by leaf, so that the root of every past size can be compared.
 */
export class MerkleTree {
  size = 0
  /** Roots of the perfect subtrees that make up the tree, largest first. */
  private readonly peaks: { height: number; hash: Buffer }[] = []

  append(body: Uint8Array): void {
    let node = { height: 0, hash: sha256(Buffer.from([0]), body) }
    for (let last = this.peaks.at(-1); last?.height === node.height; last = this.peaks.at(-1)) {
      node = { height: node.height + 1, hash: sha256(Buffer.from([1]), last.hash, node.hash) }
      this.peaks.pop()
    }
    this.peaks.push(node)
    this.size += 1
  }

  root(): Buffer {
    const [last, ...others] = this.peaks.toReversed()
    if (!last) return sha256()
    return others.reduce((hash, peak) => sha256(Buffer.from([1]), peak.hash, hash), last.hash)
  }
}

const sha256 = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
