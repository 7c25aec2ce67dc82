import { execFile } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

/**
 * Distinguishes successive processes with the same pid, even across a reboot. Undefined if there is no such
 * process, or it is a zombie.
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return ps(pid, 'lstart=')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The command name is in parentheses and may contain anything; plain fields follow the last one.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields === undefined || fields[0] === 'Z' || fields[0] === 'X') return undefined
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  return `${boot.trim()}/${fields[19]}`
}

/** Whether that process is a PostgreSQL server on this folder: each of its processes works inside it. */
export async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return (await ps(pid, 'command='))?.includes(cluster) === true
  return (await readlink(`/proc/${pid}/cwd`).catch(() => undefined)) === cluster
}

/** Every process of a server on this folder, including those whose parent was killed. */
export async function processesOf(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const found = await Promise.all(pids.map(async (pid) => ((await isServerOf(pid, cluster)) ? pid : 0)))
  return found.filter((pid) => pid !== 0 && pid !== process.pid)
}

async function ps(pid: number, column: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', column, '-p', String(pid)], { timeout: 5_000 })
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}
