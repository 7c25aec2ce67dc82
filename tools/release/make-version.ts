import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addVersion, clientNotes, readNote } from './notes.ts'
import { readManifest, root } from './published.ts'
import { setVersion } from './version-places.ts'

/**
 * Makes a version of the notes in .changeset: changesets decides which and removes them, then every other place that
 * names the version follows, and CHANGELOG.md. What is left to do is to look at the result and to commit it.
 */
const folder = join(root, '.changeset')
const notes = readdirSync(folder)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .sort()
  .map((name) => readNote(`.changeset/${name}`, readFileSync(join(folder, name), 'utf8')))
if (notes.length === 0) {
  process.stdout.write('No notes in .changeset: there is nothing to release.\n')
  process.exit(0)
}

const changesets = join(root, 'tools/release/changesets')
execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: changesets, stdio: 'inherit' })
execFileSync('node', [join(changesets, 'node_modules/@changesets/cli/bin.js'), 'version'], {
  cwd: root,
  stdio: 'inherit',
})
const version = String(readManifest('packages/core').version)
setVersion(root, version)
for (const [file, said] of [
  ['CHANGELOG.md', notes],
  ['packages/sdk/CHANGELOG.md', clientNotes(notes)],
  ['python-sdk/CHANGELOG.md', clientNotes(notes)],
] as const) {
  const list = join(root, file)
  writeFileSync(list, addVersion(readFileSync(list, 'utf8'), version, said))
}
execFileSync('node', [join(root, 'tools/commands/generate.mjs')], { cwd: root, stdio: 'inherit' })
process.stdout.write(`Version ${version}, with ${notes.length} changes.\n`)
