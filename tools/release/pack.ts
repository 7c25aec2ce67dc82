import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildCli } from './build-cli.ts'
import { buildVerify } from './build-verify.ts'
import { root } from './published.ts'

/** Builds the npm packages and packs each into a file of this folder, as it is published. */
export async function packAll(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  for (const source of [join(root, 'packages/sdk'), buildVerify(), await buildCli()]) {
    execFileSync('npm', ['pack', source, '--silent', '--pack-destination', folder], {
      cwd: source,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(folder, name))
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(root, 'dist'))
  for (const file of await packAll(folder)) process.stdout.write(`${file}\n`)
}
