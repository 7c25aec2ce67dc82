import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ListedObject, type ObjectStore, ObjectStoreFailure } from '@veracite/terms/objects'
import { PRIVATE, writeDurably } from '../platform/durable-file.ts'

const AT_ONCE = 1_000

/** Objects as files below a folder. A plain file server, which runs as another user, may read the public ones. */
export function createFolderObjects(folder: string, isPublic: (name: string) => boolean): ObjectStore {
  const place = `the folder ${folder}`
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const code = codeOf(error)
      throw new ObjectStoreFailure(`${what} failed in ${place}: ${code}`, FULL.has(code))
    }
  }
  return {
    place,
    put: (name, bytes) =>
      attempt(`Writing ${name}`, () => {
        const path = join(folder, name)
        return writeDurably(path, bytes, isPublic(name) ? READABLE : PRIVATE, `${path}.${randomUUID()}.new`)
      }),
    get: (name) => attempt(`Reading ${name}`, () => readFile(join(folder, name)).catch(nullIfMissing)),
    delete: (name) => attempt(`Deleting ${name}`, () => rm(join(folder, name), { force: true })),
    list: (prefix, after) =>
      attempt(`Listing ${prefix}`, async () => {
        const found: ListedObject[] = []
        await walk(folder, prefix, after, found)
        return found
      }),
  }
}

const READABLE = { file: 0o644, folder: 0o755 }

/** In the order of names, as S3 lists them: a folder sorts as its name with the slash. */
async function walk(
  folder: string,
  below: string,
  after: string | null,
  found: ListedObject[],
): Promise<void> {
  const entries = (await readdir(join(folder, below), { withFileTypes: true }).catch(nullIfMissing)) ?? []
  for (const name of entries.map(nameOf).toSorted()) {
    if (found.length === AT_ONCE) return
    const path = below + name
    if (path.endsWith('/')) {
      // Everything in a folder before the one that holds `after` was listed already.
      if (after === null || path > after || after.startsWith(path)) await walk(folder, path, after, found)
    } else if ((after === null || path > after) && !path.endsWith('.new')) {
      const file = await stat(join(folder, path)).catch(nullIfMissing)
      if (file !== null) found.push({ name: path, writtenAt: file.mtime })
    }
  }
}

const nameOf = (entry: Dirent): string => (entry.isDirectory() ? `${entry.name}/` : entry.name)

const FULL = new Set(['ENOSPC', 'EDQUOT'])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'an unknown error'

function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}
