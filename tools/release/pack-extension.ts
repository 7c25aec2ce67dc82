import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { zipSync } from 'fflate'
import { buildExtension } from '../../apps/console/src/extension/build-extension.ts'
import { root } from './published.ts'

/** Writes the browser extension for Chromium and Firefox as archives of this folder. */
async function packExtension(folder: string): Promise<string[]> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  mkdirSync(folder, { recursive: true })
  const written: string[] = []
  for (const target of ['chromium', 'firefox'] as const) {
    const file = join(folder, `veracite-extension-${version}-${target}.zip`)
    // The same bytes for the same sources: stores compare them.
    const files = await buildExtension(target, version)
    writeFileSync(file, zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) }))
    written.push(file)
  }
  return written
}

const folder = resolve(process.argv[2] ?? join(root, 'dist'))
for (const file of await packExtension(folder)) process.stdout.write(`${file}\n`)
