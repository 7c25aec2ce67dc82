import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { QueryOf } from '@veracite/contract/base/operation'
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

type PathOf<R extends string> = R extends `${string}{${string}}${infer Rest}`
  ? [id: string, ...PathOf<Rest>]
  : []
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
export type ScanDetail = AnswerOf<'GET /api/admin/scans/{scanId}'>
export type Run = Item<'GET /api/admin/scans/{scanId}/runs'>
export type RunForReview = Item<'GET /api/admin/brands/{brandId}/review'>
export type FindingBody = Item<'GET /api/admin/brands/{brandId}/findings'>
export type CaseBody = AnswerOf<'GET /api/admin/cases/{caseId}'>
export type Member = Item<'GET /api/admin/accounts/{accountId}/members'>
export type Act = Item<'GET /api/admin/record'>
export type CorrectionBody = Item<'GET /api/admin/brands/{brandId}/corrections'>
export type CorrectionDetail = AnswerOf<'GET /api/admin/corrections/{correctionId}'>
export type TimesToCorrection = AnswerOf<'GET /api/admin/brands/{brandId}/corrections/times'>
export type PageDifference = AnswerOf<'GET /api/admin/corrections/{correctionId}/difference'>
export type WatchEstimate = AnswerOf<'POST /api/admin/corrections/{correctionId}/watch/estimate'>
export type ReportBody = AnswerOf<'GET /api/admin/reports/{reportId}'>
export type ReportSummary = Item<'GET /api/admin/brands/{brandId}/reports'>
export type Share = Item<'GET /api/admin/shares'>
export type Key = Item<'GET /api/admin/keys'>
export type FeedEvent = Item<'GET /api/admin/events'>
export type Schedule = Item<'GET /api/admin/schedules'>
export type Webhook = AnswerOf<'GET /api/admin/webhooks/{webhookId}'>
export type Delivery = Item<'GET /api/admin/webhooks/{webhookId}/deliveries'>
export type ScanEstimate = AnswerOf<'POST /api/admin/brands/{brandId}/scans/estimate'>
export type Feed = Item<'GET /api/admin/brands/{brandId}/feeds'>
export type FeedImport = AnswerOf<'GET /api/admin/brands/{brandId}/feeds/{feedId}/imports/{importId}'>
export type CatalogueItem = Item<'GET /api/admin/brands/{brandId}/catalogue/items'>
export type Job = AnswerOf<'GET /api/admin/jobs/{jobId}'>
export type Reader = Item<'GET /api/admin/readers'>
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
  return (...given: unknown[]) => {
    const named = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(String(given.shift())))
    const [rest] = given as [Record<string, unknown> | undefined]
    const part = takesQuery(route) ? { query: rest } : { body: rest }
    return call({ method, path: named }, part)
  }
}

const takesQuery = (route: Route): boolean =>
  /^(?:GET|DELETE) /.test(route) || route === ADMIN_ROUTES.restoreFact

export interface Page<T> {
  items: T[]
  nextCursor: string | null
  total?: number
}

const MOST_ITEMS = 20_000

/** Every page of a list, up to a limit that keeps memory bounded. A list that was cut says so on standard error. */
export const createEveryPage =
  (complain: (text: string) => void) =>
  async <T>(
    read: (page: { limit: number; cursor?: string }) => Promise<Page<T>>,
    most = MOST_ITEMS,
  ): Promise<T[]> => {
    const items: T[] = []
    let cursor: string | null = null
    do {
      const page: Page<T> = await read({ limit: 1000, ...(cursor !== null && { cursor }) })
      items.push(...page.items)
      cursor = page.nextCursor
      if (cursor !== null && items.length >= most)
        complain(
          `The list is cut: it holds the first ${items.length}${page.total === undefined ? '; there are more' : ` of ${page.total}`}.`,
        )
    } while (cursor !== null && items.length < most)
    return items
  }

const TIMEOUT_MS = 30_000
/** Slow: making a case file reads the evidence of up to a hundred runs; documents and registers take their time. */
const CASE_TIMEOUT_MS = 90_000
/** A gigabyte over a slow line. */
const UPLOAD_TIMEOUT_MS = 3_600_000
const timeoutOf = (url: string): number =>
  /\/api\/admin\/(?:cases|brands\/[^/]+\/(?:documents|registers))/.test(new URL(url).pathname)
    ? CASE_TIMEOUT_MS
    : TIMEOUT_MS

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

/** A file of any size, as it comes. Returns its size; a file that breaks off is an error. */
export const createStream =
  ({ url, token, userAgent }: Settings) =>
  async (path: string, to: Writable): Promise<number> => {
    const headers = { 'user-agent': userAgent, ...(token !== null && { authorization: `Bearer ${token}` }) }
    let size = 0
    try {
      const response = await fetch(`${url}${path}`, { headers })
      if (!response.ok || response.body === null) {
        const body = parse(await response.text())
        throw new Refused(refusalOf(response.status, messageOf(body)), {
          status: response.status,
          fields: [],
        })
      }
      const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          size += chunk.length
          yield chunk
        }
      }
      await pipeline(response.body as unknown as AsyncIterable<Uint8Array>, counted, to)
      return size
    } catch (error) {
      if (error instanceof Refused) throw error
      throw new Unreachable(url, { cause: error })
    } finally {
      to.destroy()
    }
  }

/** Sends a file as it is read, and takes a JSON answer. */
export const createUpload =
  ({ url, token, userAgent }: Settings) =>
  async (path: string, body: ReadableStream | Uint8Array | null): Promise<unknown> => {
    const headers = {
      accept: 'application/json',
      'user-agent': userAgent,
      'content-type': 'application/octet-stream',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const { status, ok, bytes } = await ask(`${url}${path}`, init, UPLOAD_TIMEOUT_MS)
    const answer = parse(new TextDecoder().decode(bytes))
    if (ok) return answer
    throw new Refused(refusalOf(status, messageOf(answer)), { status, fields: fieldsOf(answer) })
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

async function ask(url: string, init: RequestInit, timeoutMs = timeoutOf(url)) {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
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
