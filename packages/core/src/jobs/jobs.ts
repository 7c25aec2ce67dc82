import { ENGINES, type JobState } from '@veracite/terms/vocabulary'

/** A range of positions in the plan of a scan, `to` excluded. */
export interface Places {
  from: number
  to: number
}

/** Everything a worker can be asked to do. A new kind does not compile until a handler exists for it. */
export interface JobPayloads {
  'scan.start': { scanId: string }
  'run.ask': { runId: string; scanId: string }
  'scan.classify': { scanId: string }
  'scan.part': { scanId: string; step: 'judge' | 'rest' | 'provisional' | 'seal' } & Places
  'scan.seal': { scanId: string }
  /** With `times`, exactly that many answers are asked for, whatever the first ones say. */
  'run.verify': { runId: string; times?: number }
  'run.reclassify': { runId: string }
  'run.read': { captureId: string }
  /** Model and prompt, as `modelVersion` names them. */
  'reader.check': { reader: string }
  'brand.reclassify': { brandId: string }
  'findings.rebuild': { brandId: string }
  'rivals.count': { brandId: string }
  'facts.follow': { brandId: string }
  'ground-truth.refresh': { brandId: string; url?: string }
  'answer.sources': { captureId: string }
  'page.capture': { url: string }
  /** `webhookId` saves a look at a delivery that has to wait; not every job has it. */
  'webhook.deliver': { deliveryId: string; webhookId?: string }
  'schedule.run': { scheduleId: string }
  /** `plannedAt`: the time of the plan that it is the turn of. */
  'report.make': { brandId: string; plannedAt: string }
  'brand.report': { brandId: string; scanId: string }
  'correction.watch': { correctionId: string }
  'order.watch': { orderId: string }
  'app-plan.follow': { appPlanId: string }
  'feed.import': { importId: string; brandId: string }
}
export type JobKind = keyof JobPayloads

/** Kinds of work that must not wait for each other use separate lanes: one per engine, and these. */
export const SERVICE_LANES = ['scan', 'classify', 'read', 'web', 'sources', 'deliver', 'feeds'] as const
export const LANES = [...SERVICE_LANES, ...ENGINES] as const
export type Lane = (typeof LANES)[number]

/** Higher goes first within a lane: a person waits for a verification, nobody waits for the tail of a scan. */
export const PRIORITY = { background: 0, interactive: 10 } as const
export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY]

/** The right to write for a job. `token` grows with each claim. */
export interface Lease {
  jobId: string
  token: number
}

export type NewJob = {
  [K in JobKind]: {
    id: string
    kind: K
    lane: Lane
    payload: JobPayloads[K]
    /** While a job of this kind and key is active, no other is created: its id is returned. */
    dedupKey?: string
    priority?: Priority
    maxAttempts?: number
    runAt?: Date
  }
}[JobKind]

export type ClaimedJob = {
  [K in JobKind]: {
    kind: K
    payload: JobPayloads[K]
    lane: Lane
    attempt: number
    crashes: number
    lease: Lease
    /** The trace of the request or job that queued it, if traces are exported. */
    traceparent?: string | null
  }
}[JobKind]

/** A job that will not be tried again, as passed to the code that handles the consequences. */
export type DeadJob = {
  [K in JobKind]: { id: string; kind: K; payload: JobPayloads[K] }
}[JobKind]

/**
 * Kinds whose end was settled without them when they were given up, in the same transaction (`on-dead.ts`): trying one
 * again would contradict what was sealed or shown since. Says what to do instead.
 */
export const SETTLED_KINDS = {
  'run.ask': 'Its scan went on without this answer, and sealed that outcome. Start another scan.',
  'scan.start': 'Its scan has failed. Start another scan.',
  'scan.part': 'Its scan went on, with the answers of this part set aside. Reclassify the brand.',
  'scan.classify': 'Its scan has ended, with the answers set aside. Reclassify the brand.',
  'webhook.deliver': 'Its delivery goes on by itself, or has failed. Replay the delivery.',
  'feed.import': 'Its import has failed. Start another import of the feed.',
  'page.capture':
    'Answers that cite the page were traced without it. It is fetched when another one cites it.',
} satisfies Partial<Record<JobKind, string>>
export type SettledKind = keyof typeof SETTLED_KINDS

/** A job on its way through a broker. The token is part of its name: a retry is another delivery. */
export interface Delivery {
  jobId: string
  token: number
}

/** A job as an operator sees it. */
export interface JobView {
  id: string
  kind: string
  lane: string
  state: JobState
  attempt: number
  crashes: number
  progress: Record<string, unknown> | null
  result: Record<string, unknown> | null
  error: string | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  runAt: Date
}

/** Decision about a job that threw: retry after a delay, or give up for good. */
export type FailureDecision = { kind: 'retry'; delayMs: number } | { kind: 'dead' }

export const BACKOFF = { firstMs: 1_000, capMs: 300_000, jitter: 0.2 } as const
/** An engine may ask for a wait of minutes or hours. A longer one is taken for a mistake: work must end. */
export const LONGEST_WAIT_MS = 86_400_000
/** A job whose process crashes this often is the cause, not the victim, and is given up. */
export const MAX_CRASHES = 20

/** 1 s, 2 s, 4 s … up to five minutes, give or take a fifth. `random` is in [0, 1). */
export function backoffMs(failures: number, random: number): number {
  const base = Math.min(BACKOFF.firstMs * 2 ** Math.max(0, failures - 1), BACKOFF.capMs)
  return Math.round(base * (1 - BACKOFF.jitter + 2 * BACKOFF.jitter * random))
}

/** `failures` counts this one; crashes are not failures, so a deploy never uses up a healthy job's attempts. */
export function decideFailure(failure: {
  failures: number
  maxAttempts: number
  fatal: boolean
  retryAfterMs: number | null
  random: number
}): FailureDecision {
  if (failure.fatal || failure.failures >= failure.maxAttempts) return { kind: 'dead' }
  const own = backoffMs(failure.failures, failure.random)
  return { kind: 'retry', delayMs: Math.max(own, Math.min(failure.retryAfterMs ?? 0, LONGEST_WAIT_MS)) }
}
