import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { EngineSettings } from '@veracite/adapters/engines/engine-settings'
import { readEngineSettings, type SettingProblem } from '@veracite/adapters/engines/read-engine-settings'
import { createCaptureSigner } from '@veracite/adapters/platform/capture-signer'
import {
  type ReaderSettings,
  readReaderSettings,
  readsWithCompatibleServer,
} from '@veracite/adapters/readers/reader-settings'
import { parseQuorum, parseWitnessKeys } from '@veracite/evidence/log/witness-policy'
import { parseKeyPlace } from '@veracite/verify/log/key-place'
import type { Env } from './env.ts'
import { type Report, readLogSettings } from './log-settings.ts'

export const ROLES = ['api', 'mcp', 'worker'] as const
export type Role = (typeof ROLES)[number]

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** Safe to log as a whole: everything confidential is in Secrets. */
export interface Config {
  port: number
  host: string
  dataDir: string
  roles: Role[]
  logLevel: (typeof LOG_LEVELS)[number]
  staleAfterDays: number
  priceFreshDays: number
  verificationsPerScan: number
  sourcesPerDay: number
  sourcesMegabytesPerDay: number
  sourcesHostSeconds: number
  asksAgain: boolean
  databaseConnections: number
  queue: 'auto' | 'none'
  jobLeaseSeconds: number
  publicRateLimit: number
  mcpRateLimit: number
  mcpAllowedOrigins: string[]
  trustedProxies: string[]
  /** Whether people can sign in with a browser. */
  console: boolean
  demoLatency: number
  entity: string
  instance: string
  commit: string | null
  /** Where traces go, and which part of them; null if they are not exported. */
  traces: { endpoint: string; ratio: number; service: string } | null
  /** Where a worker serves its operator; null for the first free port from 3002 on. */
  workerPort: number | null
  /** False if the operator has declared that there is no transparency log. */
  keepsLog: boolean
  /** Null to take it from the log's key, or use the local default. */
  logOrigin: string | null
  /** Null: in the data folder for the standalone, otherwise none. */
  checkpointFile: string | null
  /** Size of the published checkpoint from which an empty copy may start; null if it may not. */
  checkpointBeginAt: number | null
  tsaUrls: string[]
  /** File with the pinned roots, PEM. */
  tsaRootsFile: string | null
  /** Whether captures are also stamped individually. */
  tsaStampsCaptures: boolean
  tsaCapturesPerMinute: number
  /** Keys that went out of use, and when. */
  retiredKeys: { keyId: string; notAfter: Date }[]
  /** Verifier keys of the witnesses, and below, in the same order, their submission addresses. */
  witnessKeys: string[]
  witnessUrls: string[]
  /** How many must have cosigned the checkpoint a bundle leads to; zero for none. */
  witnessQuorum: number
  witnessSeconds: number
  /** Where others find the log key: https://… or dns:… */
  keyPlaces: string[]
  /** Where our own witness shows what it has seen. */
  witnessMonitoringUrl: string | null
  /** Hosts that deliveries may go to although they are private or lack https. */
  webhookAllowedHosts: string[]
}

export interface Secrets {
  /** Null only in the standalone, which generates its own. */
  platformToken: string | null
  signingKey: string | null
  /** Grants access to metrics and readiness only; null if only the platform token does. */
  metricsToken: string | null
  /** Null if another process continues the log; the standalone generates its own. */
  logKey: string | null
  databaseUrl: string | null
  /** Null: the application's login migrates, or finds the database migrated. */
  migrationsUrl: string | null
  /** Login that continues the log; null for the application's. */
  logDatabaseUrl: string | null
  /** Another database, which remembers the newest checkpoint. */
  checkpointUrl: string | null
  redisUrl: string | null
  /** Null to derive it from the capture key. */
  webhookKey: string | null
  /** Sent with traces: an endpoint's key is among them. */
  traceHeaders: Record<string, string>
  engines: EngineSettings
  /** Null: only rules read. */
  reader: ReaderSettings | null
}

