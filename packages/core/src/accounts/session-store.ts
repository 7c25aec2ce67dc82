/** Sessions of the console that were signed out, for every process to know. */
export interface SessionStore {
  /** Also forgets those that have expired by now. */
  end(sha256: Uint8Array, expiresAt: Date, now: Date): Promise<void>
  hasEnded(sha256: Uint8Array): Promise<boolean>
}
