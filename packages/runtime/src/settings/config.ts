import { hostname } from 'node:os'
import type { EngineSettings } from '@veracite/adapters/engines/engine-settings'
import { readEngineSettings, type SettingProblem } from '@veracite/adapters/engines/read-engine-settings'
import type { SmtpSettings } from '@veracite/adapters/mail/smtp-sender'
import {
  type ReaderSettings,
  readReaderSettings,
  readsWithCompatibleServer,
} from '@veracite/adapters/readers/reader-settings'
import type { RelaySettings } from '@veracite/adapters/relays/relay-settings'
import type { Env } from './env.ts'
import { type Report, readLogSettings } from './log-settings.ts'
import { readOAuthSettings, readOpenIdSettings, readPublicUrl } from './oauth-settings.ts'
import { readRegisterSettings } from './register-settings.ts'
import { readRelayConfig, readRelays } from './relay-settings.ts'
import { createSettingReader, type SettingReader } from './setting-reader.ts'
import {
  checkKeyPlace,
  checkWitnesses,
  exampleToken,
  readHeaders,
  readRetiredKey,
  readSigningKey,
  readToken,
} from './setting-values.ts'

export const ROLES = ['api', 'mcp', 'worker'] as const
export type Role = (typeof ROLES)[number]

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** Safe to log as a whole: everything confidential is in Secrets. What each member means is in VARIABLES. */
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
  const problems: SettingProblem[] = []
  const problem: Report = (variable, message, example) => problems.push({ variable, message, example })
  const read = createSettingReader(env, problem)
  const checkpointUrl = read.postgresUrl(
    'VERACITE_CHECKPOINT_URL',
    'postgres://veracite:password@other:5432/keep',
  )
  const log = readLogSettings(
    {
      mode: read.choice('VERACITE_LOG', ['on', 'off'], 'on'),
      origin: read.value('VERACITE_LOG_ORIGIN'),
      key: read.value('VERACITE_LOG_KEY'),
      hasCheckpointPlace: read.value('VERACITE_CHECKPOINT_FILE') !== null || checkpointUrl !== null,
    },
    shape,
    continuesLog,
    problem,
  )
  const relays = readRelays(read, problem)
  const config = readConfig(read, log, relays, problem, shape)
  for (const place of config.keyPlaces) checkKeyPlace(place, problem)
  config.witnessQuorum = checkWitnesses(config, read.value('VERACITE_WITNESS_QUORUM'), problem)
  checkTimestamps(config, problem)
  const engines = readEngineSettings(env, {
    demo: shape === 'standalone' ? 'auto' : 'never',
    serverReads: readsWithCompatibleServer(env),
  })
  const reader = readReaderSettings(env)
  const secrets = readSecrets(read, problem, {
    logKey: log.logKey,
    checkpointUrl,
    engines: engines.settings,
    reader: reader.settings,
    relays,
  })
  problems.push(...engines.problems, ...reader.problems)
  if (shape === 'distributed') requireSecrets(secrets, read, problem)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config, secrets }
}

