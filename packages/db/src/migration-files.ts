import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256Hex } from '@veracite/terms/digest'
import type { MigrationFile } from './migration-plan.ts'

/** Every `NNNN_name.sql` of the folder, by number. Anything else there, or a number used twice, is an error. */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const files = await Promise.all(names.map((name) => readMigration(folder, name)))
  const twice = files.find((file, index) => files[index - 1]?.number === file.number)
  if (twice !== undefined) throw new Error(`two migrations have the number ${twice.number}`)
  return files
}

async function readMigration(folder: string, fileName: string): Promise<MigrationFile> {
  const match = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(fileName)
  if (match === null) throw new Error(`migration file name ${fileName} is not NNNN_name.sql`)
  // A checkout on Windows may rewrite line ends; that does not change the migration.
  const text = (await readFile(join(folder, fileName), 'utf8')).replaceAll('\r\n', '\n')
  const sha256 = sha256Hex(text)
  return { number: Number(match[1]), name: fileName.slice(0, -'.sql'.length), sha256, text }
}
