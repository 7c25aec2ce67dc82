import type { EngineLimits, EnginePort, NotRunnableEngine } from '@veracite/terms/engine-port'
import { ENGINES, type Engine } from '@veracite/terms/vocabulary'
import type { RelayPool } from '../relays/relay-pool.ts'
import { compatibleServer } from './access/compatible-server.ts'
import { type AccessDefinition, type AccessInput, TIMEOUT_MS } from './access/definition.ts'
import { namedAsReached } from './access/stand-in.ts'
import { ACCESSES } from './accesses.ts'
import { type AskerOptions, createAsker } from './asker.ts'
import { createDemoEngine, type DemoDependencies } from './demo/demo-engine.ts'
import { type EngineSettings, NO_ENGINE_SETTINGS, type PerEngineSettings } from './engine-settings.ts'
import rows from './engine-variables.json' with { type: 'json' }

export interface ConfiguredEngines {
  runnable: Map<Engine, EnginePort>
  notRunnable: NotRunnableEngine[]
}

export interface EngineDependencies {
  /** Without it there are no demo engines, whatever the settings say. */
  demo: DemoDependencies | null
  /** Relays for questions that are to be witnessed; null for none. */
  relays: RelayPool | null
  now: () => Date
  sleep: (ms: number) => Promise<void>
}

const SYSTEM: EngineDependencies = {
  demo: null,
  relays: null,
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/** The engines that these settings can run, and what each of the others lacks. Makes no calls. */
export function createEngines(
  settings: EngineSettings,
  dependencies: Partial<EngineDependencies> = {},
): ConfiguredEngines {
  const deps = { ...SYSTEM, ...dependencies }
  if (settings.demo === 'always' && deps.demo !== null) return demoEngines(deps.demo)

  const runnable = new Map<Engine, EnginePort>()
  const notRunnable: NotRunnableEngine[] = []
  for (const engine of ENGINES) {
    const port = createPort(engine, settings, deps)
    if ('missing' in port) notRunnable.push(port)
    else runnable.set(engine, port)
  }
  if (settings.demo === 'auto' && runnable.size === 0 && deps.demo !== null) return demoEngines(deps.demo)
  return { runnable, notRunnable }
}

function createPort(
  engine: Engine,
  settings: EngineSettings,
  deps: EngineDependencies,
): EnginePort | NotRunnableEngine {
  const own = settings.engines[engine] ?? NO_ENGINE_SETTINGS
  if (own.access === 'off') return { engine, missing: [[`${engine}_ACCESS`]] }
  if (settings.compatibleServer?.engines.includes(engine)) {
    const conversation = compatibleServer(engine, settings.compatibleServer)
    return createAsker(conversation, optionsOf(own, TIMEOUT_MS.searchingModel, deps))
  }
  const candidates = ACCESSES[engine].filter((access) => own.access === null || access.name === own.access)
  const access = candidates.find((candidate) =>
    candidate.needs.every((name) => settings.keys[name] !== undefined),
  )
  if (access === undefined)
    return { engine, missing: candidates.map((candidate) => missingOf(candidate, settings)) }
  const input: AccessInput = {
    engine,
    key: (variable) => settings.keys[variable] ?? '',
    baseUrl: own.baseUrl,
    model: own.model,
    place: settings.place,
    geminiGrounding: settings.geminiGrounding,
  }
  return createAsker(namedAsReached(access, input), optionsOf(own, access.timeoutMs, deps))
}

const missingOf = (access: AccessDefinition, settings: EngineSettings): string[] =>
  access.needs.filter((name) => settings.keys[name] === undefined)

function optionsOf(own: PerEngineSettings, timeoutMs: number, deps: EngineDependencies): AskerOptions {
  const limits: EngineLimits = {
    timeoutMs: own.timeoutMs ?? timeoutMs,
    concurrency: own.concurrency ?? Number(rows.perEngine._CONCURRENCY.default),
    requestsPerMinute: own.requestsPerMinute ?? Number(rows.perEngine._REQUESTS_PER_MINUTE.default),
    dailySpendUsd: own.dailySpendUsd,
  }
  const { now, sleep, relays } = deps
  return { limits, usdPerCall: own.usdPerCall, now, sleep, relays }
}

function demoEngines(demo: DemoDependencies): ConfiguredEngines {
  return {
    runnable: new Map(ENGINES.map((engine) => [engine, createDemoEngine(engine, demo)])),
    notRunnable: [],
  }
}
