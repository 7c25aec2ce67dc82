import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const readManifest = (folder: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** What every package says of itself, from the repository's own manifest: one place to change. */
export function commonFields(folder: string): Record<string, unknown> {
  const { version, license, repository, homepage, bugs } = readManifest('.') as {
    repository: { type: string; url: string }
  } & Record<string, unknown>
  return {
    version,
    license,
    homepage,
    bugs,
    // npm holds a provenance statement against this address.
    repository: { ...repository, directory: folder },
    type: 'module',
    publishConfig: { access: 'public', provenance: true },
  }
}
