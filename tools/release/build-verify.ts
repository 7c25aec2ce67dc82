import { execFileSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonFields, readManifest, root } from './published.ts'

const SOURCE = 'packages/verify'

/**
 * Makes packages/verify/dist: the package as it is published, JavaScript with types beside it. In the repository the
 * sources are used as they are, so its own manifest says something else.
 */
export function buildVerify(): string {
  const folder = join(root, SOURCE, 'dist')
  rmSync(folder, { recursive: true, force: true })
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', join(root, SOURCE, 'tsconfig.build.json')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const { name, description, keywords, dependencies } = readManifest(SOURCE)
  const manifest = {
    name,
    description,
    keywords,
    ...commonFields(SOURCE),
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      '.': { types: './lib/index.d.ts', default: './lib/index.js' },
      './package.json': './package.json',
    },
    types: './lib/index.d.ts',
    files: ['lib'],
    dependencies,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const file of ['README.md', 'LICENSE']) cpSync(join(root, SOURCE, file), join(folder, file))
  return folder
}
