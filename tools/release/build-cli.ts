import { chmodSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonFields, readManifest, root } from './published.ts'

const SOURCE = 'apps/cli'

/**
 * Makes apps/cli/dist: the command line for Node.js, with everything it imports, so that `verify` needs nothing but
 * this package. What only some commands use stays in files of its own, which the others do not load.
 */
export async function buildCli(): Promise<string> {
  const folder = join(root, SOURCE, 'dist')
  rmSync(folder, { recursive: true, force: true })
  await Bun.build({
    entrypoints: [join(root, SOURCE, 'src/packed.ts')],
    outdir: join(folder, 'lib'),
    naming: { entry: 'veracite.js', chunk: '[name]-[hash].js' },
    target: 'node',
    conditions: ['bun'],
    splitting: true,
    minify: { whitespace: true, syntax: true, identifiers: false },
    throw: true,
  })
  const { description, keywords } = readManifest(SOURCE)
  const manifest = {
    name: 'veracite',
    description,
    keywords,
    ...commonFields(SOURCE),
    engines: readManifest('.').engines,
    bin: { veracite: 'lib/veracite.js' },
    files: ['lib'],
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  chmodSync(join(folder, 'lib/veracite.js'), 0o755)
  for (const file of ['README.md', 'LICENSE']) cpSync(join(root, SOURCE, file), join(folder, file))
  return folder
}
