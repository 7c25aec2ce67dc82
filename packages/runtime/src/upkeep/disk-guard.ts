import { statfs } from 'node:fs/promises'
import { DomainError } from '@veracite/terms/errors'
import type { Logger } from '../telemetry/logger.ts'

export interface DiskGuard {
  /** Why nothing more may be written, or null while there is room. */
  refusal(): DomainError | null
  /** For /readyz. */
  part(): { name: string; ready: boolean; detail: string }
  stop(): void
}

export interface DiskGuardOptions {
  folder: string
  logger: Pick<Logger, 'info' | 'warn'>
  leastBytes?: number
  everyMs?: number
  /** Bytes that this process's user may still write below the folder. */
  freeBytes?: (folder: string) => Promise<number>
}

/**
 * PostgreSQL survives a full disk, but cannot checkpoint or clean up on one, so writing stops while there is
 * still room.
 */
const LEAST_BYTES = 256 * 1024 * 1024
const EVERY_MS = 3_000

/** Watches the disk of an embedded database. The first check is done when this resolves. */
export async function startDiskGuard(options: DiskGuardOptions): Promise<DiskGuard> {
  const { folder, logger, leastBytes = LEAST_BYTES, everyMs = EVERY_MS, freeBytes = statFree } = options
  let free: number | null = null
  let isFull = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const look = async () => {
    try {
      free = await freeBytes(folder)
    } catch (error) {
      // If the disk cannot be read, assume it is not full: the database itself reports when it is.
      free = null
      logger.warn({ error }, 'the free space of the data folder cannot be read')
    }
    const wasFull = isFull
    isFull = free !== null && free < leastBytes
    if (isFull && !wasFull) logger.warn({ free, leastBytes }, 'the disk is almost full: nothing is written')
    if (wasFull && !isFull) logger.info({ free, leastBytes }, 'the disk has room again')
    if (!stopped) timer = setTimeout(look, everyMs)
  }
  await look()

  return {
    refusal: () => (isFull ? storageFull() : null),
    part: () => ({
      name: 'storage',
      ready: !isFull,
      detail:
        free === null ? 'cannot be read' : `${mebibytes(free)} MiB free of ${mebibytes(leastBytes)} needed`,
    }),
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

const storageFull = (): DomainError =>
  new DomainError('storage_full', 'disk_almost_full', {
    retryAfterSeconds: 60,
  })

async function statFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const mebibytes = (bytes: number): number => Math.floor(bytes / (1024 * 1024))
