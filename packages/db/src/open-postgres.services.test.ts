import { createServer, type Server, type Socket } from 'node:net'
// By path: a workspace dependency would be circular, because the helpers use this package.
import { createTestDatabase, testServers } from '@veracite/testing/database'
import { afterEach, describe, expect, test } from 'vitest'
import { openPostgres } from './open-postgres.ts'
import { StartRefusal } from './start-refusal.ts'

const open = (url: string, firstAnswerMs = 10_000) =>
  openPostgres({ url, max: 2, applicationName: 'test', firstAnswerMs })

describe('a server that cannot be used is one sentence, soon, without the password', () => {
  const listeners: Server[] = []
  const sockets: Socket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
    for (const listener of listeners.splice(0)) listener.close()
  })

  async function listen(onConnection: (socket: Socket) => void): Promise<string> {
    const listener = createServer((socket) => {
      sockets.push(socket)
      socket.on('error', () => {})
      onConnection(socket)
    })
    listeners.push(listener)
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    const address = listener.address()
    return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  test.each([
    ['nothing listens', async () => '127.0.0.1:1', 'connection refused'],
    ['the name is unknown', async () => 'no-such-host.invalid', 'looked up|unknown host name'],
    [
      'it accepts and closes, like a proxy without a server',
      () => listen((socket) => socket.end()),
      'closed',
    ],
    [
      'it speaks another language',
      () => listen((socket) => socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))),
      'closed',
    ],
    ['it accepts and never answers', () => listen(() => {}), 'did not answer within 10 s', 500],
  ])('%s', async (_, start, sentence, firstAnswerMs = 10_000) => {
    const refusal: unknown = await open(`postgres://user:hush@${await start()}/x`, firstAnswerMs).catch(
      (error) => error,
    )
    expect(refusal).toBeInstanceOf(StartRefusal)
    expect(String(refusal)).toMatch(new RegExp(sentence))
    expect(String(refusal)).not.toContain('hush')
  })

  test.each(['', 'nonsense', 'mysql://user:hush@127.0.0.1/x'])('a malformed address: "%s"', async (url) => {
    await expect(open(url)).rejects.toThrow(StartRefusal)
    await expect(open(url)).rejects.toThrow('DATABASE_URL is not a PostgreSQL address')
  })
})

describe.each(testServers())('on the $name server', (server) => {
  test('numbers, bytes and lists come back as what they were', async () => {
    const { appUrl, drop } = await createTestDatabase(server)
    const { sql, close } = await open(appUrl)
    const bytes = new Uint8Array([0, 255, 10])
    const [row] = await sql`
      select ${bytes}::bytea as bytes, ${Number.MAX_SAFE_INTEGER}::int8 as big, count(*) as counted,
             ${['a', 'b']}::text[] as list`
    expect(row).toMatchObject({ big: Number.MAX_SAFE_INTEGER, counted: 1, list: ['a', 'b'] })
    expect([...(row?.bytes ?? [])]).toEqual([...bytes])
    await expect(sql`select 9007199254740993::int8`).rejects.toThrow(RangeError)
    expect([...(await sql`select 1 as still_alive`)]).toEqual([{ still_alive: 1 }])
    await close()
    await drop()
  })

  test('ping answers in time while the pool is busy, and says no when the server is gone', async () => {
    const { appUrl, drop } = await createTestDatabase(server)
    const { sql, ping, close } = await open(appUrl)
    // Both connections are there: a database that goes away while the driver still learns its types is another matter.
    await Promise.all([sql`select pg_sleep(0.2)`, sql`select pg_sleep(0.2)`])
    // They run as long as the server lives, so anything answered meanwhile was not waiting for them.
    const busy = Promise.allSettled([
      sql`select pg_sleep(60)`,
      sql`select pg_sleep(60)`,
      sql`select pg_sleep(60)`,
    ])
    expect(await ping(10_000)).toBe(true)
    await drop()
    const before = performance.now()
    expect(await ping(500)).toBe(false)
    expect(await ping(500)).toBe(false)
    expect(performance.now() - before).toBeLessThan(10_000)
    await busy
    await close()
  })
})
