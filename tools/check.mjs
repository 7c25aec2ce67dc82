import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, root } from './install.mjs'

/** Types, lint, format, import cycles, unused exports and generated files: what needs no test to be wrong. */
install()
const bin = (name) => join(root, 'node_modules', '.bin', name)
const checks = [
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  [
    'types of the SDK',
    join(root, 'packages/sdk/node_modules/.bin/tsc'),
    ['-p', 'packages/sdk/tsconfig.json', '--noEmit'],
  ],
  ['lint, format, cycles', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['unused exports and dependencies', bin('knip'), []],
  ['generated files', process.execPath, [join(root, 'tools/generate.mjs'), '--check']],
]
let failed = 0
for (const [name, command, args] of checks) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}\n`)
  if (status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
