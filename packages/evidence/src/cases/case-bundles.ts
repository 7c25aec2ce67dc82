import { sha256Hex } from '@veracite/terms/digest'
import { DomainError, invalidInput } from '@veracite/terms/errors'
import type { AccountScope } from '@veracite/terms/ports'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import { uuidFrom } from '@veracite/terms/uuid-from'
import { listPath, writeLines } from '@veracite/verify/case/case-parts'
import { problem, refusal } from '@veracite/words/refusals'
import type { Say } from '@veracite/words/say-in'
import type { StoredImport, StoredSealed } from '../bundle/bundle-port.ts'
import type { ExportedBundle } from '../bundle/exported-bundle.ts'
import { type BundleDeps, findLogged, makeBundle } from '../bundle/make-bundle.ts'
import { outcomesAreBehind } from '../bundle/outcomes-behind.ts'
import type { RunForBundle } from '../bundle/read-run.ts'
import { linesOf, sealedInLog } from '../bundle/sealed-manifests.ts'
import { readSettledRun } from '../bundle/settled-run.ts'
import { sourceManifests } from '../bundle/source-trail.ts'
import type { StoredWitnessed } from '../bundle/stored-witnessed.ts'
import { cosignedFor } from '../log/cosigned-for.ts'
import type { LoggedLeaf, StoredCheckpoint } from '../log/log-port.ts'
import { proveLeaves } from '../log/prove-leaves.ts'
import type { LogIdentity } from '../log/read-log.ts'
import type { StoredTrail } from '../trails/stored-trail.ts'
import { MAX_PAGE_BYTES } from './case-sources.ts'
import type { StoredPart } from './stored-case.ts'

export interface CaseBundleDeps extends BundleDeps {
  /** Runs of other accounts are not found. */
  scope: AccountScope
}

/** A fifth of the connections that a process has by default: others wait for the database too. */
export const READ_AT_ONCE = 4

export interface RunInLog {
  run: RunForBundle
  leaves: LoggedLeaf[]
  /** The trail of the cited pages; null if they were not examined, or it is not in the log yet. */
  trail: StoredTrail | null
  /** Where facts come from a catalogue: the imports that say them. */
  imports: StoredImport[]
  /** Relay statements about its captures, as far as they are in the log. */
  witnessed: StoredWitnessed[]
}

/** Runs of a brand with their log positions, and the first checkpoint that covers all their entries. */
export async function readRunsOfCase(
  deps: CaseBundleDeps,
  brandId: string,
  runIds: readonly string[],
  field: (runId: string) => string,
  /** Other entries of the log that the checkpoint must cover. */
  others: readonly string[],
): Promise<{ runs: RunInLog[]; others: LoggedLeaf[]; checkpoint: StoredCheckpoint }> {
  const cosigned = await cosignedFor(deps)
  const found = await severalAtOnce(runIds, READ_AT_ONCE, (runId) => readSettledRun(deps, runId, deps.scope))
  const ofBrand = runIds.map((runId, i) => {
    const run = found[i]
    if (run?.rows.brand.id !== brandId)
      throw invalidInput('invalid_case', [problem(field(runId), 'is_not_a_classified_run')])
    return run
  })
  const trails = await readTrails(deps, ofBrand)
  const runs = await severalAtOnce(ofBrand, READ_AT_ONCE, async (run, i): Promise<RunInLog> => {
    const trail = trails[i] ?? null
    const { imports, witnessed, leaves } = await findLogged(deps, run, trail, cosigned.limit)
    const logged = new Set(leaves.flatMap((leaf) => (leaf.checkpoint === null ? [] : leaf.subjectId)))
    if (!logged.has(run.original.id) || outcomesAreBehind(run, logged)) throw notLoggedYet(run.rows.run.id)
    const isTraced = sourceManifests(trail).every(({ subjectId }) => logged.has(subjectId))
    return {
      run: { ...run, sealed: sealedInLog(run.sealed, logged) },
      leaves,
      trail: isTraced ? trail : null,
      imports,
      witnessed: witnessed.filter(({ subjectId }) => logged.has(subjectId)),
    }
  })
  const otherLeaves =
    others.length === 0 ? [] : await deps.log.findLeaves(others, { preferStamped: true, ...cosigned.limit })
  const every = [...runs.flatMap(({ leaves }) => leaves), ...otherLeaves]
  const covers = every
    .flatMap(({ checkpoint }) => checkpoint ?? [])
    .reduce((widest, next) => (next.size > widest.size ? next : widest))
  const checkpoint = cosigned.choose(covers, every)
  if (checkpoint === null) throw notLoggedYet(runIds[0] ?? '')
  return { runs, others: otherLeaves, checkpoint }
}

