import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** What a whole run needs several times over; a container often has no more than 64 MB of it. */
const ENOUGH_BYTES = 4 * 2 ** 30

/**
 * Where databases that live for one test belong: in memory where the machine has enough of it, else where temporary
 * files go. A database is 300 files, and on a disk, making and removing these takes longer than most tests.
 */
export function quickFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
