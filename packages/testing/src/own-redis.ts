import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { listenLocally } from './local-server.ts'

/** For fault tests: a separate Redis without persistence, to be killed, frozen, filled and emptied. */
export interface OwnRedis {
  readonly url: string
  start(): Promise<void>
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  /** Sends a command on a new connection. */
  command(name: string, ...values: string[]): Promise<unknown>
}

export const hasRedisBinary = spawnSync('redis-server', ['--version']).status === 0

export async function createOwnRedis(): Promise<OwnRedis> {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let server: ChildProcess | null = null
  const command = async (name: string, ...values: string[]): Promise<unknown> => {
    const redis = new Redis(url, {
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
      connectTimeout: 10_000,
    })
    redis.on('error', () => {})
    try {
      return await redis.call(name, ...values)
    } finally {
      redis.disconnect()
    }
  }
  return {
    url,
    command,
    async start() {
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      server = spawn('redis-server', [...settings, '--dir', tmpdir()], { stdio: 'ignore' })
      for (let tries = 0; ; tries++) {
        try {
          await command('PING')
          return
        } catch (error) {
          if (tries === 600) throw error
          await sleep(30)
        }
      }
    },
    async kill() {
      if (server === null || server.exitCode !== null || server.signalCode !== null) return
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
    },
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
  }
}

export async function freePort(): Promise<number> {
  const { port, close } = await listenLocally(createServer())
  await close()
  return port
}
