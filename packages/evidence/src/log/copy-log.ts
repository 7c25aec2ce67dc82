import type { ObjectStore } from '@veracite/terms/objects'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import { utf8Encode } from '@veracite/verify/bytes'
import { FormatError } from '@veracite/verify/format-error'
import { openCheckpoint } from '@veracite/verify/log/checkpoint'
import type { NoteVerifier } from '@veracite/verify/log/note-key'
import { partialsOfTile, type Resource, resourcesBetween } from '@veracite/verify/log/tiles'

/** A log as anyone reads it: paths below its prefix, with the bytes that the server sends for them. */
export interface LogToCopy {
  checkpoint(): Promise<string | null>
  resource(path: string): Promise<Uint8Array | null>
  /** Null if this log has none. */
  text(name: 'keys' | 'policy'): Promise<string | null>
}

/** As the server has it, so that a file server at the same address serves the same paths. */
const PREFIX = 'log/1/'
const AT_ONCE = 8
const PORTION = 256

/**
 * Brings a copy of the log up to date that a static file server can serve (C2SP tlog-tiles). Returns the size of its
 * checkpoint, which is written last: whatever it covers is there. After a crash, the copy is continued where its own
 * checkpoint ends.
 */
export const copyLog = (deps: {
  log: LogToCopy
  verifier: NoteVerifier
  objects: ObjectStore
  /** Runs the work if no other process does. A copy with two writers could show a checkpoint older than the last. */
  alone(work: () => Promise<void>): Promise<boolean>
}) => {
  const { log, verifier, objects } = deps
  let copied: { note: string; size: number } | null = null
  const texts = new Map<string, string>()

  const copiedSize = async (): Promise<number> => {
    const note = await objects.get(`${PREFIX}checkpoint`)
    try {
      return note === null ? 0 : openCheckpoint(new TextDecoder().decode(note), verifier).size
    } catch (error) {
      // Not of this log: everything is copied again.
      if (error instanceof FormatError) return 0
      throw error
    }
  }
  const copyResource = async ({ path }: Resource): Promise<void> => {
    const bytes = await log.resource(path)
    if (bytes === null) throw new Error(`The log has nothing at ${path}, which its checkpoint covers.`)
    await objects.put(PREFIX + path, bytes)
  }
  const copyText = async (name: 'keys' | 'policy'): Promise<void> => {
    const text = await log.text(name)
    if (text === null || texts.get(name) === text) return
    await objects.put(PREFIX + name, utf8Encode(text))
    texts.set(name, text)
  }
  /** Readers of an earlier checkpoint need the partial tiles of the newest full one a little longer. */
  const deletePartials = async ({ previous }: Resource): Promise<void> => {
    if (previous === null) return
    for (const { name } of await objects.list(`${PREFIX}${partialsOfTile(previous)}`, null))
      await objects.delete(name)
  }

  return async (): Promise<number | null> => {
    const note = await log.checkpoint()
    if (note === null || note === copied?.note) return copied?.size ?? null
    const { size } = openCheckpoint(note, verifier)
    const before = copied?.size ?? (await copiedSize())
    let portion: Resource[] = []
    const copyPortion = async () => {
      await severalAtOnce(portion, AT_ONCE, copyResource)
      if (before > 0) await severalAtOnce(portion, AT_ONCE, deletePartials)
      portion = []
    }
    for (const resource of resourcesBetween(before, size)) {
      portion.push(resource)
      if (portion.length === PORTION) await copyPortion()
    }
    await copyPortion()
    await copyText('keys')
    await copyText('policy')
    const isWritten = await deps.alone(async () => {
      if ((await copiedSize()) <= size) await objects.put(`${PREFIX}checkpoint`, utf8Encode(note))
    })
    if (isWritten) copied = { note, size }
    return copied?.size ?? null
  }
}
