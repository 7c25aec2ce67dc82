/** Bytes that a row names by their SHA-256. */
export interface DigestedBytes {
  sha256: Uint8Array
  bytes: Uint8Array
}

/** What a row holds of bytes: themselves, or null once they are in object storage. */
export type InRow = (bytes: Uint8Array) => Uint8Array | null

/** Null only where the row names none. */
export type Filled<Row, Bytes extends keyof Row, Digest extends keyof Row> = Omit<Row, Bytes> &
  Record<Bytes, Uint8Array | Extract<Row[Digest], null>>

/** Where the bytes of evidence are kept: in the rows that name them, or in object storage. */
export interface ByteStore {
  /**
   * Before the row is written, and outside of transactions. Returns once the bytes survive a crash wherever `InRow` says
   * that the row needs none. When object storage fails, the rows hold the bytes: an answer that was paid for is not lost.
   */
  keep(all: readonly DigestedBytes[], folder?: string): Promise<InRow>
  /** Outside of transactions: fetches the bytes that rows name and do not hold, and compares them with their digests. */
  fill<Row, Bytes extends keyof Row, Digest extends keyof Row>(
    rows: readonly Row[],
    bytes: Bytes,
    digest: Digest,
    folder?: string,
  ): Promise<Filled<Row, Bytes, Digest>[]>
  /** Deletes objects of feeds that were imported or given up. Returns how many. */
  deleteEndedFeeds(): Promise<number>
}
