import type { ObjectStore } from '@veracite/terms/objects'
import { utf8Encode } from '@veracite/verify/bytes'
import { FormatError } from '@veracite/verify/format-error'
import { openCheckpoint } from '@veracite/verify/log/checkpoint'
import type { NoteVerifier } from '@veracite/verify/log/note-key'
import { type Resource, resourcesBetween } from '@veracite/verify/log/tiles'
import type { LogStore } from './log-port.ts'
import type { readLog } from './read-log.ts'

/** As the server has it, so that a file server at the same address serves the same paths. */
const PREFIX = 'log/1/'
const CHECKPOINT = `${PREFIX}checkpoint`
const AT_ONCE = 8

/**
 * Brings a copy of the log up to date that a static file server can serve (C2SP tlog-tiles), with the bytes that the
 * server sends. Its checkpoint is written last: whatever it covers is there. After a crash, the copy is continued where
 * its own checkpoint ends.
 */
export const copyLog = (deps: {
  log: ReturnType<typeof readLog>
  verifier: NoteVerifier
  objects: ObjectStore
  alone: LogStore['alone']
}) => {
  const { log, verifier, objects } = deps
  let copied: { note: string; size: number } | null = null

  const copiedSize = async (): Promise<number> => {
    const note = await objects.get(CHECKPOINT)
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
  const deletePartials = async ({ outdated }: Resource): Promise<void> => {
    const partials = outdated === null ? [] : await objects.list(PREFIX + outdated, null)
    for (const { name } of partials) await objects.delete(name)
  }

  return async (): Promise<void> => {
    const note = await log.checkpoint()
    if (note === null || note === copied?.note) return
    const { size } = openCheckpoint(note, verifier)
    const before = copied?.size ?? (await copiedSize())
    const resources = resourcesBetween(before, size)
    // Each takes the next one; if one fails, none takes another.
    const copySome = async () => {
      for (const resource of resources) {
        await copyResource(resource)
        if (before > 0) await deletePartials(resource)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, copySome))
    // Keys are entered and ended when a process starts.
    if (copied === null) {
      await objects.put(`${PREFIX}keys`, utf8Encode(JSON.stringify(await log.keys())))
      await objects.put(`${PREFIX}policy`, utf8Encode((await log.policy()) ?? ''))
    }
    // With two writers the copy could show a checkpoint that is older than the last.
    const isWritten = await deps.alone(async () => {
      if ((await copiedSize()) <= size) await objects.put(CHECKPOINT, utf8Encode(note))
    })
    if (isWritten) copied = { note, size }
  }
}
