import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bun, install, root } from '../install.mjs'

/**
 * Rewrites every generated file. With --check it writes nothing, names files that would differ, and fails.
 */
install()
const check = process.argv.includes('--check')
const run = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}

/** Single generated files, each with the script that writes it, by default or to a given path. */
const files = [
  ['packages/contract/openapi.json', 'packages/contract/src/document/emit.ts'],
  ['packages/contract/admin-openapi.json', 'packages/contract/src/document/emit-admin.ts'],
  ['docs/roles.md', 'tools/generate/write-roles.ts'],
  ['.env.example', 'tools/generate/write-env-example.ts'],
  ['docker-compose.yml', 'tools/generate/write-compose-keys.ts'],
  ['packages/words/src/generated/words.ts', 'tools/generate/write-words.ts'],
  ['packages/verify/src/generated/shapes.ts', 'tools/generate/shape-types.ts'],
  ['packages/evidence/src/bundle/generated/page-verifier.ts', 'tools/generate/generate-page-verifier.ts'],
  ['python-sdk/src/veracite_sdk/verify/_shapes.json', 'tools/generate/verifier-shapes.ts'],
  ['python-sdk/src/veracite_sdk/verify/_engine_hosts.json', 'tools/generate/write-engine-hosts.ts'],
  ['python-sdk/src/veracite_sdk/verify/_screen.json', 'tools/generate/write-screen.ts'],
]

let stale = 0
for (const [file, script] of files) {
  if (!check) run(bun, [join(root, script)])
  else if (!isFresh(file, script)) {
    process.stderr.write(`${file} is out of date: run npm run generate\n`)
    stale += 1
  }
}

function isFresh(file, script) {
  const folder = mkdtempSync(join(tmpdir(), 'veracite-generate-'))
  const made = join(folder, 'made')
  run(bun, [join(root, script), made])
  const fresh = existsSync(join(root, file)) && readFileSync(join(root, file)).equals(readFileSync(made))
  rmSync(folder, { recursive: true })
  return fresh
}

const checking = check ? ['--check'] : []
const fromDocument = join(root, 'packages/sdk/scripts/generate.mjs')
run(process.execPath, [fromDocument, ...checking])
// Made with a running server and with a database, so that tests check them instead.
if (!check) {
  run(bun, [join(root, 'tools/generate/generate-cli-docs.ts')])
  run(bun, [join(root, 'tools/generate/write-tables.ts')])
}
const python = join(root, 'python-sdk/.venv/bin/python')
if (existsSync(python)) run(python, [join(root, 'python-sdk/scripts/generate.py'), ...checking])
process.exit(stale === 0 ? 0 : 1)
