import { randomBytes } from 'node:crypto'
import { tokenDigest } from '@veracite/runtime/access-token'

const TEN_MINUTES_MS = 10 * 60 * 1000
/** More than anybody prints; the oldest give way. */
const MOST = 100

export interface OneTimeCodes {
  make(now: Date): string
  /** True once for each code, within ten minutes of its making. */
  take(code: string, now: Date): boolean
}

/** Codes that sign a browser in, for whoever sees what this process prints. Kept as digests, in this process only. */
export function createOneTimeCodes(): OneTimeCodes {
  const endings = new Map<string, number>()
  const digest = (code: string): string => tokenDigest(code).toString('hex')
  return {
    make(now) {
      const code = randomBytes(24).toString('base64url')
      endings.set(digest(code), now.getTime() + TEN_MINUTES_MS)
      for (const oldest of endings.keys()) {
        if (endings.size <= MOST) break
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
