/** A request that may be repeated: the same key and request get the stored answer and start nothing twice. */
export interface IdempotentRequest {
  tokenSha256: Uint8Array
  key: string
  operation: string
  requestSha256: Uint8Array
}

export type Replay = { kind: 'answer'; answer: Record<string, unknown> } | { kind: 'conflict' }

export interface IdempotencyStore {
  findReplay(request: IdempotentRequest): Promise<Replay | null>
  /** Deletes up to `limit` answers older than `before`. */
  expire(before: Date, limit: number): Promise<number>
}
