import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notesOf } from './notes.ts'
import { readManifest, root } from './published.ts'

// Prints what CHANGELOG.md says of this version, for the page of its release.
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
process.stdout.write(`${notesOf(changelog, String(readManifest('.').version))}\n`)
