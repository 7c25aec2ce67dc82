import { messageOf, Refused, refusalOf, Unreachable } from './failures.ts'
import { OPERATIONS } from './generated/operations.ts'
import type { components, operations } from './generated/schema.ts'

/**
 * A client for the operator's API, which the SDK does not cover. Built from its OpenAPI document:
 * `adminListScans` there is `listScans` here. Path parameters come first, then the body or the query.
 */
export type AdminClient = {
  [Op in keyof typeof OPERATIONS as Op extends `admin${infer Name}` ? Uncapitalize<Name> : never]: Method<
    operations[Op]
  >
}

type Method<O> = (...given: [...PathOf<O>, ...RestOf<O>]) => Promise<AnswerOf<O>>

type PathOf<O> = O extends { parameters: { path: infer Path } }
  ? [Path] extends [Record<string, string>]
    ? [id: string]
    : []
  : []
type RestOf<O> = O extends { requestBody: { content: { 'application/json': infer Body } } }
  ? [body: Body]
  : O extends { parameters: { query?: infer Query } }
    ? [Query] extends [undefined]
      ? []
      : [query?: Query]
    : []
type AnswerOf<O> = O extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Status extends 200 | 201 | 202 ? JsonOf<Responses[Status]> : never
    }[keyof Responses]
  : never
type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never

type Schemas = components['schemas']
export type Account = Schemas['Account']
export type Brand = Schemas['Brand']
export type Prompt = Schemas['Prompt']
export type Run = Schemas['Run']
export type RunForReview = Schemas['RunForReview']
export type FindingBody = Schemas['Finding']
export type CaseBody = Schemas['Case']
export type Key = Schemas['Key']
export type FeedEvent = AnswerOf<operations['adminListEvents']>['items'][number]
export type Schedule = AnswerOf<operations['adminListSchedules']>['items'][number]
export type Webhook = AnswerOf<operations['adminGetWebhook']>
export type Delivery = AnswerOf<operations['adminListDeliveries']>['items'][number]
export type ScanEstimate = AnswerOf<operations['adminEstimateScan']>
export type Job = Schemas['Job']
export type Engine = Schemas['EngineState']

interface Settings {
  url: string
  token: string | null
  userAgent: string
}

export function createAdmin(settings: Settings): AdminClient {
  const call = createCall(settings)
  const methods = Object.entries(OPERATIONS).map(([id, operation]) => {
    const name = id.slice('admin'.length)
    return [`${name.charAt(0).toLowerCase()}${name.slice(1)}`, methodOf(operation, call)]
  })
  return Object.fromEntries(methods)
}

function methodOf({ method, path }: Route, call: ReturnType<typeof createCall>) {
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

interface Route {
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
    { method, path }: Route,
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
