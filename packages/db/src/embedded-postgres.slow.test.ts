import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asAdmin, openAsAdmin } from '@veracite/testing/open-database'
import { quickFolder } from '@veracite/testing/quick-folder'
import { openFolder, useFolder } from '@veracite/testing/temporary-folder'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { processesOf } from './embedded/process-table.ts'
import { type EmbeddedOptions, startEmbeddedPostgres } from './embedded-postgres.ts'
import { openPostgres } from './open-postgres.ts'
import { StartRefusal } from './start-refusal.ts'

const isRoot = process.getuid?.() === 0
/** A user that every Linux has, and below a user id that nobody has. */
const DAEMON = 1
const NAMELESS = 54_321
let folder: string
const children: ChildProcess[] = []

/**
 * Making the files of a server takes longer than all that most tests then do: they begin with a copy of these, which
 * were made below a folder of mode 0700, as every folder here.
 */
const original = useFolder(quickFolder())
beforeAll(async () => {
  const server = await start({ dataDir: join(original, 'data') })
  await server.stop()
  // Every copy must find its own port.
  await rm(join(original, 'data/postgres.port'))
})

async function copyTo(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  execFileSync('cp', ['-a', `${original}/data/.`, dataDir])
}

beforeEach(() => {
  folder = openFolder(quickFolder())
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await untilNoServer(join(folder, 'postgres'))
})

describe('start and stop', () => {
  test('committed rows are there at the next start, on the same port', async () => {
    await copyTo(folder)
    const first = await start({ dataDir: folder })
    await asAdmin(first.adminUrl, (sql) => sql`create table kept as select 42 as answer`)
    await first.stop()
    expect(await processesOf(join(folder, 'postgres'))).toEqual([])

    const before = performance.now()
    const second = await start({ dataDir: folder })
    expect(performance.now() - before).toBeLessThan(30_000)
    expect(second.port).toBe(first.port)
    expect(second.appUrl).toBe(first.appUrl)
    await asAdmin(second.adminUrl, async (sql) => {
      expect([...(await sql`select answer from kept`)]).toEqual([{ answer: 42 }])
    })
    await second.stop()
  })

  test('it is durable, local, and asks for the password', async () => {
    await copyTo(folder)
    const server = await startEmbeddedPostgres({ dataDir: folder })
    await asAdmin(server.adminUrl, async (sql) => {
      const settings = await sql<{ name: string; setting: string }[]>`
        select name, setting from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses')`
      expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
        fsync: 'on',
        full_page_writes: 'on',
        synchronous_commit: 'on',
        listen_addresses: '127.0.0.1',
      })
    })
    const guess = server.adminUrl.replace(/:[0-9a-f]+@/, ':guess@')
    await expect(openPostgres({ url: guess, max: 1, applicationName: 'test' })).rejects.toThrow(
      'refused the password',
    )
    expect((await stat(join(folder, 'postgres-access.json'))).mode & 0o777).toBe(0o600)
    await server.stop()
  })

  test('open transactions do not hold up the stop', async () => {
    await copyTo(folder)
    const server = await start({ dataDir: folder })
    const busy = await openAsAdmin(server.adminUrl)
    const cut = busy.sql`select pg_sleep(60)`.catch((error) => error)
    await new Promise((wake) => setTimeout(wake, 200))
    const before = performance.now()
    await server.stop()
    expect(performance.now() - before).toBeLessThan(20_000)
    expect(await cut).toBeInstanceOf(Error)
    await busy.close()
  })

  test('a path far longer than a socket name may be', async () => {
    const dataDir = join(folder, ...Array.from({ length: 6 }, () => 'x'.repeat(40)))
    await copyTo(dataDir)
    const server = await start({ dataDir })
    await server.stop()
  })

  test('a port that was taken meanwhile is not fought over', async () => {
    await copyTo(folder)
    await writeFile(join(folder, 'postgres.port'), '1')
    const second = await start({ dataDir: folder })
    await second.stop()
    const squatter = Bun.listen({ hostname: '127.0.0.1', port: second.port, socket: { data() {} } })
    const third = await start({ dataDir: folder })
    squatter.stop()
    expect(third.port).not.toBe(second.port)
    await third.stop()
  })
})

describe('one process at a time', () => {
  test('a second start on the same folder is refused and does no harm', async () => {
    await copyTo(folder)
    const server = await start({ dataDir: folder })
    expect(await refusal({ dataDir: folder })).toContain('in use by another Veracite')
    const other = await startInProcess(folder)
    expect(other.refusal).toContain(`process ${process.pid}`)
    await asAdmin(server.adminUrl, (sql) => sql`select 1`)
    await server.stop()
  })

  test('of many starts at the same moment exactly one wins', async () => {
    const count = IS_THOROUGH ? 5 : 3
    const all = await Promise.all(Array.from({ length: count }, () => startInProcess(folder)))
    expect(all.filter(({ url }) => url !== undefined)).toHaveLength(1)
    expect(all.filter(({ refusal }) => refusal?.includes('in use by another Veracite'))).toHaveLength(
      count - 1,
    )
  })
})