export type ParsedConfig =
  | { ok: true; config: Config; secrets: Secrets }
  | { ok: false; problems: SettingProblem[] }

/**
 * `standalone` may run without any settings; any other process needs its database, token and key from
 * outside, and, if it continues the log, the log's settings too.
 */
export function parseConfig(
  env: Env,
  shape: 'standalone' | 'distributed',
  continuesLog = shape === 'standalone',
): ParsedConfig {
  const problems: SettingProblem[] = []
  const problem = (variable: string, message: string, example: string) =>
    problems.push({ variable, message, example })
  const value = (name: string): string | null => env[name]?.trim() || null

  const integer = (name: string, byDefault: number, min: number, max: number): number => {
    const text = value(name)
    if (text === null) return byDefault
    const number = Number(text)
    if (/^\d{1,9}$/.test(text) && number >= min && number <= max) return number
    problem(name, `must be a whole number from ${min} to ${max}`, String(byDefault))
    return byDefault
  }
  const choice = <const T extends readonly string[]>(
    name: string,
    allowed: T,
    byDefault: T[number],
  ): T[number] => {
    const text = value(name)
    const found = text === null ? byDefault : allowed.find((candidate) => candidate === text)
    if (found === undefined) problem(name, `must be one of ${allowed.join(', ')}`, byDefault)
    return found ?? byDefault
  }
  const url = (name: string, protocols: string[], example: string): string | null => {
    const text = value(name)
    if (text === null) return null
    if (protocols.includes(URL.parse(text)?.protocol ?? '')) return text
    problem(
      name,
      `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      example,
    )
    return null
  }
  const postgresUrl = (name: string, example: string) => url(name, ['postgres:', 'postgresql:'], example)
  const list = (name: string, byDefault: string[]): string[] =>
    value(name)
      ?.split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '') ?? byDefault

  const roles = list('VERACITE_ROLES', [...ROLES])
  for (const role of roles) {
    if (!(ROLES as readonly string[]).includes(role))
      problem('VERACITE_ROLES', `lists ${JSON.stringify(role)}, which is not a role`, ROLES.join(','))
  }
  const demoLatency = Number(value('VERACITE_DEMO_LATENCY') ?? '1')
  if (!(demoLatency >= 0 && demoLatency <= 100))
    problem('VERACITE_DEMO_LATENCY', 'must be a number from 0 to 100', '1')

  const checkpointUrl = postgresUrl('VERACITE_CHECKPOINT_URL', 'postgres://veracite:password@other:5432/keep')
  const log = readLogSettings(
    {
      mode: choice('VERACITE_LOG', ['on', 'off'], 'on'),
      origin: value('VERACITE_LOG_ORIGIN'),
      key: value('VERACITE_LOG_KEY'),
      hasCheckpointPlace: value('VERACITE_CHECKPOINT_FILE') !== null || checkpointUrl !== null,
    },
    shape,
    continuesLog,
    problem,
  )
  const config: Config = {
    port: integer('PORT', 3000, 0, 65_535),
    host: value('HOST') ?? '127.0.0.1',
    dataDir: value('VERACITE_DATA_DIR') ?? '.veracite',
    roles: roles as Role[],
    logLevel: choice('VERACITE_LOG_LEVEL', LOG_LEVELS, 'info'),
    staleAfterDays: integer('VERACITE_STALE_AFTER_DAYS', 30, 1, 3650),
    priceFreshDays: integer('VERACITE_PRICE_FRESH_DAYS', 90, 1, 3650),
    verificationsPerScan: integer('VERACITE_VERIFICATIONS_PER_SCAN', 25, 0, 100_000),
    sourcesPerDay: integer('VERACITE_SOURCES_PER_DAY', 2_000, 0, 1_000_000),
    sourcesMegabytesPerDay: integer('VERACITE_SOURCES_MB_PER_DAY', 500, 1, 1_000_000),
    sourcesHostSeconds: integer('VERACITE_SOURCES_HOST_SECONDS', 2, 0, 3600),
    asksAgain: choice('VERACITE_ASK_AGAIN', ['on', 'off'], 'on') === 'on',
    databaseConnections: integer('VERACITE_DATABASE_CONNECTIONS', 20, 4, 500),
    queue: choice('VERACITE_QUEUE', ['auto', 'none'], 'auto'),
    jobLeaseSeconds: integer('VERACITE_JOB_LEASE_SECONDS', 30, 2, 3600),
    publicRateLimit: integer('VERACITE_PUBLIC_RATE_LIMIT', 120, 0, 10_000),
    mcpRateLimit: integer('VERACITE_MCP_RATE_LIMIT', 60, 1, 10_000),
    mcpAllowedOrigins: list('VERACITE_MCP_ALLOWED_ORIGINS', ['localhost', '127.0.0.1', '[::1]']),
    trustedProxies: list('VERACITE_TRUSTED_PROXIES', []),
    console: choice('VERACITE_CONSOLE', ['0', '1'], '1') === '1',
    demoLatency,
    entity: value('VERACITE_ENTITY') ?? 'not stated',
    instance: value('VERACITE_INSTANCE') ?? hostname(),
    commit: value('VERACITE_COMMIT'),
    traces: readTraces(),
    workerPort:
      value('VERACITE_WORKER_PORT') === null ? null : integer('VERACITE_WORKER_PORT', 3002, 0, 65_535),
    keepsLog: log.keepsLog,
    logOrigin: log.logOrigin,
    checkpointFile: value('VERACITE_CHECKPOINT_FILE'),
    checkpointBeginAt:
      value('VERACITE_CHECKPOINT_BEGIN_AT') === null
        ? null
        : integer('VERACITE_CHECKPOINT_BEGIN_AT', 0, 0, 999_999_999),
    tsaUrls: list('VERACITE_TSA_URLS', []),
    tsaRootsFile: value('VERACITE_TSA_ROOTS'),
    tsaStampsCaptures: choice('VERACITE_TSA_STAMP_CAPTURES', ['0', '1'], '0') === '1',
    tsaCapturesPerMinute: integer('VERACITE_TSA_CAPTURES_PER_MINUTE', 60, 1, 6_000),
    retiredKeys: list('VERACITE_RETIRED_KEYS', []).flatMap((item) => readRetiredKey(item, problem)),
    witnessKeys: list('VERACITE_WITNESS_KEYS', []),
    witnessUrls: list('VERACITE_WITNESS_URLS', []),
    witnessQuorum: 0,
    keyPlaces: list('VERACITE_LOG_KEY_PLACES', []),
    witnessSeconds: integer('VERACITE_WITNESS_SECONDS', 60, 1, 86_400),
    witnessMonitoringUrl: url(
      'VERACITE_WITNESS_MONITORING_URL',
      ['http:', 'https:'],
      'https://witness.example.net',
    ),
    webhookAllowedHosts: list('VERACITE_WEBHOOK_ALLOWED_HOSTS', []).map((host) => host.toLowerCase()),
  }
  for (const place of config.keyPlaces) checkKeyPlace(place, problem)
  config.witnessQuorum = checkWitnesses(config, value('VERACITE_WITNESS_QUORUM'), problem)

  for (const tsa of config.tsaUrls) {
    if (!['http:', 'https:'].includes(URL.parse(tsa)?.protocol ?? ''))
      problem(
        'VERACITE_TSA_URLS',
        `lists ${JSON.stringify(tsa)}, which is not an http or https address`,
        TSA_EXAMPLE,
      )
  }
  if (config.tsaUrls.length > 0 && config.tsaRootsFile === null)
    problem(
      'VERACITE_TSA_ROOTS',
      'is required with VERACITE_TSA_URLS: stamps are checked against pinned roots',
      '/etc/veracite/tsa-roots.pem',
    )

  if (config.tsaStampsCaptures && config.tsaUrls.length === 0)
    problem('VERACITE_TSA_URLS', 'is required with VERACITE_TSA_STAMP_CAPTURES=1', TSA_EXAMPLE)

  const secrets: Secrets = {
    platformToken: readToken('VERACITE_TOKEN', value('VERACITE_TOKEN'), problem),
    metricsToken: readToken('VERACITE_METRICS_TOKEN', value('VERACITE_METRICS_TOKEN'), problem),
    signingKey: readSigningKey(value('VERACITE_SIGNING_KEY'), problem),
    logKey: log.logKey,
    databaseUrl: postgresUrl('DATABASE_URL', 'postgres://veracite:password@db:5432/veracite'),
    migrationsUrl: postgresUrl('VERACITE_MIGRATIONS_URL', 'postgres://postgres:password@db:5432/veracite'),
    logDatabaseUrl: postgresUrl(
      'VERACITE_LOG_DATABASE_URL',
      'postgres://veracite_sequencer:password@db:5432/veracite',
    ),
    checkpointUrl,
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:'], 'redis://redis:6379'),
    webhookKey: readToken('VERACITE_WEBHOOK_KEY', value('VERACITE_WEBHOOK_KEY'), problem),
    traceHeaders: readHeaders('OTEL_EXPORTER_OTLP_HEADERS', value('OTEL_EXPORTER_OTLP_HEADERS'), problem),
    engines: readEngines(),
    reader: readReader(),
  }
  if (shape === 'distributed') {
    if (secrets.platformToken === null && !value('VERACITE_TOKEN'))
      problem('VERACITE_TOKEN', 'is required', exampleToken())
    if (secrets.databaseUrl === null && !value('DATABASE_URL')) {
      problem('DATABASE_URL', 'is required', 'postgres://veracite:password@db:5432/veracite')
    }
    if (secrets.signingKey === null && !value('VERACITE_SIGNING_KEY')) {
      problem(
        'VERACITE_SIGNING_KEY',
        'is required',
        'output of: openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256',
      )
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config, secrets }

  function readTraces(): Config['traces'] {
    const endpoint = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], 'http://collector:4318')
    const ratio = Number(value('OTEL_TRACES_SAMPLER_ARG') ?? '1')
    if (!(ratio >= 0 && ratio <= 1)) problem('OTEL_TRACES_SAMPLER_ARG', 'must be a number from 0 to 1', '0.1')
    if (endpoint === null) return null
    return { endpoint, ratio, service: value('OTEL_SERVICE_NAME') ?? 'veracite' }
  }

  function readEngines(): EngineSettings {
    const { settings, problems: found } = readEngineSettings(env, {
      demo: shape === 'standalone' ? 'auto' : 'never',
      serverReads: readsWithCompatibleServer(env),
    })
    problems.push(...found)
    return settings
  }

  function readReader(): ReaderSettings | null {
    const { settings, problems: found } = readReaderSettings(env)
    problems.push(...found)
    return settings
  }
}

/** Tokens from documentation must never protect anything. */
const SAMPLE_TOKENS = /^(change[-_]?me|example|secret|token|password|test)/i

function readToken(name: string, token: string | null, problem: Report): string | null {
  if (token === null) return null
  if (!/^[\x21-\x7e]{32,512}$/.test(token))
    problem(name, 'must be 32 to 512 printable ASCII characters', exampleToken())
  else if (SAMPLE_TOKENS.test(token)) problem(name, 'looks like a sample: generate your own', exampleToken())
  return token
}

/** `name=value,name=value`, with values as in an address. */
function readHeaders(name: string, text: string | null, problem: Report): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const pair of text?.split(',') ?? []) {
    const [, header, value = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    if (header === undefined || /%(?![0-9a-f]{2})/i.test(value))
      problem(name, 'must be a list like name=value,name=value', 'x-api-key=…')
    else headers[header.toLowerCase()] = decodeURIComponent(value)
  }
  return headers
}

function readSigningKey(key: string | null, problem: Report): string | null {
  if (key === null) return null
  // On one line without spaces, it survives every way of reading a settings file, shells included.
  const pem = /^[A-Za-z0-9+/]{100,}=*$/.test(key)
    ? `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`
    : key.replaceAll('\\n', '\n')
  try {
    createCaptureSigner(pem)
    return pem
  } catch (error) {
    problem('VERACITE_SIGNING_KEY', (error as Error).message, '-----BEGIN PRIVATE KEY-----\\n…')
    return null
  }
}

function readRetiredKey(item: string, problem: Report): Config['retiredKeys'] {
  const [, keyId, end] = /^(\S+)=(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)$/.exec(item) ?? []
  const notAfter = new Date(end ?? '')
  if (keyId !== undefined && !Number.isNaN(notAfter.getTime())) return [{ keyId, notAfter }]
  problem(
    'VERACITE_RETIRED_KEYS',
    `lists ${JSON.stringify(item)}: write the id of a key, an equals sign and a time in UTC`,
    RETIRED_EXAMPLE,
  )
  return []
}

const RETIRED_EXAMPLE = 'capture-1f0c5a77=2026-12-31T23:59:59Z'

function checkKeyPlace(place: string, problem: Report): void {
  try {
    parseKeyPlace(place)
  } catch (error) {
    problem(
      'VERACITE_LOG_KEY_PLACES',
      `lists something that is not a place: ${(error as Error).message}`,
      KEY_PLACES_EXAMPLE,
    )
  }
}

const KEY_PLACES_EXAMPLE = 'dns:example.com,https://example.com'

/** The quorum, once keys, addresses and quorum agree. */
function checkWitnesses(
  { witnessKeys, witnessUrls }: Pick<Config, 'witnessKeys' | 'witnessUrls'>,
  quorum: string | null,
  problem: Report,
): number {
  try {
    parseWitnessKeys(witnessKeys)
  } catch (error) {
    problem('VERACITE_WITNESS_KEYS', `is not usable: ${(error as Error).message}`, WITNESS_KEY_EXAMPLE)
  }
  const isAddress = (text: string) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')
  if (!witnessUrls.every(isAddress))
    problem(
      'VERACITE_WITNESS_URLS',
      'lists something that is not an http or https address',
      'https://witness.example.net',
    )
  // A process that only hands out bundles needs the keys, not the addresses.
  else if (witnessUrls.length > 0 && witnessUrls.length !== witnessKeys.length)
    problem(
      'VERACITE_WITNESS_URLS',
      `lists ${witnessUrls.length} addresses for ${witnessKeys.length} keys in VERACITE_WITNESS_KEYS: give one for each, in the same order`,
      'https://witness.example.net',
    )
  const number = parseQuorum(quorum ?? 'none', witnessKeys.length)
  if (number !== null) return number
  problem(
    'VERACITE_WITNESS_QUORUM',
    `must be none, any, all, or a number of witnesses from 1 to the ${witnessKeys.length} in VERACITE_WITNESS_KEYS`,
    'none',
  )
  return 0
}

const WITNESS_KEY_EXAMPLE = 'witness.example.net+5d1b7e44+BO…'

const TSA_EXAMPLE = 'https://tsa.example.com/tsr'

const exampleToken = (): string => randomBytes(32).toString('hex')

/** All problems in one message, each with its variable and an example that would do. */
export const describeProblems = (problems: SettingProblem[]): string =>
  [
    `${problems.length === 1 ? 'One setting is' : `${problems.length} settings are`} not usable:`,
    ...problems.map(({ variable, message, example }) => `  ${variable} ${message} (for example: ${example})`),
  ].join('\n')
