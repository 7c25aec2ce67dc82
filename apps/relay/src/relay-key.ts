import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere, writeDurably } from '@veracite/adapters/platform/durable-file'
import { formatLogKey, parseLogKey } from '@veracite/evidence/log/log-key'
import { parseCheckpointText } from '@veracite/verify/log/checkpoint'
import { parseNote } from '@veracite/verify/log/note'
import type { NoteSigner } from '@veracite/verify/log/note-key'
import type { RelaySettings } from './settings.ts'

export interface RelayKey {
  signer: NoteSigner
  /** Stores a key that was made now. Called when its log exists: a key without a log is one whose log was lost. */
  keep(): Promise<void>
}

/**
 * The key of the relay, made at its first start. Neither is a log given another key, nor a key another log: it would sign
 * a second history.
 */
export async function readOrMakeKey({
  dataFolder,
  origin,
}: Pick<RelaySettings, 'dataFolder' | 'origin'>): Promise<RelayKey> {
  const path = join(dataFolder, 'relay.key')
  const checkpoint = join(dataFolder, 'log', 'checkpoint')
  const [known, log] = await Promise.all([readIfThere(path), readIfThere(checkpoint)])
  if (known !== null) {
    if (log === null)
      throw new Error('This folder has a key, but its log is gone: restore it, or begin in an empty folder.')
    return { signer: parseLogKey(known, origin), keep: async () => {} }
  }
  if (log !== null && parseCheckpointText(parseNote(log).text).size > 0)
    throw new Error('This folder has a log, but its key is gone: restore relay.key.')
  // Killed at its very first start: the log is there and empty, and nobody has ever seen it.
  await rm(checkpoint, { force: true })
  const made = formatLogKey(origin, new Uint8Array(randomBytes(32)))
  return { signer: parseLogKey(made, origin), keep: () => writeDurably(path, `${made}\n`) }
}
