import type { Static, TObject } from '@sinclair/typebox'
import type { BodyOf, ParamsOf, QueryOf } from '@veracite/contract/operation'
import type { AccountScope } from '@veracite/core/ports'
import type { Services } from '@veracite/core/services'
import type { KeyScope } from '@veracite/core/vocabulary'

/** What a tool answers: `text` only where the text block is not the JSON of `value`. */
export interface ToolAnswer {
  value: Record<string, unknown>
  text?: string
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
  scanId: 'scanId returned by start_scan.',
  brandId: 'Brand identifier, passed exactly as received.',
  runId: 'Run identifier, passed exactly as received (for example from list_confabulations).',
}
