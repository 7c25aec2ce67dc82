import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/**
 * What an installation of 0.1.0 left behind: its database after one scan of demo engines, its keys, the newest
 * checkpoint, and a bundle that it handed out. Its keys sign nothing else.
 */
export const RECORDED = join(import.meta.dirname, 'recorded-0.1.0')

/** Fills an empty database with it. The roles that it names must exist on the server. */
export const recordedSql = (): string =>
  gunzipSync(readFileSync(join(RECORDED, 'database.sql.gz'))).toString('utf8')

/** A data folder with its keys. */
export function recordedFolder(folder: string): string {
  mkdirSync(folder, { mode: 0o700, recursive: true })
  for (const name of ['capture-key.pem', 'log-key', 'log-checkpoint', 'token'])
    copyFileSync(join(RECORDED, name), join(folder, name))
  return folder
}
