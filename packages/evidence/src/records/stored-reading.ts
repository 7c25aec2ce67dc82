import { canonicalJsonBytes } from '@veracite/terms/canonical-json'
import { sha256Hex } from '@veracite/terms/digest'
import { pick } from '@veracite/terms/pick'
import { storableText } from '@veracite/terms/storable-text'
import type { ReaderName, Reading } from '@veracite/verdicts/reading'

/** A reading ready to be stored: canonical bytes and their digest. */
export interface NewReading {
  id: string
  runId: string
  captureId: string
  readerKind: ReaderKind
  readerVersion: string
  identitySha256: string
  body: Uint8Array
  sha256: string
  exchange: ReaderExchange | null
  createdAt: Date
}

/** A reading that counts for a verdict, stored already or about to be. */
export interface StandingReading
  extends Pick<NewReading, 'id' | 'readerKind' | 'readerVersion' | 'identitySha256' | 'sha256'> {
  /** Digests of what a model was asked and what it replied. */
  requestSha256: string | null
  replySha256: string | null
  reading: Reading
}

/** A reading, as evidence and bundle show it. */
export interface StoredReading extends StandingReading {
  captureId: string
  /** The bytes as hashed. */
  body: Uint8Array
  exchange: StoredExchange | null
  createdAt: Date
}

export type StoredExchange = ReaderExchange

export function newReading(input: {
  id: string
  runId: string
  captureId: string
  identitySha256: string
  reading: Reading
  exchange: ReaderExchange | null
  now: Date
}): NewReading {
  const { reading } = input
  // A quote of an answer with a NUL in it is stored with U+FFFD in its place; offsets stay right.
  const body = canonicalJsonBytes(storableText(bounded(reading)))
  return {
    ...pick(input, 'id', 'runId', 'captureId'),
    readerKind: reading.reader.kind,
    readerVersion: reading.reader.version,
    identitySha256: input.identitySha256,
    body,
    sha256: sha256Hex(body),
    exchange: input.exchange,
    createdAt: input.now,
  }
}

/** The reading as seen in the stored bytes: verdicts are computed from this and nothing else. */
export const standing = (stored: NewReading): StandingReading => ({
  ...pick(stored, 'id', 'readerKind', 'readerVersion', 'identitySha256', 'sha256'),
  requestSha256: stored.exchange && sha256Hex(stored.exchange.request),
  replySha256: stored.exchange && sha256Hex(stored.exchange.reply),
  reading: parseReading(stored.body),
})

export const parseReading = (body: Uint8Array): Reading => JSON.parse(new TextDecoder().decode(body))

/** Identifies the names under which the brand was looked for. */
export const identityDigest = (brand: { name: string; aliases: readonly string[]; domain: string }): string =>
  sha256Hex(
    canonicalJsonBytes({ name: brand.name, aliases: [...brand.aliases].sort(), domain: brand.domain }),
  )

/** An answer can repeat a name ten thousand times; nobody needs them all, and rows are bounded. */
const MAX_SPANS = 1_000

const bounded = (reading: Reading): Reading => ({
  ...reading,
  mentions: reading.mentions.slice(0, MAX_SPANS),
  claims: reading.claims.slice(0, MAX_SPANS),
  ownedCitations: reading.ownedCitations.slice(0, MAX_SPANS),
})

export type ReaderKind = ReaderName['kind']

/** A request to a model and its reply, as stored: from both, anyone can derive the reading again. */
export interface ReaderExchange {
  request: Uint8Array
  reply: Uint8Array
  servedModel: string | null
  costUsd: string | null
  askedAt: Date
  answeredAt: Date
}
