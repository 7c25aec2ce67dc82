import { Type } from '@sinclair/typebox'
import { OPERATOR } from '@veracite/core/access/caller'
import type { OpenSession } from '@veracite/core/people/sessions'
import type { Services } from '@veracite/core/services'
import { createTokenCheck } from '@veracite/runtime/callers/access-token'
import { answerInTime } from '@veracite/runtime/http/answer-in-time'
import { DomainError, invalidInput } from '@veracite/terms/errors'
import type { RateLimiter } from '@veracite/terms/ports'
import { problem } from '@veracite/words/refusals'
import type { Elysia } from 'elysia'
import { takeOne } from '../http/limit.ts'
import { readBody } from '../http/read-body.ts'
import type { createResponder, Reply } from '../http/respond.ts'
import { createCheck } from '../http/validate.ts'
import { sessionCookie } from './cookie.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { type Recorder, recordRefusal, recordSession } from './record-sign-in.ts'
import { requireSameOrigin } from './same-origin.ts'
import { whereFrom } from './where-from.ts'

export interface SessionRoutes extends Pick<Services, 'sessions' | 'signIn'>, Recorder {
  app: Elysia
  respond: ReturnType<typeof createResponder>
  codes: OneTimeCodes
  platformToken: string
  tokenSha256: Uint8Array
  /** Null: unlimited. */
  limiter: RateLimiter | null
  servedAt: (request: Request) => string
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
 * Routes to sign in as the operator, with the platform token or a code printed at the start; to read the session, whose
 * ever it is; and to sign out.
 */
export function mountSession(options: SessionRoutes): void {
  const { app, respond, sessions, tokenSha256, deadlineMs } = options
  const on = (
    method: 'GET' | 'POST' | 'DELETE',
    answer: (request: Request, requestId: string) => Promise<Reply>,
  ) =>
    app.route(
      method,
      SESSION,
      ({ request }: { request: Request }) =>
        respond(request, SESSION, ({ requestId }) => {
          requireSameOrigin(request, options.servedAt(request))
          return answerInTime(answer(request, requestId), deadlineMs)
        }),
      { parse: 'none' },
    )

  on('POST', async (request, requestId) => {
    if (options.limiter) await takeOne(options.limiter, options.addressOf(request))
    const method = await recordRefusal(options, { request, requestId, way: 'token' }, () =>
      requireProof(request, options),
    )
    const from = { method, ...whereFrom(request, options.addressOf) }
    const { value, createdAt, expiresAt } = await sessions.begin({ tokenSha256 }, from)
    await recordSession(options, 'sign_in', OPERATOR, { request, requestId, way: method })
    return {
      status: 200,
      body: { signedIn: true, expiresAt: expiresAt.toISOString() },
      headers: { 'set-cookie': sessionCookie(request).set(value, expiresAt, createdAt) },
    }
  })
  on('GET', async (request) => {
    const session = await sessions.read(sessionCookie(request).read() ?? '', tokenSha256)
    return { status: 200, body: session === null ? await signedOut(options) : signedIn(session) }
  })
  on('DELETE', async (request, requestId) => {
    const cookie = sessionCookie(request)
    const ended = await sessions.end(cookie.read() ?? '', tokenSha256)
    if (ended) await recordSession(options, 'sign_out', ended.caller, { request, requestId, way: 'session' })
    return { status: 200, body: await signedOut(options), headers: { 'set-cookie': cookie.clear() } }
  })
}

/** With the other ways in, for the page that asks how to sign in. */
const signedOut = async ({ signIn }: Pick<SessionRoutes, 'signIn'>) => ({
  signedIn: false,
  expiresAt: null,
  ways: await signIn.ways(),
})

const signedIn = ({ expiresAt, caller }: OpenSession) => ({
  signedIn: true,
  expiresAt: expiresAt.toISOString(),
  who: {
    name: caller.name,
    operator: caller.memberships === null,
    accounts: caller.memberships,
  },
})

async function requireProof(
  request: Request,
  { codes, platformToken }: Pick<SessionRoutes, 'codes' | 'platformToken'>,
): Promise<'token' | 'code'> {
  const { token, code } = checkBody(await readBody(request, BODY_LIMIT))
  if ((token === undefined) === (code === undefined))
    throw invalidInput('invalid_body', [problem('token', 'is_required_or_code')])
  if (token !== undefined && createTokenCheck([platformToken])(`Bearer ${token}`)) return 'token'
  if (code !== undefined && codes.take(code, new Date())) return 'code'
  throw new DomainError(
    'unauthorized',
    token === undefined ? 'sign_in_address_used' : 'not_the_platform_token',
  )
}
