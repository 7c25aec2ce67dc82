import { sha256 as digestOf } from '@veracite/terms/digest'
import { DomainError } from '@veracite/terms/errors'
import { type ObjectStore, ObjectStoreFailure } from '@veracite/terms/objects'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import type { ByteStore } from '../../byte-store.ts'
import type { Sql } from '../../open-postgres.ts'
import { hex } from '../ids.ts'
import { newBytesGo } from './destination.ts'
import { deleteUnneeded } from './unneeded-objects.ts'

const AT_ONCE = 8
/** While storage is away, callers do not wait for it one after the other. */
const PAUSE_MS = 30_000

/** The object that holds these bytes. */
export const objectName = (folder: string, sha256: Uint8Array): string =>
  `${folder}/${hex(sha256).slice(0, 2)}/${hex(sha256)}`

export function createBytesInObjects(
  { sql }: { sql: Sql },
  objects: ObjectStore,
  onKeptInRows: (error: unknown) => void,
): ByteStore {
  let awayUntil = 0
  return {
    async keep(all, folder = 'bytes') {
      if (all.length === 0 || performance.now() < awayUntil) return (bytes) => bytes
      if ((await newBytesGo(sql)) === 'postgres') return (bytes) => bytes
      try {
        await severalAtOnce(all, AT_ONCE, ({ sha256, bytes }) =>
          objects.put(objectName(folder, sha256), bytes),
        )
        return () => null
      } catch (error) {
        awayUntil = performance.now() + PAUSE_MS
        onKeptInRows(error)
        return (bytes) => bytes
      }
    },

    async read({ sha256, bytes }, folder = 'bytes') {
      if (bytes !== null) return bytes
      const name = objectName(folder, sha256)
      // Once more, because a broken transfer passes.
      for (const isLast of [false, true]) {
        const found = await objects.get(name).catch(unavailable)
        if (found !== null && hex(digestOf(found)) === hex(sha256)) return found
        if (isLast && found === null) throw new Error(`${name} is missing in ${objects.place}.`)
      }
      throw new Error(`${name} in ${objects.place} was altered: its bytes have another digest.`)
    },

    deleteEndedFeeds: () => deleteUnneeded(sql, objects, 'feeds/'),
  }
}

function unavailable(error: unknown): never {
  if (!(error instanceof ObjectStoreFailure)) throw error
  throw new DomainError('storage_unavailable', 'The storage of the evidence does not answer.', {
    retryAfterSeconds: 10,
    cause: error,
  })
}
