import { readFile, rm, writeFile } from 'node:fs/promises'

/** Holds a file for this process. Throws while another process that lives holds it; one that was killed does not count. */
export async function holdFile(path: string): Promise<() => Promise<void>> {
  const lock = `${path}.lock`
  if (heldHere.has(lock)) throw new Error(`${path} is in use by this process.`)
  for (const last of [false, true]) {
    try {
      // `wx` fails when it is there: of two that come at once, one gets it.
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
  // Our own number in a file we did not write is that of a predecessor, as in a container that was started again.
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
