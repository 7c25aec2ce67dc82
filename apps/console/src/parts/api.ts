import type * as admin from '@veracite/contract/admin'
import type * as cases from '@veracite/contract/admin-cases'
import type * as events from '@veracite/contract/admin-events'
import type * as findings from '@veracite/contract/admin-findings'
import type * as log from '@veracite/contract/admin-log'
import type * as predicates from '@veracite/contract/admin-predicates'
import type * as prompts from '@veracite/contract/admin-prompts'
import type * as ranking from '@veracite/contract/admin-ranking'
import type * as rates from '@veracite/contract/admin-rates'
import type * as scans from '@veracite/contract/admin-scans'
import type * as schedules from '@veracite/contract/admin-schedules'
import type * as search from '@veracite/contract/admin-search'
import type * as sources from '@veracite/contract/admin-sources'
import type * as spend from '@veracite/contract/admin-spend'
import type * as verifications from '@veracite/contract/admin-verifications'
import type * as webhooks from '@veracite/contract/admin-webhooks'
import type * as confabulations from '@veracite/contract/confabulations'
import type * as groundTruth from '@veracite/contract/ground-truth'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@veracite/contract/operation'
import type * as runs from '@veracite/contract/runs'
import type * as v1Scans from '@veracite/contract/scans'
import { session, sessionEnded } from './session.ts'

/**
 * The operations of the contract and of the operator, by method and path. Only types are imported from there:
 * an unknown path, a missing parameter or an unknown member does not compile.
 */
type In<Module> = Module[keyof Module]
type Known = Extract<
  | In<typeof admin>
  | In<typeof cases>
  | In<typeof events>
  | In<typeof findings>
  | In<typeof log>
  | In<typeof predicates>
  | In<typeof prompts>
  | In<typeof ranking>
  | In<typeof rates>
  | In<typeof scans>
  | In<typeof schedules>
  | In<typeof sources>
  | In<typeof search>
  | In<typeof spend>
  | In<typeof verifications>
  | In<typeof webhooks>
  | In<typeof confabulations>
  | In<typeof groundTruth>
  | In<typeof runs>
  | In<typeof v1Scans>,
  { method: string; path: string; answers: object }
>
type ByRoute = { [O in Known as `${O['method']} ${O['path']}`]: O }

export type Route = keyof ByRoute
type Success<O> = O extends { answers: infer A }
  ? ReplyOf<{ answers: Pick<A, Extract<keyof A, 200 | 201 | 202>> }>
  : never
/** What the operation answers on success. */
export type AnswerOf<R extends Route> = Success<ByRoute[R]> extends { body: infer B } ? B : never
/** Path and query parameters side by side, and the body, if any, as `body`. */
export type InputOf<R extends Route> = ParamsOf<ByRoute[R]> &
  (ByRoute[R] extends { query: object } ? QueryOf<ByRoute[R]> : unknown) &
  (ByRoute[R] extends { body: object } ? { body: BodyOf<ByRoute[R]> } : unknown)

/** Why there is no answer, in words for people. */
export class ApiError extends Error {
  /** Zero when nothing answered at all. */
  readonly status: number
  readonly fields: readonly { path: string; message: string }[]
  constructor(status: number, message: string, fields: ApiError['fields'] = []) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

const TIMEOUT_MS = 20_000
/** Making a case file reads the evidence of up to a hundred runs. */
const CASE_TIMEOUT_MS = 90_000

export async function api<R extends Route>(
  route: R,
  input: InputOf<R>,
  signal?: AbortSignal,
): Promise<AnswerOf<R>> {
  const [method = '', path = ''] = route.split(' ')
  const { body, ...rest } = input as Record<string, unknown>
  const response = await send(`/console/api${placed(path, rest)}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.any([
      AbortSignal.timeout(path === '/api/admin/cases' ? CASE_TIMEOUT_MS : TIMEOUT_MS),
      ...(signal ? [signal] : []),
    ]),
  })
  return (await read(response)) as AnswerOf<R>
}

/** Path parameters go into the path, the rest into the query. */
function placed(path: string, rest: Record<string, unknown>): string {
  const query = new URLSearchParams()
  let filled = path.replace(/^\/api\//, '/')
  for (const [name, value] of Object.entries(rest)) {
    const place = `{${name}}`
    if (filled.includes(place)) filled = filled.replace(place, encodeURIComponent(String(value)))
    else if (value !== undefined && value !== '') query.set(name, String(value))
  }
  const search = query.toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** For sessions, which have no operation. */
export async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', credentials: 'same-origin' })
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new ApiError(0, 'The server does not answer.')
  }
}

export async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && body !== null) return body
  const { error, fields } = (body ?? {}) as { error?: string; fields?: ApiError['fields'] }
  const refusal = new ApiError(response.status, error ?? `The server answered ${response.status}.`, fields)
  if (response.status === 401 && session.value === 'in') {
    sessionEnded()
    throw new ApiError(401, 'Your session had ended: nothing was saved. Sign in, then try again.')
  }
  throw refusal
}
