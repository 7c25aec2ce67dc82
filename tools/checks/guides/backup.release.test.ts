import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestDatabase, runAsAdmin, testServers } from '@veracite/testing/database'
import { databaseUrl } from '@veracite/testing/database-url'
import { createProcesses } from '@veracite/testing/processes'
import { scanForBundle } from '@veracite/testing/scan-for-bundle'
import { addSmallBrand, launch, startStandalone } from '@veracite/testing/standalone-process'
import { useFolder } from '@veracite/testing/temporary-folder'
import type { TestServer } from '@veracite/testing/test-services'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeClone, type PageSettings, runPage } from './run-page.ts'

/**
 * Rehearses docs/backup.md: a dump is restored elsewhere, an earlier bundle verifies against it, the log
 * continues, and a backup that lacks published entries is refused.
 */

vi.setConfig({ testTimeout: 600_000 })

const majorOf = (text: string) => Number(/(\d+)\.\d+/.exec(text)?.[1] ?? 0)
const dumpVersion = majorOf(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '')
/** A server that this machine's pg_dump can read. */
const server = testServers().find(({ adminUrl }) => {
  const asked = spawnSync('psql', ['-Atc', 'show server_version', adminUrl], { encoding: 'utf8' })
  return asked.status === 0 && dumpVersion >= majorOf(asked.stdout)
})

const processes = await createProcesses()
const PAGE = 'docs/backup.md'
const folder = useFolder()
beforeAll(async () => {
  await makeClone(folder)
})
afterAll(async () => {
  await processes.killAll()
})

const keep = (name: string) => join(folder, name)

async function expectPage(section: string, settings: Omit<PageSettings, 'folder'>): Promise<void> {
  const { problems, output } = await runPage(PAGE, { folder, section, ...settings })
  expect(problems, output).toEqual([])
}

/** Follows the section on restoring, into a database of this name, and returns its address. */
async function restore({ adminUrl }: TestServer, name: string): Promise<string> {
  const restored = databaseUrl(adminUrl, name)
  await expectPage('Restore', {
    env: {
      NEW_SERVER: adminUrl.replace(/\/[^/]*$/, ''),
      DATABASE_URL: restored,
      VERACITE_MIGRATIONS_URL: restored,
    },
    replace: { 'create database veracite': `create database ${name}`, '$NEW_SERVER/veracite': restored },
  })
  return restored
}

describe.skipIf(!server)('a dump', () => {
  const here = server as TestServer
  const names = [1, 2].map(() => `${here?.prefix}${randomBytes(6).toString('hex')}`)
  const [first = '', second = ''] = names
  afterAll(async () => {
    for (const name of names) await runAsAdmin(here, `drop database if exists ${name} with (force)`)
  })

  test('is restored, verifies an old bundle, and goes on; an older one is refused', async () => {
    const original = await createTestDatabase(here)
    const data = keep('data')
    const before = await startStandalone(data, { DATABASE_URL: original.adminUrl })
    const brandId = await addSmallBrand(before)
    await writeFile(keep('old-bundle.json'), JSON.stringify(await scanForBundle(before, brandId)))
    await before.end('SIGTERM')
    await expectPage('Back up', { env: { VERACITE_MIGRATIONS_URL: original.adminUrl } })
    await original.drop()

    const restored = await restore(here, first)
    const after = await startStandalone(data, { DATABASE_URL: restored })
    const env = { VERACITE_URL: after.url, VERACITE_TOKEN: after.token, VERACITE_MIGRATIONS_URL: restored }
    await expectPage('Check what you restored', { env: { ...env, XDG_STATE_HOME: keep('state') } })
    // The log continues where it ended: these entries will be missing from the dump.
    await scanForBundle(after, brandId)
    await after.end('SIGTERM')

    const tooOld = await restore(here, second)
    const refused = launch(data, { DATABASE_URL: tooOld })
    expect(await refused.exited).toMatchObject({ code: 1 })
    expect(refused.output()).toMatch(
      /behind its own log: it holds \d+ entries.* shows that \d+ were published/,
    )

    // The API alone serves what was restored, as the page says.
    const api = processes.start('apps/api/src/main.ts', {
      DATABASE_URL: tooOld,
      HOST: '127.0.0.1',
      PORT: '0',
      VERACITE_DEMO: '1',
      VERACITE_TOKEN: after.token,
      VERACITE_SIGNING_KEY: await readFile(join(data, 'capture-key.pem'), 'utf8'),
    })
    const [, url = ''] = await api.said(/"url":"(http:[^"]+)"/)
    await expectPage('Check what you restored', {
      env: {
        ...env,
        VERACITE_URL: url,
        VERACITE_MIGRATIONS_URL: tooOld,
        XDG_STATE_HOME: keep('other-state'),
      },
    })
    await api.kill()
  })
})

test('the folder of npm start is put away and brought back, with an old bundle that verifies', async () => {
  const data = keep('.veracite')
  const before = await startStandalone(data)
  const brandId = await addSmallBrand(before)
  await writeFile(keep('standalone-bundle.json'), JSON.stringify(await scanForBundle(before, brandId)))
  await before.end('SIGTERM')
  // How small the archive gets proves nothing, and takes a second to find out.
  await expectPage('With npm start', { env: { GZIP: '-1' } })

  const after = await startStandalone(data)
  const verify = ['apps/cli/src/main.ts', 'verify', keep('standalone-bundle.json'), '--server-key']
  const checked = processes.start(verify[0] ?? '', { VERACITE_URL: after.url }, verify.slice(1))
  expect(await checked.exited, checked.output()).toMatchObject({ code: 0 })
  await scanForBundle(after, brandId)
  await after.end('SIGTERM')
})
