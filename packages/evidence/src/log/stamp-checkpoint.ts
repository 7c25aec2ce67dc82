import type { Clock, Ids } from '@veracite/terms/ports'
import { checkpointImprint } from '@veracite/verify/log/checkpoint'
import type { NoteVerifier } from '@veracite/verify/log/note-key'
import { askForStamp } from './ask-for-stamp.ts'
import type { LogStore, TimestampAuthority } from './log-port.ts'

/**
 * Has the newest checkpoint stamped by one authority: one request covers every leaf up to it. Returns the stamped
 * size, or null when there was nothing to stamp.
 */
export const stampCheckpoint =
  (deps: {
    log: Pick<LogStore, 'newestUnstamped' | 'appendTimestamp'>
    verifier: NoteVerifier
    /** Pinned, DER. */
    roots: readonly Uint8Array[]
    clock: Clock
    ids: Ids
  }) =>
  async (authority: TimestampAuthority, signal: AbortSignal): Promise<number | null> => {
    const checkpoint = await deps.log.newestUnstamped(authority.name)
    if (checkpoint === null) return null
    const imprint = checkpointImprint(checkpoint.note, deps.verifier)
    const stamp = await askForStamp(deps)(authority, imprint, signal)
    await deps.log.appendTimestamp({
      ...stamp,
      id: deps.ids.next(),
      size: checkpoint.size,
      captureId: null,
      createdAt: deps.clock.now(),
    })
    return checkpoint.size
  }
