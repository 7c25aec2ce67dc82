import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Say } from '@veracite/words/say-in'
import { bad, type Finding, good, warn } from './finding.ts'

const SECRETS = ['token', 'capture-key.pem', 'log-key']
const LOW_BYTES = 2 * 1024 ** 3
const TOO_LOW_BYTES = 512 * 1024 ** 2

/** The standalone's data folder, when it is on this machine: free space, and who may read its keys. */
export async function checkFolder(dataDir: string | null, say: Say): Promise<Finding[]> {
  if (dataDir === null) return []
  const { bavail, bsize } = await statfs(dataDir)
  return [diskFinding(bavail * bsize, dataDir, say), await keysFinding(dataDir, say)]
}

function diskFinding(free: number, folder: string, say: Say): Finding {
  const words = say('cliDoctor.freeFor', { gigabytes: (free / 1024 ** 3).toFixed(1), folder })
  if (free < TOO_LOW_BYTES) return bad('disk', words, say('cliDoctor.makeRoom'))
  return free < LOW_BYTES ? warn('disk', words, say('cliDoctor.freeSoon')) : good('disk', words)
}

async function keysFinding(dataDir: string, say: Say): Promise<Finding> {
  const names = await readdir(dataDir)
  const kept = SECRETS.filter((name) => names.includes(name))
  const modes = await Promise.all(
    kept.map(async (name) => ({ name, mode: (await stat(join(dataDir, name))).mode & 0o077 })),
  )
  const open = modes.filter(({ mode }) => mode !== 0).map(({ name }) => join(dataDir, name))
  return open.length > 0
    ? bad('keys', say('cliDoctor.othersRead', { files: open.join(', ') }), `chmod 600 ${open.join(' ')}`)
    : good('keys', say('cliDoctor.yoursAlone', { files: kept.join(', ') }))
}
