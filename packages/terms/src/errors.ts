/**
 * Refusals the domain knows. Each reader translates a code once: HTTP to a status, MCP to a text, the worker
 * to a retry decision. `message` is for the caller; the cause stays in `cause` and only reaches the log.
 */
export const ERROR_CODES = [
  'unauthorized',
  'forbidden',
  'invalid_input',
  'payload_too_large',
  'method_not_allowed',
  'not_found',
  'brand_not_found',
  'scan_not_found',
  'run_not_found',
  'bundle_not_available',
  'run_not_classified',
  'conflict',
  'idempotency_conflict',
  'scan_cap_reached',
  'verification_cap_reached',
  'rate_limited',
  'no_engine_configured',
  'register_unavailable',
  'queue_unavailable',
  'database_unavailable',
  'storage_full',
  'storage_unavailable',
  'deadline_exceeded',
  'overloaded',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export interface FieldProblem {
  path: string
  message: string
}

export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  /** Extra members of the Error body, for example `maxScans`. */
  readonly extra: Record<string, unknown>
  readonly retryAfterSeconds: number | null

  constructor(
    code: ErrorCode,
    message: string,
    options: { extra?: Record<string, unknown>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.extra = options.extra ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

/** Whether the refusal passes by itself: the same request can succeed later. */
export const isPassing = ({ code }: DomainError): boolean =>
  code.startsWith('storage_') ||
  ['queue_unavailable', 'database_unavailable', 'deadline_exceeded', 'overloaded'].includes(code)

export const invalidInput = (message: string, fields: FieldProblem[]): DomainError =>
  new DomainError('invalid_input', message, { extra: { fields } })

export const invalidField = (message: string, path: string, problem: string): DomainError =>
  invalidInput(message, [{ path, message: problem }])

export const conflict = (
  message: string,
  options?: ConstructorParameters<typeof DomainError>[2],
): DomainError => new DomainError('conflict', message, options)

export const notFound = (what: string): DomainError => new DomainError('not_found', `${what} not found.`)

export const brandNotFound = (): DomainError => new DomainError('brand_not_found', 'Brand not found.')
export const scanNotFound = (): DomainError => new DomainError('scan_not_found', 'Scan not found.')
export const runNotFound = (): DomainError => new DomainError('run_not_found', 'Run not found.')

export const findingNotFound = (): DomainError => notFound('Finding')

/** The contract has two answers for a run without a class: no bundle here, no verification below. */
export const bundleNotAvailable = (): DomainError =>
  new DomainError('bundle_not_available', 'Run not found or not yet classified: there is no bundle for it.')
export const runNotClassified = (): DomainError =>
  new DomainError(
    'run_not_classified',
    'The run has no classification yet, so there is nothing to re-verify.',
  )

export const scanCapReached = (
  maxScans: number,
  scansThisMonth: number,
  retryAfterSeconds: number,
): DomainError =>
  new DomainError(
    'scan_cap_reached',
    `Monthly scan cap of the plan reached (${scansThisMonth} of ${maxScans}).`,
    {
      extra: { maxScans, scansThisMonth },
      retryAfterSeconds,
    },
  )

/** A scan without questions is refused: it would count, and its empty report would look like a good one. */
export const noActivePrompts = (): DomainError =>
  invalidInput('The brand has no active prompts, so there is nothing to ask. Nothing was started.', [
    {
      path: 'brandId',
      message:
        'has no active prompts: add some with `veracite prompts suggest --import`, `veracite prompts import` or POST /api/admin/brands/{brandId}/prompts, then scan again',
    },
  ])

export const verificationsOfMonthUsed = (
  refusal: { max: number; used: number; maxScans: number; scansThisMonth: number },
  retryAfterSeconds: number,
): DomainError => {
  const { max, used, maxScans, scansThisMonth } = refusal
  return new DomainError(
    'verification_cap_reached',
    `Monthly re-verifications of the plan are used up (${used} of ${max}).`,
    {
      extra: { maxVerifications: max, verificationsThisMonth: used, maxScans, scansThisMonth },
      retryAfterSeconds,
    },
  )
}

export const verificationsOfRunUsed = (
  { max, used }: { max: number; used: number },
  retryAfterSeconds: number,
): DomainError =>
  new DomainError(
    'verification_cap_reached',
    `This run was re-verified ${used} times today, the most allowed in a day. Try again after midnight UTC.`,
    { extra: { maxVerificationsPerRunAndDay: max, verificationsOfRunToday: used }, retryAfterSeconds },
  )

export const noEngineConfigured = (): DomainError =>
  // A setting has to change first, which takes longer than any client waits on its own.
  new DomainError('no_engine_configured', 'No engine of the plan is configured on this server.', {
    retryAfterSeconds: 300,
  })
export const queueUnavailable = (): DomainError =>
  new DomainError('queue_unavailable', 'The queue is not available. Nothing was started.', {
    retryAfterSeconds: 5,
  })

export const idempotencyConflict = (): DomainError =>
  new DomainError('idempotency_conflict', 'This Idempotency-Key was used before with a different request.')

/** A worker lost its lease to another one and drops its work. Never shown to a caller. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  constructor(jobId: string) {
    super(`The lease of job ${jobId} is lost.`)
  }
}

/** A job failed for a reason that no retry can fix. */
export class FatalJobError extends Error {
  override readonly name = 'FatalJobError'
}
