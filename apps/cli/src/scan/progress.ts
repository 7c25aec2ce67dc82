import { ENGINES } from '@veracite/terms/vocabulary'
import type { ScanDetail } from '../bodies.ts'
import { originOf } from '../ui/words.ts'

export interface EngineProgress {
  engine: string
  /** The origin of its answers. */
  origin: string
  total: number
  /** Answered or given up. */
  settled: number
  noAnswer: number
  failed: number
}

/** How far each engine is, in the usual order of engines. */
export function progressByEngine(
  matrix: readonly Pick<ScanDetail['matrix'][number], 'engine' | 'runs' | 'byStatus' | 'demo' | 'origin'>[],
): EngineProgress[] {
  const engines = new Map<string, EngineProgress>()
  for (const { engine, runs, byStatus, ...access } of matrix) {
    const entry = engines.get(engine) ?? {
      engine,
      origin: originOf(access),
      total: 0,
      settled: 0,
      noAnswer: 0,
      failed: 0,
    }
    entry.total += runs
    entry.settled += runs - (byStatus.QUEUED ?? 0) - (byStatus.RUNNING ?? 0)
    entry.noAnswer += byStatus.NO_ANSWER ?? 0
    entry.failed += byStatus.FAILED ?? 0
    engines.set(engine, entry)
  }
  const order = (engine: string) => (ENGINES as readonly string[]).indexOf(engine)
  return [...engines.values()].sort((a, b) => order(a.engine) - order(b.engine))
}
