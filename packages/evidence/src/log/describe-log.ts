import { witnessId } from './cosign-checkpoint.ts'
import type { LogStore, Witnessing } from './log-port.ts'
import { logIdentity } from './read-log.ts'

const MAX_COUNTED = 10_000

/** The state of the log, for its operator. What the public may read is in log/read-log.ts. */
export const adminLog = (deps: {
  log: Pick<
    LogStore,
    | 'newestHead'
    | 'newestCheckpoint'
    | 'pending'
    | 'waitingSinceMs'
    | 'isOff'
    | 'listKeys'
    | 'listCosigned'
    | 'listStamped'
  >
  witnessing: Witnessing
  keyPlaces: readonly string[]
}) => ({
  async get() {
    const { log, witnessing } = deps
    const { witnesses } = witnessing
    const [off, keys, head, checkpoint, { leaves }, sinceMs, cosigned, stamped] = await Promise.all([
      log.isOff(),
      log.listKeys(),
      log.newestHead(),
      log.newestCheckpoint(),
      log.pending(MAX_COUNTED),
      log.waitingSinceMs(),
      log.listCosigned(witnesses.map(witnessId)),
      log.listStamped(),
    ])
    return {
      off,
      origin: logIdentity(keys)?.verifier.name ?? null,
      size: head?.size ?? 0,
      checkpoint: checkpoint && { size: checkpoint.size, signedAt: checkpoint.signedAt.toISOString() },
      waiting: leaves,
      waitingSince: sinceMs === null ? null : new Date(sinceMs).toISOString(),
      quorum: witnessing.quorum,
      witnesses: witnesses.map((verifier) => {
        const last = cosigned.find(({ witness }) => witness === witnessId(verifier))
        return {
          name: verifier.name,
          cosignedSize: last?.size ?? null,
          cosignedAt: last?.cosignedAt.toISOString() ?? null,
        }
      }),
      timestamps: stamped.map(({ tsa, size, genTime }) => ({ tsa, size, genTime: genTime.toISOString() })),
      keyPlaces: [...deps.keyPlaces],
    }
  },
})
