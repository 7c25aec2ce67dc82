import {
  idempotencyConflict,
  noActivePrompts,
  queueUnavailable,
  scanCapReached,
} from '@veracite/terms/errors'
import { pick } from '@veracite/terms/pick'
import type { Clock, Ids } from '@veracite/terms/ports'
import type { Engine } from '@veracite/terms/vocabulary'
import { secondsToNextMonth } from '../accounts/months.ts'
import type { IdempotencyStore, IdempotentRequest, Replay } from '../jobs/idempotency-store.ts'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { EngineSelection } from './scan-choice.ts'
import {
  type ChooseDeps,
  chooseScan,
  MAX_RUNS,
  type ScanChoice,
  tooManyRuns,
  unknownPrompts,
} from './scan-choice.ts'
import type { ScanStore, ScheduledTime } from './scan-store.ts'

export interface ScanStarted extends EngineSelection {
  scanId: string
  jobId: string
  status: 'QUEUED'
}

/** What a schedule or a confirming scan asks for beyond the brand's own settings. */
export interface ScanWish {
  engines: readonly Engine[] | null
  samples: number | null
  spendCeilingUsd: string | null
  scheduled: ScheduledTime | null
  confirmsScanId?: string
  /** Started by the service itself, not at a time that somebody set. */
  isOwnIdea?: boolean
}

/** How long a request may wait to learn whether the queue takes work. */
const QUEUE_TIMEOUT_MS = 300

export const startScan =
  (
    deps: ChooseDeps & {
      scans: Pick<ScanStore, 'start'>
      idempotency: Pick<IdempotencyStore, 'findReplay'>
      queue: JobQueue
      clock: Clock
      ids: Ids
    },
  ) =>
  async (input: {
    brandId: string
    idempotency: IdempotentRequest | null
    wish?: ScanWish
    /** For this scan only; the contract's route does not offer it. */
    choice?: ScanChoice
  }): Promise<ScanStarted> => {
    const { scans, queue, clock, ids } = deps
    const earlier = input.idempotency && (await deps.idempotency.findReplay(input.idempotency))
    if (earlier) return replayed(earlier)

    const { wish } = input
    const chosen = await chooseScan(deps, {
      ...input,
      choice: { ...(wish?.samples && { samples: wish.samples }), ...input.choice },
      within: wish?.engines ?? null,
    })
    const { brand, plan, selection } = chosen
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
      ...pick(chosen, 'samples', 'spreadSeconds', 'promptIds'),
      mostRuns: MAX_RUNS,
      // Half of the month's cap is reserved for scans that people or schedules start.
      maxScans:
        wish?.confirmsScanId || wish?.isOwnIdea
          ? Math.floor(plan.maxScansPerMonth / 2)
          : plan.maxScansPerMonth,
      spendCeilingUsd: wish?.spendCeilingUsd ?? null,
      scheduled: wish?.scheduled ?? null,
      confirmsScanId: wish?.confirmsScanId ?? null,
      now,
      idempotency: input.idempotency,
      answer: { ...started },
    })
    if (outcome.kind === 'cap_reached') {
      throw scanCapReached(plan.maxScansPerMonth, outcome.used, secondsToNextMonth(now))
    }
    // The last prompt was removed between the check and the transaction, which wrote nothing.
    if (outcome.kind === 'no_prompts') throw noActivePrompts()
    if (outcome.kind === 'already_started') return { ...started, scanId: outcome.scanId }
    if (outcome.kind === 'unknown_prompts') throw unknownPrompts(outcome.promptIds)
    if (outcome.kind === 'too_many_runs') throw tooManyRuns(outcome.runs)
    if (outcome.kind === 'replay') return replayed(outcome.replay)
    queue.kick()
    return started
  }

function replayed(replay: Replay): ScanStarted {
  if (replay.kind === 'conflict') throw idempotencyConflict()
  return replay.answer as unknown as ScanStarted
}
