import { bundleNotAvailable } from '@veracite/terms/errors'
import { turns } from '@veracite/terms/in-slices'
import type { AccountScope, CaptureSigner, Clock, Collector, Ids } from '@veracite/terms/ports'
import type { BundleFormat } from '@veracite/terms/vocabulary'
import { MAX_WITNESSED } from '@veracite/verify/bundle/bundle'
import type { Language } from '@veracite/words/languages'
import { sayIn } from '@veracite/words/say-in'
import { cosignedFor } from '../log/cosigned-for.ts'
import type { LogStore, Witnessing } from '../log/log-port.ts'
import { proveLeaves } from '../log/prove-leaves.ts'
import { logIdentity } from '../log/read-log.ts'
import type { StoredRuns } from '../records/evidence-rows.ts'
import { statusOf } from '../records/run-verification-status.ts'
import type { StoredTrails } from '../trails/stored-trail.ts'
import { assembleBundle } from './bundle.ts'
import type { BundleStore } from './bundle-port.ts'
import { importsUsed } from './catalogue-part.ts'
import type { ExportedBundle } from './exported-bundle.ts'
import { comparedFactIds } from './read-run.ts'
import { type ExportForm, recordExport } from './record-export.ts'
import { recordingOf } from './recording-part.ts'
import { sealBundle } from './seal-bundle.ts'
import { sealedInLog } from './sealed-manifests.ts'
import { readSettledRun } from './settled-run.ts'
import { MAX_PAGE_BYTES, sourceManifests } from './source-trail.ts'

/**
 * The answer of GET /v1/runs/{runId}/evidence-bundle, for a run that has been classified. Waits a few seconds for the
 * outcomes of a scan that has just ended, and for nothing else.
 */
export const getBundle =
  (deps: {
    runs: StoredRuns
    log: Pick<
      LogStore,
      'findLeaves' | 'newestCheckpoint' | 'newestCosigned' | 'readTiles' | 'listKeys' | 'isOff'
    >
    bundles: BundleStore
    sources: StoredTrails
    signer: CaptureSigner
    collector: Collector
    clock: Clock
    ids: Ids
    /** Pinned roots of the time-stamping authorities, PEM. */
    tsaRoots: readonly string[]
    witnessing: Witnessing
    /** Where the operator publishes the log key: https://… or dns:… */
    keyPlaces: readonly string[]
    staleAfterDays: number
  }) =>
  async (input: {
    runId: string
    /** Of what is written for readers; English if left out. */
    language?: Language
    scope: AccountScope
    format?: BundleFormat
    form?: ExportForm
  }): Promise<ExportedBundle> => {
    const say = sayIn(input.language ?? 'en')
    const run = await readSettledRun(deps, input.runId, input.scope)
    if (!run) throw bundleNotAvailable()
    const { rows, original, manifests, sealed } = run
    const trail = await deps.sources.findStoredTrail(original.id, MAX_PAGE_BYTES)
    const imports = await deps.bundles.listImports(importsUsed(rows))
    const witnessed = await deps.bundles.listWitnessed(rows.run.id, MAX_WITNESSED)

    const recording = await recordingOf(deps.bundles, original)

    const cosigned = await cosignedFor(deps)
    const [thisExport, leaves, facts, keys] = await Promise.all([
      recordExport(deps)({ run, scope: input.scope, format: input.form ?? input.format ?? 'json', say }),
      deps.log.findLeaves(
        [...manifests, ...sealed, ...sourceManifests(trail), ...imports, ...witnessed].map(
          ({ subjectId }) => subjectId,
        ),
        { preferStamped: true, ...cosigned.limit },
      ),
      deps.bundles.listFacts(comparedFactIds(rows)),
      deps.log.listKeys(),
    ])
    // Read after the leaves, so that no leaf is in a newer checkpoint.
    const newest = cosigned.choose(await deps.log.newestCheckpoint(), leaves)
    const proven = newest === null ? [] : await proveLeaves(deps.log, leaves, newest)
    const proofs = new Map(proven.map((proof) => [proof.leaf.subjectId, proof]))
    const sizes = [proofs.get(original.id)?.checkpoint.size, newest?.size].flatMap((size) => size ?? [])
    const now = deps.clock.now()
    const turn = turns()
    const bundle = assembleBundle({
      id: deps.ids.next(),
      now,
      rows,
      original,
      citationClass: run.citationClass,
      statusOf: (shown) => statusOf(shown, now, deps.staleAfterDays),
      manifests,
      sealed: sealedInLog(sealed, proofs),
      trail,
      witnessed,
      recording,
      proofs,
      newest,
      facts,
      imports,
      timestamps: await deps.bundles.listTimestamps(sizes, original.id),
      identity: logIdentity(keys),
      hasLog: proofs.has(original.id) || !(await deps.log.isOff()),
      exporter: deps.collector,
      tsaRoots: deps.tsaRoots,
      witnessing: deps.witnessing,
      keyPlaces: deps.keyPlaces,
      thisExport,
      say,
    })
    // With the pages that it cites, a bundle is megabytes: between its parts, waiting requests go first.
    await turn()
    const whole = sealBundle(deps, bundle, input.format ?? 'json')
    await turn()
    return whole
  }
