import { randomBytes } from 'node:crypto'
import { tokenDigest } from '@veracite/runtime/callers/access-token'

const TEN_MINUTES_MS = 10 * 60 * 1000
/** More than anybody prints; beyond this, the oldest are dropped. */
const MAX_CODES = 100

export interface OneTimeCodes {
  make(now: Date): string
  /** True only once for each code, within ten minutes of its creation. */
  take(code: string, now: Date): boolean
}

/**
 * Codes that sign a browser in, for people who see this process's output. Kept as digests, in this process
 * only.
 */
export function createOneTimeCodes(): OneTimeCodes {
  const endings = new Map<string, number>()
  const digest = (code: string): string => tokenDigest(code).toString('hex')
  return {
    make(now) {
      const code = randomBytes(24).toString('base64url')
      endings.set(digest(code), now.getTime() + TEN_MINUTES_MS)
      for (const oldest of endings.keys()) {
        if (endings.size <= MAX_CODES) break
        endings.delete(oldest)
      }
      return code
    },
    take(code, now) {
      const name = digest(code)
      const endsAt = endings.get(name)
      endings.delete(name)
      return endsAt !== undefined && now.getTime() < endsAt
    },
  }
}
