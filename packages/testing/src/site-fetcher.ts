import { GuardedFetcher } from '@veracite/adapters/web/guarded-fetcher'
import type { Fetcher } from '@veracite/ground-truth/crawl/fetcher-port'
import { isTestPublic, PUBLIC_IP } from './test-sites.ts'

/** The real fetcher, with every name resolving to one test site except those in `addresses`. */
export const siteFetcher = (port: number, addresses: Record<string, string> = {}): Fetcher =>
  new GuardedFetcher({
    hostDelayMs: 0,
    ports: [port],
    allowIp: isTestPublic,
    resolve: async (name) => [{ address: addresses[name] ?? PUBLIC_IP, family: 4 }],
  })
