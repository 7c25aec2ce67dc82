import { bundleNotAvailable } from '@veracite/terms/errors'
import { turns } from '@veracite/terms/in-slices'
import type { AccountScope } from '@veracite/terms/ports'
import type { BundleFormat } from '@veracite/terms/vocabulary'
import type { Language } from '@veracite/words/languages'
import { sayIn } from '@veracite/words/say-in'
import { cosignedFor } from '../log/cosigned-for.ts'
import { proveLeaves } from '../log/prove-leaves.ts'
import { logIdentity } from '../log/read-log.ts'
import type { ExportedBundle } from './exported-bundle.ts'
import { type BundleDeps, findLogged, makeBundle } from './make-bundle.ts'
import { type ExportForm, recordExport } from './record-export.ts'
import { sealBundle } from './seal-bundle.ts'
import { sealedInLog } from './sealed-manifests.ts'
import { readSettledRun } from './settled-run.ts'
import { MAX_PAGE_BYTES } from './source-trail.ts'

/**
 * The answer of GET /v1/runs/{runId}/evidence-bundle, for a run that has been classified. Waits a few seconds for the
 * outcomes of a scan that has just ended, and for nothing else.
 */
export const getBundle =
  (deps: BundleDeps) =>
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
    const trail = await deps.sources.findStoredTrail(run.original.id, MAX_PAGE_BYTES)
    const cosigned = await cosignedFor(deps)
    const [thisExport, { leaves, ...logged }, keys] = await Promise.all([
      recordExport(deps)({ run, scope: input.scope, format: input.form ?? input.format ?? 'json', say }),
      findLogged(deps, run, trail, cosigned.limit),
      deps.log.listKeys(),
    ])
    // Read after the leaves, so that no leaf is in a newer checkpoint.
    const newest = cosigned.choose(await deps.log.newestCheckpoint(), leaves)
    const proven = newest === null ? [] : await proveLeaves(deps.log, leaves, newest)
    const proofs = new Map(proven.map((proof) => [proof.leaf.subjectId, proof]))
    const hasLog = proofs.has(run.original.id) || !(await deps.log.isOff())
    const turn = turns()
    const bundle = await makeBundle(deps, run, {
      ...{ id: deps.ids.next(), now: deps.clock.now() },
      ...{ ...logged, trail, proofs, newest, hasLog, thisExport, say },
      sealed: sealedInLog(run.sealed, proofs),
      identity: logIdentity(keys),
    })
    // With the pages that it cites, a bundle is megabytes: between its parts, waiting requests go first.
    await turn()
    const whole = sealBundle(deps, bundle, input.format ?? 'json')
    await turn()
    return whole
  }
