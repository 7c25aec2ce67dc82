import * as errors from './errors.ts'
import type { OperationId } from './generated/operations.ts'
import type { operations } from './generated/schema.ts'
import { retryAfterMs } from './retry.ts'

/** The error for an unsuccessful response. `body` is the parsed JSON, or the text if it is not JSON. */
export function answerToError(
  operation: errors.AnyOperationId,
  response: Response,
  body: unknown,
): errors.ApiError {
  const { status, headers } = response
  // A rate limit passes in a moment, the monthly cap does not: only the body tells them apart.
  const isCap = status === 429 && typeof errors.property(body, 'maxScans') === 'number'
  const Class = isCap
    ? errors.ScanCapError
    : (CLASSES[status] ?? (status >= 500 ? errors.ServerError : errors.ApiError))
  return new (Class as ErrorClass)(
    operation,
    response,
    body,
    retryAfterMs(headers.get('retry-after'), Date.now()),
  )
}

type ErrorClass = typeof errors.ApiError<unknown>

const CLASSES: Record<number, unknown> = {
  400: errors.BadRequestError,
  401: errors.AuthenticationError,
  404: errors.NotFoundError,
  409: errors.ConflictError,
  413: errors.PayloadTooLargeError,
  429: errors.RateLimitError,
  501: errors.NotImplementedError,
  503: errors.UnavailableError,
}

/** The errors of a call, computed from the statuses that the document lists for it. */
export type ErrorOf<Op extends OperationId> = ErrorsOf<operations[Op]['responses']>

export type ErrorsOf<Responses> =
  | StatusErrors<Responses>
  | errors.ServerError
  | errors.ApiError
  | errors.ConnectionError
  | errors.TimeoutError
  | errors.AbortedError
  | errors.InvalidInputError

type StatusErrors<Responses> = {
  [Status in keyof Responses]: Status extends 429
    ? errors.RateLimitError | CapError<Responses[Status]>
    : Status extends keyof ByStatus
      ? ByStatus[Status]
      : never
}[keyof Responses]

type CapError<Answer> = Answer extends { content: { 'application/json': { maxScans: number } } }
  ? errors.ScanCapError
  : never

interface ByStatus {
  400: errors.BadRequestError
  401: errors.AuthenticationError
  404: errors.NotFoundError
  409: errors.ConflictError
  413: errors.PayloadTooLargeError
  503: errors.UnavailableError
}