describe('killed with -9', () => {
  test('the server ends by itself, and the next start has everything committed', async () => {
    await copyTo(folder)
    const { child, url } = await startInProcess(folder)
    await asAdmin(url, (sql) => sql`create table kept as select 42 as answer`)
    await killed(child)
    await untilNoServer(join(folder, 'postgres'))
    const next = await start({ dataDir: folder })
    await asAdmin(next.adminUrl, async (sql) => {
      expect([...(await sql`select answer from kept`)]).toEqual([{ answer: 42 }])
    })
    await next.stop()
  })

  test('started again in the same moment, while the old server is still there', async () => {
    await copyTo(folder)
    const { child, url } = await startInProcess(folder)
    await asAdmin(url, (sql) => sql`create table kept as select 42 as answer`)
    await killed(child)
    const next = await start({ dataDir: folder })
    await asAdmin(next.adminUrl, (sql) => sql`select answer from kept`)
    await next.stop()
    expect(await processesOf(join(folder, 'postgres'))).toEqual([])
  })

  test('with its watchdog: the next start stops the server that was left, and no other is started beside it', async () => {
    await copyTo(folder)
    const { child, url } = await startInProcess(folder)
    await asAdmin(url, (sql) => sql`create table kept as select 42 as answer`)
    killWatchdog(folder)
    await killed(child)
    await new Promise((wake) => setTimeout(wake, 300))
    const old = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
    expect(await processesOf(join(folder, 'postgres'))).toContain(old)
    const messages: string[] = []
    const next = await start({ dataDir: folder, log: (message) => messages.push(message) })
    expect(messages.join()).toContain(`process ${old}`)
    expect(await processesOf(join(folder, 'postgres'))).not.toContain(old)
    await asAdmin(next.adminUrl, (sql) => sql`select answer from kept`)
    await next.stop()
  })

  test('with the server too, and its number now belongs to another program', async () => {
    await copyTo(folder)
    const other = spawn('sleep', ['60'])
    children.push(other)
    await writeFile(join(folder, 'postgres/postmaster.pid'), `${other.pid}\n${join(folder, 'postgres')}\n`)
    const next = await start({ dataDir: folder })
    await next.stop()
  })
})

