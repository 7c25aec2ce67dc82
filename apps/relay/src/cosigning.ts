import { cosignCheckpoint, WitnessIsAhead, witnessId } from '@veracite/evidence/log/cosign-checkpoint'
import type { StoredCheckpoint, Witness } from '@veracite/evidence/log/log-port'
import type { Tile } from '@veracite/verify/log/tile-tree'
import type { TileId } from '@veracite/verify/log/tiles'

/** Witnesses of the relay's log: they cosign only what grew from what they have seen (C2SP tlog-witness). */
export interface Cosigning {
  /**
   * The note with the lines of those who cosigned it soon. A witness that does not answer holds nothing up for long: it is
   * left alone for a minute, and catches up then.
   */
  cosigned(checkpoint: StoredCheckpoint): Promise<string>
  /** Whether somebody who could be asked now has not cosigned this size. */
  isWanted(size: number): boolean
}

export function createCosigning(
  witnesses: readonly Witness[],
  tile: (id: TileId) => Tile | null,
  now: () => Date,
  onTrouble: (what: string) => void,
  witnessMs: number = PATIENCE_MS,
): Cosigning {
  const seen = new Map<string, number>()
  const restsUntil = new Map<string, number>()

  const rests = (id: string): boolean => (restsUntil.get(id) ?? 0) > now().getTime()

  const askOne = async (witness: Witness, checkpoint: StoredCheckpoint): Promise<string | null> => {
    const id = witnessId(witness.verifier)
    if (rests(id)) return null
    let line: string | null = null
    const log = {
      newestUncosigned: async () => ({ checkpoint, cosignedSize: seen.get(id) ?? 0 }),
      newestCheckpoint: async () => checkpoint,
      readTiles: async (wanted: readonly TileId[]) => wanted.flatMap((each) => tile(each) ?? []),
      appendCosignature: async (cosignature: { line: string }) => {
        line = cosignature.line
        seen.set(id, checkpoint.size)
      },
    }
    try {
      await cosignCheckpoint({ log })(witness, AbortSignal.timeout(witnessMs))
    } catch (error) {
      restsUntil.set(id, now().getTime() + REST_MS)
      onTrouble(
        error instanceof WitnessIsAhead
          ? error.message
          : `The witness ${witness.verifier.name} did not cosign the log.`,
      )
    }
    return line
  }

  return {
    async cosigned(checkpoint) {
      // Nothing can be said about an empty log.
      if (checkpoint.size === 0) return checkpoint.note
      const lines = await Promise.all(witnesses.map((witness) => askOne(witness, checkpoint)))
      return `${checkpoint.note}${lines.filter((line) => line !== null).join('')}`
    },
    isWanted: (size) =>
      size > 0 &&
      witnesses.some(({ verifier }) => {
        const id = witnessId(verifier)
        return (seen.get(id) ?? 0) < size && !rests(id)
      }),
  }
}

/** Less than a worker waits for a statement. */
const PATIENCE_MS = 400
const REST_MS = 60_000
