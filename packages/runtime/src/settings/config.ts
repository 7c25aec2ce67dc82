import { hostname } from 'node:os'
import type { EngineSettings } from '@veracite/adapters/engines/engine-settings'
import { readEngineSettings } from '@veracite/adapters/engines/read-engine-settings'
import type { SmtpSettings } from '@veracite/adapters/mail/smtp-sender'
import {
  type ReaderSettings,
  readReaderSettings,
  readsWithCompatibleServer,
} from '@veracite/adapters/readers/reader-settings'
import type { RelaySettings } from '@veracite/adapters/relays/relay-settings'
import { createSettingReader, type SettingProblem } from '@veracite/adapters/settings/setting-reader'
import type { Env } from './env.ts'
import { type LogSettings, readLogSettings } from './log-settings.ts'
import { readOAuthSettings, readOpenIdSettings, readPublicUrl } from './oauth-settings.ts'
import { readRegisterSettings } from './register-settings.ts'
import { readRelayConfig, readRelays } from './relay-settings.ts'
import {
  checkKeyPlace,
  checkWitnesses,
  isWebAddress,
  readHeaders,
  readRetiredKey,
  readSigningKey,
  readToken,
} from './setting-values.ts'
import { readStorageSettings } from './storage-settings.ts'
import { SERVICE_VARIABLE_TABLE, type SettingReader } from './variables.ts'

export const ROLES = ['api', 'mcp', 'worker'] as const
export type Role = (typeof ROLES)[number]

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** Safe to log as a whole: everything confidential is in Secrets. What each member means is in `variables.json`. */
export type Config = ReturnType<typeof readConfig>

/** Null where it is not set: the standalone then generates its own token and keys. */
export type Secrets = ReturnType<typeof readSecrets>

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
  const read: SettingReader = createSettingReader(env, SERVICE_VARIABLE_TABLE)
  const checkpointUrl = read.url('VERACITE_CHECKPOINT_URL', POSTGRES)
  const hasCheckpointPlace = read.value('VERACITE_CHECKPOINT_FILE') !== null || checkpointUrl !== null
  const log = readLogSettings(read, shape, continuesLog, hasCheckpointPlace)
  const relays = readRelays(read)
  const config = readConfig(read, log, relays, shape)
  for (const place of config.keyPlaces) checkKeyPlace(read, place)
  config.witnessQuorum = checkWitnesses(read, config)
  checkAddressSources(read, config)
  checkTimestamps(read, config)
  const engines = readEngineSettings(env, {
    demo: shape === 'standalone' ? 'auto' : 'never',
    serverReads: readsWithCompatibleServer(env),
  })
  const reader = readReaderSettings(env)
  const secrets = readSecrets(read, {
    logKey: log.logKey,
    checkpointUrl,
    engines: engines.settings,
    reader: reader.settings,
    relays,
  })
  if (shape === 'distributed')
    for (const name of REQUIRED) if (read.value(name) === null) read.problem(name, 'is required')
  const problems = [...read.problems, ...engines.problems, ...reader.problems]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config, secrets }
}

/** What only the standalone makes for itself. */
const REQUIRED = ['VERACITE_TOKEN', 'DATABASE_URL', 'VERACITE_SIGNING_KEY'] as const
const POSTGRES = ['postgres:', 'postgresql:']

