import { readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VERSION, Veracite } from '@veracite/sdk'
import type { Context } from './context.ts'
import { UsageError } from './failures.ts'

export interface Client extends Veracite {
  /** Every item of a list, up to a limit that keeps memory bounded; says on standard error when it is cut. */
  everyPage<T>(list: Paged<T>, most?: number): Promise<T[]>
  url: string
}

/** A client for the server that this command line talks to. Creating it sends nothing. */
export function connect(context: Context): Client {
  const { url, token } = findServer(context)
  const sdk = new Veracite({
    baseUrl: url,
    token: token ?? undefined,
    userAgent: `veracite-cli/${VERSION}`,
    // A person sees at once that nothing answers. Commands that wait have `throughRestarts`.
    maxRetries: 0,
    // What the last command did is in the answer to the next one: see VERACITE_READ_URL.
    fetch: (request) => {
      request.headers.set('cache-control', 'no-cache')
      return globalThis.fetch(request)
    },
  })
  return Object.assign(sdk, {
    url,
    everyPage: <T>(list: Paged<T>, most = MOST_ITEMS) => everyPage(list, most, context),
  })
}

const MOST_ITEMS = 20_000

interface Page<T> {
  items: T[]
  nextCursor: string | null
  total?: number
}

export interface Paged<T> {
  page(query: { limit: number; cursor: string | null }): PromiseLike<Page<T>>
}

async function everyPage<T>(list: Paged<T>, most: number, { complain, say }: Context): Promise<T[]> {
  const items: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await list.page({ limit: Math.min(most, 1000), cursor })
    items.push(...page.items)
    cursor = page.nextCursor
    if (cursor !== null && items.length >= most)
      complain(
        page.total === undefined
          ? say('cliWord.listIsCut', { count: items.length })
          : say('cliWord.listIsCutOf', { count: items.length, total: page.total }),
      )
  } while (cursor !== null && items.length < most)
  return items
}

export interface Server {
  url: string
  /** Where the address came from, in words. */
  from: string
  token: string | null
  dataDir: string | null
}

export function findServer({ io, url: option }: Pick<Context, 'io' | 'url'>): Server {
  const { env } = io
  const dataDir = findDataDir(io)
  const kept = dataDir === null ? null : readLine(join(dataDir, 'address'))
  const given = option ?? (env.VERACITE_URL?.trim() || undefined)
  const url = (given ?? kept ?? DEFAULT_URL).replace(/\/+$/, '')
  if (!/^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/i.test(url)) {
    throw new UsageError((say) => say('cliRefused.badAddress', { where: option ? '--url' : 'VERACITE_URL' }))
  }
  const from = option ? '--url' : given ? 'VERACITE_URL' : kept ? `${dataDir}/address` : 'default'
  return {
    url,
    from,
    token: env.VERACITE_TOKEN?.trim() || ownToken(dataDir, given === undefined, url),
    dataDir,
  }
}

/**
 * The token in the data folder belongs to that folder's own server, so it is never sent to another machine.
 */
function ownToken(dataDir: string | null, isOwnAddress: boolean, url: string): string | null {
  if (dataDir === null || !(isOwnAddress || LOOPBACK.has(new URL(url).hostname))) return null
  return readLine(join(dataDir, 'token'))
}

/**
 * The standalone's data folder: as configured, else below the caller's folder, else below the repository's.
 */
function findDataDir({ env, cwd }: Context['io']): string | null {
  const set = env.VERACITE_DATA_DIR?.trim()
  const repository = fileURLToPath(new URL('../../..', import.meta.url))
  const candidates = set
    ? isAbsolute(set)
      ? [set]
      : [join(cwd, set), join(repository, set)]
    : [join(cwd, '.veracite'), join(repository, '.veracite')]
  return candidates.find((folder) => readLine(join(folder, 'token')) !== null) ?? null
}

function readLine(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim() || null
  } catch {
    return null
  }
}

const DEFAULT_URL = 'http://127.0.0.1:3000'
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])
