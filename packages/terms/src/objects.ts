/**
 * Storage of whole objects by name: an S3-compatible server, or a folder. Names are relative paths in lower case.
 * Every call ends within a deadline.
 */
export interface ObjectStore {
  /** Where it is, in words for operators; never with a secret. */
  readonly place: string
  /** Returns once the object survives a crash. An object of that name is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null if there is none. The caller checks what it got. */
  get(name: string): Promise<Uint8Array | null>
  /** Does nothing if there is none. */
  delete(name: string): Promise<void>
  /** Up to a thousand objects below `prefix`, which ends in a slash, in the order of their names, after `after`. */
  list(prefix: string, after: string | null): Promise<ListedObject[]>
}

export type ListedObject = { name: string; writtenAt: Date }

/** The message is for operators. Full: there is no room. Damaged: an object is missing, or not what its name says. */
export class ObjectStoreFailure extends Error {
  override readonly name = 'ObjectStoreFailure'
  readonly kind: 'away' | 'full' | 'damaged'

  constructor(message: string, kind: ObjectStoreFailure['kind']) {
    super(message)
    this.kind = kind
  }
}
