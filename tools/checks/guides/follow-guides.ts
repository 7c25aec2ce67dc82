import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Standalone, startStandalone } from '@veracite/testing/standalone-process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Guide } from './guide-pages.ts'
import { makeClone, runPage } from './run-page.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const hasTools = ['npm', 'curl', 'jq', 'openssl', 'xxd', 'unzip', 'sha256sum'].every(has)

/** Guides as a newcomer follows them: a fresh clone, a server started there, and the commands in their order. */
export function followGuides(pages: readonly Guide[]): void {
  vi.setConfig({ testTimeout: 600_000 })
  let folder: string
  let server: Standalone

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'veracite-guides-'))
    await makeClone(folder)
    // Replaces an installation: docs/evidence-guide.md wants Sigstore's packages in a separate folder.
    await mkdir(join(folder, 'sigstore'))
    await symlink(join(root, 'packages/verify/node_modules'), join(folder, 'sigstore/node_modules'))
    server = await startStandalone(join(folder, '.veracite'))
  }, 120_000)
  afterAll(async () => {
    await server?.end('SIGTERM')
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  test.skipIf(!hasTools).each(pages)('%s works as written', async (page) => {
    const settings = { folder, env: {}, replace: { 'http://127.0.0.1:3000': server.url } }
    const { problems, output } = await runPage(page, settings)
    expect(problems, output).toEqual([])
  })
}
