import { execFile } from 'node:child_process'
import { chown, lstat, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefusal } from '../start-refusal.ts'
import type { Access } from './access.ts'
import { type Binaries, binaryVersion } from './binaries.ts'
import { diskFull } from './file-refusal.ts'
import type { Identity } from './identity.ts'

export type ClusterOptions = {
  folder: string
  cluster: string
  binaries: Binaries
  identity: Identity
  access: Access
  durable: boolean
}

/**
 * Creates the database files on first use; refuses files that this server cannot read. Never creates them
 * twice.
 */
export async function prepareCluster(options: ClusterOptions): Promise<void> {
  const { folder, cluster, binaries, identity } = options
  if (await isThere(cluster)) await refuseOtherVersion(folder, cluster, binaries)
  else await makeCluster(options)
  await giveTo(identity.owner, cluster)
}

async function refuseOtherVersion(folder: string, cluster: string, binaries: Binaries): Promise<void> {
  const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (found === '') {
    throw new StartRefusal(
      `The folder ${cluster} is not a PostgreSQL database: restore it, or set VERACITE_DATA_DIR to another folder.`,
    )
  }
  const carried = await binaryVersion(binaries)
  if (found === carried) return
  throw new StartRefusal(
    `The data folder ${folder} was made by PostgreSQL ${found} and this version carries PostgreSQL ${carried}: move the data with pg_dump of version ${found}, or set VERACITE_DATA_DIR to another folder.`,
  )
}

/**
 * Created in a temporary folder and renamed when complete, so that an interrupted first start leaves nothing
 * that looks finished.
 */
async function makeCluster({
  folder,
  cluster,
  binaries,
  identity,
  access,
  durable,
}: ClusterOptions): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('postgres.making')) await rm(join(folder, name), { recursive: true, force: true })
  }
  const making = join(folder, 'postgres.making')
  const files = join(making, 'files')
  const passwordFile = join(making, 'password')
  await mkdir(making, { mode: 0o700 })
  try {
    await writeFile(passwordFile, access.adminPassword, { mode: 0o600 })
    await giveTo(identity.owner, making)
    const [command = '', ...rest] = [
      ...identity.prefix,
      binaries.initdb,
      `--pgdata=${files}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The built-in locale sorts text the same way on every machine, whatever is installed.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ]
    await promisify(execFile)(command, rest, { timeout: 120_000 })
    await rename(files, cluster)
    await syncFolder(folder)
  } catch (error) {
    throw initdbRefusal(folder, error)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

function initdbRefusal(folder: string, error: unknown): unknown {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(folder)
  const reason = /initdb: (?:error: )?(.*)/.exec(output)?.[1] ?? /FATAL: +(.*)/.exec(output)?.[1]
  if (reason === undefined) return error
  return new StartRefusal(`The database files could not be created in ${folder}: ${reason}.`)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Root only: gives the files to the user that the server will run as, unless that user already owns them. */
async function giveTo(owner: Identity['owner'], path: string): Promise<void> {
  if (owner === null || (await stat(path)).uid === owner.uid) return
  for (const entry of await readdir(path, { recursive: true }))
    await chown(join(path, entry), owner.uid, owner.gid)
  await chown(path, owner.uid, owner.gid)
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
