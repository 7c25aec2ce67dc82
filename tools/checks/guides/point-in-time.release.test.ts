import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@veracite/testing/own-redis'
import { scanForBundle } from '@veracite/testing/scan-for-bundle'
import { addSmallBrand, launch, startStandalone } from '@veracite/testing/standalone-process'
import { useFolder } from '@veracite/testing/temporary-folder'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { scriptOf, shellBlocksOf } from './shell-blocks.ts'

/**
 * Follows "Point-in-time recovery" of docs/backup.md on a PostgreSQL cluster of its own: after a crash nothing is missing and
 * the log goes on; after a recovery to an earlier time, the service refuses to go on.
 */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 })

const DEBIAN = '/usr/lib/postgresql'
const bin = existsSync(DEBIAN)
  ? readdirSync(DEBIAN)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(DEBIAN, version, 'bin'))
      .find((folder) => existsSync(join(folder, 'initdb')))
  : undefined
const isHere = bin !== undefined
if (!isHere) console.log('not covered by this run: point-in-time recovery (no server of Debian is installed)')

test('CI has the programs of a PostgreSQL server', () => {
  expect(isHere || process.env.VERACITE_REQUIRE_SERVICES !== '1').toBe(true)
})

const page = readFileSync(join(import.meta.dirname, '../../../docs/backup.md'), 'utf8')
const blocks = shellBlocksOf(page).filter(({ section }) => section === 'Point-in-time recovery')
const [once, weekly, daily, recover, start] = blocks.filter(({ plan }) => plan?.run)
const toATime = blocks.find(({ code }) => code.includes('recovery_target_time ='))

describe.skipIf(!isHere)('the commands of the page', () => {
  const folder = useFolder()
  const data = join(folder, 'cluster')
  const isRoot = process.getuid?.() === 0
  const owner = isRoot
    ? Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
    : process.getuid?.()
  let url: string
  let env: Record<string, string>

  /** PostgreSQL refuses root: its programs and the commands of the page run as its own user. */
  const asPostgres = (script: string) => {
    const [program = '', ...words] = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), 'sh', '-s']
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd: folder,
      env,
      input: script,
      encoding: 'utf8',
      timeout: 120_000,
    })
    expect(status, `${stdout}${stderr}`).toBe(0)
    return stdout
  }
  const follow = (...wanted: (typeof once)[]) =>
    asPostgres(
      scriptOf(wanted.flatMap((block) => block ?? []))
        .replaceAll('pg_ctlcluster', './pg_ctlcluster')
        .replaceAll(`${DEBIAN}/17/bin`, bin ?? ''),
    )

  beforeAll(async () => {
    const port = await freePort()
    url = `postgres://postgres@127.0.0.1:${port}/postgres`
    env = {
      PATH: `${bin}:${process.env.PATH}`,
      PGDATA: data,
      ARCHIVE: join(folder, 'archive'),
      BASE: join(folder, 'base'),
      PGHOST: folder,
      PGPORT: String(port),
      PGUSER: 'postgres',
    }
    // Debian's program manages clusters below /var/lib; this one is elsewhere.
    const cluster = `#!/bin/sh\nfor word; do action=$word; done\nexec pg_ctl --log=${folder}/log --wait "$action"\n`
    writeFileSync(join(folder, 'pg_ctlcluster'), cluster)
    chmodSync(join(folder, 'pg_ctlcluster'), 0o755)
    if (owner !== undefined) chownSync(folder, owner, -1)
    chmodSync(folder, 0o755)
    asPostgres(`initdb --auth=trust --username=postgres --no-sync --encoding=UTF8 --locale=C.UTF-8 >/dev/null
printf "port = ${port}\\nunix_socket_directories = '${folder}'\\n" >> "$PGDATA/postgresql.conf"
./pg_ctlcluster 17 main start >/dev/null`)
  })
  afterAll(() => {
    asPostgres('./pg_ctlcluster --force 17 main stop >/dev/null || true')
  })

  const state = join(useFolder(), 'data')
  mkdirSync(state)

  /** The machine loses power: nothing is written back. */
  const crash = () => asPostgres('pg_ctl --mode=immediate --wait stop >/dev/null')

  test('a crash after the base backup loses nothing; a recovery to an earlier time is refused', async () => {
    expect(blocks.filter(({ plan }) => plan?.run)).toHaveLength(5)
    expect(follow(once, weekly)).toContain(weekly?.plan?.run && weekly.plan.says)
    const before = await startStandalone(state, { DATABASE_URL: url })
    const brandId = await addSmallBrand(before)
    const { run } = await scanForBundle(before, brandId)
    expect(follow(daily)).toContain('failed_count')
    await before.end('SIGTERM')
    crash()

    follow(recover, start)
    const after = await startStandalone(state, { DATABASE_URL: url })
    const kept = await after.call('GET', `/v1/runs/${run.id}/evidence-bundle`)
    expect(kept.body).toMatchObject({ status: 'integrated' })
    await scanForBundle(after, brandId)

    rmSync(`${data}.before`, { recursive: true })
    follow(weekly)
    const time = asPostgres(`psql -At --command='select now()'`).trim()
    await scanForBundle(after, brandId)
    await after.end('SIGTERM')
    crash()
    const earlier = toATime && {
      ...toATime,
      plan: { run: true as const, exitCode: 0, says: null },
      code: toATime.code.replace(/'\d{4}[^']*'/, `'${time}'`),
    }
    expect(earlier?.code).toContain(time)
    follow(recover, earlier, start)
    const refused = launch(state, { DATABASE_URL: url })
    expect(await refused.exited).toMatchObject({ code: 1 })
    expect(refused.output()).toMatch(/behind its own log: it holds \d+ entries/)
  })
})
