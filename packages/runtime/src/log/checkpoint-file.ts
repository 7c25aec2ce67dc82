import { readFile } from 'node:fs/promises'
import { writeDurably } from '@veracite/adapters/platform/durable-file'
import type { CheckpointKeeper } from '@veracite/evidence/log/log-port'

/**
 * Keeps the newest published checkpoint in a file. It belongs on a different disk from the database and its
 * backups.
 */
export function checkpointFile(path: string): CheckpointKeeper {
  return {
    place: `the file ${path}`,
    async read() {
      try {
        return await readFile(path, 'utf8')
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    write: (note) => writeDurably(path, note),
  }
}
