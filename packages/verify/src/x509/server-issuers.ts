import { utf8Decode } from '../bytes.ts'
import { unreadExtension } from './certificate-chain.ts'
import { contextTag, DER, type DerNode, derChildren, derCursor, primitiveContextTag } from './der.ts'
import type { Certificate } from './x509.ts'

/**
 * What the certificates of authorities say about whom they may issue for (RFC 5280, sections 4.2.1.10 and 4.2.1.12). The
 * result is a function for `findChain`: why an authority may not stand above these certificates, or null.
 */
export const serverIssuerProblem =
  (host: string) =>
  (issuer: Certificate, below: readonly Certificate[]): string | null => {
    const { extendedKeyUsage, nameConstraints } = issuer
    if (extendedKeyUsage !== null && !extendedKeyUsage.purposes.includes(SERVER_AUTHENTICATION))
      return 'an authority in the chain may not issue certificates for servers'
    const unread = unreadExtension(issuer, nameConstraints === null ? [] : [NAME_CONSTRAINTS])
    if (unread !== null || nameConstraints === null) return unread
    const constraints = readConstraints(nameConstraints)
    if (constraints === null)
      return 'an authority in the chain has name constraints of a kind that this verifier does not support'
    const names = [host, ...below.flatMap(({ dnsNames }) => dnsNames ?? [])].map((name) => name.toLowerCase())
    return names.every((name) => isAllowed(name, constraints))
      ? null
      : 'an authority in the chain may not issue certificates for these names'
  }

interface Constraints {
  permitted: string[]
  excluded: string[]
}

function isAllowed(name: string, { permitted, excluded }: Constraints): boolean {
  const isWithin = (base: string) =>
    base === '' || name === base || name.endsWith(base.startsWith('.') ? base : `.${base}`)
  return (permitted.length === 0 || permitted.some(isWithin)) && !excluded.some(isWithin)
}

/** Null where something else than DNS names is constrained, which would have to be compared too, or too much is. */
function readConstraints(value: DerNode): Constraints | null {
  const parts = derCursor(derChildren(value, DER.sequence))
  const permitted = readNames(parts.optional(contextTag(0)))
  const excluded = readNames(parts.optional(contextTag(1)))
  parts.end()
  return permitted === null || excluded === null ? null : { permitted, excluded }
}

function readNames(subtrees: DerNode | null): string[] | null {
  const names: string[] = []
  const listed = subtrees === null ? [] : derChildren(subtrees)
  // Each is compared with each name below, and a hostile chain may have thousands of both.
  if (listed.length > MAX_SUBTREES) return null
  for (const subtree of listed) {
    // A minimum or maximum beside the name is not used by anybody (section 4.2.1.10).
    const [base, ...more] = derChildren(subtree, DER.sequence)
    if (base?.tag !== primitiveContextTag(2) || more.length > 0) return null
    names.push(utf8Decode(base.content).toLowerCase())
  }
  return names
}

const MAX_SUBTREES = 128
const NAME_CONSTRAINTS = '2.5.29.30'
export const SERVER_AUTHENTICATION = '1.3.6.1.5.5.7.3.1'
