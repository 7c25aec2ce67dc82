import { type Static, type TObject, Type } from '@sinclair/typebox'
import { accessOf } from '@veracite/contract/base/access'
import type { BodyOf, Operation, ParamsOf, QueryOf } from '@veracite/contract/base/operation'
import { isAtLeast } from '@veracite/core/access/caller'
import type { Services } from '@veracite/core/services'
import type { AccountScope } from '@veracite/terms/ports'
import { KEY_SCOPES, type Role } from '@veracite/terms/vocabulary'

/** The result of a tool: the value, and where to find all of it if it is too large. */
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

/** Scopes of tools. `edit` covers changes that once only the operator's application could make. */
export const TOOL_SCOPES = [...KEY_SCOPES, 'edit'] as const
export type ToolScope = (typeof TOOL_SCOPES)[number]

/** The confirmation question of a tool. */
export interface Question {
  /** The effect and the price. */
  words: string
  /** Expected cost in US dollars; null if unknown. */
  priceUsd: string | null
}

/** Identifies one decision of a person, so that a repeated call does nothing twice. */
export interface Decision {
  id: string
  requestSha256: Uint8Array
  principal: string
}

/** A tool as data: everything callers are told about it, and the service call behind it. */
export interface Tool {
  name: string
  title: string
  description: string
  annotations: ToolAnnotations
  /** The operation whose role the caller needs in the account; null for public ones. */
  operation: Pick<Operation, 'id' | 'access'> | null
  /** The scope a token needs beside the role; null when any token will do. */
  scope: ToolScope | null
  input: TObject
  output: TObject
  /** For tools that spend money or change something: nothing is done before a person said yes to this. */
  asks?(services: Services, args: unknown, scope: AccountScope): Promise<Question>
  /** For what takes longer than other calls. */
  deadlineMs?: number
  /** `decision` is there exactly when the tool asks. */
  call(services: Services, args: unknown, scope: AccountScope, decision: Decision | null): Promise<ToolAnswer>
}

/** The least role in the account; null when anybody may. Throws for an operation that declares none. */
export const roleNeeded = ({ operation }: Pick<Tool, 'operation'>): Role | null =>
  operation === null ? null : accessOf(operation).role

export const hasRoleFor = (tool: Pick<Tool, 'operation'>, role: Role): boolean => {
  const needed = roleNeeded(tool)
  return needed === null || isAtLeast(role, needed)
}

/** The arguments of an operation, side by side. */
type ArgsOf<O> = ParamsOf<O> & Omit<QueryOf<O>, never> & (BodyOf<O> extends undefined ? unknown : BodyOf<O>)

/** Ties the handler's arguments to the operation. The server validates them before it calls. */
export const defineTool = <O, Own extends TObject = TObject<Record<never, never>>>(
  operation: O & Pick<Operation, 'id' | 'auth' | 'access'>,
  tool: Omit<Tool, 'call' | 'operation'> & {
    call(services: Services, args: ArgsOf<O> & Static<Own>, scope: AccountScope): Promise<ToolAnswer>
  },
): Tool => ({
  ...tool,
  operation: operation.auth === 'none' ? null : operation,
  call: (services, args, scope) => tool.call(services, args as ArgsOf<O> & Static<Own>, scope),
})

/** A tool that has no operation: its input and output are defined here. */
export const defineOwnTool = <Input extends TObject>(
  tool: Omit<Tool, 'call' | 'input'> & {
    input: Input
    call(services: Services, args: Static<Input>, scope: AccountScope): Promise<ToolAnswer>
  },
): Tool => ({
  ...tool,
  call: (services, args, scope) => tool.call(services, args as Static<Input>, scope),
})

/** The input of a tool with confirmation also takes the proof of the confirmation. */
const CONFIRMATION = {
  confirmation: Type.Optional(
    Type.String({ maxLength: 1000, description: 'From the first call, once the user agreed.' }),
  ),
}

const DoneOf = Type.Object({ done: Type.Boolean() }, { additionalProperties: true })

/** A tool that spends money or changes something: it says what it will do, and does it when a person agreed. */
export const defineAskingTool = <Input extends TObject>(
  tool: Omit<Tool, 'asks' | 'call' | 'input' | 'output'> & {
    input: Input
    asks(services: Services, args: Static<Input>, scope: AccountScope): Promise<Question>
    call(
      services: Services,
      args: Static<Input>,
      scope: AccountScope,
      decision: Decision,
    ): Promise<ToolAnswer>
  },
): Tool => ({
  ...tool,
  input: Type.Object({ ...tool.input.properties, ...CONFIRMATION }, { additionalProperties: false }),
  output: DoneOf,
  asks: (services, args, scope) => tool.asks(services, args as Static<Input>, scope),
  async call(services, args, scope, decision) {
    if (decision === null) throw new Error(`${tool.name} was called without a decision`)
    return tool.call(services, args as Static<Input>, scope, decision)
  },
})

/** How tools of an agent's own words name a brand. */
export const BRAND = {
  brand: Type.String({ minLength: 1, maxLength: 300, description: 'Its name, domain or id.' }),
}

/** The input of every tool that returns a list in pages. */
export const PAGE = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
  cursor: Type.Optional(
    Type.String({
      format: 'uuid',
      'x-what': 'the nextCursor of an earlier answer',
      description: 'nextCursor of the previous page.',
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

/**
 * Hosts ask the user before running a tool that is not marked read-only, so every hint is stated explicitly.
 */
export const READS: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}
export const CHANGES: ToolAnnotations = {
  readOnlyHint: false,
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

/** Descriptions of the identifiers that several tools take. */
export const ABOUT = {
  scanId: 'From start_scan or list_scans.',
  brandId: 'From list_brands.',
  runId: 'From list_confabulations.',
}
