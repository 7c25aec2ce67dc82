import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const script = fileURLToPath(new URL('../scripts/generate.mjs', import.meta.url))
const documentPath = fileURLToPath(new URL('../../contract/openapi.json', import.meta.url))
const generate = (...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], { timeout: 60_000 }).then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  )

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veracite-generate-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** That the generated code is what the document gives is one of the checks (tools/commands/generate.mjs). */
test('a change of the document shows', { timeout: 180_000 }, async () => {
  const document = JSON.parse(await readFile(documentPath, 'utf8'))
  document.paths['/v1/webhooks'].get.responses['200'] = { description: 'Now there.' }
  document.paths['/v1/scans'].post.security = []
  document.components.schemas.Scan.properties.region = { type: 'string' }
  const changed = join(folder, 'openapi.json')
  await writeFile(changed, JSON.stringify(document))

  expect(await generate('--check', '--document', changed)).toContain('schema.ts, operations.ts')
  expect(await generate('--document', changed, '--out', folder)).toBe('')
  const operations = await readFile(join(folder, 'operations.ts'), 'utf8')
  expect(operations).toContain(
    "getWebhooks: { method: 'GET', path: '/v1/webhooks', bearer: false, keyed: false }",
  )
  expect(operations).toContain(
    "createScan: { method: 'POST', path: '/v1/scans', bearer: false, keyed: true }",
  )
  expect(operations).not.toContain('createWebhook')
  expect(await readFile(join(folder, 'schema.ts'), 'utf8')).toContain('region?: string')
})
