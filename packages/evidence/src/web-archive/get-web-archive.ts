import { sha256Hex } from '@veracite/terms/digest'
import { bundleNotAvailable, DomainError } from '@veracite/terms/errors'
import { turns } from '@veracite/terms/in-slices'
import type { AccountScope, ArchiveSigner } from '@veracite/terms/ports'
import type { BundleDeps } from '../bundle/make-bundle.ts'
import { recordExport } from '../bundle/record-export.ts'
import { readSettledRun } from '../bundle/settled-run.ts'
import { cosignedFor } from '../log/cosigned-for.ts'
import { proveLeaves } from '../log/prove-leaves.ts'
import { logIdentity } from '../log/read-log.ts'
import type { SourceTrail } from '../trails/source-trail.ts'
import type { StoredTrail } from '../trails/stored-trail.ts'
import { capturedPage, eachOnce } from './captured-page.ts'
import { writeWacz } from './write-wacz.ts'

export interface WebArchiveDeps extends BundleDeps {
  archiveSigner: ArchiveSigner
}

/** The most bytes of pages in an archive, as in a case file; the signed manifests of all of them are in it anyway. */
const MAX_ARCHIVED_BYTES = 16 * 1024 * 1024

/** The pages that an answer cites, as a signed WACZ file. */
export const getWebArchive =
  (deps: WebArchiveDeps) =>
  async (input: { runId: string; scope: AccountScope }): Promise<{ name: string; bytes: Uint8Array }> => {
    const run = await readSettledRun(deps, input.runId, input.scope)
    if (!run) throw bundleNotAvailable()
    const { rows, original, capture } = run
    const trail = await deps.sources.findStoredTrail(original.id, MAX_ARCHIVED_BYTES)
    if (trail === null || trail.pages.length === 0) throw noPages()
    const proofs = await proofsOf(deps, trail)
    await recordExport(deps)({ run, scope: input.scope, format: 'wacz' })
    const pages = eachOnce(
      trail.pages.map(({ body, content, subjectId }) =>
        capturedPage(body, content?.bytes ?? null, proofs.of.get(subjectId) ?? null),
      ),
    )
    const turn = turns()
    await turn()
    const about = {
      title: `Pages cited in an answer about ${rows.brand.name}`,
      of: { kind: 'run' as const, id: rows.run.id, manifestSha256: sha256Hex(capture.body) },
      demo: original.accessKind === 'demo',
      origin: proofs.origin,
      leftOut: (JSON.parse(trail.json) as SourceTrail).leftOut,
      created: deps.clock.now(),
      software: { name: deps.collector.software, version: deps.collector.version },
    }
    const bytes = await writeWacz(pages, about, deps.archiveSigner, deps.signer)
    return { name: `pages-${rows.run.id}.wacz`, bytes }
  }

/** The way of every page into the log; all of them or, where no log is kept, none. */
async function proofsOf(
  deps: WebArchiveDeps,
  { pages }: StoredTrail,
): Promise<{ of: Map<string, string>; origin: string | null }> {
  const cosigned = await cosignedFor(deps)
  const subjects = pages.map(({ subjectId }) => subjectId)
  const leaves = await deps.log.findLeaves(subjects, cosigned.limit)
  const newest = cosigned.choose(await deps.log.newestCheckpoint(), leaves)
  const proven = newest === null ? [] : await proveLeaves(deps.log, leaves, newest)
  const of = new Map(proven.map(({ leaf, tlogProof }) => [leaf.subjectId, tlogProof]))
  if (subjects.every((id) => of.has(id)))
    return { of, origin: logIdentity(await deps.log.listKeys())?.verifier.name ?? null }
  if (await deps.log.isOff()) return { of: new Map(), origin: null }
  throw new DomainError('conflict', 'pages_not_in_checkpoint', { retryAfterSeconds: 2 })
}

const noPages = (): DomainError => new DomainError('not_found', 'no_page_of_answer_captured')
