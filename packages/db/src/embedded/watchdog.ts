import { spawn } from 'node:child_process'

/**
 * Stops the server when this process is gone, however it went: kill -9 lets no code of ours run. A shell waits on
 * a pipe that only we hold open; the system closes it with us.
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
  // Without a watchdog the server still runs, and the next start stops what is left.
  watchdog.on('error', () => {})
  watchdog.stdin?.on('error', () => {})
  watchdog.unref()
  return { end: () => void watchdog.kill('SIGKILL') }
}

/** The number is checked against the server's own note, because it may belong to another program by then. */
const SCRIPT = `read -r _
read -r noted < "$2/postmaster.pid" && [ "$noted" = "$1" ] && kill -INT "$1"`
