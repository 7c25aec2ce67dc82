import type { NoteVerifier } from '@veracite/verify/log/note-key'
import type { Tile } from '@veracite/verify/log/tile-tree'
import type { EntriesId, TileId } from '@veracite/verify/log/tiles'

/** Storage of the transparency log. Its tables only ever grow; only the queue in front of it is emptied. */

export interface TreeHead {
  size: number
  root: Uint8Array
}

export interface StoredCheckpoint {
  size: number
  /** The signed note, with the cosignature lines that have arrived. */
  note: string
  signedAt: Date
}

/** How a tree grows, as a pure function of what is stored; the store does the reading and writing. */
export interface TreeGrower {
  /** The tiles `grow` will read for a tree of this size. */
  reads(size: number): TileId[]
  /** Throws when the tiles do not lead to the root that was stored for them. */
  grow(
    from: TreeHead | null,
    tiles: readonly Tile[],
    leafHashes: readonly Uint8Array[],
  ): TreeHead & { tiles: Tile[] }
}

/** A leaf in the queue, and the manifest that is stored for its subject: null if there is none. */
export interface WaitingLeaf {
  body: Uint8Array
  manifest: Uint8Array | null
}

export interface LeafCheck {
  /** The key in the leaf; null where it cannot be read. */
  publicKey: Uint8Array | null
  /** Why it must not enter the log; null if it may. */
  refused: string | null
}

/** Decides which leaves may enter the log: one answer for each, in order. */
export type LeafGuard = (
  leaves: readonly WaitingLeaf[],
  keys: readonly RegisteredKey[],
  now: Date,
) => Promise<LeafCheck[]>

/** The result of one batch. */
export interface Integrated {
  size: number
  added: number
  /** When the oldest leaf of the batch was queued; null for an empty batch. */
  oldestAt: Date | null
  /** Why leaves were taken from the queue and not entered, each reason once for each of them. */
  refused: string[]
}

/** Decides what to sign: the note for this head, or null for none. Throws to refuse. */
export type CheckpointSigner = (head: TreeHead, last: StoredCheckpoint | null) => Promise<string | null>

export interface LoggedLeaf {
  subjectId: string
  index: number
  body: Uint8Array
  integratedAt: Date
  /**
   * The first checkpoint that contains it, or, on request, the first stamped one if there is any; null if
   * none is published yet.
   */
  checkpoint: StoredCheckpoint | null
}

/** The log key's signature over the root of a checkpoint, in the form of COSE receipts (RFC 9942). */
export interface ReceiptSignature {
  size: number
  /** The protected header, byte for byte as it was signed. */
  protectedHeader: Uint8Array
  signature: Uint8Array
}

export type KeyRole = 'capture' | 'log'

/** A public key behind the evidence, and when it was in use. */
export interface RegisteredKey {
  role: KeyRole
  keyId: string
  name: string
  publicKey: Uint8Array
  notBefore: Date
  /** Null while it is in use. */
  notAfter: Date | null
}

export interface LogStore {
  /**
   * One transaction under the log's lock: takes up to `limit` leaves from the queue, sets aside those that the
   * guard refuses, gives the others the next indexes and writes leaves, tiles and tree head. Null when another
   * process holds the lock.
   */
  integrate(limit: number, now: Date, grower: TreeGrower, guard: LeafGuard): Promise<Integrated | null>
  /**
   * Under the same lock, in a separate transaction: the head it reads is committed, so a signature never
   * covers what a crash could undo. Null when nothing new was signed or another process holds the lock.
   */
  publish(now: Date, sign: CheckpointSigner): Promise<StoredCheckpoint | null>

  /** Runs the work unless another process runs it through this function. Returns whether it did. */
  alone(work: () => Promise<void>): Promise<boolean>

  newestHead(): Promise<TreeHead | null>
  newestCheckpoint(): Promise<StoredCheckpoint | null>
  /** For each, the narrowest stored tile that is at least as wide as requested. Missing ones are left out. */
  readTiles(tiles: readonly TileId[]): Promise<Tile[]>
  /** Only what a published checkpoint covers: exactly `width` hashes, or null. */
  publishedTile(tile: TileId): Promise<Uint8Array | null>
  /** Only what a published checkpoint covers: exactly `width` entries, or null. */
  publishedEntries(entries: EntriesId): Promise<Uint8Array[] | null>
  /** The leaves of those subjects that are integrated; with `atMost`, larger checkpoints are ignored. */
  findLeaves(
    subjectIds: readonly string[],
    options?: { preferStamped?: boolean; atMost?: number },
  ): Promise<LoggedLeaf[]>
  /** How many leaves wait, counted up to `most`, and since when the oldest has waited. */
  pending(most: number): Promise<{ leaves: number; oldestAt: Date | null }>
  /** How long, in milliseconds, the oldest leaf has been waiting for a checkpoint; null if none is. */
  waitingSinceMs(): Promise<number | null>
  /** Whether the operator has said that this installation keeps no log. */
  isOff(): Promise<boolean>
  setOff(off: boolean, now: Date): Promise<void>