function readConfig(
  read: SettingReader,
  log: Pick<ReturnType<typeof readLogSettings>, 'keepsLog' | 'logOrigin'>,
  relays: readonly RelaySettings[],
  problem: Report,
  shape: 'standalone' | 'distributed',
) {
  const { value, integer, integerIfSet, choice, list, url } = read
  const port = integer('PORT', 3000, 0, 65_535)
  const host = value('HOST') ?? '127.0.0.1'
  const hasConsole = choice('VERACITE_CONSOLE', ['0', '1'], '1') === '1'
  // On the user's own machine it is reached where it listens.
  const isHere = shape === 'standalone' && port !== 0 && host === '127.0.0.1'
  const publicUrl = readPublicUrl(read, problem, isHere ? `http://${host}:${port}` : null)
  return {
    port,
    host,
    dataDir: value('VERACITE_DATA_DIR') ?? '.veracite',
    roles: readRoles(read, problem),
    logLevel: choice('VERACITE_LOG_LEVEL', LOG_LEVELS, 'info'),
    staleAfterDays: integer('VERACITE_STALE_AFTER_DAYS', 30, 1, 3650),
    priceFreshDays: integer('VERACITE_PRICE_FRESH_DAYS', 90, 1, 3650),
    feedMegabytes: integer('VERACITE_FEED_MEGABYTES', 2048, 1, 65_536),
    feedItems: integer('VERACITE_FEED_ITEMS', 5_000_000, 1, 50_000_000),
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
    publicUrl,
    oauthRateLimit: integer('VERACITE_OAUTH_RATE_LIMIT', 30, 0, 10_000),
    exportRateLimit: integer('VERACITE_EXPORT_RATE_LIMIT', 60, 0, 10_000),
    oauth: readOAuthSettings(read, { publicUrl, hasConsole }, problem),
    trustedProxies: list('VERACITE_TRUSTED_PROXIES', []),
    console: hasConsole,
    sessionIdleMinutes: integer('VERACITE_SESSION_IDLE_MINUTES', 240, 1, 43_200),
    sessionHours: integer('VERACITE_SESSION_HOURS', 12, 1, 720),
    demoLatency: read.number('VERACITE_DEMO_LATENCY', 1, 100, '1'),
    entity: value('VERACITE_ENTITY') ?? 'not stated',
    instance: value('VERACITE_INSTANCE') ?? hostname(),
    commit: value('VERACITE_COMMIT'),
    traces: readTraces(read),
    workerPort: integerIfSet('VERACITE_WORKER_PORT', 0, 65_535, 3002),
    keepsLog: log.keepsLog,
    logOrigin: log.logOrigin,
    checkpointFile: value('VERACITE_CHECKPOINT_FILE'),
    checkpointBeginAt: integerIfSet('VERACITE_CHECKPOINT_BEGIN_AT', 0, 999_999_999, 0),
    tsaUrls: list('VERACITE_TSA_URLS', []),
    tsaRootsFile: value('VERACITE_TSA_ROOTS'),
    tsaStampsCaptures: choice('VERACITE_TSA_STAMP_CAPTURES', ['0', '1'], '0') === '1',
    tsaCapturesPerMinute: integer('VERACITE_TSA_CAPTURES_PER_MINUTE', 60, 1, 6_000),
    retiredKeys: list('VERACITE_RETIRED_KEYS', []).flatMap((item) => readRetiredKey(item, problem)),
    witnessKeys: list('VERACITE_WITNESS_KEYS', []),
    witnessUrls: list('VERACITE_WITNESS_URLS', []),
    /** Set once keys, addresses and quorum are known to agree. */
    witnessQuorum: 0,
    keyPlaces: list('VERACITE_LOG_KEY_PLACES', []),
    witnessSeconds: integer('VERACITE_WITNESS_SECONDS', 60, 1, 86_400),
    witnessMonitoringUrl: url(
      'VERACITE_WITNESS_MONITORING_URL',
      ['http:', 'https:'],
      'https://witness.example.net',
    ),
    relaying: readRelayConfig(read, relays, problem),
    webhookAllowedHosts: list('VERACITE_WEBHOOK_ALLOWED_HOSTS', []).map((host) => host.toLowerCase()),
  }
}

function readRoles({ list }: SettingReader, problem: Report): Role[] {
  const roles = list('VERACITE_ROLES', ROLES)
  for (const role of roles) {
    if (!(ROLES as readonly string[]).includes(role))
      problem('VERACITE_ROLES', `lists ${JSON.stringify(role)}, which is not a role`, ROLES.join(','))
  }
  return roles as Role[]
}

function readTraces({ value, number, url }: SettingReader) {
  const endpoint = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], 'http://collector:4318')
  const ratio = number('OTEL_TRACES_SAMPLER_ARG', 1, 1, '0.1')
  if (endpoint === null) return null
  return { endpoint, ratio, service: value('OTEL_SERVICE_NAME') ?? 'veracite' }
}

