import { ENGINES, type Engine } from '@veracite/terms/vocabulary'

export interface EngineSelection {
  /** In the plan and runnable: these are asked. */
  engines: Engine[]
  /** In the plan, but not configured on this server. */
  enginesNotRunnable: Engine[]
  enginesOutOfPlan: Engine[]
}

/** The eleven engines, each in exactly one of three lists, in the order of the enumeration. */
export function selectEngines(plan: readonly Engine[], runnable: ReadonlySet<Engine>): EngineSelection {
  const inPlan = new Set(plan)
  return {
    engines: ENGINES.filter((engine) => inPlan.has(engine) && runnable.has(engine)),
    enginesNotRunnable: ENGINES.filter((engine) => inPlan.has(engine) && !runnable.has(engine)),
    enginesOutOfPlan: ENGINES.filter((engine) => !inPlan.has(engine)),
  }
}
