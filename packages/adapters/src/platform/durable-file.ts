import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Null if there is no such file. */
export async function readIfThere(path: string): Promise<string | null> {
  return await readFile(path, 'utf8').catch(nullIfMissing)
}

export function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Replaces a file. When this returns, the new content survives a power cut; before, the old one does. */
export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  mode = PRIVATE,
  // A name of its own where several processes write the same file.
  beside = `${path}.new`,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: mode.folder })
  // Written beside the file and renamed: a crash leaves the old content or the new, never a mixture.
  const file = await open(beside, 'w', mode.file)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(beside, path)
  await syncFolder(dirname(path))
}

/** For this user only. */
export const PRIVATE = { file: 0o600, folder: 0o700 }

/** Without this, a power cut could undo the rename. Skipped on systems that cannot open folders. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  try {
    await folder?.sync()
  } catch {
    // The file system does not sync folders.
  } finally {
    await folder?.close()
  }
}
