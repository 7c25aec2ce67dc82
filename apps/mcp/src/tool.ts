import { type Static, type TObject, Type } from '@sinclair/typebox'
import type { BodyOf, ParamsOf, QueryOf } from '@veracite/contract/operation'
import type { AccountScope } from '@veracite/core/ports'
import type { Services } from '@veracite/core/services'
import type { KeyScope } from '@veracite/core/vocabulary'

/** What a tool answers: the value, and where the whole of it is when that is too much for a tool. */
export interface ToolAnswer {
  value: Record<string, unknown>
  links?: ToolLink[]
}

/** Something that `resources/read` gives in full. */
export interface ToolLink {
  uri: string
  name: string
  title: string
  mimeType: string
}

export interface ToolAnnotations {
  readOnlyHint: boolean
  destructiveHint: boolean
  idempotentHint: boolean
  openWorldHint: boolean
}

/** A tool as data: everything a caller is told about it, and the one service call behind it. */
export interface Tool {
  name: string
  title: string
  description: string
  annotations: ToolAnnotations
  /** What a customer's key must be allowed to do; null where any token will do. */
  scope: KeyScope | null
  input: TObject
  output: TObject
  call(services: Services, args: unknown, scope: AccountScope): Promise<ToolAnswer>
}

/** What the call of an operation is given, side by side. */
type ArgsOf<O> = ParamsOf<O> & Omit<QueryOf<O>, never> & (BodyOf<O> extends undefined ? unknown : BodyOf<O>)

/** Ties the handler's arguments to the operation. The server has validated them when it calls. */
export const defineTool = <O, Own extends TObject = TObject<Record<never, never>>>(
  _operation: O,
  tool: Omit<Tool, 'call'> & {
    call(services: Services, args: ArgsOf<O> & Static<Own>, scope: AccountScope): Promise<ToolAnswer>
  },
): Tool => ({
  ...tool,
  call: (services, args, scope) => tool.call(services, args as ArgsOf<O> & Static<Own>, scope),
})

/** A tool without an operation of its own: it takes and gives what it says here. */
export const defineOwnTool = <Input extends TObject>(
  tool: Omit<Tool, 'call' | 'input'> & {
    input: Input
    call(services: Services, args: Static<Input>, scope: AccountScope): Promise<ToolAnswer>
  },
): Tool => ({
  ...tool,
  call: (services, args, scope) => tool.call(services, args as Static<Input>, scope),
})

/** What every tool takes that gives a list in parts. */
export const PAGE = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
  cursor: Type.Optional(
    Type.String({
      format: 'uuid',
      'x-what': 'the nextCursor of an earlier answer',
      description: 'nextCursor of the page before.',
    }),
  ),
}

export const pageOf = (page: { limit?: number; cursor?: string }) => ({
  limit: page.limit ?? 25,
  cursor: page.cursor?.toLowerCase() ?? null,
})

export const PageOf = Type.Object(
  { items: Type.Array(Type.Unknown()), nextCursor: Type.Union([Type.String(), Type.Null()]) },
  { additionalProperties: true },
)

/** Hosts ask the user before a tool that does not say it only reads, so each hint is said outright. */
export const READS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}
export const QUEUES: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
}

/** What an agent must know of the identifiers that several tools take. */
export const ABOUT = {
  scanId: 'From start_scan or list_scans.',
  brandId: 'From list_brands.',
  runId: 'From list_confabulations.',
}
