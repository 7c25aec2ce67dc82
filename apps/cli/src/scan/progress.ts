import { ENGINES } from '@veracite/terms/vocabulary'
import type { Run } from '../admin-client.ts'
import { originOf } from '../ui/words.ts'

export interface EngineProgress {
  engine: string
  /** Who answers for it. */
  origin: string
  total: number
  /** Answered or given up. */
  settled: number
  noAnswer: number
  failed: number
}

/** How far each engine is, in the usual order of engines. */
export function progressByEngine(
  runs: readonly Pick<Run, 'engine' | 'status' | 'demo' | 'origin'>[],
): EngineProgress[] {
  const engines = new Map<string, EngineProgress>()
  for (const { engine, status, ...whose } of runs) {
    const entry = engines.get(engine) ?? {
      engine,
      origin: originOf(whose),
      total: 0,
      settled: 0,
      noAnswer: 0,
      failed: 0,
    }
    entry.total += 1
    if (status !== 'QUEUED' && status !== 'RUNNING') entry.settled += 1
    if (status === 'NO_ANSWER') entry.noAnswer += 1
    if (status === 'FAILED') entry.failed += 1
    engines.set(engine, entry)
  }
  const order = (engine: string) => (ENGINES as readonly string[]).indexOf(engine)
  return [...engines.values()].sort((a, b) => order(a.engine) - order(b.engine))
}

/** Engines work side by side, so the slowest one decides. Null while nothing is known of its pace. */
export function msLeft(engines: readonly EngineProgress[], elapsedMs: number): number | null {
  const waiting = engines.filter(({ settled, total }) => settled < total)
  if (elapsedMs <= 0 || waiting.some(({ settled }) => settled === 0)) return null
  return Math.max(0, ...waiting.map(({ settled, total }) => ((total - settled) * elapsedMs) / settled))
}
