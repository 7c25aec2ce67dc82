import type { QueryOf } from '@veracite/contract/operation'
import type { AnswerOf, ByRoute, InputOf, Route } from '@veracite/contract/routes'
import { ADMIN_ROUTES } from './admin-routes.ts'
import { messageOf, Refused, refusalOf, Unreachable } from './failures.ts'

/**
 * A client for the operator's API, which the SDK does not cover, typed by the contract. An id in the path comes first,
 * then the body or the query.
 */
export type AdminClient = {
  [Name in keyof typeof ADMIN_ROUTES]: Method<(typeof ADMIN_ROUTES)[Name]>
}

type Method<R extends Route> = (...given: [...PathOf<R>, ...RestOf<R>]) => Promise<AnswerOf<R>>

type PathOf<R extends Route> = R extends `${string}{${string}}${string}` ? [id: string] : []
type RestOf<R extends Route> =
  InputOf<R> extends { body: infer Body }
    ? [body: Body]
    : ByRoute[R] extends { query: object }
      ? [query?: Sent<QueryOf<ByRoute[R]>>]
      : []
/** A query is text on its way: what is not one of a few words may be given as a number. */
type Sent<Query> = { [Name in keyof Query]: string extends Query[Name] ? Query[Name] | number : Query[Name] }

type Item<R extends Route> = AnswerOf<R> extends { items: (infer One)[] } ? One : never
export type Account = Item<'GET /api/admin/accounts'>
export type Brand = Item<'GET /api/admin/brands'>
export type Prompt = Item<'GET /api/admin/brands/{brandId}/prompts'>
export type Run = Item<'GET /api/admin/scans/{scanId}/runs'>
export type RunForReview = Item<'GET /api/admin/brands/{brandId}/review'>
export type FindingBody = Item<'GET /api/admin/brands/{brandId}/findings'>
export type CaseBody = AnswerOf<'GET /api/admin/cases/{caseId}'>
export type Member = Item<'GET /api/admin/accounts/{accountId}/members'>
export type Act = Item<'GET /api/admin/record'>
export type Share = Item<'GET /api/admin/shares'>
export type Key = Item<'GET /api/admin/keys'>
export type FeedEvent = Item<'GET /api/admin/events'>
export type Schedule = Item<'GET /api/admin/schedules'>
export type Webhook = AnswerOf<'GET /api/admin/webhooks/{webhookId}'>
export type Delivery = Item<'GET /api/admin/webhooks/{webhookId}/deliveries'>
export type ScanEstimate = AnswerOf<'POST /api/admin/brands/{brandId}/scans/estimate'>
export type Job = AnswerOf<'GET /api/admin/jobs/{jobId}'>
export type Engine = Item<'GET /api/admin/engines'>

interface Settings {
  url: string
  token: string | null
  userAgent: string
}

export function createAdmin(settings: Settings): AdminClient {
  const call = createCall(settings)
  const methods = Object.entries(ADMIN_ROUTES).map(([name, route]) => [name, methodOf(route, call)])
  return Object.fromEntries(methods)
}

function methodOf(route: Route, call: ReturnType<typeof createCall>) {
  const [method = '', path = ''] = route.split(' ')
  const takesId = path.includes('{')
  return (...given: unknown[]) => {
    const id = takesId ? encodeURIComponent(String(given.shift())) : ''
    const [rest] = given as [Record<string, unknown> | undefined]
    const part = method === 'GET' ? { query: rest } : { body: rest }
    return call({ method, path: path.replace(/\{\w+\}/, id) }, part)
  }
}

export interface Page<T> {
  items: T[]
  nextCursor: string | null
}

/** Every page, up to a limit that no operator's list should reach. */
export async function everyPage<T>(
  read: (page: { limit: number; cursor?: string }) => Promise<Page<T>>,
  most = 20_000,
): Promise<T[]> {
  const items: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await read({ limit: 1000, ...(cursor !== null && { cursor }) })
    items.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null && items.length < most)
  return items
}

const TIMEOUT_MS = 30_000
/** Slow: making a case file reads the evidence of up to a hundred runs. */
const CASE_TIMEOUT_MS = 90_000
const timeoutOf = (url: string): number =>
  new URL(url).pathname.includes('/api/admin/cases') ? CASE_TIMEOUT_MS : TIMEOUT_MS

interface Called {
  method: string
  path: string
}

/** A file from the operator's API, unchanged. */
export const createDownload =
  ({ url, token, userAgent }: Settings) =>
  async (path: string): Promise<Uint8Array> => {
    const headers = { 'user-agent': userAgent, ...(token !== null && { authorization: `Bearer ${token}` }) }
    const response = await ask(`${url}${path}`, { headers })
    if (response.ok) return response.bytes
    const body = parse(new TextDecoder().decode(response.bytes))
    throw new Refused(refusalOf(response.status, messageOf(body)), { status: response.status, fields: [] })
  }

function createCall({ url, token, userAgent }: Settings) {
  return async (
    { method, path }: Called,
    { query = {}, body: sent }: { query?: Record<string, unknown> | undefined; body?: unknown },
  ): Promise<unknown> => {
    const asked = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value))
    const search = asked.toString()
    const { status, body } = await send(`${url}${path}${search && `?${search}`}`, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': userAgent,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
      },
      body: sent === undefined ? null : JSON.stringify(sent),
    })
    if (status >= 200 && status < 300 && typeof body === 'object') return body
    throw new Refused(refusalOf(status, messageOf(body)), { status, fields: fieldsOf(body) })
  }
}

async function send(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  const { status, bytes } = await ask(url, init)
  return { status, body: parse(new TextDecoder().decode(bytes)) }
}

async function ask(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutOf(url)),
    })
    return { status: response.status, ok: response.ok, bytes: await response.bytes() }
  } catch (error) {
    const { host } = new URL(url)
    const late = error instanceof Error && error.name === 'TimeoutError'
    throw new Unreachable(
      late ? `${host} did not answer within ${timeoutOf(url) / 1000} s.` : `Nothing answers at ${host}.`,
    )
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fieldsOf(body: unknown): { path: string; message: string }[] {
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? body.fields : []
  return Array.isArray(fields) ? fields : []
}
