import type { Engine } from '@veracite/terms/vocabulary'
import type { CompatibleServer } from './access/compatible-server.ts'
import type { KeyVariable } from './access/keys.ts'
import type { Place } from './place.ts'

/** `auto` brings demo engines only when nothing else can run; `always` puts them in place of every engine. */
export type DemoMode = 'never' | 'auto' | 'always'

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
