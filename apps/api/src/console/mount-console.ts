import type { SessionStore } from '@veracite/core/accounts/session-store'
import { DomainError } from '@veracite/terms/errors'
import type { RateLimiter } from '@veracite/terms/ports'
import { createMount, type Mount, type MountOptions } from '../http/mount.ts'
import { sessionCookie } from './cookie.ts'
import { mountSession } from './mount-session.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { requireSameOrigin } from './same-origin.ts'
import { createSessions } from './sessions.ts'

/** What a process provides for the console. */
export interface ConsoleSettings {
  codes: OneTimeCodes
  /** Limits attempts to sign in, by address. */
  limiter: RateLimiter | null
}

export interface ConsoleRoutes
  extends ConsoleSettings,
    Pick<MountOptions, 'app' | 'respond' | 'refuseWrites' | 'deadlineMs'> {
  platformToken: string
  /** Sessions that were signed out, whichever process did it. */
  ended: SessionStore
  addressOf: (request: Request) => string
  servedAt: (request: Request) => string
  now: () => Date
  /** Mounts every operation that needs a caller. */
  mountGuarded: (mount: Mount) => void
}

/**
 * Mounts the operations of the contract and of the operator again, behind a browser session. Nothing outside
 * /console/ reads a cookie, and nothing here reads a token. Returns the check that refuses requests without a
 * session.
 */
export function mountConsole(options: ConsoleRoutes): (request: Request) => Promise<void> {
  const sessions = createSessions(options.platformToken, options.ended)
  const requireSession = async (request: Request): Promise<void> => {
    if ((await sessions.read(sessionCookie(request).read() ?? '', options.now())) === null)
      throw new DomainError('unauthorized', 'Not signed in, or the session has ended.')
    requireSameOrigin(request, options.servedAt(request))
  }
  mountSession({ ...options, sessions })
  options.mountGuarded(
    createMount({
      ...options,
      requireCaller: requireSession,
      limitPublic: null,
      placeOf: consolePath,
      headers: NOT_A_PAGE,
    }),
  )
  return requireSession
}

/** `/v1/scans` is at `/console/api/v1/scans`, `/api/admin/brands` at `/console/api/admin/brands`. */
const consolePath = (path: string): string => `/console/api${path.replace(/^\/api\//, '/')}`

/** An exported page opened here would get the console's origin, so it is sent as a download. */
const NOT_A_PAGE = { 'content-disposition': 'attachment' }
