import type { AccountScope } from '@veracite/core/ports'
import type { Services } from '@veracite/core/services'
import type { KeyScope } from '@veracite/core/vocabulary'
import * as z from 'zod'

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
  input: z.ZodType
  output: z.ZodType
  call(services: Services, args: unknown, scope: AccountScope): Promise<ToolAnswer>
}

/** Ties the handler's arguments to the input schema. The server has validated them when it calls. */
export const defineTool = <I extends z.ZodType>(
  tool: Omit<Tool, 'input' | 'call'> & {
    input: I
    call(services: Services, args: z.output<I>, scope: AccountScope): Promise<ToolAnswer>
  },
): Tool => ({ ...tool, call: (services, args, scope) => tool.call(services, args as z.output<I>, scope) })

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

const id = (description: string) => z.string().min(1).max(128).describe(description)
export const ScanId = id('scanId returned by start_scan.')
export const BrandId = id('Brand identifier, passed exactly as received.')
export const RunId = id('Run identifier, passed exactly as received (for example from list_confabulations).')
export const Hash = z
  .string()
  .regex(/^[a-fA-F0-9]{64}$/)
  .describe('SHA-256 in hexadecimal, 64 characters.')

export const JobAnswer = z.looseObject({ jobId: z.string() })
