import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Standalone, startStandalone } from '@veracite/testing/standalone-process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeClone, runPage } from './run-page.ts'
import { shellBlocksOf } from './shell-blocks.ts'

/** The guides as a newcomer follows them: a fresh clone, a server started there, and the commands in their order. */

vi.setConfig({ testTimeout: 300_000 })

const root = fileURLToPath(new URL('../../..', import.meta.url))
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const hasTools = ['npm', 'curl', 'jq', 'openssl', 'xxd'].every(has)

let folder: string
let server: Standalone

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veracite-guides-'))
  await makeClone(folder)
  // Instead of installing them: docs/evidence-guide.md wants Sigstore's packages in a folder of their own.
  await mkdir(join(folder, 'sigstore'))
  await symlink(join(root, 'packages/verify/node_modules'), join(folder, 'sigstore/node_modules'))
  server = await startStandalone(join(folder, '.veracite'))
}, 120_000)
afterAll(async () => {
  await server?.end('SIGTERM')
  if (folder) await rm(folder, { recursive: true, force: true })
})

test
  .skipIf(!hasTools)
  .each([
    'docs/your-brand.md',
    'docs/rest.md',
    'docs/operator.md',
    'docs/evidence-guide.md',
    'docs/faq.md',
  ] as const)('%s works as written', async (page) => {
  const settings = { folder, env: {}, replace: { 'http://127.0.0.1:3000': server.url } }
  const { problems, output } = await runPage(page, settings)
  expect(problems, output).toEqual([])
})

test.skipIf(!hasTools)('docs/evidence-guide.md checks a time stamp as written', async () => {
  const own = join(folder, 'stamped')
  await mkdir(own)
  await copyFile(join(root, 'vectors/bundles/good.json'), join(own, 'bundle.json'))
  const blocks = shellBlocksOf(await readFile(join(root, 'docs/evidence-guide.md'), 'utf8'))
  const code = (words: string) => blocks.find((block) => block.code.includes(words))?.code ?? `false ${words}`
  const script = ['set -eu; KEY=$(jq -r .trust.vkey bundle.json)', code('pkeyutl'), code('ts -verify')].join(
    '\n',
  )
  const run = () => spawnSync('sh', ['-s'], { cwd: own, input: script, encoding: 'utf8' })

  const { status, stdout, stderr } = run()
  expect([status, stdout], stderr).toEqual([
    0,
    expect.stringMatching(/Verification: OK[\s\S]*Jun {2}1 12:00:10 2026/),
  ])

  // The same stamp beside another checkpoint.
  const bundle = JSON.parse(await readFile(join(own, 'bundle.json'), 'utf8'))
  bundle.proof.tlogProof = bundle.proof.tlogProof.replace('\n261\n', '\n262\n')
  await writeFile(join(own, 'bundle.json'), JSON.stringify(bundle))
  expect(run().status).not.toBe(0)
})
