import { witnessId } from './cosign-checkpoint.ts'
import type { LoggedLeaf, LogStore, StoredCheckpoint, Witnessing } from './log-port.ts'

/**
 * Which checkpoint a bundle leads to. Where a quorum is asked for: the newest that it has cosigned, and what is not
 * under that one still waits. Otherwise the newest that any witness has cosigned, unless that would leave out what is
 * published already; then the newest of all.
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
