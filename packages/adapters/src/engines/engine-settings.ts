import type { Engine } from '@veracite/terms/vocabulary'
import type { CompatibleServer } from './access/compatible-server.ts'
import type { KeyVariable } from './access/keys.ts'
import type { Place } from './place.ts'

/** `auto` brings demo engines only when nothing else can run; `always` puts them in place of every engine. */
export const DEMO_MODES = ['never', 'auto', 'always'] as const
export type DemoMode = (typeof DEMO_MODES)[number]

/** The operator's settings for one engine. Null means the default of the access that serves it. */
export interface PerEngineSettings {
  /** The name of an access, or `off`. */
  access: string | null
  model: string | null
  baseUrl: string | null
  timeoutMs: number | null
  concurrency: number | null
  requestsPerMinute: number | null
  /** Decimal strings in US dollars. */
  dailySpendUsd: string | null
  usdPerCall: string | null
}

export interface EngineSettings {
  keys: Partial<Record<KeyVariable, string>>
  engines: Partial<Record<Engine, PerEngineSettings>>
  compatibleServer: CompatibleServer | null
  geminiGrounding: boolean
  place: Place
  demo: DemoMode
}

export const NO_ENGINE_SETTINGS: PerEngineSettings = {
  access: null,
  model: null,
  baseUrl: null,
  timeoutMs: null,
  concurrency: null,
  requestsPerMinute: null,
  dailySpendUsd: null,
  usdPerCall: null,
}

export const DEFAULT_CONCURRENCY = 4
export const DEFAULT_REQUESTS_PER_MINUTE = 60
/** Node's fetch gives up after 300 s without headers, so a longer limit would not hold everywhere. */
export const MAX_TIMEOUT_MS = 290_000
