import type { OwnSessions } from '@veracite/core/people/manage-me'
import type { Services } from '@veracite/core/services'
import { tokenDigest } from '@veracite/runtime/callers/access-token'
import { DomainError } from '@veracite/terms/errors'
import type { RateLimiter } from '@veracite/terms/ports'
import { type AdmittedCaller, createMount, type Mount, type MountOptions } from '../http/mount.ts'
import { sessionCookie } from './cookie.ts'
import { mountSession } from './mount-session.ts'
import { mountSignIn } from './mount-sign-in.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { requireSameOrigin } from './same-origin.ts'

/** What a process provides for the console. */
export interface ConsoleSettings {
  codes: OneTimeCodes
  /** Limits attempts to sign in, by address. */
  limiter: RateLimiter | null
}

export interface ConsoleRoutes
  extends ConsoleSettings,
    Pick<
      MountOptions,
      | 'app'
      | 'respond'
      | 'servicesFor'
      | 'inTurn'
      | 'writeAuditEntry'
      | 'addressOf'
      | 'refuseWrites'
      | 'deadlineMs'
    >,
    Pick<Services, 'sessions' | 'signIn'> {
  platformToken: string
  /** The same limit as on public routes, by address. */
  publicLimiter: RateLimiter | null
  servedAt: (request: Request) => string
  /** VERACITE_PUBLIC_URL; null if it is not set. */
  publicUrl: string | null
  /** Mounts every operation that needs a caller. */
  mountGuarded: (mount: Mount) => void
}

/**
 * Mounts the operations of the contract and of the operator again, behind a browser session. Nothing outside
 * /console/ reads a cookie, and nothing here reads a token. Returns the check that refuses requests without a
 * session.
 */
export function mountConsole(options: ConsoleRoutes): (request: Request) => Promise<AdmittedCaller> {
  const tokenSha256 = tokenDigest(options.platformToken)
  const requireSession = async (request: Request): Promise<AdmittedCaller> => {
    const session = await options.sessions.read(sessionCookie(request).read() ?? '', tokenSha256)
    if (session === null) throw new DomainError('unauthorized', 'not_signed_in')
    requireSameOrigin(request, options.servedAt(request))
    const own: OwnSessions = { of: session.of, current: session.id }
    return { caller: session.caller, session: own }
  }
  mountSession({ ...options, tokenSha256 })
  mountSignIn({ ...options, requireSession })
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
