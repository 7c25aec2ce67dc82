import { pick } from '@veracite/terms/pick'
import { MAX_WITNESSED } from '@veracite/verify/bundle/bundle'
import type { SealDeps } from '../capture/recorder.ts'
import type { LogStore, Witnessing } from '../log/log-port.ts'
import type { StoredRuns } from '../records/evidence-rows.ts'
import { statusOf } from '../records/run-verification-status.ts'
import type { StoredTrail, StoredTrails } from '../trails/stored-trail.ts'
import { assembleBundle } from './bundle.ts'
import type { BundleInput } from './bundle-input.ts'
import type { BundleStore } from './bundle-port.ts'
import { importsUsed } from './catalogue-part.ts'
import type { ExportedBundle } from './exported-bundle.ts'
import { comparedFactIds, type RunForBundle } from './read-run.ts'
import { recordingOf } from './recording-part.ts'
import { sourceManifests } from './source-trail.ts'

/** What bundles are made with, those that stand alone and those of a case. */
export interface BundleDeps extends SealDeps {
  runs: StoredRuns
  log: Pick<
    LogStore,
    'findLeaves' | 'newestCheckpoint' | 'newestCosigned' | 'readTiles' | 'listKeys' | 'isOff'
  >
  bundles: BundleStore
  sources: StoredTrails
  /** Pinned roots of the time-stamping authorities, PEM. */
  tsaRoots: readonly string[]
  witnessing: Witnessing
  /** Where the operator publishes the log key: https://… or dns:… */
  keyPlaces: readonly string[]
  staleAfterDays: number
}

/** What else was signed about the answers of a run, and the place in the log of all of it. */
export async function findLogged(
  { bundles, log }: Pick<BundleDeps, 'bundles' | 'log'>,
  { rows, manifests, sealed }: RunForBundle,
  trail: StoredTrail | null,
  limit: { atMost?: number },
) {
  const imports = await bundles.listImports(importsUsed(rows))
  const witnessed = await bundles.listWitnessed(rows.run.id, MAX_WITNESSED)
  const signed = [...manifests, ...sealed, ...sourceManifests(trail), ...imports, ...witnessed]
  const subjects = signed.map(({ subjectId }) => subjectId)
  return { imports, witnessed, leaves: await log.findLeaves(subjects, { preferStamped: true, ...limit }) }
}

type Made = 'id' | 'now' | 'sealed' | 'trail' | 'witnessed' | 'imports' | 'thisExport' | 'say'

/** The bundle of a run as of a checkpoint, with the facts, the recording and the time stamps that belong to it. */
export async function makeBundle(
  deps: Pick<
    BundleDeps,
    'bundles' | 'collector' | 'tsaRoots' | 'witnessing' | 'keyPlaces' | 'staleAfterDays'
  >,
  { rows, original, citationClass, manifests }: RunForBundle,
  made: Pick<BundleInput, Made | 'proofs' | 'newest' | 'identity' | 'hasLog'>,
): Promise<ExportedBundle> {
  const { now, proofs, newest } = made
  const sizes = [proofs.get(original.id)?.checkpoint.size, newest?.size].flatMap((size) => size ?? [])
  const [recording, facts, timestamps] = await Promise.all([
    recordingOf(deps.bundles, original),
    deps.bundles.listFacts(comparedFactIds(rows)),
    deps.bundles.listTimestamps(sizes, original.id),
  ])
  return assembleBundle({
    ...made,
    ...{ rows, original, citationClass, manifests },
    statusOf: (shown) => statusOf(shown, now, deps.staleAfterDays),
    ...{ recording, facts, timestamps },
    exporter: deps.collector,
    ...pick(deps, 'tsaRoots', 'witnessing', 'keyPlaces'),
  })
}
