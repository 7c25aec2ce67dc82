import type { PlannedEngine } from '@veracite/evidence/capture/new-capture'
import { recorderOf, type SealDeps } from '@veracite/evidence/capture/recorder'
import { SCHEMA_HOST, signManifest } from '@veracite/evidence/capture/sign-manifest'
import { rootOfBlocks } from '@veracite/evidence/log/sealed-list'
import type { EnginePort } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'
import { manifestSchema, type OutcomeManifest, type PlanManifest } from '@veracite/verify/bundle/manifest'
import { hexEncode } from '@veracite/verify/bytes'
import type {
  DrawnForScan,
  NewScanManifest,
  OriginInPlan,
  PlanSeries,
  ScanToPlan,
  SealedBlocks,
} from './plan-store.ts'

/** The plan of a scan. It has all digests of its prompts, or the root over them. */
export function buildPlan(
  deps: SealDeps,
  scan: ScanToPlan,
  engines: PlannedEngine[],
  prompts: { sha256: string[]; root: string | null },
  { blocks, drawn, origins }: { blocks: SealedBlocks; drawn: DrawnForScan[]; origins: OriginInPlan[] },
  series: PlanSeries,
): NewScanManifest {
  const id = deps.ids.next()
  const now = deps.clock.now()
  const manifest: Omit<PlanManifest, 'drawn'> & Partial<Pick<PlanManifest, 'drawn'>> = {
    schema: manifestSchema(SCHEMA_HOST, 'plan'),
    prev: series.prev,
    eventNonce: deps.ids.randomHex(16),
    planId: id,
    scanId: scan.scanId,
    brand: scan.brand,
    prompts: { count: scan.totalPrompts, ...prompts },
    series: { number: series.number, history: hexEncode(series.history) },
    ...(drawn.length > 0 && { drawn }),
    origins,
    engines,
    samples: scan.samples,
    spreadSeconds: scan.spreadSeconds,
    runs: scan.totalRuns,
    root: hexEncode(rootOfBlocks(blocks.roots)),
    recorder: recorderOf(deps),
    plannedAt: now.toISOString(),
  }
  const signed = signManifest(deps.signer, manifest)
  return { id, scanId: scan.scanId, manifest: signed, createdAt: now, version: 1 }
}

/** The outcome of every run of a plan, signed. */
export function buildOutcome(
  deps: SealDeps,
  scan: { scanId: string; totalRuns: number; planSha256: string },
  { roots, counts }: SealedBlocks,
  version: number,
): NewScanManifest {
  const id = deps.ids.next()
  const now = deps.clock.now()
  const manifest: OutcomeManifest = {
    schema: manifestSchema(SCHEMA_HOST, 'outcome'),
    prev: scan.planSha256,
    eventNonce: deps.ids.randomHex(16),
    outcomeId: id,
    scanId: scan.scanId,
    runs: scan.totalRuns,
    version,
    counts,
    root: hexEncode(rootOfBlocks(roots)),
    recorder: recorderOf(deps),
    sealedAt: now.toISOString(),
  }
  const signed = signManifest(deps.signer, manifest)
  return { id, scanId: scan.scanId, manifest: signed, createdAt: now, version }
}

/** How each engine will be asked, from the configuration of the process that makes the plan. */
export function plannedEngines(
  engines: readonly Engine[],
  configured: ReadonlyMap<Engine, Pick<EnginePort, 'access'>>,
): PlannedEngine[] {
  return engines.map((engine) => {
    const access = configured.get(engine)?.access
    return {
      engine,
      access: access?.kind ?? 'none',
      provider: access?.provider ?? 'none',
      modelRequested: access?.model ?? null,
    }
  })
}
