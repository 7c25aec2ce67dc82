import { arch, platform, release } from 'node:os'
import type { Collector } from '@veracite/terms/ports'
import manifest from '../package.json' with { type: 'json' }
import type { Config } from './config.ts'

/** The collector that every capture names: operator, instance and software. */
export const collectorOf = (config: Pick<Config, 'entity' | 'instance' | 'commit'>): Collector => ({
  entity: config.entity,
  instance: config.instance,
  software: 'veracite',
  version: manifest.version,
  commit: config.commit,
  container: null,
  os: `${platform()} ${release()} ${arch()}`,
  runtime: `bun ${Bun.version}`,
  egressIp: null,
  clock: { source: 'system clock', offsetMs: null },
})
