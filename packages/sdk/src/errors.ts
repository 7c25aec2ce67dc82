import type { OperationId } from './generated/operations.ts'
import type { OperatorOperationId } from './generated/operator-operations.ts'
import type { components } from './generated/schema.ts'

/** The id of an operation of the contract or of the operator's API. */
export type AnyOperationId = OperationId | OperatorOperationId

type Schemas = components['schemas']

// The name of each class is a literal: `new.target.name` becomes a single letter once an application is minified.

/** Everything this package throws. */
export class VeraciteError extends Error {
  override readonly name: string = 'VeraciteError'
}

/** An argument that cannot be sent: an empty identifier, a malformed hash, an option out of range. */
export class InvalidInputError extends VeraciteError {
  override readonly name = 'InvalidInputError'
}

/** The caller's signal fired. `cause` is its reason. The name is the one every platform uses for this. */
export class AbortedError extends VeraciteError {
  override readonly name = 'AbortError'
}

/** No usable answer: refused, reset, cut short, or something that is not an answer of this API. */
export class ConnectionError extends VeraciteError {
  override readonly name: string = 'ConnectionError'
  readonly operation: AnyOperationId
  /** Where it was sent: scheme, host and port. */
  readonly address: string

  constructor(operation: AnyOperationId, address: string, message: string, cause?: unknown) {
    super(`${operation}: ${message} (${address})`, { cause })
    this.operation = operation
    this.address = address
  }
}

/** One attempt took longer than `timeoutMs`, body included. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError'
  readonly timeoutMs: number

  constructor(operation: AnyOperationId, address: string, timeoutMs: number, missing: string) {
    super(operation, address, `${missing} within ${timeoutMs} ms`)
    this.timeoutMs = timeoutMs
  }
}

/** `scans.wait` reached its deadline. The scan continues; `scan` is its last known state. */
export class WaitTimeoutError extends VeraciteError {
  override readonly name = 'WaitTimeoutError'
  readonly scan: Schemas['Scan'] | null

  constructor(message: string, scan: Schemas['Scan'] | null) {
    super(message)
    this.scan = scan
  }
}

/** The server refused. `body` is its response: typed if the document types it, text if a proxy answered. */
export class ApiError<Body = unknown> extends VeraciteError {
  override readonly name: string = 'ApiError'
  readonly operation: AnyOperationId
  readonly status: number
  readonly body: Body
  readonly response: Response
  /** The `x-request-id` of the response: quote it to the operator. */
  readonly requestId: string | null
  /** What `Retry-After` asks for, or null. */
  readonly retryAfterMs: number | null

  constructor(operation: AnyOperationId, response: Response, body: Body, retryAfterMs: number | null) {
    const { status, headers } = response
    const requestId = headers.get('x-request-id')
    const said =
      property(body, 'error') ?? headers.get('location') ?? headers.get('content-type') ?? 'no body'
    super(`${operation} answered ${status}: ${said}${requestId ? ` (request ${requestId})` : ''}`)
    this.operation = operation
    this.status = status
    this.body = body
    this.response = response
    this.requestId = requestId
    this.retryAfterMs = retryAfterMs
  }
}

/** 400. `fields` lists each offending field. */
export class BadRequestError extends ApiError<Schemas['ValidationError'] | string> {
  override readonly name = 'BadRequestError'
  declare readonly status: 400

  get fields(): Schemas['ValidationError']['fields'] {
    const fields = property(this.body, 'fields')
    return Array.isArray(fields) ? fields : []
  }
}

/** 401. The token is missing or wrong. */
export class AuthenticationError extends ApiError<Schemas['Error'] | string> {
  override readonly name = 'AuthenticationError'
  declare readonly status: 401
}

/** 404. No such brand, scan or run, or no bundle because the run is not classified yet. */
export class NotFoundError extends ApiError<Schemas['Error'] | string> {
  override readonly name = 'NotFoundError'
  declare readonly status: 404
}

/** 409. The run has no classification to verify, or an idempotency key was used for another request. */
export class ConflictError extends ApiError<Schemas['Error'] | string> {
  override readonly name = 'ConflictError'
  declare readonly status: 409
}

/** 413. The body is larger than the route takes. */
export class PayloadTooLargeError extends ApiError<Schemas['Error'] | string> {
  override readonly name = 'PayloadTooLargeError'
  declare readonly status: 413
}

/** 429. Too many requests; `retryAfterMs` says how long to wait. */
export class RateLimitError extends ApiError<Schemas['Error'] | string> {
  override readonly name = 'RateLimitError'
  declare readonly status: 429
}

/** 429 of `scans.create`: the monthly cap of the plan. Never retried: it lasts until the month ends. */
export class ScanCapError extends ApiError<Schemas['ScanCapError']> {
  override readonly name = 'ScanCapError'
  declare readonly status: 429

  get maxScans(): number {
    return this.body.maxScans
  }

  get scansThisMonth(): number {
    return this.body.scansThisMonth
  }
}

/** 501. A planned route; no method of this client calls one. */
export class NotImplementedError extends ApiError<Schemas['Planned'] | string> {
  override readonly name = 'NotImplementedError'
  declare readonly status: 501
}

/** 503. The queue, the database or every engine is unavailable. Nothing was started. */
export class UnavailableError extends ApiError<Schemas['Error'] | string> {
  override readonly name = 'UnavailableError'
  declare readonly status: 503
}

/** Any other 5xx. */
export class ServerError extends ApiError<Schemas['Error'] | string> {
  override readonly name = 'ServerError'
}

export function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}
