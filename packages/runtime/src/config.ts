import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { EngineSettings } from '@veracite/adapters/engines/engine-settings'
import { readEngineSettings, type SettingProblem } from '@veracite/adapters/engines/read-engine-settings'
import {
  type JudgeSettings,
  judgesWithCompatibleServer,
  readJudgeSettings,
} from '@veracite/adapters/judge/judge-settings'
import { createCaptureSigner } from '@veracite/adapters/platform/capture-signer'
import { isLogOrigin, parseLogKey } from '@veracite/core/evidence/log-key'
import { parseQuorum, parseWitnessKeys } from '@veracite/core/evidence/witness-policy'
import type { Env } from './env.ts'

export const ROLES = ['api', 'mcp', 'worker'] as const
export type Role = (typeof ROLES)[number]

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** Safe to log as a whole: what must not be logged is in Secrets. */
export interface Config {
  port: number
  host: string
  dataDir: string
  roles: Role[]
  logLevel: (typeof LOG_LEVELS)[number]
  staleAfterDays: number
  databaseConnections: number
  queue: 'auto' | 'none'
  jobLeaseSeconds: number
  publicRateLimit: number
  mcpRateLimit: number
  mcpAllowedOrigins: string[]
  trustedProxies: string[]
  demoLatency: number
  entity: string
  instance: string
  commit: string | null
  /** Null: taken from the log's key, or local. */
  logOrigin: string | null
  /** Null: in the data folder of the standalone, nowhere otherwise. */
  checkpointFile: string | null
  tsaUrls: string[]
  /** File with the pinned roots, PEM. */
  tsaRootsFile: string | null
  /** Whether captures are stamped one by one too. */
  tsaStampsCaptures: boolean
  tsaCapturesPerMinute: number
  /** Keys that went out of use, and when. */
  retiredKeys: { keyId: string; notAfter: Date }[]
  /** Verifier keys of the witnesses, and in the same order where they take submissions. */
  witnessKeys: string[]
  witnessUrls: string[]
  /** How many must have cosigned what a bundle leads to; zero for none. */
  witnessQuorum: number
  witnessSeconds: number
  /** Where our own witness shows what it has seen. */
  witnessMonitoringUrl: string | null
}

export interface Secrets {
  /** Null only in the standalone, which makes its own. */
  platformToken: string | null
  signingKey: string | null
  /** Null where another process continues the log; the standalone makes its own. */
  logKey: string | null
  databaseUrl: string | null
  migrationsUrl: string | null
  redisUrl: string | null
  engines: EngineSettings
  /** Null: no second opinions. */
  judge: JudgeSettings | null
}

export type ParsedConfig =
  | { ok: true; config: Config; secrets: Secrets }
  | { ok: false; problems: SettingProblem[] }

/** `standalone` may run without anything set; any other process needs its database, token and key from outside. */
export function parseConfig(env: Env, shape: 'standalone' | 'distributed'): ParsedConfig {
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
  const list = (name: string, byDefault: string[]): string[] =>
    value(name)
      ?.split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '') ?? byDefault

  const roles = list('VERACITE_ROLES', [...ROLES])
  for (const role of roles) {
    if (!(ROLES as readonly string[]).includes(role))
      problem('VERACITE_ROLES', `knows no role ${JSON.stringify(role)}`, ROLES.join(','))
  }
  const demoLatency = Number(value('VERACITE_DEMO_LATENCY') ?? '1')
  if (!(demoLatency >= 0 && demoLatency <= 100))
    problem('VERACITE_DEMO_LATENCY', 'must be a number from 0 to 100', '1')

  const config: Config = {
    port: integer('PORT', 3000, 0, 65_535),
    host: value('HOST') ?? '127.0.0.1',
    dataDir: value('VERACITE_DATA_DIR') ?? '.veracite',
    roles: roles as Role[],
    logLevel: choice('VERACITE_LOG_LEVEL', LOG_LEVELS, 'info'),
    staleAfterDays: integer('VERACITE_STALE_AFTER_DAYS', 30, 1, 3650),
    databaseConnections: integer('VERACITE_DATABASE_CONNECTIONS', 20, 4, 500),
    queue: choice('VERACITE_QUEUE', ['auto', 'none'], 'auto'),
    jobLeaseSeconds: integer('VERACITE_JOB_LEASE_SECONDS', 30, 2, 3600),
    publicRateLimit: integer('VERACITE_PUBLIC_RATE_LIMIT', 120, 0, 10_000),
    mcpRateLimit: integer('VERACITE_MCP_RATE_LIMIT', 60, 1, 10_000),
    mcpAllowedOrigins: list('VERACITE_MCP_ALLOWED_ORIGINS', ['localhost', '127.0.0.1', '[::1]']),
    trustedProxies: list('VERACITE_TRUSTED_PROXIES', []),
    demoLatency,
    entity: value('VERACITE_ENTITY') ?? 'not stated',
    instance: value('VERACITE_INSTANCE') ?? hostname(),
    commit: value('VERACITE_COMMIT'),
    logOrigin: readLogOrigin(value('VERACITE_LOG_ORIGIN'), problem),
    checkpointFile: value('VERACITE_CHECKPOINT_FILE'),
    tsaUrls: list('VERACITE_TSA_URLS', []),
    tsaRootsFile: value('VERACITE_TSA_ROOTS'),
    tsaStampsCaptures: choice('VERACITE_TSA_STAMP_CAPTURES', ['0', '1'], '0') === '1',
    tsaCapturesPerMinute: integer('VERACITE_TSA_CAPTURES_PER_MINUTE', 60, 1, 6_000),
    retiredKeys: list('VERACITE_RETIRED_KEYS', []).flatMap((item) => readRetiredKey(item, problem)),
    witnessKeys: list('VERACITE_WITNESS_KEYS', []),
    witnessUrls: list('VERACITE_WITNESS_URLS', []),
    witnessQuorum: 0,
    witnessSeconds: integer('VERACITE_WITNESS_SECONDS', 60, 1, 86_400),
    witnessMonitoringUrl: url(
      'VERACITE_WITNESS_MONITORING_URL',
      ['http:', 'https:'],
      'https://witness.example.net',
    ),
  }
  config.witnessQuorum = checkWitnesses(config, value('VERACITE_WITNESS_QUORUM'), problem)

  for (const tsa of config.tsaUrls) {
    if (!['http:', 'https:'].includes(URL.parse(tsa)?.protocol ?? ''))
      problem('VERACITE_TSA_URLS', `holds ${JSON.stringify(tsa)}, which is no web address`, TSA_EXAMPLE)
  }
  if (config.tsaUrls.length > 0 && config.tsaRootsFile === null)
    problem(
      'VERACITE_TSA_ROOTS',
      'is required with VERACITE_TSA_URLS: stamps are checked to pinned roots',
      '/etc/veracite/tsa-roots.pem',
    )

  if (config.tsaStampsCaptures && config.tsaUrls.length === 0)
    problem('VERACITE_TSA_URLS', 'is required with VERACITE_TSA_STAMP_CAPTURES=1', TSA_EXAMPLE)

  const databaseUrl = url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://veracite:password@db:5432/veracite',
  )
  const secrets: Secrets = {
    platformToken: readToken(value('VERACITE_TOKEN'), problem),
    signingKey: readSigningKey(value('VERACITE_SIGNING_KEY'), problem),
    logKey: readLogKey(value('VERACITE_LOG_KEY'), config.logOrigin, problem),
    databaseUrl,
    migrationsUrl:
      url(
        'VERACITE_MIGRATIONS_URL',
        ['postgres:', 'postgresql:'],
        'postgres://postgres:password@db:5432/veracite',
      ) ?? databaseUrl,
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:'], 'redis://redis:6379'),
    engines: readEngines(),
    judge: readJudge(),
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

  function readEngines(): EngineSettings {
    const { settings, problems: found } = readEngineSettings(env, {
      demo: shape === 'standalone' ? 'auto' : 'never',
      serverJudges: judgesWithCompatibleServer(env),
    })
    problems.push(...found)
    return settings
  }

  function readJudge(): JudgeSettings | null {
    const { settings, problems: found } = readJudgeSettings(env)
    problems.push(...found)
    return settings
  }
}

