import type { Answered } from './api-promise.ts'
import { type AnyOperationId, ConnectionError } from './errors.ts'

/**
 * Reads a successful response. Anything of another type (a log-in page, an empty body) did not come from this
 * API.
 */
export function decode(
  operation: AnyOperationId,
  accept: string,
  { data, response, address }: { data: unknown; response: Response; address: string },
): Answered<unknown> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? 'no content'
  const decoded = accept === 'text/html' ? type.startsWith(accept) && data : parse(data)
  if (!decoded)
    throw new ConnectionError(operation, address, `answered ${status} with ${type}, not ${accept}`)
  return { data: decoded, response, requestId: headers.get('x-request-id') }
}

/** Every JSON answer of the API is an object. */
function parse(data: unknown): unknown {
  try {
    const value = typeof data === 'string' ? JSON.parse(data) : data
    return typeof value === 'object' && value
  } catch {
    return null
  }
}
