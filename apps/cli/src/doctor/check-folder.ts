import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { bad, type Finding, good, warn } from './finding.ts'

const SECRETS = ['token', 'capture-key.pem', 'log-key']
const LOW_BYTES = 2 * 1024 ** 3
const TOO_LOW_BYTES = 512 * 1024 ** 2

/** The standalone's data folder, when it is on this machine: free space, and who may read its keys. */
export async function checkFolder(dataDir: string | null): Promise<Finding[]> {
  if (dataDir === null) return []
  const { bavail, bsize } = await statfs(dataDir)
  return [diskFinding(bavail * bsize, dataDir), await keysFinding(dataDir)]
}

function diskFinding(free: number, dataDir: string): Finding {
  const words = `${(free / 1024 ** 3).toFixed(1)} GB free for ${dataDir}`
  if (free < TOO_LOW_BYTES) return bad('disk', words, 'make room: a full disk stops scans')
  return free < LOW_BYTES ? warn('disk', words, 'free some space soon') : good('disk', words)
}

async function keysFinding(dataDir: string): Promise<Finding> {
  const names = await readdir(dataDir)
  const kept = SECRETS.filter((name) => names.includes(name))
  const modes = await Promise.all(
    kept.map(async (name) => ({ name, mode: (await stat(join(dataDir, name))).mode & 0o077 })),
  )
  const open = modes.filter(({ mode }) => mode !== 0).map(({ name }) => join(dataDir, name))
  return open.length > 0
    ? bad('keys', `others may read ${open.join(', ')}`, `chmod 600 ${open.join(' ')}`)
    : good('keys', `${kept.join(', ')}: yours alone; keep a copy elsewhere`)
}