const TSA_EXAMPLE = 'https://tsa.example.com/tsr'

function checkTimestamps({ tsaUrls, tsaRootsFile, tsaStampsCaptures }: Config, problem: Report): void {
  for (const tsa of tsaUrls) {
    if (!['http:', 'https:'].includes(URL.parse(tsa)?.protocol ?? ''))
      problem(
        'VERACITE_TSA_URLS',
        `lists ${JSON.stringify(tsa)}, which is not an http or https address`,
        TSA_EXAMPLE,
      )
  }
  if (tsaUrls.length > 0 && tsaRootsFile === null)
    problem(
      'VERACITE_TSA_ROOTS',
      'is required with VERACITE_TSA_URLS: stamps are checked against pinned roots',
      '/etc/veracite/tsa-roots.pem',
    )
  if (tsaStampsCaptures && tsaUrls.length === 0)
    problem('VERACITE_TSA_URLS', 'is required with VERACITE_TSA_STAMP_CAPTURES=1', TSA_EXAMPLE)
}

function readSecrets(
  read: SettingReader,
  problem: Report,
  known: {
    logKey: string | null
    checkpointUrl: string | null
    engines: EngineSettings
    reader: ReaderSettings | null
    relays: RelaySettings[]
  },
) {
  const { value, url, postgresUrl } = read
  return {
    ...known,
    openId: readOpenIdSettings(read, problem),
    registers: readRegisterSettings(read, problem),
    platformToken: readToken('VERACITE_TOKEN', value('VERACITE_TOKEN'), problem),
    metricsToken: readToken('VERACITE_METRICS_TOKEN', value('VERACITE_METRICS_TOKEN'), problem),
    signingKey: readSigningKey(value('VERACITE_SIGNING_KEY'), problem),
    databaseUrl: postgresUrl('DATABASE_URL', 'postgres://veracite:password@db:5432/veracite'),
    migrationsUrl: postgresUrl('VERACITE_MIGRATIONS_URL', 'postgres://postgres:password@db:5432/veracite'),
    logDatabaseUrl: postgresUrl(
      'VERACITE_LOG_DATABASE_URL',
      'postgres://veracite_sequencer:password@db:5432/veracite',
    ),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:'], 'redis://redis:6379'),
    smtp: readSmtp(
      url('VERACITE_SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com'),
      value('VERACITE_MAIL_FROM'),
      problem,
    ),
    webhookKey: readToken('VERACITE_WEBHOOK_KEY', value('VERACITE_WEBHOOK_KEY'), problem),
    traceHeaders: readHeaders('OTEL_EXPORTER_OTLP_HEADERS', value('OTEL_EXPORTER_OTLP_HEADERS'), problem),
  }
}

/** Both or none: a mail without a sender reaches nobody. */
function readSmtp(url: string | null, from: string | null, problem: Report): SmtpSettings | null {
  if (url === null && from === null) return null
  if (from === null || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(from))
    problem('VERACITE_MAIL_FROM', 'must be one address that mails are from', 'veracite@example.com')
  if (url === null)
    problem(
      'VERACITE_SMTP_URL',
      'is required with VERACITE_MAIL_FROM',
      'smtps://user:password@mail.example.com',
    )
  return url === null || from === null ? null : { url, from }
}

/** Requires the secrets that only the standalone generates for itself. */
function requireSecrets(secrets: Secrets, { value }: SettingReader, problem: Report): void {
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

/** All problems in one message, each with its variable and an example that would do. */
export const describeProblems = (problems: SettingProblem[]): string =>
  [
    `${problems.length === 1 ? 'One setting is' : `${problems.length} settings are`} not usable:`,
    ...problems.map(({ variable, message, example }) => `  ${variable} ${message} (for example: ${example})`),
  ].join('\n')
