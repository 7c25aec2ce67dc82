import { sha256Hex } from '@veracite/terms/digest'
import { base64Encode } from '@veracite/verify/bytes'
import { encodeEntryBundle } from '@veracite/verify/log/entry-bundle'
import { ED25519_NOTE, formatVkey, type NoteVerifier, noteVerifier } from '@veracite/verify/log/note-key'
import { parseTilePath } from '@veracite/verify/log/tiles'
import type { LogStore, RegisteredKey, Witnessing } from './log-port.ts'
import { policyOf } from './witness-policy.ts'

/** A relay that the operator says carries questions, or carried them before. */
export interface PublishedRelay {
  vkey: string
  /** Who runs it, as the operator says. */
  runBy: string | null
  /** `https://host[:port]` */
  address: string
  inUse: boolean
}

/** The public view of the log: C2SP tlog-tiles, its policy and its keys; and of the relays beside it. */
export const readLog = (deps: {
  log: LogStore
  witnessing: Witnessing
  keyPlaces: readonly string[]
  publishedRelays?: readonly PublishedRelay[]
}) => ({
  relays: (): { relays: readonly PublishedRelay[] } => ({ relays: deps.publishedRelays ?? [] }),

  async checkpoint(): Promise<string | null> {
    return (await deps.log.newestCheckpoint())?.note ?? null
  },

  /** `path` is untrusted and relative to the log's prefix. Null for anything that does not exist. */
  async resource(path: string): Promise<Uint8Array | null> {
    const wanted = parseTilePath(path)
    if (wanted === null) return null
    if (wanted.kind === 'tile') return deps.log.publishedTile(wanted)
    const entries = await deps.log.publishedEntries(wanted)
    return entries && encodeEntryBundle(entries)
  },

  /** Which keys to trust, in the tlog-policy format; null while the log has no key. */
  async policy(): Promise<string | null> {
    const identity = logIdentity(await deps.log.listKeys())
    return identity && policyOf(identity.verifier, deps.witnessing)
  },

  async keys() {
    const keys = await deps.log.listKeys()
    const identity = logIdentity(keys)
    return {
      log: identity && {
        origin: identity.verifier.name,
        vkey: formatVkey(identity.verifier),
        keyId: identity.verifier.keyId,
        publicKeySha256: sha256Hex(identity.verifier.publicKey),
        notBefore: identity.since.toISOString(),
        notAfter: identity.until?.toISOString() ?? null,
      },
      capture: keys.filter(({ role }) => role === 'capture').map(captureKeyBody),
      /** Where else the log key is published, by the owners of these places. */
      places: deps.keyPlaces,
    }
  },
})

export interface LogIdentity {
  verifier: NoteVerifier
  since: Date
  until: Date | null
}

export function logIdentity(keys: readonly RegisteredKey[]): LogIdentity | null {
  const key = keys.find(({ role }) => role === 'log')
  if (key === undefined) return null
  const verifier = noteVerifier(key.name, ED25519_NOTE, key.publicKey)
  return { verifier, since: key.notBefore, until: key.notAfter }
}

const captureKeyBody = ({ keyId, publicKey, notBefore, notAfter }: RegisteredKey) => ({
  keyId,
  algorithm: 'ecdsa-p256-sha256',
  spki: base64Encode(publicKey),
  spkiSha256: sha256Hex(publicKey),
  notBefore: notBefore.toISOString(),
  notAfter: notAfter?.toISOString() ?? null,
})
