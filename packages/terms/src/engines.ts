import data from './engines.json' with { type: 'json' }

interface EngineEntry {
  /** The name that people use. */
  name: string
  /** The name in evidence and case files. */
  formalName: string
  /** The company to write to. */
  maker: string
  /** The smallest of the plans that a new installation has which asks this engine. */
  plan: 'free' | 'starter' | 'pro' | 'enterprise'
  /** Where a person can report a false answer. */
  report: { url: string }
}

/**
 * Every engine of the contract, in its order. The ways to reach each one are in
 * `packages/adapters/src/engines/accesses.ts`, its hosts in `packages/verify/src/bundle/engine-hosts.ts`.
 */
export const ENGINE_TABLE = data as Record<keyof typeof data, EngineEntry>

export type EnginePlan = EngineEntry['plan']

/** An engine that is newer than this program is shown by its code. */
export const engineName = (engine: string): string =>
  (ENGINE_TABLE as Record<string, EngineEntry>)[engine]?.name ?? engine

export const formalEngineName = (engine: string): string =>
  (ENGINE_TABLE as Record<string, EngineEntry>)[engine]?.formalName ?? engine

export const engineMaker = (engine: string): string =>
  (ENGINE_TABLE as Record<string, EngineEntry>)[engine]?.maker ?? engine
