import {
  type FieldProblem,
  type PlainReason,
  problem,
  type Reason,
  refusal,
  whyOf,
} from '@veracite/words/refusals'

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

export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  /** Further members of the Error body: the name of the reason, what its words need, and others such as `maxScans`. */
  readonly extra: Record<string, unknown>
  readonly retryAfterSeconds: number | null

  constructor(
    code: ErrorCode,
    why: Reason,
    options: { extra?: Record<string, unknown>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    const { message, ...named } = whyOf(why)
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.extra = { ...named, ...options.extra }
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

/** Whether the refusal passes by itself: the same request can succeed later. */
export const isPassing = ({ code }: DomainError): boolean =>
  code.startsWith('storage_') ||
  ['queue_unavailable', 'database_unavailable', 'deadline_exceeded', 'overloaded'].includes(code)

export const invalidInput = (why: Reason, fields: FieldProblem[]): DomainError =>
  new DomainError('invalid_input', why, { extra: { fields } })

export const invalidField = (why: Reason, path: string, ofField: Reason): DomainError =>
  invalidInput(why, [problem(path, ofField)])

export const conflict = (why: Reason, options?: ConstructorParameters<typeof DomainError>[2]): DomainError =>
  new DomainError('conflict', why, options)

type Missing = PlainReason extends infer Name
  ? Name extends `${infer What}_not_found`
    ? What
    : never
  : never

export const notFound = (what: Missing): DomainError => new DomainError('not_found', `${what}_not_found`)

export const brandNotFound = (): DomainError => new DomainError('brand_not_found', 'brand_not_found')
export const scanNotFound = (): DomainError => new DomainError('scan_not_found', 'scan_not_found')
export const runNotFound = (): DomainError => new DomainError('run_not_found', 'run_not_found')

/** The contract has two answers for a run without a class: no bundle here, no verification below. */
export const bundleNotAvailable = (): DomainError =>
  new DomainError('bundle_not_available', 'bundle_not_available')
export const runNotClassified = (): DomainError => new DomainError('run_not_classified', 'run_not_classified')

export const scanCapReached = (
  maxScans: number,
  scansThisMonth: number,
  retryAfterSeconds: number,
): DomainError =>
  new DomainError('scan_cap_reached', refusal('scan_cap_reached', { scansThisMonth, maxScans }), {
    extra: { maxScans, scansThisMonth },
    retryAfterSeconds,
  })

/** A scan without questions is refused: it would count, and its empty report would look like a good one. */
export const noActivePrompts = (): DomainError =>
  invalidInput('brand_without_prompts', [problem('brandId', 'has_no_active_prompts')])

export const verificationsOfMonthUsed = (
  month: { max: number; used: number; maxScans: number; scansThisMonth: number },
  retryAfterSeconds: number,
): DomainError => {
  const { max, used, maxScans, scansThisMonth } = month
  return new DomainError(
    'verification_cap_reached',
    refusal('verification_cap_of_month_reached', { used, max }),
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
  new DomainError('verification_cap_reached', refusal('verification_cap_of_run_reached', { used }), {
    extra: { maxVerificationsPerRunAndDay: max, verificationsOfRunToday: used },
    retryAfterSeconds,
  })

export const noEngineConfigured = (): DomainError =>
  // A setting has to change first, which takes longer than any client waits on its own.
  new DomainError('no_engine_configured', 'no_engine_configured', {
    retryAfterSeconds: 300,
  })
export const queueUnavailable = (): DomainError =>
  new DomainError('queue_unavailable', 'queue_unavailable', {
    retryAfterSeconds: 5,
  })

export const idempotencyConflict = (): DomainError =>
  new DomainError('idempotency_conflict', 'idempotency_conflict')

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
