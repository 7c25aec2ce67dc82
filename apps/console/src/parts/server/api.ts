import type { AnswerOf, InputOf, Route } from '@veracite/contract/routes'
import { session, sessionEnded } from './session.ts'

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

/** Making a case file reads the evidence of up to a hundred runs; documents and registers take their time. */
const SLOW = /^\/api\/admin\/(?:cases|brands\/\{brandId\}\/(?:documents|registers))$/
const SLOW_TIMEOUT_MS = 90_000

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
      AbortSignal.timeout(SLOW.test(path) ? SLOW_TIMEOUT_MS : TIMEOUT_MS),
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
