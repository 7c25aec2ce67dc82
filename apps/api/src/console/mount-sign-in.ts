import { type Static, type TObject, Type } from '@sinclair/typebox'
import { OPENID_RETURN } from '@veracite/core/people/sign-in'
import { answerInTime } from '@veracite/runtime/http/answer-in-time'
import { DomainError } from '@veracite/terms/errors'
import { refusal } from '@veracite/words/refusals'
import { takeOne } from '../http/limit.ts'
import type { AdmittedCaller } from '../http/mount.ts'
import { readBody } from '../http/read-body.ts'
import type { Reply } from '../http/respond.ts'
import { createCheck } from '../http/validate.ts'
import { sessionCookie, stepCookie } from './cookie.ts'
import type { ConsoleRoutes } from './mount-console.ts'
import { passkeySite } from './passkey-site.ts'
import { recordRefusal, recordSession } from './record-sign-in.ts'
import { requireSameOrigin } from './same-origin.ts'
import { whereFrom } from './where-from.ts'

type SignInRoutes = Pick<
  ConsoleRoutes,
  | 'app'
  | 'respond'
  | 'limiter'
  | 'publicLimiter'
  | 'addressOf'
  | 'writeAuditEntry'
  | 'servedAt'
  | 'publicUrl'
  | 'signIn'
  | 'deadlineMs'
> & { requireSession: (request: Request) => Promise<AdmittedCaller> }

const BODY_LIMIT = 64 * 1024
/** A provider may take a while: it is asked three times at most. */
const PROVIDER_DEADLINE_MS = 25_000

const BEGINS = /\/(begin|add|openid)$/

const Secret = Type.String({ pattern: '^[0-9a-f]{64}$', 'x-wrong': refusal('must_be_the_secret_of_a_step') })
const PersonName = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })
const BrowserAnswer = Type.Record(Type.String(), Type.Unknown())

/**
 * How people get in: an invitation, a passkey, a foreign provider. Whatever tries a secret counts against the limit of its
 * address; what only begins is limited like the public routes, because it stores a row.
 */
export function mountSignIn(options: SignInRoutes): void {
  const { app, respond, signIn, servedAt, addressOf } = options
  const post = <S extends TObject>(
    path: string,
    schema: S,
    answer: (request: Request, body: Static<S>, requestId: string) => Promise<Reply>,
    deadlineMs = options.deadlineMs,
  ) => {
    const check = createCheck(schema, 'body')
    const serve = ({ request }: { request: Request }) =>
      respond(request, path, ({ requestId }) => {
        requireSameOrigin(request, servedAt(request))
        const answered = async () => {
          const limiter = BEGINS.test(path) ? options.publicLimiter : options.limiter
          if (limiter) await takeOne(limiter, addressOf(request))
          const body = check(await readBody(request, BODY_LIMIT))
          const way = path.split('/')[3] ?? ''
          return recordRefusal(options, { request, requestId, way }, () => answer(request, body, requestId))
        }
        return answerInTime(answered(), deadlineMs)
      })
    app.route('POST', path, serve, { parse: 'none' })
  }
  const passkeys = () => passkeySite(options.publicUrl)
  const fromOf = (request: Request) => whereFrom(request, addressOf)

  post('/console/session/invitation', Type.Object({ token: Secret }), async (_, { token }) => ({
    status: 200,
    body: { ...(await signIn.invitation(token)), ways: await signIn.ways() },
  }))
  post(
    '/console/session/invitation/begin',
    Type.Object({ token: Secret, name: PersonName }),
    async (_, { token, name }) => ({
      status: 200,
      body: await signIn.beginInvitation(token, name.trim(), passkeys()),
    }),
  )
  post(
    '/console/session/invitation/finish',
    Type.Object({ token: Secret, step: Secret, response: BrowserAnswer }),
    async (request, { token, step, response }, requestId) => {
      const session = await signIn.finishInvitation(token, step, response, passkeys(), fromOf(request))
      await recordSession(options, 'sign_in', session.caller, { request, requestId, way: 'invitation' })
      return begun(request, session)
    },
  )
  post('/console/session/passkey/begin', Type.Object({}), async () => ({
    status: 200,
    body: await signIn.beginPasskey(passkeys()),
  }))
  post(
    '/console/session/passkey/finish',
    Type.Object({ step: Secret, response: BrowserAnswer }),
    async (request, { step, response }, requestId) => {
      const session = await signIn.finishPasskey(step, response, passkeys(), fromOf(request))
      await recordSession(options, 'sign_in', session.caller, { request, requestId, way: 'passkey' })
      return begun(request, session)
    },
  )
  post('/console/session/passkey/add', Type.Object({}), async (request) => {
    const { caller } = await options.requireSession(request)
    return { status: 200, body: await signIn.beginAddPasskey(caller, passkeys()) }
  })
  post(
    '/console/session/passkey/added',
    Type.Object({ step: Secret, response: BrowserAnswer, name: PersonName }),
    async (request, { step, response, name }) => {
      const { caller } = await options.requireSession(request)
      const added = await signIn.finishAddPasskey(caller, step, response, name.trim(), passkeys())
      return { status: 200, body: added }
    },
  )
  post(
    '/console/session/openid',
    Type.Object({ invitation: Type.Optional(Secret) }),
    async (request, { invitation }) => {
      const { location, step } = await signIn.beginOpenId(invitation ?? null, {
        origin: servedAt(request),
      })
      // Bound to this browser: somebody else's answer of the provider cannot be finished in it.
      return { status: 200, body: { location }, headers: { 'set-cookie': stepCookie(request).set(step) } }
    },
    PROVIDER_DEADLINE_MS,
  )
  mountReturn(options)
}

/** The provider sends the browser back here. Whatever happens, the browser ends in the console. */
function mountReturn(options: SignInRoutes): void {
  const { app, respond, signIn, limiter, addressOf } = options
  const answer = async (request: Request, requestId: string): Promise<Reply> => {
    if (limiter) await takeOne(limiter, addressOf(request))
    const cookie = stepCookie(request)
    const step = cookie.read()
    if (step === null || !/^[0-9a-f]{64}$/.test(step))
      throw new DomainError('unauthorized', 'sign_in_of_another_browser')
    const session = await signIn.finishOpenId(
      step,
      new URL(request.url).search,
      whereFrom(request, addressOf),
    )
    await recordSession(options, 'sign_in', session.caller, { request, requestId, way: 'openid' })
    return { ...signedIn(request, session), status: 303, body: undefined }
  }
  const serve = ({ request }: { request: Request }) =>
    respond(request, OPENID_RETURN, ({ requestId }) =>
      answerInTime(
        recordRefusal(options, { request, requestId, way: 'openid' }, () => answer(request, requestId)),
        PROVIDER_DEADLINE_MS,
      ).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error
        // Behind the #, as a text that the page shows: an address must not decide what a page says in our name.
        return { status: 303, body: undefined, headers: { location: `/console#refused=${error.code}` } }
      }),
    )
  app.route('GET', OPENID_RETURN, serve, { parse: 'none' })
}

interface Begun {
  value: string
  createdAt: Date
  expiresAt: Date
}

const begun = (request: Request, session: Begun): Reply => ({
  ...signedIn(request, session),
  status: 200,
  body: { signedIn: true, expiresAt: session.expiresAt.toISOString() },
})

const signedIn = (request: Request, { value, createdAt, expiresAt }: Begun) => ({
  headers: {
    location: '/console',
    'set-cookie': sessionCookie(request).set(value, expiresAt, createdAt),
  },
})
