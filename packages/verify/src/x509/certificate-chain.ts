import { equal } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { type Certificate, isSignedBy } from './x509.ts'

/**
 * Finds a path from `leaf` to one of the pinned roots, every certificate valid at `atMs`: the moment of the
 * signature, not today. Several roots and cross certificates are tried. Returns the path, leaf first.
 */
export function findChain(
  leaf: Certificate,
  others: readonly Certificate[],
  roots: readonly Certificate[],
  atMs: number,
): Certificate[] {
  if (!isValidAt(leaf, atMs)) throw new FormatError('signing certificate was not valid at that time')
  if (leaf.hasUnknownCriticalExtension)
    throw new FormatError('signing certificate has an unknown critical extension')
  let checks = 0

  function extend(path: readonly Certificate[]): Certificate[] | null {
    const last = path.at(-1)
    if (last === undefined || path.length > MAX_CHAIN) return null
    if (roots.some((root) => equal(root.der, last.der))) return [...path]
    for (const [issuers, isRoot] of [
      [roots, true],
      [others, false],
    ] as const) {
      for (const issuer of issuers) {
        if (
          path.some((seen) => equal(seen.der, issuer.der)) ||
          !mayIssue(issuer, path.length - 1, isRoot, atMs)
        )
          continue
        // A hostile token could offer many certificates with one name; signatures are slow, so they are counted.
        if (!equal(last.issuer, issuer.subject) || ++checks > MAX_CHECKS || !isSignedBy(last, issuer))
          continue
        const found = isRoot ? [...path, issuer] : extend([...path, issuer])
        if (found !== null) return found
      }
    }
    return null
  }

  const chain = extend([leaf])
  if (chain === null) throw new FormatError('no certificate path to a pinned root, valid at that time')
  return chain
}

/** `below` is the number of CA certificates between this issuer and the leaf. */
function mayIssue(issuer: Certificate, below: number, isRoot: boolean, atMs: number): boolean {
  const { basicConstraints, keyUsage } = issuer
  // A pinned root may be of version 1, without extensions; it was chosen by hand.
  const isAuthority = basicConstraints === null ? isRoot : basicConstraints.ca
  const maySign = keyUsage === null || (keyUsage & 0x04) !== 0
  const inLength = basicConstraints?.pathLength == null || below <= basicConstraints.pathLength
  return isAuthority && maySign && inLength && !issuer.hasUnknownCriticalExtension && isValidAt(issuer, atMs)
}

function isValidAt({ notBeforeMs, notAfterMs }: Certificate, atMs: number): boolean {
  // Validity ends with the last second named, fractions included.
  return atMs >= notBeforeMs && atMs < notAfterMs + 1000
}

const MAX_CHAIN = 8
const MAX_CHECKS = 32
