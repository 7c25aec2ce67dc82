import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { formatVkey, type NoteVerifier } from '@veracite/verify/log/note-key'
import type { Io } from '../context.ts'

/**
 * Where the last checkpoint that passed an audit is kept: one file per key, because two services may give
 * their logs the same name.
 */
export function checkpointFile(
  { env, cwd }: Pick<Io, 'env' | 'cwd'>,
  key: NoteVerifier,
  option: string | undefined,
): string {
  if (option !== undefined) return resolve(cwd, option)
  const state = env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state')
  const digest = createHash('sha256').update(formatVkey(key)).digest('hex').slice(0, 16)
  return join(state, 'veracite', `${inFileNames(key.name)}.${digest}.checkpoint`)
}

/** Other keys under which a log of this name was audited here: a new key deserves a warning. */
export async function hasOtherKeys(file: string, { name }: NoteVerifier): Promise<boolean> {
  const names = await readdir(dirname(file)).catch(() => [])
  return names.some(
    (other) =>
      other !== basename(file) && other.startsWith(`${inFileNames(name)}.`) && other.endsWith('.checkpoint'),
  )
}

const inFileNames = (origin: string): string => origin.replaceAll(/[^a-z0-9.-]+/gi, '_')

export async function readSaved(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Written under another name first: half a checkpoint would look like tampering. */
export async function save(path: string, note: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.new`, note)
  await rename(`${path}.new`, path)
}
