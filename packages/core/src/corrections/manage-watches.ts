import type { SealDeps } from '@veracite/evidence/capture/recorder'
import { conflict, invalidInput, notFound } from '@veracite/terms/errors'
import type { Engine } from '@veracite/terms/vocabulary'
import { problem, refusal } from '@veracite/words/refusals'
import type { FindingStore } from '../findings/finding-store.ts'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { estimateScan } from '../scans/estimate-scan.ts'
import type { BrandDeps } from '../tenants/brand-of.ts'
import { figuresOf, toWatchBody } from './correction-bodies.ts'
import type { Correction, CorrectionStore, WatchPlan } from './correction-store.ts'
import { stopWatch } from './watch-engines.ts'
import { buildWatchPlan } from './watch-manifests.ts'
import { planWatch, WATCH_LIMITS, type WatchChoice } from './watch-plan.ts'

export interface WatchDeps extends SealDeps, BrandDeps {
  corrections: CorrectionStore
  findings: Pick<FindingStore, 'find'>
  estimateScan: ReturnType<typeof estimateScan>
  queue: Pick<JobQueue, 'kick'>
}

const MOST_STATEMENTS = 50
const WATCHES_SHOWN = 20

/** Asking engines again until it is clear. What it may cost is said before anything is asked. */
export const manageWatches = (deps: WatchDeps) => ({
  async estimateWatch(correctionId: string, input: WatchChoice & { engines?: Engine[] }) {
    const found = await correctionOf(deps, correctionId)
    return {
      engines: await Promise.all(
        enginesOf(found, input.engines).map((engine) => estimate(deps, found, engine, input)),
      ),
    }
  },

  /** One watch for each engine; those that are watched already go on as they are. */
  async startWatch(correctionId: string, input: WatchChoice & { engines?: Engine[]; by: string }) {
    const found = await correctionOf(deps, correctionId)
    if (found.origin === 'app') throw conflict('answers_from_app')
    if (found.state === 'closed') throw conflict('correction_is_closed')
    const brand = await deps.tenants.findBrand(found.brandId, deps.scope)
    if (!brand) throw conflict('brand_archived')
    const planned = await Promise.all(
      enginesOf(found, input.engines).map(async (engine) => {
        const { plan, prompts } = await planFor(deps, found, engine, input)
        // Refuses what cannot be asked, before anything is promised.
        await deps.estimateScan({
          brandId: brand.id,
          choice: { engines: [engine], promptIds: plan.promptIds },
        })
        return { engine, plan, promptSha256: prompts.map(({ sha256 }) => sha256) }
      }),
    )
    const statements = await statementsOf(deps, found, MOST_STATEMENTS)
    const started: Engine[] = []
    for (const { engine, plan, promptSha256 } of planned) {
      const id = deps.ids.next()
      const what = { id, correctionId: found.id, engine, plan }
      const manifest = buildWatchPlan(deps, { ...what, brand, statements, promptSha256 })
      const startedAt = deps.clock.now()
      if (await deps.corrections.startWatch({ ...what, startedAt, startedBy: input.by }, manifest))
        started.push(engine)
    }
    if (started.length === 0) throw conflict('engines_watched_already')
    await note(deps, found, 'watch_started', input.by, { engines: started })
    deps.queue.kick()
    return await watchesOf(deps, found)
  },

  async stopWatch(correctionId: string, { engine, by }: { engine?: Engine; by: string }) {
    const found = await correctionOf(deps, correctionId)
    const running = (await deps.corrections.listWatches(found.id, WATCHES_SHOWN)).filter(
      (watch) => watch.phase !== 'ended' && (engine === undefined || watch.engine === engine),
    )
    if (running.length === 0) throw conflict('nothing_is_asked')
    for (const watch of running) await stopWatch(deps, watch, { by, why: 'stopped by a person' })
    await note(deps, found, 'watch_stopped', by, { engines: running.map((watch) => watch.engine) })
    return await watchesOf(deps, found)
  },
})

export async function correctionOf(
  { corrections, tenants, scope }: Pick<WatchDeps, 'corrections' | 'tenants' | 'scope'>,
  correctionId: string,
): Promise<Correction> {
  const found = await corrections.find(correctionId)
  if (found === null || !(await tenants.findBrand(found.brandId, scope, { archived: true })))
    throw notFound('correction')
  return found
}

function enginesOf({ engines }: Correction, wanted: readonly Engine[] | undefined): Engine[] {
  const unknown = wanted?.filter((engine) => !engines.includes(engine)) ?? []
  if (unknown.length > 0)
    throw invalidInput(
      'engines_do_not_say_it',
      unknown.map((engine) => problem('engines', refusal('engine_not_in_correction', { engine }))),
    )
  return engines.filter((engine) => wanted === undefined || wanted.includes(engine))
}

async function planFor(
  { corrections }: WatchDeps,
  correction: Correction,
  engine: Engine,
  choice: WatchChoice,
): Promise<{ plan: WatchPlan; prompts: { id: string; sha256: string; text: string }[] }> {
  const prompts = await corrections.promptsOf(correction.id, engine, WATCH_LIMITS.prompts)
  if (prompts.length === 0) throw conflict(refusal('prompts_archived', { engine }))
  const plan = planWatch(
    choice,
    prompts.map(({ id }) => id),
    { kind: correction.kind, related: await corrections.listRelated(correction.id, engine) },
  )
  return { plan, prompts }
}

async function estimate(deps: WatchDeps, correction: Correction, engine: Engine, choice: WatchChoice) {
  const { plan, prompts } = await planFor(deps, correction, engine, choice)
  const { promptIds, samplesPerLook, mostQuestions } = plan
  const price = await deps.estimateScan({
    brandId: correction.brandId,
    choice: { engines: [engine], promptIds, samples: samplesPerLook },
  })
  const usdPerAnswer = price.engines[0]?.usdPerAnswer ?? null
  const { promptIds: _, continues: _ids, ...numbers } = plan
  return {
    engine,
    ...numbers,
    prompts: prompts.map(({ text }) => text),
    ...figuresOf(plan),
    usdPerAnswer,
    mostUsd: usdPerAnswer === null ? null : (Number(usdPerAnswer) * mostQuestions).toFixed(6),
  }
}

/** The false statements of the first findings of a correction. */
export async function statementsOf(
  { findings }: Pick<WatchDeps, 'findings'>,
  { findingIds }: Correction,
  most: number,
) {
  const found = await Promise.all(findingIds.slice(0, most).map((id) => findings.find(id)))
  return found.flatMap((finding) =>
    finding === null ? [] : [{ predicate: finding.predicate, about: finding.about, value: finding.value }],
  )
}

const note = (
  { corrections, clock }: WatchDeps,
  { id }: Correction,
  move: 'watch_started' | 'watch_stopped',
  who: string,
  data: Record<string, unknown>,
) => corrections.move(id, { move, who, note: null, data }, (state) => ({ state }), clock.now())

const watchesOf = async ({ corrections }: WatchDeps, { id }: Correction) => ({
  items: (await corrections.listWatches(id, WATCHES_SHOWN)).map(toWatchBody),
})
