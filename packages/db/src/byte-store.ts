/** Bytes that a row names by their SHA-256. */
export interface DigestedBytes {
  sha256: Uint8Array
  bytes: Uint8Array
}

/** The same as a row holds them: null if they are in object storage. */
export interface RowBytes {
  sha256: Uint8Array
  bytes: Uint8Array | null
}

/** What a row holds of bytes: themselves, or null once they are in object storage. */
export type InRow = (bytes: Uint8Array) => Uint8Array | null

/** Where the bytes of evidence are kept: in the rows that name them, or in object storage. */
export interface ByteStore {
  /**
   * Before the row is written, and outside of transactions. Returns once the bytes survive a crash wherever `InRow` says
   * that the row needs none. When object storage fails, the rows hold the bytes: an answer that was paid for is not lost.
   */
  keep(all: readonly DigestedBytes[], folder?: string): Promise<InRow>
  /** Bytes from object storage are compared with their digest. Throws `storage_unavailable` when it does not answer. */
  read(stored: RowBytes, folder?: string): Promise<Uint8Array>
  /** Deletes objects of feeds that were imported or given up. Returns how many. */
  deleteEndedFeeds(): Promise<number>
}

export const BYTES_IN_ROWS: ByteStore = {
  keep: async () => (bytes) => bytes,
  async read({ bytes }) {
    if (bytes === null)
      throw new Error('Bytes of evidence are in object storage: set VERACITE_STORAGE to where it is.')
    return bytes
  },
  deleteEndedFeeds: async () => 0,
}