function readConfig(
  read: SettingReader,
  { keepsLog, logOrigin }: LogSettings,
  relays: readonly RelaySettings[],
  shape: 'standalone' | 'distributed',
) {
  const { value, integer, choice, list } = read
  const port = integer('PORT')
  const host = value('HOST') ?? '127.0.0.1'
  const hasConsole = choice('VERACITE_CONSOLE', ['0', '1']) === '1'
  // On the user's own machine it is reached where it listens.
  const isHere = shape === 'standalone' && port !== 0 && host === '127.0.0.1'
  const publicUrl = readPublicUrl(read, isHere ? `http://${host}:${port}` : null)
  return {
    port,
    host,
    dataDir: value('VERACITE_DATA_DIR') ?? '.veracite',
    roles: readRoles(read),
    logLevel: choice('VERACITE_LOG_LEVEL', LOG_LEVELS),
    staleAfterDays: integer('VERACITE_STALE_AFTER_DAYS'),
    priceFreshDays: integer('VERACITE_PRICE_FRESH_DAYS'),
    feedMegabytes: integer('VERACITE_FEED_MEGABYTES'),
    feedItems: integer('VERACITE_FEED_ITEMS'),
    verificationsPerScan: integer('VERACITE_VERIFICATIONS_PER_SCAN'),
    sourcesPerDay: integer('VERACITE_SOURCES_PER_DAY'),
    sourcesMegabytesPerDay: integer('VERACITE_SOURCES_MB_PER_DAY'),
    sourcesHostSeconds: integer('VERACITE_SOURCES_HOST_SECONDS'),
    browser: value('VERACITE_BROWSER'),
    clocks: list('VERACITE_CLOCKS'),
    addressSources: list('VERACITE_ADDRESS_SOURCES'),
    fetchesShares: choice('VERACITE_CHATGPT_SHARES', ['off', 'on']) === 'on',
    asksAgain: choice('VERACITE_ASK_AGAIN', ['on', 'off']) === 'on',
    keepDays: {
      jobs: integer('VERACITE_KEEP_JOBS_DAYS'),
      deliveries: integer('VERACITE_KEEP_DELIVERIES_DAYS'),
      sessions: integer('VERACITE_KEEP_SESSIONS_DAYS'),
      exports: integer('VERACITE_KEEP_EXPORTS_DAYS'),
    },
    readMaxLagSeconds: integer('VERACITE_READ_MAX_LAG_SECONDS'),
    databaseConnections: integer('VERACITE_DATABASE_CONNECTIONS'),
    keptMegabytes: integer('VERACITE_KEPT_MEGABYTES'),
    queue: choice('VERACITE_QUEUE', ['auto', 'none']),
    jobLeaseSeconds: integer('VERACITE_JOB_LEASE_SECONDS'),
    publicRateLimit: integer('VERACITE_PUBLIC_RATE_LIMIT'),
    mcpRateLimit: integer('VERACITE_MCP_RATE_LIMIT'),
    mcpAllowedOrigins: list('VERACITE_MCP_ALLOWED_ORIGINS'),
    publicUrl,
    oauthRateLimit: integer('VERACITE_OAUTH_RATE_LIMIT'),
    exportRateLimit: integer('VERACITE_EXPORT_RATE_LIMIT'),
    oauth: readOAuthSettings(read, { publicUrl, hasConsole }),
    trustedProxies: list('VERACITE_TRUSTED_PROXIES'),
    console: hasConsole,
    sessionIdleMinutes: integer('VERACITE_SESSION_IDLE_MINUTES'),
    sessionHours: integer('VERACITE_SESSION_HOURS'),
    demoLatency: read.number('VERACITE_DEMO_LATENCY'),
    entity: value('VERACITE_ENTITY') ?? 'not stated',
    instance: value('VERACITE_INSTANCE') ?? hostname(),
    commit: value('VERACITE_COMMIT'),
    traces: readTraces(read),
    workerPort: read.integerIfSet('VERACITE_WORKER_PORT'),
    keepsLog,
    logOrigin,
    checkpointFile: value('VERACITE_CHECKPOINT_FILE'),
    checkpointBeginAt: read.integerIfSet('VERACITE_CHECKPOINT_BEGIN_AT'),
    tsaUrls: list('VERACITE_TSA_URLS'),
    tsaRootsFile: value('VERACITE_TSA_ROOTS'),
    trustedListFiles: list('VERACITE_TRUSTED_LISTS'),
    tsaStampsCaptures: choice('VERACITE_TSA_STAMP_CAPTURES', ['0', '1']) === '1',
    tsaCapturesPerMinute: integer('VERACITE_TSA_CAPTURES_PER_MINUTE'),
    retiredKeys: list('VERACITE_RETIRED_KEYS').flatMap((item) => readRetiredKey(read, item)),
    witnessKeys: list('VERACITE_WITNESS_KEYS'),
    witnessUrls: list('VERACITE_WITNESS_URLS'),
    /** Set once keys, addresses and quorum are known to agree. */
    witnessQuorum: 0,
    keyPlaces: list('VERACITE_LOG_KEY_PLACES'),
    witnessSeconds: integer('VERACITE_WITNESS_SECONDS'),
    witnessMonitoringUrl: read.url('VERACITE_WITNESS_MONITORING_URL', ['http:', 'https:']),
    relaying: readRelayConfig(read, relays),
    webhookAllowedHosts: list('VERACITE_WEBHOOK_ALLOWED_HOSTS').map((host) => host.toLowerCase()),
  }
}

