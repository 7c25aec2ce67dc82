import { sha256 as digestOf } from '@veracite/terms/digest'
import { type ObjectStore, ObjectStoreFailure } from '@veracite/terms/objects'
import { hex } from '../ids.ts'

export const objectName = (folder: string, sha256: Uint8Array): string =>
  `${folder}/${hex(sha256).slice(0, 2)}/${hex(sha256)}`

/** The same in SQL, where `folder` and `digest` are expressions of ours. */
export const objectNameOf = ({ folder, digest }: { folder: string; digest: string }): string =>
  `${folder} || '/' || left(encode(${digest}, 'hex'), 2) || '/' || encode(${digest}, 'hex')`

/** Throws if it is missing, or not what its name says. */
export async function readObject(
  objects: ObjectStore,
  name: string,
  sha256: Uint8Array,
): Promise<Uint8Array> {
  const found = await objects.get(name)
  if (found !== null && hex(digestOf(found)) === hex(sha256)) return found
  const trouble = found === null ? 'is missing' : 'has other bytes than its name says'
  throw new ObjectStoreFailure(`${name} ${trouble} in ${objects.place}`, 'damaged')
}
