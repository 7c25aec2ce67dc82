import {
  brandNotFound,
  idempotencyConflict,
  noActivePrompts,
  noEngineConfigured,
  queueUnavailable,
  scanCapReached,
} from '../errors.ts'
import type { AccountScope, Clock, Ids, JobQueue } from '../ports.ts'
import type { CatalogStore } from '../stores/catalog-store.ts'
import type { IdempotencyStore, IdempotentRequest, Replay } from '../stores/idempotency-store.ts'
import type { ScanStore, ScheduledTime } from '../stores/scan-store.ts'
import type { Engine } from '../vocabulary.ts'
import { type EngineSelection, selectEngines } from './select-engines.ts'

export interface ScanStarted extends EngineSelection {
  scanId: string
  jobId: string
  status: 'QUEUED'
}

/** What a schedule asks for beside the brand's own settings. */
export interface ScanWish {
  engines: readonly Engine[] | null
  samples: number | null
  spendCeilingUsd: string | null
  scheduled: ScheduledTime | null
}

/** How long a request may wait to learn whether the queue takes work. */
const QUEUE_TIMEOUT_MS = 300

export const startScan =
  (deps: {
    catalog: Pick<CatalogStore, 'findBrand' | 'findAccount' | 'findPlan' | 'hasPrompts'>
    scans: Pick<ScanStore, 'start'>
    idempotency: Pick<IdempotencyStore, 'findReplay'>
    queue: JobQueue
    runnableEngines: () => ReadonlySet<Engine>
    clock: Clock
    ids: Ids
  }) =>
  async (input: {
    brandId: string
    scope: AccountScope
    idempotency: IdempotentRequest | null
    wish?: ScanWish
  }): Promise<ScanStarted> => {
    const { catalog, scans, queue, clock, ids } = deps
    const earlier = input.idempotency && (await deps.idempotency.findReplay(input.idempotency))
    if (earlier) return replayed(earlier)

    const brand = await catalog.findBrand(input.brandId, input.scope)
    if (!brand) throw brandNotFound()
    const account = await catalog.findAccount(brand.accountId)
    const plan = account && (await catalog.findPlan(account.plan))
    if (!plan) throw brandNotFound()

    if (!(await catalog.hasPrompts(brand.id))) throw noActivePrompts()

    const wanted = input.wish?.engines
    const engines = wanted ? plan.engines.filter((engine) => wanted.includes(engine)) : plan.engines
    const selection = selectEngines(engines, deps.runnableEngines())
    if (selection.engines.length === 0) throw noEngineConfigured()
    // Asked before anything is written: a refusal leaves no row, no job and no used quota behind.
    if (!(await queue.ready(QUEUE_TIMEOUT_MS))) throw queueUnavailable()

    const now = clock.now()
    const started: ScanStarted = { scanId: ids.next(), jobId: ids.next(), status: 'QUEUED', ...selection }
    const outcome = await scans.start({
      scanId: started.scanId,
      jobId: started.jobId,
      brandId: brand.id,
      accountId: brand.accountId,
      engines: selection.engines,
      samples: input.wish?.samples ?? brand.samplesPerPrompt,
      spreadSeconds: null,
      promptIds: null,
      maxScans: plan.maxScansPerMonth,
      spendCeilingUsd: input.wish?.spendCeilingUsd ?? null,
      scheduled: input.wish?.scheduled ?? null,
      now,
      idempotency: input.idempotency,
      answer: { ...started },
    })
    if (outcome.kind === 'cap_reached') {
      throw scanCapReached(plan.maxScansPerMonth, outcome.used, secondsToNextMonth(now))
    }
    // The last prompt went between the look and the transaction, which left nothing behind.
    if (outcome.kind === 'no_prompts') throw noActivePrompts()
    if (outcome.kind === 'already_started') return { ...started, scanId: outcome.scanId }
    if (outcome.kind === 'replay') return replayed(outcome.replay)
    queue.kick()
    return started
  }

function replayed(replay: Replay): ScanStarted {
  if (replay.kind === 'conflict') throw idempotencyConflict()
  return replay.answer as unknown as ScanStarted
}

/** The cap is of a calendar month in UTC, so that is when a refused caller may come back. */
export function secondsToNextMonth(now: Date): number {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
  return Math.max(1, Math.ceil((next - now.getTime()) / 1000))
}
