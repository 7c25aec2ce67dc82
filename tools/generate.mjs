import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bun, install, root } from './install.mjs'

/**
 * Writes every generated file anew. With --check nothing stays changed: a file that would differ is named, and the
 * command fails.
 */
install()
const check = process.argv.includes('--check')
const run = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}

/** Files of one piece each, by the script that writes them. */
const files = [
  ['packages/contract/openapi.json', 'packages/contract/src/emit.ts'],
  ['.env.example', 'tools/write-env-example.ts'],
  ['packages/core/src/evidence/generated/page-verifier.ts', 'tools/generate-page-verifier.ts'],
]

let stale = 0
for (const [file, script] of files) {
  if (!existsSync(join(root, script))) continue
  const path = join(root, file)
  const before = existsSync(path) ? readFileSync(path) : null
  run(bun, [join(root, script)])
  if (!check || before?.equals(readFileSync(path))) continue
  process.stderr.write(`${file} is out of date: run npm run generate\n`)
  if (before !== null) writeFileSync(path, before)
  stale += 1
}

run(process.execPath, [join(root, 'packages/sdk/scripts/generate.mjs'), ...(check ? ['--check'] : [])])
// The screens in docs/cli.md come from a running server, so a test beside the commands looks for drift instead.
if (!check) run(bun, [join(root, 'tools/generate-cli-docs.ts')])
const python = join(root, 'python-sdk/.venv/bin/python')
if (!check && existsSync(python)) run(python, [join(root, 'python-sdk/scripts/generate.py')])
process.exit(stale === 0 ? 0 : 1)
