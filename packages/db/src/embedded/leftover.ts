import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '../start-refusal.ts'
import { isServerOf, processesOf } from './process-table.ts'

/**
 * Stops a server that a killed process of ours left running on these files. Only the holder of the folder's
 * lock may call this: then no live process uses that server. It is stopped rather than taken over, because
 * its settings and its watchdog are unknown.
 */
export async function stopLeftover(cluster: string, log: (message: string) => void): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
  if (Number.isSafeInteger(pid) && pid > 1 && (await isServerOf(pid, cluster))) {
    log(`stopping the PostgreSQL server (process ${pid}) that an earlier, killed start left behind`)
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      send(pid, signal)
      if (await isGone(() => isServerOf(pid, cluster))) break
    }
  }
  // The children of a killed server end on their own, busy ones a little later. Two servers on the same files
  // would destroy them, so wait, and never start beside one.
  if (!(await isGone(async () => (await processesOf(cluster)).length > 0))) {
    const rest = (await processesOf(cluster)).join(', ')
    throw new StartRefusal(
      `An earlier PostgreSQL server still works on ${cluster} (process ${rest}): stop it first.`,
    )
  }
  // Only the pid file of a dead server is left. Its pid may belong to another program by now, which
  // PostgreSQL would take for a running server and refuse to start.
  await rm(pidFile, { force: true })
}

async function isGone(isThere: () => Promise<boolean>, timeoutMs = 5_000): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (await isThere()) {
    if (performance.now() > deadline) return false
    await new Promise((wake) => setTimeout(wake, 10))
  }
  return true
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended in between.
  }
}
