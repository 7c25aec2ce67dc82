import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startExampleServer } from './example-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const bun = join(root, 'node_modules/.bin/bun')
const script = join(root, 'examples/typescript/scan-a-brand.ts')

test('the complete example scans, saves and checks off line', { timeout: 180_000 }, async () => {
  const getEvidenceBundle = JSON.parse(await readFile(join(root, 'vectors/bundles/sealed.json'), 'utf8'))
  const { url } = await startExampleServer({ getEvidenceBundle })
  const folder = await mkdtemp(join(tmpdir(), 'veracite-example-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const VERACITE_LOG_VKEY = getEvidenceBundle.trust.vkey
  const env = {
    ...process.env,
    VERACITE_URL: url,
    VERACITE_TOKEN: 'example-token',
    VERACITE_LOG_VKEY,
    NO_COLOR: '1',
  }

  const { stdout } = await promisify(execFile)(bun, [script, 'brand_1', folder], { env, timeout: 50_000 })

  for (const line of [
    'Scanning on 2 engines: CHATGPT, PERPLEXITY',
    '  COMPLETED    ████████████████████████  24 of 24',
    '17 of 24 runs mention the brand, for 0.264000 USD.',
    '  CHATGPT         9             6      3              1        4',
    '    founded_year: said 1994, true is 2004',
    '  ✓ The tree is the one the log signed',
    '  Verified with the log key that you gave.',
  ]) {
    expect(stdout).toContain(line)
  }
  expect((await readdir(folder)).sort()).toEqual([
    '0199c0de-7000-7000-8000-00000000000c.html',
    '0199c0de-7000-7000-8000-00000000000c.json',
  ])
})

test('the example says what is wrong in one line', { timeout: 180_000 }, async () => {
  const { url } = await startExampleServer()
  const env = { ...process.env, VERACITE_URL: url, VERACITE_TOKEN: 'wrong', NO_COLOR: '1' }
  const error = await promisify(execFile)(bun, [script, 'brand_1'], { env, timeout: 50_000 }).catch(
    (thrown) => thrown,
  )
  expect(error.code).toBe(1)
  expect(error.stderr).toBe(
    'AuthenticationError: createScan answered 401: Missing or invalid access token. (request req-7)\n',
  )
})
