import { spawn } from 'node:child_process'

/**
 * Stops the server when this process ends, however it ends: after kill -9 none of our code runs. A shell
 * waits on a pipe that only we hold open; the system closes it when we end.
 */
export function startWatchdog(serverPid: number, cluster: string): { end(): void } {
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
