import { GuardedFetcher } from '@veracite/adapters/web/guarded-fetcher'
import type { Fetcher } from '@veracite/core/ground-truth/fetcher-port'
import { isTestPublic, PUBLIC_IP } from './test-sites.ts'

/** The real fetcher on a test site that every name stands for, but those that are given an address of their own. */
export const siteFetcher = (port: number, addresses: Record<string, string> = {}): Fetcher =>
  new GuardedFetcher({
    hostDelayMs: 0,
    ports: [port],
    allowIp: isTestPublic,
    resolve: async (name) => [{ address: addresses[name] ?? PUBLIC_IP, family: 4 }],
  })