/** One after the other: what the pages of one take up is not there for the next. */
async function readTrails(
  deps: Pick<CaseBundleDeps, 'sources'>,
  runs: readonly RunForBundle[],
): Promise<(StoredTrail | null)[]> {
  const trails: (StoredTrail | null)[] = []
  let room = MAX_PAGE_BYTES
  for (const { original } of runs) {
    const trail = await deps.sources.findStoredTrail(original.id, room)
    room -= trail?.pages.reduce((sum, { content }) => sum + (content?.bytes.length ?? 0), 0) ?? 0
    trails.push(trail)
  }
  return trails
}

const notLoggedYet = (runId: string): DomainError =>
  new DomainError('conflict', refusal('named_run_not_in_checkpoint', { runId }), { retryAfterSeconds: 2 })

/**
 * The bundle as of that checkpoint. Nothing in it depends on the current time: the same evidence at the same
 * checkpoint always gives the same bytes.
 */
export async function bundleAsOf(
  deps: CaseBundleDeps,
  { run, leaves, trail, imports, witnessed }: RunInLog,
  checkpoint: StoredCheckpoint,
  identity: LogIdentity,
  say: Say,
): Promise<ExportedBundle> {
  const { capture, sealed } = run
  const proven = await proveLeaves(deps.log, leaves, checkpoint)
  const bundle = await makeBundle(deps, run, {
    id: uuidFrom(`${sha256Hex(capture.body)} ${checkpoint.size}`),
    now: checkpoint.signedAt,
    newest: checkpoint,
    // The case holds the bytes of pages as separate parts, shared by all its bundles.
    trail: trail && { ...trail, pages: trail.pages.map((page) => ({ ...page, content: null })) },
    proofs: new Map(proven.map((proof) => [proof.leaf.subjectId, proof])),
    ...{ sealed, imports, witnessed, identity, say, hasLog: true, thisExport: null },
  })
  return {
    ...bundle,
    // The case has each list once, and one certification for all its exhibits.
    outcomes: bundle.outcomes && { ...bundle.outcomes, lines: null },
    certification: null,
  }
}

const isOutcome = (kind: StoredSealed['kind']): boolean => kind === 'outcome' || kind === 'app_outcome'

/** The outcomes of the scans of these runs, line by line, where they are sealed and not too many. */
export function outcomesOf(
  runs: readonly Pick<RunForBundle, 'sealed' | 'rows'>[],
): Map<string, readonly string[]> {
  return new Map(
    runs.flatMap(({ sealed, rows }) => {
      const stored = sealed.find(({ kind }) => isOutcome(kind))
      const lines = stored === undefined ? null : linesOf(stored)
      return lines === null ? [] : [[rows.run.scanId, lines] as const]
    }),
  )
}

/** Outcome lists of the scans in the case: each once, though every bundle of its scan uses it. */
export function listParts(runs: readonly Pick<RunForBundle, 'sealed'>[]): StoredPart[] {
  const parts = new Map<string, StoredPart>()
  for (const stored of runs.flatMap(({ sealed }) => sealed)) {
    const lines = isOutcome(stored.kind) ? linesOf(stored) : null
    if (lines === null) continue
    const bytes = writeLines(lines)
    const path = listPath(sha256Hex(bytes))
    parts.set(path, { path, bytes })
  }
  return [...parts.values()]
}
