import { witnessId } from './cosign-checkpoint.ts'
import type { LoggedLeaf, LogStore, StoredCheckpoint, Witnessing } from './log-port.ts'

/**
 * Which checkpoint a bundle leads to. With a quorum: the newest that the quorum has cosigned; later entries
 * still wait. Without one: the newest that any witness has cosigned, unless that leaves out something already
 * published; then the newest of all.
 */
export async function cosignedFor(deps: {
  log: Pick<LogStore, 'newestCosigned'>
  witnessing: Witnessing
}): Promise<{
  limit: { atMost?: number }
  choose(newest: StoredCheckpoint | null, leaves: readonly LoggedLeaf[]): StoredCheckpoint | null
}> {
  const { witnesses, quorum } = deps.witnessing
  const cosigned =
    witnesses.length === 0
      ? null
      : await deps.log.newestCosigned(witnesses.map(witnessId), Math.max(quorum, 1))
  if (quorum > 0) return { limit: { atMost: cosigned?.size ?? 0 }, choose: () => cosigned }
  return {
    limit: {},
    choose: (newest, leaves) =>
      cosigned !== null && leaves.every(({ checkpoint }) => (checkpoint?.size ?? 0) <= cosigned.size)
        ? cosigned
        : newest,
  }
}
