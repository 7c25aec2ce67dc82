import type { Engine, Origin } from '@veracite/terms/vocabulary'

export interface EngineDay {
  engine: Engine
  /** Who was asked. */
  origin: Origin
  /** `2026-11-16`, in UTC. */
  day: string
  calls: number
  /** Calls that gave neither an answer nor a refusal. */
  failed: number
  costUsd: string
}

export interface ReaderDay {
  model: string
  day: string
  calls: number
  costUsd: string
}

export interface SpendStore {
  /** From that day on, newest first; days without a call are left out. */
  listDays(since: Date): Promise<{ engines: EngineDay[]; readers: ReaderDay[] }>
}
