import { randomBytes } from 'node:crypto'
import type { Clock, Ids } from '@veracite/terms/ports'

export const systemClock: Clock = { now: () => new Date() }

export const systemIds: Ids = {
  next: () => Bun.randomUUIDv7(),
  randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  random: () => Math.random(),
}
