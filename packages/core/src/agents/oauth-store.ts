/** A record of the authorization server; the store does not read the payload. */
export interface OAuthRecord {
  kind: string
  /** Keyed digest of the id: the id itself is the holder's secret. */
  idSha256: Uint8Array
  grantId: string | null
  payload: Record<string, unknown>
  expiresAt: Date
}

export interface FoundRecord {
  payload: Record<string, unknown>
  consumedAt: Date | null
}

/** A consent: which program, whose, for which account. Its id opens nothing. */
export interface StoredGrant {
  grantId: string
  /** The name that the program gave itself, or its address. */
  program: string
  /** Null for the operator, and for all accounts. */
  person: string | null
  account: string | null
  /** Separated by blanks. */
  scopes: string
  createdAt: Date
  /** When it was last given a token. */
  lastUsedAt: Date
}

/**
 * Records that have expired are never found, whether they were removed already or not. Nor are those of a grant that was
 * removed, even if a request that had begun before stored them afterwards.
 */
export interface OAuthStore {
  /** Replaces what is there. */
  put(record: OAuthRecord, now: Date): Promise<void>
  find(kind: string, idSha256: Uint8Array, now: Date): Promise<FoundRecord | null>
  /** Only the first use counts: false for every later one. */
  consume(kind: string, idSha256: Uint8Array, now: Date): Promise<boolean>
  remove(kind: string, idSha256: Uint8Array): Promise<void>
  /** The newest consents that this person gave, or that were given for this account, at most `limit`. */
  listGrants(
    of: { personId: string } | { accountId: string },
    limit: number,
    now: Date,
  ): Promise<StoredGrant[]>
  /** Everything that was given for one consent, and the consent itself. */
  removeGrant(grantId: string): Promise<void>
  /** Marks a record as used for good, and keeps it until then. */
  use(kind: string, idSha256: Uint8Array, now: Date, expiresAt: Date): Promise<void>
  /** Of a kind, removes what was never used, except the newest `most`. */
  keepNewestUnused(kind: string, most: number): Promise<void>
  /** Removes up to `limit` that have expired. */
  expire(now: Date, limit: number): Promise<number>
}
