import { Type } from '@sinclair/typebox'
import { createTokenCheck } from '@veracite/runtime/access-token'
import { answerInTime } from '@veracite/runtime/answer-in-time'
import { declaredBytes } from '@veracite/runtime/read-request'
import { DomainError, invalidInput } from '@veracite/terms/errors'
import type { RateLimiter } from '@veracite/terms/ports'
import type { Elysia } from 'elysia'
import { takeOne } from '../http/limit.ts'
import { readJson, refuseLargeBody } from '../http/read-body.ts'
import type { createResponder, Reply } from '../http/respond.ts'
import { createCheck } from '../http/validate.ts'
import { sessionCookie } from './cookie.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { requireSameOrigin } from './same-origin.ts'
import type { Sessions } from './sessions.ts'

export interface SessionRoutes {
  app: Elysia
  respond: ReturnType<typeof createResponder>
  sessions: Sessions
  codes: OneTimeCodes
  platformToken: string
  /** Null: unlimited. */
  limiter: RateLimiter | null
  addressOf: (request: Request) => string
  servedAt: (request: Request) => string
  now: () => Date
  deadlineMs: number
}

const SESSION = '/console/session'
const BODY_LIMIT = 4096

const checkBody = createCheck(
  Type.Object({
    token: Type.Optional(Type.String({ minLength: 1, maxLength: 512 })),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  }),
  'body',
)

/**
 * Routes to sign in with the platform token or a code printed at the start, to read the session, and to sign
 * out.
 */
export function mountSession(options: SessionRoutes): void {
  const { app, respond, sessions, now, deadlineMs } = options
  const on = (method: 'GET' | 'POST' | 'DELETE', answer: (request: Request) => Promise<Reply>) =>
    app.route(
      method,
      SESSION,
      ({ request }: { request: Request }) =>
        respond(request, SESSION, () => {
          requireSameOrigin(request, options.servedAt(request))
          return answerInTime(answer(request), deadlineMs)
        }),
      { parse: 'none' },
    )

  on('POST', async (request) => {
    if (options.limiter) await takeOne(options.limiter, options.addressOf(request))
    await requireProof(request, options)
    const issuedAt = now()
    const { value, expiresAt } = sessions.issue(issuedAt)
    return signedIn(expiresAt, { 'set-cookie': sessionCookie(request).set(value, expiresAt, issuedAt) })
  })
  on('GET', async (request) => {
    const session = await sessions.read(sessionCookie(request).read() ?? '', now())
    return session === null ? SIGNED_OUT : signedIn(session.expiresAt)
  })
  on('DELETE', async (request) => {
    const cookie = sessionCookie(request)
    await sessions.end(cookie.read() ?? '', now())
    return { ...SIGNED_OUT, headers: { 'set-cookie': cookie.clear() } }
  })
}

const SIGNED_OUT = { status: 200, body: { signedIn: false, expiresAt: null } }

const signedIn = (expiresAt: Date, headers: Record<string, string> = {}): Reply => ({
  status: 200,
  body: { signedIn: true, expiresAt: expiresAt.toISOString() },
  headers,
})

async function requireProof(
  request: Request,
  { codes, platformToken, now }: Pick<SessionRoutes, 'codes' | 'platformToken' | 'now'>,
): Promise<void> {
  if (declaredBytes(request) > BODY_LIMIT) await refuseLargeBody(request, BODY_LIMIT)
  const { token, code } = checkBody(await readJson(request, BODY_LIMIT))
  if ((token === undefined) === (code === undefined))
    throw invalidInput('Invalid body.', [{ path: 'token', message: 'is required, or else `code`' }])
  if (token !== undefined && createTokenCheck([platformToken])(`Bearer ${token}`)) return
  if (code !== undefined && codes.take(code, now())) return
  throw new DomainError(
    'unauthorized',
    token === undefined
      ? 'This address has already been used, or is older than ten minutes. Sign in with the platform token.'
      : 'This is not the platform token of this server.',
  )
}
