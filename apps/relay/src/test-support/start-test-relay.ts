import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Network } from '../reach-host.ts'
import type { RelaySettings } from '../settings.ts'
import { type Relay, type RelayOptions, startRelay } from '../start-relay.ts'
import { tlsFor } from './tls-provider.ts'

export const TOKEN = 'vrt_0123456789abcdef0123456789abcdef'
export const OTHER_TOKEN = 'vrt_fedcba9876543210fedcba9876543210'
const digest = (token: string) => createHash('sha256').update(token).digest('hex')

/** Names lead to this machine, where tests have their servers. */
export const homeNetwork = (port: number): Network => ({
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: () => true,
  port,
})

export function relaySettings(change: Partial<RelaySettings> = {}): RelaySettings {
  return {
    origin: 'relay.example.org/log/1',
    runBy: 'Example & Partners',
    dataFolder: mkdtempSync(join(tmpdir(), 'relay-')),
    host: '127.0.0.1',
    port: 0,
    certificate: tlsFor(['localhost']).cert,
    privateKey: tlsFor(['localhost']).key,
    tokens: new Map([
      [digest(TOKEN), 'one'],
      [digest(OTHER_TOKEN), 'two'],
    ]),
    hosts: new Set(['api.engine.example']),
    witnesses: [],
    limits: {
      connections: 16,
      connectionsPerToken: 8,
      connectionsPerAddress: 60,
      openedPerMinute: 1_000,
      clientBytes: 1_000_000,
      serverBytes: 1_000_000,
      lifetimeMs: 20_000,
    },
    ...change,
  }
}

export async function startTestRelay(
  change: Partial<RelaySettings>,
  options: RelayOptions,
): Promise<Relay & { settings: RelaySettings; remove: () => Promise<void> }> {
  const settings = relaySettings(change)
  const relay = await startRelay(settings, options)
  return {
    ...relay,
    settings,
    async remove() {
      await relay.stop()
      rmSync(settings.dataFolder, { recursive: true, force: true })
    },
  }
}
