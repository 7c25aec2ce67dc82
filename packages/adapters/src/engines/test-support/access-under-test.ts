import { readFileSync } from 'node:fs'
import type { EnginePort, Question } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'
import type { RelayPool } from '../../relays/relay-pool.ts'
import { KEY_VARIABLES, type KeyVariable } from '../access/keys.ts'
import { ACCESSES } from '../accesses.ts'
import { createEngines } from '../configured-engines.ts'
import { type EngineSettings, NO_ENGINE_SETTINGS, type PerEngineSettings } from '../engine-settings.ts'

export const NO_SETTINGS: EngineSettings = {
  keys: {},
  engines: {},
  compatibleServer: null,
  geminiGrounding: false,
  place: { country: 'US', language: 'en' },
  demo: 'never',
}

/** A different canary for each key, so that a leak names its source. */
export const CANARIES = Object.fromEntries(
  KEY_VARIABLES.map((name) => [name, `CANARY-${name.toLowerCase()}-7f3a9`]),
) as Record<KeyVariable, string>

export const QUESTION: Question = {
  runId: 'run_01',
  brandId: 'brand_01',
  prompt: 'Who makes the best widgets?',
  intent: 'CATEGORY',
  locale: 'en-US',
  sample: 1,
  attempt: 1,
}

/** The time of every question: prices and waits are computed from it, and a price may end with the year. */
export const NOW = new Date('2026-11-14T12:00:00Z')

/** Every way to reach every engine that real providers offer, the local server included. */
export const EVERY_ACCESS: readonly { engine: Engine; access: string; grounding?: true }[] = [
  ...Object.entries(ACCESSES).flatMap(([engine, accesses]) =>
    accesses.map((access) => ({ engine: engine as Engine, access: access.name })),
  ),
  { engine: 'GEMINI', access: 'gemini_api', grounding: true },
  { engine: 'CHATGPT', access: 'compatible_server' },
]

export function openAccess(
  engine: Engine,
  access: string,
  baseUrl: string,
  options: Partial<PerEngineSettings> & {
    grounding?: boolean
    sleep?: (ms: number) => Promise<void>
    relays?: RelayPool
    now?: () => Date
  } = {},
): EnginePort {
  const { grounding = false, sleep = async () => undefined, relays = null, now = () => NOW, ...own } = options
  const compatible = access === 'compatible_server'
  const { runnable } = createEngines(
    {
      ...NO_SETTINGS,
      keys: CANARIES,
      geminiGrounding: grounding,
      compatibleServer: compatible
        ? { baseUrl, apiKey: 'CANARY-compatible-7f3a9', model: 'local-model', engines: [engine] }
        : null,
      engines: {
        [engine]: {
          ...NO_ENGINE_SETTINGS,
          timeoutMs: 15_000,
          baseUrl,
          ...own,
          access: compatible ? null : access,
        },
      },
    },
    { sleep, now, relays },
  )
  const port = runnable.get(engine)
  if (port === undefined) throw new Error(`${engine} cannot run through ${access}.`)
  return port
}

export const ask = (port: EnginePort, question: Partial<Question> = {}) =>
  port.ask({ ...QUESTION, ...question }, new AbortController().signal)

export const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url)))
