import type { SealDeps } from '@veracite/evidence/capture/recorder'
import { confidenceSequence } from '@veracite/statistics/confidence-sequence'
import type { Engine } from '@veracite/terms/vocabulary'
import { startOwnScan } from '../scans/start-own-scan.ts'
import type { startScan } from '../scans/start-scan.ts'
import { moved } from './correction-state.ts'
import type { Correction, CorrectionStore, Watch } from './correction-store.ts'
import { type Concluded, countsOfRound, decideWatch, nextLookAt, type WatchStep } from './decide-watch.ts'
import { buildWatchOutcome } from './watch-manifests.ts'
import { earliest } from './watch-pages.ts'
import { errorOfRound } from './watch-plan.ts'

export interface EngineWatchDeps extends SealDeps {
  corrections: Pick<
    CorrectionStore,
    'listWatches' | 'addLook' | 'recordObstacle' | 'conclude' | 'move' | 'attachFindings'
  >
  startScan: ReturnType<typeof startScan>
}

/** The end of a scan wakes its correction; this is for an end that was missed. */
const LOOK_AGAIN_MS = 300_000
const MOST_WATCHES = 50
/** A watch concludes and begins its next round in one turn; more steps than this would be a mistake. */
const MOST_STEPS = 4

/** Asks what is due and concludes what is clear; when to look again. */
export async function watchEngines(deps: EngineWatchDeps, correction: Correction): Promise<Date | null> {
  await deps.corrections.attachFindings(correction.id)
  const times: (Date | null)[] = []
  for (const watch of await deps.corrections.listWatches(correction.id, MOST_WATCHES)) {
    if (watch.phase === 'ended') continue
    // A closed correction asks no more questions; surveillance for a return goes on.
    if (correction.state === 'closed' && watch.phase !== 'surveillance')
      await stopWatch(deps, watch, { by: 'veracite', why: 'the correction was closed' })
    else times.push(await turnsOf(deps, correction, watch.id))
  }
  return earliest(times)
}

/** Ends it with a signed outcome. What a round before has found stays its result. False if it had ended before. */
export async function stopWatch(
  deps: Pick<EngineWatchDeps, keyof SealDeps> & { corrections: Pick<CorrectionStore, 'conclude'> },
  watch: Watch,
  stopped: { by: string; why: string },
): Promise<boolean> {
  const { round } = watch
  const ended = { phase: 'ended', round, nextAt: null } as const
  const figures = countsOfRound(watch, round)
  const manifest = buildWatchOutcome(deps, watch, { ...ended, ...figures, result: 'stopped' }, stopped)
  const result = watch.phase === 'asking' ? 'stopped' : null
  return await deps.corrections.conclude(watch.id, { ...ended, result, now: deps.clock.now() }, manifest)
}

async function turnsOf(deps: EngineWatchDeps, correction: Correction, watchId: string): Promise<Date | null> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const all = await deps.corrections.listWatches(correction.id, MOST_WATCHES)
    const watch = all.find(({ id }) => id === watchId)
    if (watch === undefined) return null
    const now = deps.clock.now()
    const decided = decideWatch({ ...watch, isSpent: isSpent(watch) }, now)
    if (decided.kind === 'wait') {
      const isLooking = watch.looks.at(-1)?.ended === false
      return isLooking ? new Date(now.getTime() + LOOK_AGAIN_MS) : decided.until
    }
    if (decided.kind === 'look') return await look(deps, correction, watch, decided, now)
    await conclude(deps, correction, { watch, all }, decided.concluded, now)
  }
  return deps.clock.now()
}

const spentUsd = ({ looks }: Watch): number =>
  looks.reduce((sum, { costUsd }) => sum + Number(costUsd ?? 0), 0)

const isSpent = (watch: Watch): boolean =>
  watch.plan.spendCeilingUsd !== null && spentUsd(watch) >= Number(watch.plan.spendCeilingUsd)

/** A scan of its own, so that plan, spend and outcome are handled as of any other. */
async function look(
  deps: EngineWatchDeps,
  correction: Correction,
  watch: Watch,
  { phase, round, questions }: Extract<WatchStep, { kind: 'look' }>,
  now: Date,
): Promise<Date> {
  const { plan } = watch
  const engines = [watch.engine]
  const number = watch.looks.length + 1
  const samples = phase === 'asking' ? plan.samplesPerLook : 1
  const spendCeilingUsd =
    plan.spendCeilingUsd === null ? null : (Number(plan.spendCeilingUsd) - spentUsd(watch)).toFixed(6)
  const key = `correction-watch-${watch.id}-${number}`
  const { scanId, hindered, againMs } = await startOwnScan(deps, 'correction.watch', key, {
    brandId: correction.brandId,
    wish: { engines, samples, spendCeilingUsd, scheduled: null, isOwnIdea: true },
    choice: { engines, promptIds: plan.promptIds, samples, spreadMinutes: spreadOf(plan.everyHours) },
  })
  const until = new Date(now.getTime() + (againMs ?? LOOK_AGAIN_MS))
  if (scanId === null) await deps.corrections.recordObstacle(watch.id, hindered, until)
  else {
    const made = { number, round, phase, scanId, questions, startedAt: now }
    await deps.corrections.addLook(watch.id, made, nextLookAt(plan, phase, now))
  }
  return until
}

/** Samples of one prompt are spread over a quarter of the time until the next look: neighbours are alike. */
const spreadOf = (everyHours: number): number => Math.floor((everyHours * 60) / 4)

async function conclude(
  deps: EngineWatchDeps,
  correction: Correction,
  { watch, all }: { watch: Watch; all: readonly Watch[] },
  concluded: Concluded,
  now: Date,
): Promise<void> {
  const { result, phase, round, nextAt, asked, seen } = concluded
  // The end of a surveillance without news is no news.
  const isNews = result !== null && !(watch.phase === 'surveillance' && result === 'fewer')
  const manifest = result === null ? null : buildWatchOutcome(deps, watch, concluded)
  await deps.corrections.conclude(watch.id, { phase, round, result, nextAt, now }, manifest)
  if (!isNews || result === null || result === 'stopped') return
  const { engine, plan } = watch
  const data = {
    ...{ engine, watchId: watch.id, round, asked, seen, atMost: plan.atMost },
    ...confidenceSequence({ asked, seen }, errorOfRound(plan, round)),
    notWatched: notWatched(correction, all),
  }
  const isWhole = result !== 'fewer' || othersFewerToo(watch, all)
  await deps.corrections.move(
    correction.id,
    { move: result, who: 'veracite', note: null, data },
    (state) => (isWhole ? moved(state, result) : { state }),
    now,
  )
}

/** Engines that say it and were never asked again: nothing is known about them. */
export const notWatched = ({ engines }: Pick<Correction, 'engines'>, all: readonly Watch[]): Engine[] =>
  engines.filter((engine) => !all.some((watch) => watch.engine === engine))

/** Of every other engine that is or was watched, the newest watch found it in fewer answers than planned. */
export function othersFewerToo(watch: Pick<Watch, 'id' | 'engine'>, all: readonly Watch[]): boolean {
  const newest = new Map<string, Watch>()
  for (const one of all.toReversed()) newest.set(one.engine, one)
  return [...newest.values()].every((one) => one.engine === watch.engine || one.result === 'fewer')
}
