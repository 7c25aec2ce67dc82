import { signCheckpoint } from '@veracite/verify/log/checkpoint'
import { leafHash } from '@veracite/verify/log/merkle'
import type { NoteSigner } from '@veracite/verify/log/note-key'
import { appendLeaves, type Tile } from '@veracite/verify/log/tile-tree'
import type { LoggedLeaf, LogStore, RegisteredKey, StoredCheckpoint } from '../log-port.ts'
import { readerOver } from '../stored-tiles.ts'

/** The reading side of a log, grown in memory. */
export function createMemoryLog(signer: NoteSigner) {
  const tiles: Tile[] = []
  const leaves: Omit<LoggedLeaf, 'checkpoint'>[] = []
  const checkpoints: StoredCheckpoint[] = []
  const keys: RegisteredKey[] = []

  const log: Pick<
    LogStore,
    'findLeaves' | 'newestCheckpoint' | 'newestCosigned' | 'readTiles' | 'listKeys' | 'isOff'
  > = {
    findLeaves: async (subjectIds) =>
      leaves
        .filter(({ subjectId }) => subjectIds.includes(subjectId))
        .map((leaf) => ({
          ...leaf,
          checkpoint: checkpoints.find(({ size }) => size > leaf.index) ?? null,
        })),
    newestCheckpoint: async () => checkpoints.at(-1) ?? null,
    newestCosigned: async () => null,
    readTiles: async (wanted) =>
      wanted.flatMap(
        ({ level, n, width }) =>
          tiles
            .filter((tile) => tile.level === level && tile.n === n && tile.width >= width)
            .sort((a, b) => a.width - b.width)[0] ?? [],
      ),
    listKeys: async () => keys,
    isOff: async () => false,
  }

  /** Enters these leaves and publishes one checkpoint. */
  const enter = (entries: readonly { subjectId: string; body: Uint8Array }[], now: Date): void => {
    const size = leaves.length
    const grown = appendLeaves(
      size,
      entries.map(({ body }) => leafHash(body)),
      readerOver(tiles),
    )
    tiles.push(...grown.tiles)
    leaves.push(...entries.map((entry, i) => ({ ...entry, index: size + i, integratedAt: now })))
    const { name: origin, keyId, publicKey } = signer.verifier
    checkpoints.push({
      size: grown.size,
      note: signCheckpoint({ origin, size: grown.size, root: grown.root }, signer),
      signedAt: now,
    })
    if (keys.length === 0)
      keys.push({ role: 'log', keyId, name: origin, publicKey, notBefore: now, notAfter: null })
  }
  return { log, enter }
}
