import {
  type FieldProblem,
  type PlainReason,
  problem,
  type Reason,
  refusal,
  whyOf,
} from '@veracite/words/refusals'

/**
 * Refusals the domain knows, and their status in HTTP: the whole policy in one place. MCP translates a code to a text, the
 * worker to a retry decision. `message` is for the caller; the cause stays in `cause` and only reaches the log.
 */
export const STATUS_OF = {
  unauthorized: 401,
  forbidden: 403,
  invalid_input: 400,
  payload_too_large: 413,
  method_not_allowed: 405,
  not_found: 404,
  brand_not_found: 404,
  scan_not_found: 404,
  run_not_found: 404,
  bundle_not_available: 404,
  run_not_classified: 409,
  conflict: 409,
  idempotency_conflict: 409,
  scan_cap_reached: 429,
  verification_cap_reached: 429,
  rate_limited: 429,
  no_engine_configured: 503,
  register_unavailable: 503,
  queue_unavailable: 503,
  database_unavailable: 503,
  storage_full: 503,
  storage_unavailable: 503,
  deadline_exceeded: 503,
  overloaded: 503,
} as const
export type ErrorCode = keyof typeof STATUS_OF

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

/** The contract has codes of their own for these. */
const WITH_CODE = ['brand', 'scan', 'run'] as const

export function notFound(what: Missing): DomainError {
  const coded = WITH_CODE.find((one) => one === what)
  return new DomainError(coded === undefined ? 'not_found' : `${coded}_not_found`, `${what}_not_found`)
}

/** What was looked up; a refusal if it is not there. */
export function existing<Found>(found: Found | null | undefined, what: Missing): Found {
  if (found === null || found === undefined) throw notFound(what)
  return found
}

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
