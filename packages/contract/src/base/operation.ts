import type { Static, TObject, TSchema } from '@sinclair/typebox'
import type { Access } from '@veracite/core/access/access'
import words from '../operation-words.json' with { type: 'json' }
import type { ToolDeclaration } from './tool.ts'

/** One answer a route can give. `schema` describes JSON; other media types are named in `media`. */
export interface Answer {
  description: string
  schema?: TSchema
  examples?: Record<string, unknown>
  media?: Record<string, { schema: TSchema; example?: unknown }>
  headers?: Record<string, { description: string; schema: TSchema }>
}

/**
 * One route, defined once: the API mounts it, the document lists it, the tools and the clients follow from
 * it. Path parameters are plain strings: a malformed identifier identifies nothing (404) and is not a bad
 * request.
 */
export interface Operation<
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
  Params extends string = string,
> {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  auth: 'bearer' | 'none'
  /** Which role the caller needs, and in which account; every operation with a token declares it. */
  access?: Access
  /** `noun.verb` of the services that answers it, unless a route does: `use-case.ts` explains the call. */
  useCase?: string
  tag: string
  summary: string
  /** The tools for agents, by name, whose words are fixed: hosts keep them. */
  tools?: Record<string, ToolDeclaration>
  description: string
  params: Record<Params, { description: string; example: string; schema?: TSchema }>
  query?: Query
  /** Descriptions of query parameters that differ from the usual ones, with their default. */
  queryDescriptions?: Record<string, string>
  queryDefaults?: Record<string, string>
  body?: Body
  bodyExample?: unknown
  /** The body is a file, which the handler reads as it arrives; says what it is. */
  upload?: string
  /** Bytes of request body at most. */
  bodyLimit: number
  /** The answer may come from a replica that is seconds behind: what workers make, not what callers just wrote. */
  mayLag?: true
  /** A read that takes its turn only where it is computed anew, because copies of it are kept. */
  ownTurn?: true
  /** Honours the Idempotency-Key header. */
  idempotent: boolean
  /** How long the answer may take, for the few that are slow. */
  deadlineMs?: number
  answers: Record<number, Answer>
}

/**
 * Reads are computed a few at a time, and refused at once where their turn would not come soon. Not those with a longer
 * deadline: files, which have places of their own.
 */
export const takesTurn = ({ method, auth, ownTurn, deadlineMs }: Operation): boolean =>
  method === 'GET' && auth === 'bearer' && !ownTurn && deadlineMs === undefined

export type QueryOf<O> = O extends { query: infer Q extends TSchema } ? Static<Q> : Record<string, never>
export type BodyOf<O> = O extends { body: infer B extends TSchema } ? Static<B> : undefined
export type ParamsOf<O> = O extends { params: infer P } ? { [K in keyof P]: string } : Record<string, never>

/**
 * What a handler may return: a status that the operation lists, with the body listed for it. Refusals are
 * thrown and get their status elsewhere.
 */
export type ReplyOf<O> = O extends { answers: infer A }
  ? {
      [Status in keyof A & number]: {
        status: Status
        body: BodyOfAnswer<A[Status]>
        headers?: Record<string, string>
      }
    }[keyof A & number]
  : never

/** The body of the operation's success. */
export type SuccessOf<O> = O extends { answers: infer A }
  ? BodyOfAnswer<A[Extract<keyof A, 200 | 201 | 202>]>
  : never

type BodyOfAnswer<A> =
  | (A extends { schema: infer S extends TSchema } ? Static<S> : BodyWithoutSchema<A>)
  | (A extends { media: Record<string, { schema: infer M extends TSchema }> } ? Static<M> : never)

/** A plain `Answer` is a refusal, which no handler writes by hand. */
type BodyWithoutSchema<A> = 'schema' extends keyof A ? never : unknown

export const MIB = 1024 * 1024

type Given = Omit<
  Operation,
  'params' | 'bodyLimit' | 'idempotent' | 'auth' | 'access' | 'summary' | 'description'
> &
  Partial<Pick<Operation, 'params' | 'bodyLimit' | 'idempotent' | 'summary' | 'description'>> &
  ({ auth: 'bearer'; access: Access } | { auth: 'none' })

/** What people and agents read of an operation and its tools: in `operation-words.json`, unless it says them itself. */
function wordsOf<O extends Pick<Given, 'id' | 'summary' | 'description' | 'tools'>>(given: O) {
  const own = OPERATIONS[given.id]
  const { summary = own?.summary, description = own?.description ?? '' } = given
  if (summary === undefined) throw new Error(`${given.id} has no summary in operation-words.json.`)
  const tools = Object.entries(given.tools ?? {}).map(([name, tool]) => [name, { ...tool, ...TOOLS[name] }])
  const said = { summary, description, ...(given.tools && { tools: Object.fromEntries(tools) }) }
  return said as { summary: string; description: string } & Pick<O, Extract<keyof O, 'tools'>>
}
const OPERATIONS: Record<string, { summary?: string; description?: string }> = words.operations
const TOOLS: Record<string, Pick<ToolDeclaration, 'title' | 'description'>> = words.tools

/** Fills in what most operations share, and keeps the exact types of its argument. */
export function operation<const O extends Given>(given: O) {
  return {
    params: {} as O extends { params: infer P } ? P : Record<never, never>,
    bodyLimit: MIB,
    idempotent: false,
    ...given,
    ...wordsOf(given),
  }
}

type Method = Operation['method']
type AdminRoute = `${Method} /api/admin/${string}`
type ParamIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamIn<Rest>
  : never
type Identifier = { description: string; example: string }

/**
 * An operation of the operator's API. Its path parameters are identifiers, and its tag and usual refusals are added by
 * the document (`document/admin-operations.ts`).
 */
export function adminOperation<
  const Route extends AdminRoute,
  const O extends Omit<Given, 'auth' | 'method' | 'path' | 'tag'> & { access: Access },
>(route: Route, given: O) {
  type Path = Route extends `${Method} ${infer P}` ? P : never
  type Params = Record<ParamIn<Path>, Identifier>
  const [method, path] = route.split(' ') as [Route extends `${infer M} ${string}` ? M : never, Path]
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return {
    auth: 'bearer' as const,
    tag: 'Admin',
    method,
    path,
    bodyLimit: MIB,
    idempotent: false,
    ...given,
    ...wordsOf(given),
    params: {
      ...Object.fromEntries(names.map((name) => [name, { description: 'Identifier.', example: '' }])),
      ...given.params,
    } as Params,
  }
}
