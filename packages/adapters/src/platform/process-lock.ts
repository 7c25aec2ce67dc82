import { readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Locks a file for this process. Throws while another live process holds it; the lock of a killed one is
 * ignored.
 */
export async function holdFile(path: string): Promise<() => Promise<void>> {
  const lock = `${path}.lock`
  if (heldHere.has(lock)) throw new Error(`${path} is in use by this process.`)
  for (const last of [false, true]) {
    try {
      // `wx` fails if the file exists: of two simultaneous processes, one gets it.
      await writeFile(lock, String(process.pid), { flag: 'wx', mode: 0o600 })
      heldHere.add(lock)
      return async () => {
        await rm(lock, { force: true })
        heldHere.delete(lock)
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
      if (last || isAlive(holder))
        throw new Error(`${path} is in use by another process (${holder}, ${lock}).`)
      await rm(lock, { force: true })
    }
  }
  throw new Error(`${path} is in use by another process.`)
}

const heldHere = new Set<string>()

function isAlive(pid: number): boolean {
  // Our own pid in a file that we did not write is a predecessor's, as after a container restart.
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
