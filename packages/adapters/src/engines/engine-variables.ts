import { ENGINES, type Engine } from '@veracite/terms/vocabulary'
import { KEY_TABLE } from './access/keys.ts'
import { ACCESSES } from './accesses.ts'
import { DEFAULT_CONCURRENCY, DEFAULT_REQUESTS_PER_MINUTE, MAX_TIMEOUT_MS } from './engine-settings.ts'

export interface EngineVariable {
  name: string
  meaning: string
  /** The default in words; null if there is none. */
  default: string | null
  example: string
  secret: boolean
}

const SHARED: readonly EngineVariable[] = [
  variable('ENGINE_COUNTRY', 'Country of a prompt whose locale names none (ISO 3166-1 alpha-2).', 'US', 'PT'),
  variable('ENGINE_LANGUAGE', 'Language of a prompt whose locale names none (ISO 639-1).', 'en', 'pt'),
  variable(
    'GEMINI_GROUNDING',
    "1 lets the Gemini API search with Google. Google's terms forbid storing and analysing such results: set it only with Google's written permission.",
    '0',
    '1',
  ),
  variable(
    'OPENAI_COMPATIBLE_BASE_URL',
    'A local model server (Ollama, vLLM, llama.cpp) that stands in for engines.',
    null,
    'http://127.0.0.1:11434/v1',
  ),
  {
    ...variable('OPENAI_COMPATIBLE_API_KEY', 'Key of that server, if it needs one.', null, 'local'),
    secret: true,
  },
  variable('OPENAI_COMPATIBLE_MODEL', 'Model to ask on that server.', null, 'llama3.2'),
  variable(
    'OPENAI_COMPATIBLE_ENGINES',
    'Engines it stands in for, separated by commas.',
    null,
    'CHATGPT,CLAUDE',
  ),
  variable(
    'VERACITE_DEMO',
    'Demo engines, whose answers are invented and say so: auto (when no engine can run), 1 (always), 0 (never).',
    'auto when everything runs in one process, else 0',
    '0',
  ),
]

/** Every environment variable that engines read. Settings, `.env.example` and the docs are made from this table. */
export const ENGINE_VARIABLES: readonly EngineVariable[] = [
  ...Object.entries(KEY_TABLE).map(([name, { meaning, example }]) => ({
    ...variable(name, meaning, null, example),
    secret: name !== 'DATAFORSEO_LOGIN',
  })),
  ...SHARED,
  ...ENGINES.flatMap(variablesOf),
]

function variablesOf(engine: Engine): EngineVariable[] {
  const names = ACCESSES[engine].map((access) => access.name)
  const seconds = [...new Set(ACCESSES[engine].map((access) => access.timeoutMs))].join(' or ')
  return [
    variable(
      `${engine}_ACCESS`,
      `Who serves ${engine}: ${names.join(' or ')}; off switches it off.`,
      `the first of ${names.join(', ')} whose keys are set`,
      names[0] ?? 'off',
    ),
    variable(
      `${engine}_MODEL`,
      `Model to request, if the access offers a choice.`,
      "the access's own",
      'model-name',
    ),
    variable(
      `${engine}_BASE_URL`,
      'Address of the provider, for a proxy or a local stand-in.',
      "the provider's own",
      'http://127.0.0.1:9000',
    ),
    variable(
      `${engine}_TIMEOUT_MS`,
      `Longest time for one answer, at most ${MAX_TIMEOUT_MS}.`,
      seconds,
      '60000',
    ),
    variable(`${engine}_CONCURRENCY`, 'Questions asked at the same time.', String(DEFAULT_CONCURRENCY), '2'),
    variable(
      `${engine}_REQUESTS_PER_MINUTE`,
      'Questions started in a minute.',
      String(DEFAULT_REQUESTS_PER_MINUTE),
      '30',
    ),
    variable(`${engine}_DAILY_SPEND_USD`, 'Ceiling of spend in a UTC day.', 'none', '5.00'),
    variable(
      `${engine}_USD_PER_CALL`,
      'Price of a call, for providers that neither report nor publish one.',
      'unknown',
      '0.015',
    ),
  ]
}

export function variable(
  name: string,
  meaning: string,
  fallback: string | null,
  example: string,
): EngineVariable {
  return { name, meaning, default: fallback, example, secret: false }
}
