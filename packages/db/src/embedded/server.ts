import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { withinDeadline } from '@veracite/terms/within-deadline'
import { StartRefusal } from '../start-refusal.ts'
import type { Binaries } from './binaries.ts'
import { diskFull } from './file-refusal.ts'
import type { Identity } from './identity.ts'

export type ServerLog = (message: string) => void
export type Server = { port: number; stop(): Promise<void>; exited: Promise<void> }

export type ServerOptions = {
  folder: string
  cluster: string
  binaries: Binaries
  identity: Identity
  settings: Record<string, string>
  log: ServerLog
}

/** Returns when the server takes connections. */
export async function startServer(options: ServerOptions): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    const port = await choosePort(options.folder, attempt)
    try {
      return await startOnPort(options, port)
    } catch (error) {
      // Another process took the port between our check and the start.
      if (!(error instanceof PortTaken) || attempt === 5) throw error
    }
  }
}

class PortTaken extends StartRefusal {}

/** Crash recovery reads everything since the last checkpoint; with our small log that is seconds. */
const READY_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 5_000
const LOG_LIMIT_BYTES = 5_000_000

async function startOnPort(options: ServerOptions, port: number): Promise<Server> {
  const { folder, cluster, binaries, identity } = options
  const logFile = join(folder, 'postgres.log')
  if (((await stat(logFile).catch(() => undefined))?.size ?? 0) > LOG_LIMIT_BYTES) await truncate(logFile)
  const output = await open(logFile, 'a', 0o600)
  const logStart = (await output.stat()).size
  const settings = Object.entries({ ...options.settings, port: String(port) })
  const [command = '', ...rest] = [
    ...identity.prefix,
    binaries.postgres,
    '-D',
    cluster,
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // In a separate session: Ctrl-C reaches every process of the terminal, and the database must outlive
  // requests in progress.
  const child = spawn(command, rest, { detached: true, stdio: ['ignore', output.fd, output.fd] })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  await output.close()
  const watchdog = startWatchdog(child.pid ?? 0, cluster)
  try {
    await untilReady(child, exited, cluster)
  } catch (error) {
    await stopChild(child, exited)
    watchdog.end()
    throw error ?? startRefusal(folder, logFile, (await readFile(logFile)).subarray(logStart).toString())
  }
  let stopping = false
  void exited.then(() => {
    watchdog.end()
    if (!stopping) options.log(`the PostgreSQL server ended unexpectedly; ${logFile} says why`)
  })
  const stop = async () => {
    stopping = true
    await stopChild(child, exited)
  }
  return { port, stop, exited }
}

/** Rejects with undefined if the server ended instead: its log says why. */
async function untilReady(child: ChildProcess, exited: Promise<void>, cluster: string): Promise<void> {
  let ended = false
  void exited.then(() => {
    ended = true
  })
  const deadline = performance.now() + READY_TIMEOUT_MS
  while (!ended && performance.now() < deadline) {
    // The server records its pid and state here, so finding out needs no connection.
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return
    await new Promise((wake) => setTimeout(wake, 5))
  }
  throw ended
    ? undefined
    : new StartRefusal(`The database in ${cluster} was not ready within 2 minutes: try again.`)
}

async function stopChild(child: ChildProcess, exited: Promise<void>): Promise<void> {
  // Fast shutdown, then the immediate one, which is as safe as a crash: the log is replayed at the next start.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
    child.kill(signal)
    await withinDeadline(exited, STOP_TIMEOUT_MS, () => undefined)
  }
}

function startRefusal(folder: string, logFile: string, output: string): Error {
  if (/could not create any TCP\/IP sockets/i.test(output)) {
    return new PortTaken(`The embedded PostgreSQL found no port to listen on at 127.0.0.1: see ${logFile}.`)
  }
  if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(folder)
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1)
  return new StartRefusal(
    `The embedded PostgreSQL did not start (${reason || 'no reason given'}): see ${logFile}.`,
  )
}

/** The port of the last start if it is still free, so that tools pointed at it keep working. */
async function choosePort(folder: string, attempt: number): Promise<number> {
  const file = join(folder, 'postgres.port')
  const remembered = attempt === 1 ? Number(await readFile(file, 'utf8').catch(() => '0')) : 0
  const port = (await freePort(remembered)) ?? (await freePort(0))
  if (port === undefined)
    throw new StartRefusal('No free port is left on 127.0.0.1: stop some programs and try again.')
  if (port !== remembered) await writeFile(file, String(port))
  return port
}

function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(
      Number.isInteger(wanted) && wanted >= 1_024 && wanted < 65_536 ? wanted : 0,
      '127.0.0.1',
      () => {
        const address = probe.address()
        probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
      },
    )
  })
}

/**
 * Stops the server when this process ends, however it ends: after kill -9 none of our code runs. A shell
 * waits on a pipe that only we hold open; the system closes it when we end.
 */
function startWatchdog(serverPid: number, cluster: string): { end(): void } {
  const watchdog = spawn(
    '/bin/sh',
    ['-c', SCRIPT, 'veracite-postgres-watchdog', String(serverPid), cluster],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  )
  // Without a watchdog the server still runs, and the next start stops a leftover one.
  watchdog.on('error', () => {})
  watchdog.stdin?.on('error', () => {})
  watchdog.unref()
  return { end: () => void watchdog.kill('SIGKILL') }
}

/** The pid is checked against the server's own pid file, because it may belong to another program by then. */
const SCRIPT = `read -r _
read -r noted < "$2/postmaster.pid" && [ "$noted" = "$1" ] && kill -INT "$1"`
