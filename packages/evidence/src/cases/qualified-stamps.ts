import { type LoggedParts, verifyLogged } from '@veracite/verify/bundle/verify-logged'
import { verifyTimestamps } from '@veracite/verify/bundle/verify-timestamps'
import { resolveTrust } from '@veracite/verify/bundle/verify-trust'
import { FormatError } from '@veracite/verify/format-error'
import { sha256Hex } from '@veracite/verify/sha256'
import { certificateFromPem } from '@veracite/verify/x509/pem'
import type { Say } from '@veracite/words/say-in'
import type { ExportedBundle } from '../bundle/exported-bundle.ts'
import { digest, html, type Markup } from '../bundle/html/markup.ts'
import { inWords } from '../bundle/words.ts'

/** What is read of a trusted list of a member state, which the operator brings. Its signature is not checked. */
export interface TrustedList {
  /** SHA-256 of the list's bytes. */
  sha256: string
  territory: string
  sequence: string
  issuedAt: string
  /** Null for a list that was closed. */
  nextUpdate: string | null
  services: QualifiedService[]
}

/** A qualified service for time stamps. */
export interface QualifiedService {
  provider: string
  name: string
  /** SHA-256 of each certificate that stands for it: its own, or that of the authority that issues its certificates. */
  certificates: string[]
  /** What it is now, and what it was. */
  statuses: { isGranted: boolean; since: string }[]
}

/** What the lists say of the time stamps of a file. */
export interface QualifiedStamps {
  services: (Pick<QualifiedService, 'provider' | 'name'> &
    Pick<TrustedList, 'territory' | 'sequence' | 'issuedAt' | 'sha256'> & { stamps: number })[]
  /** Exhibits without a stamp of a service that was granted then. */
  without: number[]
}

type Stamped = LoggedParts & Pick<ExportedBundle, 'trust' | 'timestamps'>

/**
 * Null without a list. A stamp counts only if the verifier accepts all stamps of the exhibit under the pinned roots; nothing else of
 * the exhibit is checked than what stamps rest on.
 */
export function qualifiedStamps(
  bundles: readonly Stamped[],
  { lists, roots }: { lists: readonly TrustedList[]; roots: readonly string[] },
): QualifiedStamps | null {
  if (lists.length === 0) return null
  const tsaRoots = roots.map(certificateFromPem)
  const named = new Map<string, QualifiedStamps['services'][number]>()
  const without = bundles.flatMap((bundle, at) => {
    const found = stampsOf(bundle, tsaRoots).flatMap((stamp) => grantedService(lists, stamp) ?? [])
    for (const one of found) {
      const key = JSON.stringify(one)
      named.set(key, { ...one, stamps: (named.get(key)?.stamps ?? 0) + 1 })
    }
    return found.length === 0 ? [at + 1] : []
  })
  return { services: [...named.values()], without }
}

interface Stamp {
  at: string
  chain: ReadonlySet<string>
}

/** None if one of them is not valid. */
function stampsOf(bundle: Stamped, tsaRoots: readonly Uint8Array[]): Stamp[] {
  const trust = resolveTrust(bundle.trust, { tsaRoots })
  try {
    const { stamps, chains } = verifyTimestamps(bundle.timestamps, verifyLogged(bundle, trust), trust)
    return stamps.map(({ genTime }, at) => ({ at: genTime, chain: new Set(chains[at]?.map(sha256Hex)) }))
  } catch (error) {
    if (error instanceof FormatError) return []
    throw error
  }
}

/** The service that gave the stamp, if every list in force then that names it says that it was granted. */
function grantedService(
  lists: readonly TrustedList[],
  { at, chain }: Stamp,
): Omit<QualifiedStamps['services'][number], 'stamps'> | null {
  const known = lists
    .filter(({ nextUpdate }) => nextUpdate !== null && at <= nextUpdate)
    .flatMap((list) => list.services.map((service) => ({ list, service, status: statusAt(service, at) })))
    .filter(({ service, status }) => status !== null && service.certificates.some((one) => chain.has(one)))
  const [first] = known
  if (first === undefined || !known.every(({ status }) => status === 'granted')) return null
  const { territory, sequence, issuedAt, sha256 } = first.list
  const { provider, name } = first.service
  return { provider, name, territory, sequence, issuedAt, sha256 }
}

/** Times are in one form, so that they can be compared as text. */
function statusAt({ statuses }: QualifiedService, at: string): 'granted' | 'other' | null {
  const [newest] = statuses
    .filter(({ since }) => since <= at)
    .toSorted((a, b) => (a.since < b.since ? 1 : -1))
  return newest === undefined ? null : newest.isGranted ? 'granted' : 'other'
}

/** Which services the lists name, and what was compared and what was not. */
export function qualifiedSection(qualified: QualifiedStamps | null | undefined, say: Say): Markup | null {
  if (!qualified) return null
  const { services, without } = qualified
  return html`<section><h2>${say('caseText.qualified')}</h2><p>${say('caseText.qualifiedShown')}</p><ul>${services.map(
    ({ sha256, issuedAt, ...service }) => {
      const day = inWords(new Date(issuedAt), say)
      const d = () => digest(sha256)
      return html`<li>${say.rich('caseText.qualifiedService', { ...service, day, d })}</li>`
    },
  )}</ul>${without.length === 0 ? null : html`<p>${say('caseText.notQualified', { count: without.length, places: say.line(without.map(String)) })}</p>`}</section>`
}
