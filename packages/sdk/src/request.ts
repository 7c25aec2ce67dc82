import type { OperationId } from './generated/operations.ts'
import type { operations } from './generated/schema.ts'

export interface RequestOptions {
  /** Ends the request, the pause before a retry, and the waiting. */
  signal?: AbortSignal | undefined
  /** Longest time for one attempt, to the last byte of the answer. */
  timeoutMs?: number | undefined
  /** Attempts after the first one. */
  maxRetries?: number | undefined
}

export interface KeyedRequestOptions extends RequestOptions {
  /** Your own key: the same request with the same key starts nothing twice within 24 hours. One is made if absent. */
  idempotencyKey?: string | undefined
}

/** What a request of one operation is made of, as the document has it. */
export type RequestOf<Op extends OperationId> = Part<'path', operations[Op]['parameters']['path']> &
  Part<'body', BodyOf<operations[Op]>> & {
    query?: OrUndefined<NonNullable<operations[Op]['parameters']['query']>>
    accept?: 'text/html' | undefined
    options?: KeyedRequestOptions | undefined
  }

type OrUndefined<T> = { [K in keyof T]: T[K] | undefined }
type Part<Name extends string, Value> = [NonNullable<Value>] extends [never] ? unknown : Record<Name, Value>
type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : never
