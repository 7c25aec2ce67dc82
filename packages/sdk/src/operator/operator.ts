import { type Answered, ApiPromise } from '../api-promise.ts'
import type { OperatorMethods } from '../generated/operator-methods.ts'
import { OPERATOR_OPERATIONS, type OperatorOperationId } from '../generated/operator-operations.ts'
import type { KeyedRequestOptions } from '../request.ts'
import type { RequestParts, Route, Send } from '../transport.ts'
import { createExport } from './exports.ts'
import { createPages } from './pages.ts'

/** Every operation of the operator's API. Created by `new Veracite`. */
export type Operator = OperatorMethods

/** What the table of operations says of one. Members that are left out have the usual value. */
interface OperatorRow {
  name: string
  method: string
  path: string
  keyed?: boolean
  query?: boolean
  body?: 'json' | 'file'
  /** `page`: one page of a list. `file`: bytes. `export`: rows as of one event. JSON if left out. */
  answer?: 'page' | 'file' | 'export'
  deadlineMs?: number
}

type Method = (...given: unknown[]) => unknown

/** The methods come from the generated table; `OperatorMethods`, generated with it, has their types. */
export function createOperator(send: Send): Operator {
  const operator: Record<string, Method | Record<string, Method>> = {}
  for (const [id, row] of Object.entries(OPERATOR_OPERATIONS) as [OperatorOperationId, OperatorRow][]) {
    const [group = '', name] = row.name.split('.')
    const method = createMethod(send, id, row)
    // `findings` is a method, and a group of others.
    if (name === undefined) operator[group] = Object.assign(method, operator[group])
    else operator[group] = Object.assign(operator[group] ?? {}, { [name]: method })
  }
  return operator as unknown as Operator
}

/** Arguments: the ids of the path, then the body, the query and the options, as far as the operation has them. */
function createMethod(send: Send, id: OperatorOperationId, row: OperatorRow): Method {
  const route: Route = { id, bearer: true, keyed: false, ...row }
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  return (...given) => {
    const path = Object.fromEntries(names.map((name) => [name, given.shift() as string]))
    const sent = row.body === undefined ? {} : { [row.body === 'file' ? 'content' : 'body']: given.shift() }
    const { query, own } = splitOptions(row.query ? given.shift() : {})
    const options = { ...own, ...(given.shift() as KeyedRequestOptions | undefined) }
    const parts: RequestParts = { path, query, options, ...sent }
    const call = (more: object = {}) =>
      new ApiPromise(send(route, { ...parts, query: { ...query, ...more } }) as Promise<Answered<unknown>>)
    if (row.answer === 'export') return createExport(send, route, query, options)
    if (row.answer === 'page') return createPages(call)
    if (row.answer === 'file') return openFile(send, route, parts)
    return call()
  }
}

/** Options may be given in one object with the query. */
function splitOptions(given: unknown): { query: object; own: KeyedRequestOptions } {
  const { signal, timeoutMs, maxRetries, ...query } = (given ?? {}) as KeyedRequestOptions
  const own = Object.entries({ signal, timeoutMs, maxRetries }).filter(([, value]) => value !== undefined)
  return { query, own: Object.fromEntries(own) }
}

async function openFile(send: Send, route: Route, parts: RequestParts): Promise<ReadableStream<Uint8Array>> {
  const { response } = await send(route, { ...parts, accept: 'stream' })
  return response.body ?? new Blob([]).stream()
}
