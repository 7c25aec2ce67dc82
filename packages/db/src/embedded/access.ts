import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Passwords of the two logins. The server listens on the loopback address, which every local user can reach. */
export type Access = { adminPassword: string; appPassword: string }

/** Reads them from the data folder, or creates them on first use, readable by this user only. */
export async function prepareAccess(folder: string): Promise<Access> {
  const file = join(folder, 'postgres-access.json')
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const access = { adminPassword: newPassword(), appPassword: newPassword() }
  // Written to a temporary file and renamed: half a file would lock us out of the database for ever.
  await writeFile(`${file}.new`, JSON.stringify(access), { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
  return access
}

const newPassword = () => randomBytes(24).toString('hex')
