import { equal } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { type Certificate, isSignedBy } from './x509.ts'

/** Why an authority may not stand above these certificates; null if it may. */
export type IssuerProblem = (issuer: Certificate, below: readonly Certificate[]) => string | null

/**
 * Finds a path from `leaf` to one of the pinned roots, every certificate valid at `atMs`: the moment of the
 * signature, not today. Several roots and cross certificates are tried. Returns the path, leaf first.
 */
export function findChain(
  leaf: Certificate,
  others: readonly Certificate[],
  roots: readonly Certificate[],
  atMs: number,
  problemOf: IssuerProblem = (issuer) => unreadExtension(issuer),
): Certificate[] {
  if (!isValidAt(leaf, atMs)) throw new FormatError('signing certificate was not valid at that time')
  if (leaf.unknownCritical.length > 0)
    throw new FormatError('signing certificate has an unknown critical extension')
  let checks = 0
  let problem: string | null = null

  function extend(path: readonly Certificate[]): Certificate[] | null {
    const last = path.at(-1)
    if (last === undefined || path.length > MAX_CHAIN) return null
    if (roots.some((root) => equal(root.der, last.der))) return [...path]
    for (const [issuers, isRoot] of [
      [roots, true],
      [others, false],
    ] as const) {
      for (const issuer of issuers) {
        if (!equal(last.issuer, issuer.subject) || path.some((seen) => equal(seen.der, issuer.der))) continue
        let reason = mayNotIssue(issuer, path.length - 1, isRoot, atMs)
        if (reason === null) {
          // A hostile token could offer many certificates with one name; signatures are slow, so they are counted.
          if (++checks > MAX_CHECKS || !isSignedBy(last, issuer)) continue
          reason = problemOf(issuer, path)
        }
        problem ??= reason
        if (reason !== null) continue
        const found = isRoot ? [...path, issuer] : extend([...path, issuer])
        if (found !== null) return found
      }
    }
    return null
  }

  const chain = extend([leaf])
  const why = problem === null ? '' : `: ${problem}`
  if (chain === null) throw new FormatError(`no certificate path to a pinned root, valid at that time${why}`)
  return chain
}

/** Names the first critical extension that is neither read nor in `known`; null if there is none. */
export function unreadExtension(
  { unknownCritical }: Certificate,
  known: readonly string[] = [],
): string | null {
  const oid = unknownCritical.find((each) => !known.includes(each))
  if (oid === undefined) return null
  return `an authority in the chain has a critical extension that this verifier does not know (${oid})`
}

/** `below` is the number of CA certificates between this issuer and the leaf. */
function mayNotIssue(issuer: Certificate, below: number, isRoot: boolean, atMs: number): string | null {
  const { basicConstraints, keyUsage } = issuer
  // A pinned root may be of version 1, without extensions; it was chosen by hand.
  const isAuthority = basicConstraints === null ? isRoot : basicConstraints.ca
  const maySign = keyUsage === null || (keyUsage & 0x04) !== 0
  if (!isAuthority || !maySign) return 'a certificate in the chain is not that of an authority'
  if (below > (basicConstraints?.pathLength ?? below))
    return 'the chain is longer than an authority in it allows'
  return isValidAt(issuer, atMs) ? null : 'an authority in the chain was not valid at that time'
}

function isValidAt({ notBeforeMs, notAfterMs }: Certificate, atMs: number): boolean {
  // Validity ends with the last second named, fractions included.
  return atMs >= notBeforeMs && atMs < notAfterMs + 1000
}

const MAX_CHAIN = 8
const MAX_CHECKS = 32