  /** The newest checkpoint, unless this authority has stamped it already. */
  newestUnstamped(tsa: string): Promise<StoredCheckpoint | null>
  /** Original captures since then that this authority has not stamped, oldest first. */
  unstampedCaptures(tsa: string, since: Date, limit: number): Promise<UnstampedCapture[]>
  /** Does nothing if the authority's stamp over this checkpoint or capture is already stored. */
  appendTimestamp(stamp: NewTimestamp): Promise<void>

  /** The newest checkpoint, unless its root is signed in the form of receipts already. */
  newestWithoutReceipt(): Promise<StoredCheckpoint | null>
  /** Does nothing if there is one for this size already. */
  appendReceipt(receipt: ReceiptSignature, now: Date): Promise<void>
  /** The smallest signed root that covers the leaf; with `atMost`, larger ones are ignored. */
  findReceipt(index: number, atMost?: number): Promise<ReceiptSignature | null>

  /** The newest checkpoint and the largest size that this witness has cosigned; null if they are the same. */
  newestUncosigned(witness: string): Promise<{ checkpoint: StoredCheckpoint; cosignedSize: number } | null>
  /** Does nothing if the witness's cosignature of this checkpoint is already stored. */
  appendCosignature(cosignature: NewCosignature): Promise<void>
  /** The newest checkpoint that at least `quorum` of these witnesses have cosigned. */
  newestCosigned(witnesses: readonly string[], quorum: number): Promise<StoredCheckpoint | null>

  /** For each of these witnesses that has cosigned anything, the newest checkpoint it cosigned. */
  listCosigned(witnesses: readonly string[]): Promise<{ witness: string; size: number; cosignedAt: Date }[]>
  /** For each authority among the newest stamps over checkpoints, the newest checkpoint it has stamped. */
  listStamped(): Promise<{ tsa: string; size: number; genTime: Date }[]>

  /**
   * Since when a checkpoint has been waiting for this witness or authority; null if it has cosigned or stamped the
   * newest one. Looks at the newest 5,000 of all: one that was away for longer has waited at least this long.
   */
  waitingForPeer(peer: { witness: string } | { tsa: string }): Promise<Date | null>

  /**
   * Stores the key unless it is known, and queues again what waited for it. Returns what is stored: for the
   * log, the one key it started with. Only processes that continue the log may do this.
   */
  registerKey(key: Omit<RegisteredKey, 'notAfter'>): Promise<RegisteredKey>
  /** Records the end of a key once and for good: the first call wins. Null for an unknown key. */
  retireKey(keyId: string, notAfter: Date, now: Date): Promise<RegisteredKey | null>
  listKeys(): Promise<RegisteredKey[]>
}

export interface UnstampedCapture {
  captureId: string
  /** Over its manifest, DER. */
  signature: Uint8Array
}

/** An answer of a time-stamping authority, checked in full. */
export interface CheckedStamp {
  tsa: string
  genTime: Date
  request: Uint8Array
  response: Uint8Array
}

/** A stamp over a checkpoint or over the signature of a capture. */
export interface NewTimestamp extends CheckedStamp {
  id: string
  /** Exactly one of the two. */
  size: number | null
  captureId: string | null
  createdAt: Date
}

/** A line of a witness, checked with its key. */
export interface NewCosignature {
  size: number
  witness: string
  /** The signature line with its newline, as it is appended to the note. */
  line: string
  cosignedAt: Date
}

/** An independent party that remembers how long the log was (C2SP tlog-witness). */
export interface Witness {
  readonly verifier: NoteVerifier
  /** Posts an add-checkpoint request. Has its own deadline; throws when nobody answered. */
  addCheckpoint(request: string, signal: AbortSignal): Promise<WitnessReply>
}

export interface WitnessReply {
  status: number
  type: string | null
  body: string
}

/** Which witnesses there are, and how many must have cosigned what we hand out (zero: none). */
export interface Witnessing {
  witnesses: readonly NoteVerifier[]
  quorum: number
}

/** The log's key, kept by somebody else: a key management service, or a token behind a small server. */
export interface LogSigner {
  readonly verifier: NoteVerifier
  /** Ed25519 over the message, checked with the public key. Has its own deadline; throws if there is no good one. */
  sign(message: Uint8Array): Promise<Uint8Array>
}

/** An independent clock (RFC 3161). */
export interface TimestampAuthority {
  /** Its name in evidence. */
  readonly name: string
  /** The reply's bytes, unchecked. Has its own deadline; throws when there was no usable reply. */
  ask(request: Uint8Array, signal: AbortSignal): Promise<Uint8Array>
}

/**
 * A copy of the newest published checkpoint outside the database, which reveals a restored backup. Every
 * process that signs must read and write the same one: with two copies, each could miss what the other has
 * published.
 */
export interface CheckpointKeeper {
  /** Where it is, in words for the operator. */
  readonly place: string
  read(): Promise<string | null>
  /** Returns once the note would survive a crash. */
  write(note: string): Promise<void>
}
