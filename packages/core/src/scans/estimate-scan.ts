import { expectedHalfWidth, widestCounts } from '@veracite/statistics/exact-rate'
import { COUNTS_ONLY_BELOW, sayRate } from '@veracite/statistics/words'
import type { EnginePort } from '@veracite/terms/engine-port'
import type { Clock } from '@veracite/terms/ports'
import { type Engine, originOf } from '@veracite/terms/vocabulary'
import { readingPrice } from '../readers/describe-reader.ts'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import { mostToConfirm } from './confirming-scan.ts'
import type { PlanStore } from './plan-store.ts'
import { gapOf } from './sample-gap.ts'
import {
  type ChooseDeps,
  chooseScan,
  MAX_RUNS,
  refuseUnknown,
  type ScanChoice,
  tooManyRuns,
} from './scan-choice.ts'

const THIRTY_DAYS_MS = 30 * 86_400_000

/** Estimates the questions, the cost and the precision of a scan. Starts nothing. */
export const estimateScan =
  (
    deps: ChooseDeps & {
      tenants: Pick<TenantStore, 'listActivePrompts'>
      plans: Pick<PlanStore, 'listSpend'>
      engines: ReadonlyMap<Engine, EnginePort>
      clock: Clock
      asksAgain: boolean
      model: LanguageModelPort | null
      secondModel: LanguageModelPort | null
    },
  ) =>
  async (input: { brandId: string; choice: ScanChoice }) => {
    const scan = await chooseScan(deps, input)
    const { samples, promptIds, spreadSeconds } = scan
    const active = await deps.tenants.listActivePrompts(scan.brand.id, promptIds)
    refuseUnknown(promptIds ?? [], active)
    const prompts = active.length
    const asked = scan.selection.engines
    const runs = prompts * asked.length * samples
    if (runs > MAX_RUNS) throw tooManyRuns(runs)

    const since = new Date(deps.clock.now().getTime() - THIRTY_DAYS_MS)
    const spend = await deps.plans.listSpend(since)
    const engines = asked.map((engine) => priced(engine, prompts * samples, spend, deps.engines.get(engine)))
    const reading = readingOf(deps, runs)
    const known = [...engines, ...(reading === null ? [] : [reading])].flatMap(
      ({ priceUsd }) => priceUsd ?? [],
    )
    const gapMs = gapOf(deps.engines, { engines: asked, samples, prompts, spreadSeconds })
    const price = known.length === 0 ? null : known.reduce((sum, usd) => sum + Number(usd), 0)
    const again = mostToConfirm(
      { totalRuns: runs, samples, prompts },
      engines.map(({ usdPerAnswer }) => (usdPerAnswer === null ? null : Number(usdPerAnswer))),
    )
    return {
      prompts,
      samples,
      runs,
      demo: reading === null && asked.every((engine) => originOfPort(deps.engines.get(engine)) === 'demo'),
      priceUsd: price?.toFixed(6) ?? null,
      confirmation: deps.asksAgain
        ? { runs: again.runs, mostUsd: price === null ? null : (price + (again.usd ?? 0)).toFixed(6) }
        : null,
      engines,
      reading,
      unpriced: engines.filter(({ priceUsd }) => priceUsd === null).map(({ engine }) => engine),
      spreadSeconds: Math.ceil((gapMs * (samples - 1)) / 1000),
      width: { halfWidth: expectedHalfWidth(samples), words: widthInWords(samples) },
    }
  }

/** The most that the model takes for reading all answers, and for confirming that each says something false. */
function readingOf(
  { model, secondModel }: { model: LanguageModelPort | null; secondModel: LanguageModelPort | null },
  runs: number,
) {
  if (model === null) return null
  return {
    model: model.name,
    second: secondModel?.name ?? null,
    ...readingPrice({ model, secondModel }, runs),
    dailySpendUsd: model.dailySpendUsd,
  }
}

const originOfPort = (port: EnginePort | undefined) =>
  port === undefined ? 'engine' : originOf(port.access.kind)

/** By the engine's average cost per question, asked in the same way; if it was never asked, by the price list. */
function priced(
  engine: Engine,
  runs: number,
  spend: Awaited<ReturnType<PlanStore['listSpend']>>,
  port: EnginePort | undefined,
) {
  const origin = originOfPort(port)
  const spent = spend.find((row) => row.engine === engine && row.origin === origin)
  const measured = spent === undefined || spent.calls === 0 ? null : Number(spent.costUsd) / spent.calls
  const listed = port?.listUsdPerAnswer == null ? null : Number(port.listUsdPerAnswer)
  const mean = measured ?? listed
  return {
    engine,
    runs,
    usdPerAnswer: mean?.toFixed(6) ?? null,
    basis: measured !== null ? ('measured' as const) : listed !== null ? ('list' as const) : null,
    priceUsd: mean === null ? null : (mean * runs).toFixed(6),
    dailySpendUsd: port?.limits.dailySpendUsd ?? null,
  }
}

/** In the words in which a result near one half will be shown: no other is less certain. */
const widthInWords = (samples: number): string =>
  samples < COUNTS_ONLY_BELOW
    ? 'too few samples for a rate: counts only'
    : `about half reads ${sayRate(widestCounts(samples))}`
