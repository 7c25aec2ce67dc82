import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { StartRefusal } from '../start-refusal.ts'
import { processIdentity } from './process-table.ts'

export type FolderLock = { release(): Promise<void> }

/** Throws StartRefusal while another live process holds the lock. That of a killed process is ignored. */
export async function lockFolder(file: string): Promise<FolderLock> {
  const mine = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  const content = JSON.stringify({ pid: process.pid, identity: await processIdentity(process.pid) })
  await writeFile(mine, content, { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      // A hard link appears with its content or not at all, so nobody reads a half-written lock.
      if (await tryLink(mine, file)) return { release: () => releaseOwn(file, content) }
      await clearIfStale(file, `${mine}.stale`)
    }
    throw new StartRefusal(
      `The lock ${file} keeps changing hands: start only one Veracite on this data folder.`,
    )
  } finally {
    await rm(mine, { force: true })
  }
}

async function clearIfStale(file: string, aside: string): Promise<void> {
  const seen = await readFile(file, 'utf8').catch(() => undefined)
  if (seen === undefined) return
  await refuseIfAlive(file, seen)
  // Moved aside and read again: two starts may find the same stale lock, and the slower one must not remove
  // the new lock of the faster one.
  if (!(await tryRename(file, aside))) return
  const moved = await readFile(aside, 'utf8')
  if (moved !== seen) {
    await tryLink(aside, file)
    await unlink(aside)
    return refuseIfAlive(file, moved)
  }
  await unlink(aside)
}

async function refuseIfAlive(file: string, content: string): Promise<void> {
  const holder = parseHolder(content)
  if (holder === undefined) return
  const identity = await processIdentity(holder.pid)
  if (identity === undefined || identity !== holder.identity) return
  throw new StartRefusal(
    `The data folder is in use by another Veracite (process ${holder.pid}, lock ${file}): stop it first, or set VERACITE_DATA_DIR to another folder.`,
  )
}

function parseHolder(content: string): { pid: number; identity: string } | undefined {
  try {
    const { pid, identity } = JSON.parse(content)
    return Number.isSafeInteger(pid) && typeof identity === 'string' ? { pid, identity } : undefined
  } catch {
    return undefined
  }
}

async function releaseOwn(file: string, content: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === content) await rm(file, { force: true })
}

async function tryLink(from: string, to: string): Promise<boolean> {
  return succeeds(link(from, to), 'EEXIST')
}

async function tryRename(from: string, to: string): Promise<boolean> {
  return succeeds(rename(from, to), 'ENOENT')
}

async function succeeds(work: Promise<void>, expectedCode: string): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === expectedCode) return false
    throw error
  }
}
