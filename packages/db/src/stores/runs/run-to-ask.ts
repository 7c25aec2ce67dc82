import type { PlannedEngine, RunToAsk } from '@veracite/evidence/capture/new-capture'
import { pick } from '@veracite/terms/pick'
import { eq, sql } from 'drizzle-orm'
import { brands, captures, prompts, runs, scans } from '../../generated/tables.ts'
import type { Db } from '../../open-postgres.ts'
import { type Batcher, createBatcher } from '../batcher.ts'
import { hex } from '../ids.ts'

/** Loads the input of a question. Every run goes through this, so it is prepared once and batched. */
export function findInBatches(db: Db): Batcher<string, RunToAsk | null> {
  const find = db
    .select({
      runId: runs.id,
      ...pick(runs, 'scanId', 'brandId', 'engine', 'intent'),
      prompt: prompts.text,
      locale: prompts.locale,
      status: runs.status,
      citationClass: runs.citationClass,
      timesAsked: sql<number>`(
        select count(*)::int from evidence.captures c where c.run_id = ${runs.id}
      ) + (
        select count(*)::int from (
          select from veracite.scans s where s.brand_id = ${runs.brandId} and s.id < ${runs.scanId} limit 100
        ) earlier) + ${runs.sample} - 1`,
      brand: { id: brands.id, name: brands.name, domain: brands.domain, aliases: brands.aliases },
      originalModel: captures.servedModel,
      sample: runs.sample,
      place: runs.place,
      ...pick(scans, 'planSha256', 'plannedAt', 'plannedEngines', 'spendCeilingUsd'),
      isStopped: sql<boolean>`${scans.stoppedAt} is not null`,
    })
    .from(runs)
    .innerJoin(prompts, eq(prompts.id, runs.promptId))
    .innerJoin(scans, eq(scans.id, runs.scanId))
    .innerJoin(brands, eq(brands.id, runs.brandId))
    .leftJoin(captures, eq(captures.id, runs.captureId))
    // A `select` hides their number from the planner, which would plan each execution anew for it.
    .where(sql`${runs.id} = any (array(select unnest(${sql.placeholder('runIds')}::uuid[])))`)
    .prepare('find_to_ask')
  return createBatcher({ most: 100, atOnce: 2, crowd: 24 }, async (runIds) => {
    const found = new Map((await find.execute({ runIds })).map((row) => [row.runId, toRun(row)]))
    return runIds.map((runId) => ({ value: found.get(runId) ?? null }))
  })
}

type Row = Omit<RunToAsk, 'plan'> & {
  place: number | null
  planSha256: Uint8Array | null
  plannedAt: Date | null
  plannedEngines: PlannedEngine[] | null
}

function toRun({ place, planSha256, plannedAt, plannedEngines, ...run }: Row): RunToAsk {
  const engine = plannedEngines?.find((planned) => planned.engine === run.engine)
  const isPlanned = place !== null && planSha256 !== null && plannedAt !== null && engine !== undefined
  return { ...run, plan: isPlanned ? { sha256: hex(planSha256), place, plannedAt, engine } : null }
}
