import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Io } from '../context.ts'

/** Where the last checkpoint of a log that passed is remembered: one file per origin. */
export function checkpointFile(
  { env, cwd }: Pick<Io, 'env' | 'cwd'>,
  origin: string,
  option: string | undefined,
): string {
  if (option !== undefined) return resolve(cwd, option)
  const state = env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state')
  return join(state, 'veracite', `${origin.replaceAll(/[^a-z0-9.-]+/gi, '_')}.checkpoint`)
}

export async function readSaved(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Under another name first: half a checkpoint would look like a log that was tampered with. */
export async function save(path: string, note: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.new`, note)
  await rename(`${path}.new`, path)
}
