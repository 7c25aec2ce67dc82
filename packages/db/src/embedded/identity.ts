import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { StartRefusal } from '../start-refusal.ts'
import type { Binaries } from './binaries.ts'

/** How to run the server: the command prefix, and who must own its files (null to leave them). */
export type Identity = { prefix: string[]; owner: { uid: number; gid: number } | null }

const NOBODY = 65534

/**
 * PostgreSQL refuses to run as root. A normal user runs it directly. Root tries, in this order: itself under
 * another name in a user namespace, which can still enter private folders; `nobody` with the right to
 * traverse private folders; plain `nobody`. Files of a normal user stay with that user.
 */
export async function chooseIdentity(folder: string, cluster: string, binaries: Binaries): Promise<Identity> {
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
  if (process.getuid?.() !== 0) {
    // PostgreSQL requires a user with a name, which some container platforms do not provide.
    const prefix = (await hasName()) ? [] : namespace
    if (await works(prefix, folder, binaries)) return { prefix, owner: null }
    throw new StartRefusal(
      'The embedded PostgreSQL cannot run as this user on this machine: start Veracite as a user with a name, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  const files = await stat(cluster).catch(() => undefined)
  const owner = files?.uid || NOBODY
  const group = files?.uid ? files.gid : NOBODY
  const asOwner = ['setpriv', `--reuid=${owner}`, `--regid=${group}`, '--clear-groups']
  const candidates: Identity[] = [
    {
      prefix: [...asOwner, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
      owner: { uid: owner, gid: group },
    },
    { prefix: asOwner, owner: { uid: owner, gid: group } },
  ]
  if (!files?.uid) {
    candidates.unshift({ prefix: namespace, owner: { uid: 0, gid: 0 } })
  }
  for (const candidate of candidates) {
    if (await works(candidate.prefix, folder, binaries)) return candidate
  }
  throw new StartRefusal(
    'The embedded PostgreSQL cannot run as root on this machine: start Veracite as a normal user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

async function hasName(): Promise<boolean> {
  return succeeds(['id', '-un'])
}

async function works(prefix: string[], folder: string, binaries: Binaries): Promise<boolean> {
  return succeeds([...prefix, 'sh', '-c', 'cd "$1" && "$2" --version', 'sh', folder, binaries.postgres])
}

async function succeeds([command = '', ...rest]: string[]): Promise<boolean> {
  return promisify(execFile)(command, rest, { timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}
