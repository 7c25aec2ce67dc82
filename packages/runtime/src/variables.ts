import { ENGINE_VARIABLES } from '@veracite/adapters/engines/engine-variables'
import { READER_VARIABLES } from '@veracite/adapters/readers/reader-settings'

export interface Variable {
  name: string
  meaning: string
  /** The default in words; null if there is none. */
  default: string | null
  example: string
  secret: boolean
  /** Processes that need it in production with PostgreSQL and Redis. No other process gets it. */
  neededBy?: readonly Process[]
}

/** `migrate` is the step before the others, as the owner of the database. */
export const PROCESSES = ['migrate', 'api', 'mcp', 'worker'] as const
export type Process = (typeof PROCESSES)[number]

const SERVERS: readonly Process[] = ['api', 'mcp', 'worker']

const variable = (
  name: string,
  meaning: string,
  byDefault: string | null,
  example: string,
  secret = false,
  neededBy: readonly Process[] = [],
): Variable => ({
  name,
  meaning,
  default: byDefault,
  example,
  secret,
  ...(neededBy.length > 0 && { neededBy }),
})

/** Every variable the servers read, apart from those of the engines. `.env.example` is checked against this. */
const SERVICE_VARIABLES: readonly Variable[] = [
  variable('PORT', 'Port to listen on.', '3000', '8080'),
  variable('HOST', 'Address to listen on.', '127.0.0.1', '0.0.0.0'),
  variable(
    'DATABASE_URL',
    'PostgreSQL 15 or newer, as a login that is a member of veracite_app. Unset, the standalone runs its own under the data folder.',
    null,
    'postgres://veracite:password@db:5432/veracite',
    true,
    PROCESSES,
  ),
  variable(
    'VERACITE_MIGRATIONS_URL',
    'Login that may create schemas and roles, used for migrations only. It grants the other logins their roles, and creates logins that do not exist.',
    'DATABASE_URL',
    'postgres://postgres:password@db:5432/veracite',
    true,
    ['migrate'],
  ),
  variable(
    'VERACITE_LOG_DATABASE_URL',
    'Login that continues the log, a member of veracite_log: only it may add leaves and checkpoints.',
    'DATABASE_URL',
    'postgres://veracite_sequencer:password@db:5432/veracite',
    true,
    ['migrate', 'worker'],
  ),
  variable('VERACITE_DATABASE_CONNECTIONS', 'The most connections to the database, per process.', '20', '40'),
  variable(
    'REDIS_URL',
    'Redis 7 or Valkey, with maxmemory-policy noeviction. Unset, work is dispatched from the database alone.',
    null,
    'redis://redis:6379',
    true,
    SERVERS,
  ),
  variable('VERACITE_QUEUE', 'auto, or none to refuse work (503) on this server.', 'auto', 'none'),
  variable(
    'VERACITE_JOB_LEASE_SECONDS',
    'Seconds without a heartbeat after which the job of a worker goes to another worker.',
    '30',
    '10',
  ),
  variable(
    'VERACITE_TOKEN',
    'The platform token, 32 characters or more. The standalone creates one and keeps it in the data folder.',
    null,
    'output of: openssl rand -hex 32',
    true,
    SERVERS,
  ),
  variable(
    'VERACITE_METRICS_TOKEN',
    'A second token that opens only /metrics and the details of /readyz. Once set, it is required on a loopback address too.',
    null,
    'output of: openssl rand -hex 32',
    true,
    SERVERS,
  ),
  variable(
    'VERACITE_WORKER_PORT',
    'Port where a separate worker process serves /healthz, /readyz and /metrics.',
    '3002, or the next one that is free',
    '3002',
  ),
  variable(
    'VERACITE_DATA_DIR',
    'Folder of the standalone: database, token, keys.',
    '.veracite',
    '/var/lib/veracite',
  ),
  variable('VERACITE_ROLES', 'What this process does: api, mcp, worker.', 'api,mcp,worker', 'api,mcp'),
  variable('VERACITE_LOG_LEVEL', 'trace, debug, info, warn, error or silent.', 'info', 'debug'),
  variable(
    'VERACITE_STALE_AFTER_DAYS',
    'Age of the newest capture after which a finding is stale.',
    '30',
    '14',
  ),
  variable(
    'VERACITE_PRICE_FRESH_DAYS',
    'Days after which a price that no page showed again accuses nobody until a person has looked.',
    '90',
    '30',
  ),
  variable(
    'VERACITE_VERIFICATIONS_PER_SCAN',
    'Re-verifications an account may ask for in a month, for each scan its plan allows. Each asks an engine up to three times.',
    '25',
    '100',
  ),
  variable(
    'VERACITE_SOURCES_PER_DAY',
    'The most cited pages fetched in a UTC day; further ones are recorded as not fetched. 0 fetches none.',
    '2000',
    '500',
  ),
  variable(
    'VERACITE_SOURCES_MB_PER_DAY',
    'The most megabytes of cited pages stored in a UTC day. A page stored before does not count again.',
    '500',
    '2000',
  ),
  variable(
    'VERACITE_SOURCES_HOST_SECONDS',
    'Minimum time between two cited pages of one host, across all workers.',
    '2',
    '10',
  ),
  variable(
    'VERACITE_ASK_AGAIN',
    'on to confirm a possible change of class with another scan, with at most as many questions as the first; off to start no scan unasked.',
    'on',
    'off',
  ),
  variable(
    'VERACITE_SIGNING_KEY',
    'Capture key: P-256 private key, PKCS#8, as PEM (line breaks may be written \\n) or as the base64 between its lines. The standalone makes one.',
    null,
    '-----BEGIN PRIVATE KEY-----\\n…',
    true,
    SERVERS,
  ),
  variable(
    'VERACITE_LOG',
    'on, or off to run without a transparency log: then nobody outside can check the evidence, and the evidence says so.',
    'on',
    'off',
  ),
  variable(
    'VERACITE_LOG_KEY',
    'Key of the transparency log, for the worker only: Ed25519, PKCS#8 PEM or a PRIVATE+KEY line. The standalone makes one.',
    null,
    'output of: openssl genpkey -algorithm ed25519',
    true,
    ['worker'],
  ),
  variable(
    'VERACITE_LOG_ORIGIN',
    'Public address of the log without https://, ending in /log/1. It can never change once the log has begun.',
    'veracite.local/log/1, in the standalone only',
    'evidence.example.com/log/1',
    false,
    ['worker'],
  ),
  variable(
    'VERACITE_LOG_KEY_PLACES',
    'Places that publish the key of the log (`npm run veracite -- log key` says what to publish); bundles and /log/1/keys list them: https://… or dns:…, separated by commas.',
    null,
    'dns:example.com,https://www.example.org/about/evidence',
  ),
  variable(
    'VERACITE_CHECKPOINT_FILE',
    'File for a copy of the newest published checkpoint, on a disk that all workers share and that is not restored with the database. It is how a restored backup is noticed and refused.',
    'log-checkpoint in the data folder of the standalone',
    '/var/lib/veracite/log-checkpoint',
    false,
    ['worker'],
  ),
  variable(
    'VERACITE_CHECKPOINT_URL',
    'Another PostgreSQL database for that copy, for workers that do not share a disk.',
    null,
    'postgres://veracite:password@other:5432/keep',
    true,
  ),
  variable(
    'VERACITE_CHECKPOINT_BEGIN_AT',
    'Starts an empty copy from the newest checkpoint of the database, if that has exactly this many entries.',
    null,
    '1234',
  ),
  variable(
    'VERACITE_TSA_URLS',
    'Time-stamping authorities (RFC 3161) that stamp the newest checkpoint about once a minute, separated by commas.',
    null,
    'https://tsa.example.com/tsr',
  ),
  variable(
    'VERACITE_TSA_ROOTS',
    'PEM file with the root certificates of those authorities; only stamps that lead to one of them are kept.',
    null,
    '/etc/veracite/tsa-roots.pem',
  ),
  variable(
    'VERACITE_TSA_STAMP_CAPTURES',
    '1: those authorities also stamp every capture on its own, which Sigstore verifiers ask for by default.',
    '0',
    '1',
  ),
  variable(
    'VERACITE_TSA_CAPTURES_PER_MINUTE',
    'The most captures that each authority is asked to stamp, per minute and process.',
    '60',
    '600',
  ),
  variable(
    'VERACITE_RETIRED_KEYS',
    'Retired keys, each with the time after which it signed nothing, separated by commas. Recorded permanently and published under /log/1/keys.',
    null,
    'capture-1f0c5a77=2026-12-31T23:59:59Z',
  ),
  variable(
    'VERACITE_WITNESS_KEYS',
    'Verifier keys (vkey, type 0x04) of the witnesses that cosign checkpoints, separated by commas; needed by processes that only serve bundles, too.',
    null,
    'witness.example.net+5d1b7e44+BO…',
  ),
  variable(
    'VERACITE_WITNESS_URLS',
    'Where those witnesses take submissions (the address before /add-checkpoint), in the same order, separated by commas.',
    null,
    'https://witness.example.net',
  ),
  variable(
    'VERACITE_WITNESS_QUORUM',
    'How many witnesses must have cosigned before a bundle counts as integrated: none, any, all or a number.',
    'none',
    '2',
  ),
  variable(
    'VERACITE_WITNESS_SECONDS',
    'How often each witness is shown the newest checkpoint, when there is a new one.',
    '60',
    '10',
  ),
  variable(
    'VERACITE_WITNESS_MONITORING_URL',
    'Where your own witness shows what it has seen. A process does not start with a database that holds less.',
    null,
    'https://witness.example.net',
  ),
  variable(
    'VERACITE_WEBHOOK_KEY',
    'Key from which webhook secrets are derived, the same for the API and the workers. If it changes, every endpoint needs a new secret.',
    'derived from VERACITE_SIGNING_KEY',
    'output of: openssl rand -hex 32',
    true,
  ),
  variable(
    'VERACITE_WEBHOOK_ALLOWED_HOSTS',
    'Hosts, or host:port, that webhooks may go to although they are in a private network or lack https; separated by commas.',
    null,
    'hooks.internal:8080',
  ),
  variable(
    'VERACITE_ENTITY',
    'Legal entity that collects the evidence, as stated in every capture.',
    'not stated',
    'Example GmbH',
  ),
  variable('VERACITE_INSTANCE', 'Name of this process in evidence and logs.', 'host name', 'worker-3'),
  variable(
    'VERACITE_COMMIT',
    'Commit this software was built from, as stated in every capture. Images are built with it.',
    'the one that is checked out',
    '8d48d49',
  ),
  variable(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'Where traces go: an OpenTelemetry collector, over OTLP and HTTP. Requests, the jobs they start and the calls to engines; never what was asked or answered.',
    null,
    'http://collector:4318',
  ),
  variable(
    'OTEL_EXPORTER_OTLP_HEADERS',
    'Sent with traces, for example the key of the endpoint: name=value, separated by commas.',
    null,
    'x-api-key=…',
    true,
  ),
  variable('OTEL_SERVICE_NAME', 'Name of this installation in traces.', 'veracite', 'veracite-staging'),
  variable('OTEL_TRACES_SAMPLER_ARG', 'Part of new traces that are exported, from 0 to 1.', '1', '0.1'),
  variable(
    'VERACITE_PUBLIC_RATE_LIMIT',
    'Requests per minute and address on the public evidence routes; 0 turns the limit off.',
    '120',
    '600',
  ),
  variable('VERACITE_MCP_RATE_LIMIT', 'Requests per minute and token on the tool server.', '60', '120'),
  variable(
    'VERACITE_MCP_ALLOWED_ORIGINS',
    'Hosts of web pages that may call the tool server, separated by commas.',
    'localhost,127.0.0.1,[::1]',
    'app.example.com',
  ),
  variable(
    'VERACITE_PUBLIC_URL',
    'Address at which people and agents reach this service. Agents that sign in (OAuth) get tokens for it; without it they cannot sign in.',
    'the address of the standalone, if it listens on this machine only',
    'https://veracite.example.com',
  ),
  variable(
    'VERACITE_OAUTH',
    'on to let agents sign in with OAuth, or off to take the platform token and keys only.',
    'on',
    'off',
  ),
  variable(
    'VERACITE_OAUTH_RATE_LIMIT',
    'Requests per minute and address of programs that register or ask to be let in; 0 turns the limit off.',
    '30',
    '120',
  ),
  variable(
    'VERACITE_OAUTH_ISSUER',
    'Another authorization server whose tokens the tool server takes, exactly as its metadata spells it.',
    'this service issues tokens itself',
    'https://login.example.com/realms/main',
  ),
  variable(
    'VERACITE_OAUTH_AUDIENCE',
    'What the tokens of that server must name as their audience.',
    'VERACITE_PUBLIC_URL followed by /api/mcp',
    'https://veracite.example.com/api/mcp',
  ),
  variable(
    'VERACITE_OAUTH_ROLES',
    'Who of that server may do what: claim:value=operator, or claim:value=role@account with viewer, reviewer, editor or owner; separated by commas, the first that fits decides.',
    null,
    'groups:staff=operator,groups:acme=editor@01a1e980-e096-70ff-b48a-c62dcf9d3be2',
  ),
  variable(
    'VERACITE_TRUSTED_PROXIES',
    'Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas.',
    null,
    '10.0.0.2',
  ),
  variable(
    'VERACITE_CONSOLE',
    'Whether the API serves the console at /console; 0 turns it off. The page at /check, which needs no account, stays.',
    '1',
    '0',
  ),
  variable(
    'VERACITE_SESSION_IDLE_MINUTES',
    'Minutes without use after which a browser is signed out of the console.',
    '240',
    '30',
  ),
  variable(
    'VERACITE_SESSION_HOURS',
    'Hours after which a browser is signed out of the console, used or not.',
    '12',
    '8',
  ),
  variable(
    'VERACITE_OPENID_ISSUER',
    'OpenID provider that people may sign in with, beside passkeys: Google, Entra, Okta, Keycloak or another with discovery.',
    null,
    'https://login.example.com/realms/staff',
  ),
  variable('VERACITE_OPENID_CLIENT_ID', 'How the provider calls this server.', null, 'veracite'),
  variable(
    'VERACITE_OPENID_CLIENT_SECRET',
    'What this server proves it with. Register the address https://YOUR-HOST/console/session/openid/return there.',
    null,
    'as the provider shows it',
    true,
  ),
  variable(
    'VERACITE_OPENID_NAME',
    'What the button on the sign-in page calls the provider.',
    'the host name of the issuer',
    'Example staff login',
  ),
  variable(
    'VERACITE_DEMO_LATENCY',
    'How long demo engines take, as a multiple of a real engine: 0 answers at once.',
    '1',
    '0',
  ),
]

export const VARIABLES: readonly Variable[] = [...SERVICE_VARIABLES, ...READER_VARIABLES, ...ENGINE_VARIABLES]
