/**
 * What more than one package needs from outside. A port's comment is its contract; one contract suite per port tests
 * exactly those sentences on every adapter. Stores are beside the use cases that need them, jobs in `core/jobs/`.
 */

export interface Heap {
  /** Gives memory back that is no longer in use, where that is worth a short pause. Called often, it costs nothing. */
  sweep(): void
}

export interface Clock {
  now(): Date
}

export interface Ids {
  /** A fresh UUIDv7, in lower case. Later calls sort after earlier ones of the same process. */
  next(): string
  /** `bytes` of cryptographic randomness, as lower-case hex. */
  randomHex(bytes: number): string
  /** A random number from 0 up to, not including, 1; used for jitter. */
  random(): number
}

/** What everything needs that makes something new. */
export interface ClockAndIds {
  clock: Clock
  ids: Ids
}

/** The accounts that a caller may see: one, or all for the platform token. */
export interface AccountScope {
  accountId: string | null
}

export const EVERY_ACCOUNT: AccountScope = { accountId: null }

/** The accounts that a list may show; null for every account. */
export type VisibleAccounts = readonly string[] | null

/** Signs what was captured. The key never leaves the adapter. */
export interface CaptureSigner {
  /** Stable name of the key, published with its validity window. */
  readonly keyId: string
  /** SubjectPublicKeyInfo, DER. */
  readonly publicKey: Uint8Array
  /** ECDSA P-256 over SHA-256 of `bytes`, DER. */
  sign(bytes: Uint8Array): Uint8Array
}

/** Signs web archives (WACZ), whose format wants a curve that no other key here has. */
export interface ArchiveSigner {
  /** SubjectPublicKeyInfo of a P-384 key, DER. */
  readonly publicKey: Uint8Array
  /** ECDSA P-384 over SHA-256 of `bytes`: r and s, 48 bytes each. */
  sign(bytes: Uint8Array): Uint8Array
}

/** Who collects, and with what: stated in every capture, because evidence must say how it was made. */
export interface Collector {
  entity: string
  instance: string
  software: string
  version: string
  commit: string | null
  container: string | null
  os: string
  runtime: string
  egressIp: string | null
  /** Which servers saw that address, and when; null if none were asked. */
  egressSeenBy: string | null
  clock: { source: string; offsetMs: number | null }
}

export interface RateVerdict {
  allowed: boolean
  limit: number
  remaining: number
  /** Time until a refused caller is admitted again; 0 if it was admitted. */
  retryAfterMs: number
  /** Time until the oldest counted request leaves the window. */
  resetMs: number
}

/**
 * Counts accepted requests per key in a sliding window: no period of the window's length ever has more than
 * the limit, across all processes that share the store. Refused requests are not counted. Never throws, never
 * waits long.
 */
export interface RateLimiter {
  take(key: string): Promise<RateVerdict>
}
