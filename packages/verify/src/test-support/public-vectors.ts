import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Public test vectors live outside the project. Without them the tests that need them are skipped, aloud. */
const ROOT = process.env.VERACITE_VECTORS ?? join(import.meta.dirname, '../../../..', '../shared/vectors')

export function publicVectors(...parts: string[]): string | null {
  const path = join(ROOT, ...parts)
  if (existsSync(path)) return path
  console.log(`skipped: no public vectors at ${parts.join('/')} (set VERACITE_VECTORS)`)
  return null
}

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T
}

export function jsonFilesBelow(folder: string): { name: string; path: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ name: relative(folder, path), path }))
}