function readRoles(read: SettingReader): Role[] {
  const roles = read.list('VERACITE_ROLES')
  for (const role of roles) {
    if (!(ROLES as readonly string[]).includes(role))
      read.problem('VERACITE_ROLES', `lists ${JSON.stringify(role)}, which is not a role`)
  }
  return roles as Role[]
}

function readTraces({ value, number, url }: SettingReader) {
  const endpoint = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  const ratio = number('OTEL_TRACES_SAMPLER_ARG')
  if (endpoint === null) return null
  return { endpoint, ratio, service: value('OTEL_SERVICE_NAME') ?? 'veracite' }
}

function checkAddressSources(read: SettingReader, { addressSources }: Config): void {
  for (const source of addressSources)
    if (!isWebAddress(source))
      read.problem(
        'VERACITE_ADDRESS_SOURCES',
        `lists ${JSON.stringify(source)}, which is not an http or https address`,
      )
}

function checkTimestamps(read: SettingReader, { tsaUrls, tsaRootsFile, tsaStampsCaptures }: Config): void {
  for (const tsa of tsaUrls) {
    if (!isWebAddress(tsa))
      read.problem('VERACITE_TSA_URLS', `lists ${JSON.stringify(tsa)}, which is not an http or https address`)
  }
  if (tsaUrls.length > 0 && tsaRootsFile === null)
    read.problem(
      'VERACITE_TSA_ROOTS',
      'is required with VERACITE_TSA_URLS: stamps are checked against pinned roots',
    )
  if (tsaStampsCaptures && tsaUrls.length === 0)
    read.problem('VERACITE_TSA_URLS', 'is required with VERACITE_TSA_STAMP_CAPTURES=1')
}

/** What was read before, because other settings depend on it. */
interface KnownSecrets {
  logKey: string | null
  checkpointUrl: string | null
  engines: EngineSettings
  reader: ReaderSettings | null
  relays: RelaySettings[]
}

const readSecrets = (read: SettingReader, known: KnownSecrets) => ({
  ...known,
  openId: readOpenIdSettings(read),
  registers: readRegisterSettings(read),
  platformToken: readToken(read, 'VERACITE_TOKEN'),
  metricsToken: readToken(read, 'VERACITE_METRICS_TOKEN'),
  signingKey: readSigningKey(read),
  databaseUrl: read.url('DATABASE_URL', POSTGRES),
  readUrl: read.url('VERACITE_READ_URL', POSTGRES),
  migrationsUrl: read.url('VERACITE_MIGRATIONS_URL', POSTGRES),
  logDatabaseUrl: read.url('VERACITE_LOG_DATABASE_URL', POSTGRES),
  redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
  smtp: readSmtp(read),
  storage: readStorageSettings(read),
  webhookKey: readToken(read, 'VERACITE_WEBHOOK_KEY'),
  traceHeaders: readHeaders(read, 'OTEL_EXPORTER_OTLP_HEADERS'),
})

/** Both or none: a mail without a sender reaches nobody. */
function readSmtp(read: SettingReader): SmtpSettings | null {
  const url = read.url('VERACITE_SMTP_URL', ['smtp:', 'smtps:'])
  const from = read.value('VERACITE_MAIL_FROM')
  if (url === null && from === null) return null
  if (from === null || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(from))
    read.problem('VERACITE_MAIL_FROM', 'must be one address that mails are from')
  if (url === null) read.problem('VERACITE_SMTP_URL', 'is required with VERACITE_MAIL_FROM')
  return url === null || from === null ? null : { url, from }
}

/** All problems in one message, each with its variable and an example that would do. */
export const describeProblems = (problems: SettingProblem[]): string =>
  [
    `${problems.length === 1 ? 'One setting is' : `${problems.length} settings are`} not usable:`,
    ...problems.map(({ variable, message, example }) => `  ${variable} ${message} (for example: ${example})`),
  ].join('\n')
