import type { AnswerOf, InputOf, Route } from '@veracite/contract/routes'
import type { FieldProblem, Why } from '@veracite/words/refusals'
import { LANGUAGE, say } from '@veracite/words/say'
import { useEffect, useRef, useState } from 'preact/hooks'
import { changed, changes, session, sessionEnded } from './session.ts'

/** What an operation answers, and what it is asked with. */
export type Answer<R extends Route> = AnswerOf<R>
export type Asked<R extends Route> = InputOf<R>

/** Why there is no answer, in words for people. */
export class ApiError extends Error {
  /** Zero when nothing answered at all. */
  readonly status: number
  readonly fields: readonly { path: string; message: string }[]
  /** The name of the reason, if the server gave one. */
  readonly reason: string
  constructor(status: number, message: string, fields: ApiError['fields'] = [], reason = '') {
    super(message)
    this.status = status
    this.fields = fields
    this.reason = reason
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
): Promise<Answer<R>> {
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
  return (await read(response)) as Answer<R>
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
    throw new ApiError(0, say('common.theServerDoesNot'))
  }
}

export async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && body !== null) return body
  const { error, fields, ...why } = (body ?? {}) as Partial<Why> & { error?: string; fields?: FieldProblem[] }
  const inWords = await refusalWords()
  const refusal = new ApiError(
    response.status,
    error === undefined ? say('frame.theServerAnswered', { status: response.status }) : inWords(error, why),
    fields?.map(({ path, message, ...problem }) => ({ path, message: inWords(message, problem) })),
    why.reason,
  )
  if (response.status === 401 && session.value === 'in') {
    sessionEnded()
    throw new ApiError(401, say('frame.yourSessionHadEnded'))
  }
  throw refusal
}

/** The server refuses in English, by a name. Loaded when it is needed: most visits meet no refusal. */
const refusalWords = async (): Promise<(english: string, why: Partial<Why>) => string> =>
  (LANGUAGE !== 'en' && (await import('./refusal-words.ts').catch(() => null))?.refusalInWords) ||
  ((english) => english)

/** The data a screen waits for. `value` stays while it is reloaded, and when reloading fails. */
export interface Loaded<T> {
  value: T | null
  error: ApiError | null
  reload: () => void
}

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 15_000

/**
 * Loads when the screen opens, whenever `key` changes, and after everything that is done on it. `everyMs` says how soon to load again, null for
 * never; a hidden tab waits until it is visible. While the server is gone, it is retried at growing
 * intervals.
 */
export function useLoad<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  everyMs: (value: T) => number | null = () => null,
): Loaded<T> {
  const [state, setState] = useState<{ key: string; value: T | null; error: ApiError | null }>(EMPTY)
  const [turn, setTurn] = useState(0)
  const newest = useRef({ load, everyMs })
  newest.current = { load, everyMs }

  useEffect(() => {
    const control = new AbortController()
    void turnAfterTurn(control.signal, newest, (value, error) =>
      setState((before) => ({ key, value: value ?? (before.key === key ? before.value : null), error })),
    )
    return () => control.abort()
  }, [key, turn, changes.value])

  const current = state.key === key ? state : EMPTY
  return { value: current.value, error: current.error, reload: () => setTurn((before) => before + 1) }
}

/** The answer of an operation. It is asked again when its input changes. */
export const useApi = <R extends Route>(
  route: R,
  input: InputOf<R>,
  everyMs?: (value: AnswerOf<R>) => number | null,
): Loaded<AnswerOf<R>> =>
  useLoad(`${route} ${JSON.stringify(input)}`, (signal) => api(route, input, signal), everyMs)

/** Does something, after which all that is on the screen is loaded again, unless it led to another screen. */
export async function reloading<T>(act: () => Promise<T>): Promise<T> {
  const { pathname } = location
  const done = await act()
  if (location.pathname === pathname) changed()
  return done
}

/** A job, asked for every second until it is over. */
export const useJob = (jobId: string) =>
  useApi('GET /api/admin/jobs/{jobId}', { jobId }, ({ finishedAt }) => (finishedAt === null ? 1_000 : null))

/** Two things that are shown together: there when both are, and broken when one of them is. */
export const together = <A, B>(a: Loaded<A>, b: Loaded<B>): Loaded<[A, B]> => ({
  value: a.value === null || b.value === null ? null : [a.value, b.value],
  error: a.error ?? b.error,
  reload() {
    a.reload()
    b.reload()
  },
})

const EMPTY = { key: '', value: null, error: null }

async function turnAfterTurn<T>(
  signal: AbortSignal,
  newest: { current: { load: (signal: AbortSignal) => Promise<T>; everyMs: (value: T) => number | null } },
  tell: (value: T | null, error: ApiError | null) => void,
): Promise<void> {
  for (let retryMs = FIRST_RETRY_MS; !signal.aborted; ) {
    let waitMs: number | null
    try {
      const value = await newest.current.load(signal)
      if (signal.aborted) return
      tell(value, null)
      retryMs = FIRST_RETRY_MS
      waitMs = newest.current.everyMs(value)
    } catch (error) {
      if (signal.aborted) return
      const refusal = error instanceof ApiError ? error : new ApiError(0, say('frame.thisCannotBeShown'))
      tell(null, refusal)
      waitMs = isPassing(refusal) ? retryMs : null
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    }
    if (waitMs === null) return
    await pause(waitMs, signal)
    await untilSeen(signal)
  }
}

const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

function untilSeen(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve())
  })
}