type Report = (variable: string, message: string, example: string) => void

/** Tokens that documentation shows must never protect anything. */
const SAMPLE_TOKENS = /^(change[-_]?me|example|secret|token|password|test)/i

function readToken(token: string | null, problem: Report): string | null {
  if (token === null) return null
  if (!/^[\x21-\x7e]{32,512}$/.test(token))
    problem('VERACITE_TOKEN', 'must be 32 to 512 printable ASCII characters', exampleToken())
  else if (SAMPLE_TOKENS.test(token))
    problem('VERACITE_TOKEN', 'looks like a sample; make your own', exampleToken())
  return token
}

function readSigningKey(key: string | null, problem: Report): string | null {
  if (key === null) return null
  const pem = key.replaceAll('\\n', '\n')
  try {
    createCaptureSigner(pem)
    return pem
  } catch (error) {
    problem('VERACITE_SIGNING_KEY', (error as Error).message, '-----BEGIN PRIVATE KEY-----\\n…')
    return null
  }
}

function readLogOrigin(origin: string | null, problem: Report): string | null {
  if (origin === null || isLogOrigin(origin)) return origin
  problem(
    'VERACITE_LOG_ORIGIN',
    'must be a host and path in lower case, without https://, that ends in /log/1',
    'evidence.example.com/log/1',
  )
  return null
}

function readLogKey(key: string | null, origin: string | null, problem: Report): string | null {
  if (key === null) return null
  const text = key.replaceAll('\\n', '\n')
  try {
    parseLogKey(text, origin)
    return text
  } catch (error) {
    problem(
      'VERACITE_LOG_KEY',
      `is not usable: ${(error as Error).message}`,
      'output of: openssl genpkey -algorithm ed25519',
    )
    return null
  }
}

function readRetiredKey(item: string, problem: Report): Config['retiredKeys'] {
  const [, keyId, end] = /^(\S+)=(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)$/.exec(item) ?? []
  const notAfter = new Date(end ?? '')
  if (keyId !== undefined && !Number.isNaN(notAfter.getTime())) return [{ keyId, notAfter }]
  problem(
    'VERACITE_RETIRED_KEYS',
    `holds ${JSON.stringify(item)}: it takes the id of a key, an equals sign and a time in UTC`,
    RETIRED_EXAMPLE,
  )
  return []
}

const RETIRED_EXAMPLE = 'capture-1f0c5a77=2026-12-31T23:59:59Z'

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
    problem('VERACITE_WITNESS_URLS', 'holds something that is no web address', 'https://witness.example.net')
  // A process that only hands out bundles needs the keys, not the addresses.
  else if (witnessUrls.length > 0 && witnessUrls.length !== witnessKeys.length)
    problem(
      'VERACITE_WITNESS_URLS',
      `holds ${witnessUrls.length} addresses for ${witnessKeys.length} keys in VERACITE_WITNESS_KEYS: give one for each, in the same order`,
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
