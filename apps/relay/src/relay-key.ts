import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '@veracite/adapters/platform/durable-file'
import { formatLogKey, parseLogKey } from '@veracite/evidence/log/log-key'
import type { NoteSigner } from '@veracite/verify/log/note-key'
import type { RelaySettings } from './settings.ts'

/** The key of the relay, made at its first start. A folder that has a log but no key is not given another one. */
export async function readOrMakeKey({
  dataFolder,
  origin,
}: Pick<RelaySettings, 'dataFolder' | 'origin'>): Promise<NoteSigner> {
  const path = join(dataFolder, 'relay.key')
  const known = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (known !== null) return parseLogKey(known, origin)
  const log = await readFile(join(dataFolder, 'log', 'checkpoint'), 'utf8').catch(() => null)
  if (log !== null) throw new Error('This folder has a log, but its key is gone: restore relay.key.')
  const made = formatLogKey(origin, new Uint8Array(randomBytes(32)))
  await writeDurably(path, `${made}\n`)
  return parseLogKey(made, origin)
}
