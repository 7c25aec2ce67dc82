import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ListedObject, type ObjectStore, ObjectStoreFailure } from '@veracite/terms/objects'
import { nullIfMissing, PRIVATE, writeDurably } from '../platform/durable-file.ts'

const AT_ONCE = 1_000
const READABLE = { file: 0o644, folder: 0o755 }

/** Objects as files below a folder. The log is readable for a file server, which runs as another user. */
export function createFolderObjects(folder: string): ObjectStore {
  const place = `the folder ${folder}`
  const attempt = async <T>(what: string, work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      const code = codeOf(error)
      const kind = code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'away'
      throw new ObjectStoreFailure(`${what} failed in ${place}: ${code}`, kind)
    }
  }
  /** In the order of names, as S3 lists them: a folder sorts as its name with the slash. */
  const walk = async (below: string, after: string, found: ListedObject[]): Promise<ListedObject[]> => {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(nullIfMissing)
    const paths = (entries ?? []).map((entry) => `${below}${entry.name}${entry.isDirectory() ? '/' : ''}`)
    for (const path of paths.toSorted()) {
      if (found.length === AT_ONCE) break
      if (path.endsWith('/') && (path > after || after.startsWith(path))) await walk(path, after, found)
      else if (path > after && !path.endsWith('/') && !path.endsWith('.new')) {
        const file = await stat(join(folder, path)).catch(nullIfMissing)
        if (file !== null) found.push({ name: path, writtenAt: file.mtime })
      }
    }
    return found
  }
  return {
    place,
    put(name, bytes) {
      const path = join(folder, name)
      const mode = name.startsWith('log/') ? READABLE : PRIVATE
      return attempt(`Writing ${name}`, writeDurably(path, bytes, mode, `${path}.${randomUUID()}.new`))
    },
    get: (name) => attempt(`Reading ${name}`, readFile(join(folder, name)).catch(nullIfMissing)),
    delete: (name) => attempt(`Deleting ${name}`, rm(join(folder, name), { force: true })),
    list: (prefix, after) => attempt(`Listing ${prefix}`, walk(prefix, after ?? '', [])),
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'an unknown error'