describe('refused in one sentence', () => {
  test('files of another PostgreSQL version, which are left as they are', async () => {
    await copyTo(folder)
    await writeFile(join(folder, 'postgres/PG_VERSION'), '17\n')
    expect(await refusal({ dataDir: folder })).toMatch(
      /made by PostgreSQL 17 and this version carries PostgreSQL 18/,
    )
    await writeFile(join(folder, 'postgres/PG_VERSION'), '18\n')
    const again = await start({ dataDir: folder })
    await again.stop()
  })

  test('a folder that holds something else', async () => {
    await mkdir(join(folder, 'postgres'))
    await writeFile(join(folder, 'postgres/holiday.jpg'), '')
    expect(await refusal({ dataDir: folder })).toContain('is not a PostgreSQL database')
  })

  test('a file in place of the folder', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    expect(await refusal({ dataDir: file })).toContain('a file is in its place')
    expect(await refusal({ dataDir: join(file, 'below') })).toContain('a file is in its place')
  })

  test.skipIf(isRoot)('a folder that cannot be written', async () => {
    await chmod(folder, 0o500)
    expect(await refusal({ dataDir: folder })).toContain('cannot be written by this user')
    await chmod(folder, 0o700)
  })

  test.skipIf(!canMount())('a full disk, on first start and on a later one', async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder])
    try {
      expect(await refusal({ dataDir: folder })).toContain('full disk')
      execFileSync('mount', ['-o', 'remount,size=200m', folder])
      const server = await start({ dataDir: folder })
      await server.stop()
      spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'filler')}`, 'bs=1M'])
      await rm(join(folder, 'postgres.port'))
      expect(await refusal({ dataDir: folder })).toContain('full disk')
      await rm(join(folder, 'filler'))
      const again = await start({ dataDir: folder })
      await again.stop()
    } finally {
      await untilNoServer(join(folder, 'postgres'))
      execFileSync('umount', [folder])
    }
  })
})

describe.skipIf(!isRoot)('root', () => {
  test('below a private folder', async () => {
    await copyTo(join(folder, 'data'))
    const server = await start({ dataDir: join(folder, 'data') })
    await server.stop()
  })

  test('without user namespaces, it runs as nobody, below a private folder too', async () => {
    const dataDir = join(folder, 'data')
    const started = await startInProcess(dataDir, { without: ['unshare'] })
    expect(started.url).toBeDefined()
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(65534)
    await killed(started.child)
    await untilNoServer(join(dataDir, 'postgres'))
    // And with namespaces again, on the same files.
    const next = await start({ dataDir })
    await next.stop()
  })

  test('with neither, it says what to do', async () => {
    const started = await startInProcess(folder, { without: ['unshare', 'setpriv'] })
    expect(started.refusal).toContain('start Veracite as a normal user, or set DATABASE_URL')
  })

  test.skipIf(!canRunBun(DAEMON))('after a normal user: the files stay with their owner', async () => {
    await chown(folder, DAEMON, DAEMON)
    const before = await startInProcess(folder, { uid: DAEMON })
    expect(before.refusal).toBeUndefined()
    await killed(before.child)
    await untilNoServer(join(folder, 'postgres'))
    const server = await start({ dataDir: folder })
    await server.stop()
    expect((await stat(join(folder, 'postgres/PG_VERSION'))).uid).toBe(DAEMON)
  })
})

describe.skipIf(!isRoot || !canRunBun(DAEMON))('a normal user', () => {
  test('a user without write access to the folder', async () => {
    await chmod(folder, 0o755)
    const started = await startInProcess(folder, { uid: DAEMON })
    expect(started.refusal).toContain('cannot be written by this user')
  })

  test('without a name, as on some container platforms', async () => {
    await chown(folder, NAMELESS, NAMELESS)
    const started = await startInProcess(folder, { uid: NAMELESS })
    if (canUnshare(NAMELESS)) expect(started.refusal).toBeUndefined()
    else expect(started.refusal).toContain('start Veracite as a user with a name')
  })
})

/** Nothing here cuts the power, so syncing to disk would only slow the tests down. */
const FAST = { fsync: 'off' }
const start = (options: EmbeddedOptions) => startEmbeddedPostgres({ settings: FAST, ...options })

/** On a busy machine the process is there for a while after the signal. */
async function killed(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

type Started = { child: ChildProcess; url: string; refusal?: string }

/** A separate process that starts the server, reports its address or refusal, and then waits to be killed. */
async function startInProcess(
  dataDir: string,
  how: { uid?: number; without?: string[] } = {},
): Promise<Started> {
  const code = `import { startEmbeddedPostgres } from ${JSON.stringify(fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url)))}
    const answer = await startEmbeddedPostgres(${JSON.stringify({ dataDir, settings: FAST })}).then(
      (server) => ({ url: server.adminUrl }), (error) => ({ refusal: String(error) }))
    console.log(JSON.stringify(answer))
    setInterval(() => {}, 1000)`
  const identity =
    how.uid === undefined ? [] : ['setpriv', `--reuid=${how.uid}`, `--regid=${how.uid}`, '--clear-groups']
  const [command = '', ...rest] = [...identity, process.execPath, '-e', code]
  const env = { ...process.env, PATH: `${await hideCommands(how.without ?? [])}:${process.env.PATH}` }
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'], env })
  children.push(child)
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (bytes) => resolve(String(bytes)))
    child.once('exit', (status) => reject(new Error(`ended with ${status} before it said anything`)))
  })
  return { child, ...JSON.parse(line) }
}

async function hideCommands(names: string[]): Promise<string> {
  const bin = openFolder()
  await chmod(bin, 0o755)
  for (const name of names) await writeFile(join(bin, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  return bin
}

async function refusal(options: { dataDir: string }): Promise<string> {
  const error: unknown = await start(options).catch((reason) => reason)
  if (!(error instanceof StartRefusal)) throw new Error(`expected a refusal, not ${error}`)
  expect(error.message.trim().split('\n')).toHaveLength(1)
  return error.message
}

async function untilNoServer(cluster: string): Promise<void> {
  const deadline = performance.now() + 30_000
  while ((await processesOf(cluster)).length > 0) {
    if (performance.now() > deadline) throw new Error(`a server is still running on ${cluster}`)
    await new Promise((wake) => setTimeout(wake, 20))
  }
}

function killWatchdog(dataDir: string): void {
  const pids = execFileSync('pgrep', ['-f', `veracite-postgres-watchdog .*${dataDir}`])
    .toString()
    .trim()
    .split('\n')
  for (const pid of pids) process.kill(Number(pid), 'SIGKILL')
}

function canMount(): boolean {
  if (!isRoot || process.platform !== 'linux') return false
  const probe = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])
  return probe.status === 0
}

function canRunBun(uid: number): boolean {
  return (
    spawnSync('setpriv', [`--reuid=${uid}`, '--clear-groups', process.execPath, '--version']).status === 0
  )
}

function canUnshare(uid: number): boolean {
  return spawnSync('setpriv', [`--reuid=${uid}`, '--clear-groups', 'unshare', '--user', 'true']).status === 0
}
