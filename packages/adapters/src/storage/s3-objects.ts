import { setTimeout } from 'node:timers/promises'
import { type ObjectStore, ObjectStoreFailure } from '@veracite/terms/objects'
import { withinDeadline } from '@veracite/terms/within-deadline'

export interface S3Settings {
  bucket: string
  /** Ends in a slash, or is empty. */
  prefix: string
  /** Null: Amazon's own, by region, with the bucket in the host name. */
  endpoint: string | null
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** How long one try may take. */
  deadlineMs: number
}

const TRIES = 3
const FIRST_PAUSE_MS = 200

/** Objects on an S3-compatible server. Every operation may be repeated, so a lost answer costs one more request. */
export function createS3Objects({ prefix, endpoint, deadlineMs, ...settings }: S3Settings): ObjectStore {
  const client = new Bun.S3Client({
    ...settings,
    ...(endpoint === null ? { virtualHostedStyle: true } : { endpoint }),
    // Tries are counted here, where each has a deadline.
    retry: 0,
  })
  const place = `s3://${settings.bucket}/${prefix}${endpoint === null ? '' : ` on ${new URL(endpoint).host}`}`
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await withinDeadline(work(), deadlineMs, () => {
          throw Object.assign(new Error(), { code: `no answer within ${deadlineMs} ms` })
        })
      } catch (error) {
        const code = codeOf(error)
        const message = `${what} failed in ${place}: ${code}`
        if (FULL.has(code)) throw new ObjectStoreFailure(message, 'full')
        if (tries === TRIES) throw new ObjectStoreFailure(message, 'away')
        await setTimeout(FIRST_PAUSE_MS * 4 ** (tries - 1))
      }
    }
  }
  return {
    place,
    put: (name, bytes) =>
      attempt(`Writing ${name}`, async () => {
        await client.write(prefix + name, bytes, { type: 'application/octet-stream' })
      }),
    get: (name) =>
      attempt(`Reading ${name}`, () =>
        Promise.resolve(client.file(prefix + name).bytes()).catch(nullIfMissing),
      ),
    delete: (name) =>
      attempt(`Deleting ${name}`, async () => {
        await client.delete(prefix + name).catch(nullIfMissing)
      }),
    list: (below, after) =>
      attempt(`Listing ${below}`, async () => {
        const startAfter = after === null ? {} : { startAfter: prefix + after }
        const { contents = [] } = await client.list({ prefix: prefix + below, maxKeys: 1_000, ...startAfter })
        return contents.map(({ key, lastModified }) => ({
          name: key.slice(prefix.length),
          // Without a time it counts as new, and nobody deletes it.
          writtenAt: new Date(lastModified ?? Date.now()),
        }))
      }),
  }
}

/** Only the code: messages of servers may repeat the request with its keys. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'an unknown error'

const MISSING = new Set(['NoSuchKey', 'NotFound', 'ENOENT'])
const FULL = new Set(['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull', 'EntityTooLarge'])

function nullIfMissing(error: unknown): null {
  if (MISSING.has(codeOf(error))) return null
  throw error
}
