import type { Setup } from './bench.ts'
import { startLoad } from './load-process.ts'
import { openSeeded } from './seeded-database.ts'
import { startApi, startBare } from './servers/start-server.ts'

/** A filled database, the API on it, and the process that loads both; with a bare server beside it where one is named. */
export async function openSeededServers(setup: Setup) {
  const database = await openSeeded(setup)
  const [api, load] = await Promise.all([
    setup.keep(startApi(database), (server) => server.end()),
    setup.keep(startLoad(), (process) => process.end()),
  ])
  return { database, api, load }
}

export const openBare = (setup: Setup, name: 'bare-lookup' | 'bare-hash', { appUrl }: { appUrl: string }) =>
  setup.keep(startBare(name, appUrl), (server) => server.end())

export const CONNECTIONS = 32
const POPULAR = 1_000

/** How many requests a round makes, at most `most`. */
export const requestsFor = (size: number, most: number): number =>
  Math.max(64, Math.min(most, Math.floor(size / 10)))

export const popularHashes = (
  { drawHashes }: { drawHashes(count: number): Promise<string[]> },
  size: number,
): Promise<string[]> => drawHashes(Math.min(POPULAR, size))
