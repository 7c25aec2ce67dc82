import { bundleNotAvailable, DomainError } from '@veracite/terms/errors'
import type { AccountScope } from '@veracite/terms/ports'
import { inclusionProofFromTiles, tilesForInclusion } from '@veracite/verify/log/tile-tree'
import type { BundleDeps } from '../bundle/make-bundle.ts'
import { recordExport } from '../bundle/record-export.ts'
import { readSettledRun } from '../bundle/settled-run.ts'
import { cosignedFor } from '../log/cosigned-for.ts'
import { hashNodes } from '../log/hash-nodes.ts'
import type { LogStore } from '../log/log-port.ts'
import { logIdentity } from '../log/read-log.ts'
import { readerOver, widestOf } from '../log/stored-tiles.ts'
import { receiptOf, transparentStatement } from './transparent-statement.ts'

/** The log's entry about a run, signed, with a receipt that it is in the log. */
export const getTransparentStatement =
  (deps: BundleDeps & { log: Pick<LogStore, 'findReceipt'> }) =>
  async ({ runId, scope }: { runId: string; scope: AccountScope }): Promise<Uint8Array> => {
    const run = await readSettledRun(deps, runId, scope)
    if (!run) throw bundleNotAvailable()
    const { limit } = await cosignedFor(deps)
    const [leaf] = await deps.log.findLeaves([run.original.id], limit)
    const identity = logIdentity(await deps.log.listKeys())
    const signed = leaf ? await deps.log.findReceipt(leaf.index, limit.atMost) : null
    if (!leaf || signed === null || identity === null) throw await notYet(deps.log)
    await recordExport(deps)({ run, scope, format: 'scitt' })
    const tiles = await deps.log.readTiles(widestOf(tilesForInclusion(leaf.index, signed.size)))
    const path = inclusionProofFromTiles(leaf.index, signed.size, readerOver(tiles), hashNodes)
    const of = { entry: leaf.body, runId: run.rows.run.id, origin: identity.verifier.name }
    return transparentStatement(deps.signer, of, [receiptOf(signed, leaf.index, path)])
  }

const notYet = async (log: Pick<LogStore, 'isOff'>): Promise<DomainError> =>
  (await log.isOff())
    ? new DomainError('conflict', 'no_log_kept')
    : new DomainError('conflict', 'run_not_in_checkpoint', { retryAfterSeconds: 2 })
