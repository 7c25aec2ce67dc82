import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '../start-refusal.ts'
import { isServerOf, processesOf } from './process-table.ts'

/**
 * Stops what a killed process of ours left running on these files. Only to be called by the holder of the
 * folder's lock: then nobody alive uses that server. Stopped rather than taken over, because a server that we did
 * not start runs with settings, and under a watchdog, that we do not know.
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
  // The children of a killed server end by themselves, a busy one a little later. Two servers on the same files
  // would destroy them, so wait, and never start beside one.
  if (!(await isGone(async () => (await processesOf(cluster)).length > 0))) {
    const rest = (await processesOf(cluster)).join(', ')
    throw new StartRefusal(
      `An earlier PostgreSQL server still works on ${cluster} (process ${rest}): stop it first.`,
    )
  }
  // What is left is the note of a dead server. Its number may belong to another program by now, and PostgreSQL
  // would take that for a running server and refuse to start.
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
