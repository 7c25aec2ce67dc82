import { randomBytes } from 'node:crypto'
import { generateCaptureKey } from '@veracite/adapters/platform/capture-signer'
import { formatLogKey, isLogOrigin, LOCAL_ORIGIN } from '@veracite/evidence/log/log-key'
import { VARIABLES } from './variables.ts'

/** Where the parts of an installation find each other; by default as in `docker-compose.yml`. */
export interface Places {
  /** Public host of the API, which becomes the name of the log for good. */
  host: string
  /** host:port of PostgreSQL. */
  postgres: string
  database: string
  redis: string
  checkpointFile: string
}

export const isPublicHost = (host: string): boolean =>
  isLogOrigin(`${host}/log/1`) && `${host}/log/1` !== LOCAL_ORIGIN

/** Needs no quotes anywhere, and leaves room for the names of the logins. */
export const isDatabaseName = (name: string): boolean => /^[a-z][a-z0-9_]{0,39}$/.test(name)

/** A complete `.env`: every variable that production needs, with new keys and passwords on each call. */
export function productionEnv(places: Places): string {
  const origin = `${places.host}/log/1`
  const owner = secret()
  const login = (user: string, password: string) =>
    `postgres://${user}:${password}@${places.postgres}/${places.database}`
  const values: Record<string, string> = {
    // Logins belong to the whole server: two installations on one must not share them.
    DATABASE_URL: login(`${places.database}_service`, secret()),
    VERACITE_MIGRATIONS_URL: login('postgres', owner),
    VERACITE_LOG_DATABASE_URL: login(`${places.database}_sequencer`, secret()),
    REDIS_URL: places.redis,
    VERACITE_TOKEN: secret(),
    VERACITE_METRICS_TOKEN: secret(),
    VERACITE_SIGNING_KEY: generateCaptureKey().replaceAll(/-----[A-Z ]+-----|\s/g, ''),
    VERACITE_WEBHOOK_KEY: secret(),
    VERACITE_LOG_KEY: formatLogKey(origin, randomBytes(32)),
    VERACITE_LOG_ORIGIN: origin,
    VERACITE_CHECKPOINT_FILE: places.checkpointFile,
  }
  const lines = VARIABLES.filter(({ neededBy }) => neededBy !== undefined).map(({ name, meaning }) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value is generated for ${name} yet.`)
    return `# ${meaning}\n${name}=${value}\n`
  })
  return [
    HEADER,
    ...lines,
    `# Password of the owner of the database, which the PostgreSQL in docker-compose.yml is set up with.\nPOSTGRES_PASSWORD=${owner}\n`,
    ENGINES,
  ].join('\n')
}

/** The two keys that cannot be replaced: without them, years of evidence cannot be continued. */
export const KEYS_TO_BACK_UP = ['VERACITE_LOG_KEY', 'VERACITE_SIGNING_KEY'] as const

const secret = (): string => randomBytes(32).toString('hex')

const HEADER = `# Settings of one installation of Veracite, with keys of its own: nobody but its operator may read this file.
# Keep copies of ${KEYS_TO_BACK_UP.join(' and ')} where neither this machine nor the database is:
# a log cannot be continued with another key. Every other setting is in .env.example.
`

const ENGINES = `# At least one engine must be paid for by somebody: set its key here (docs/engines.md).
# OPENAI_API_KEY=
# ANTHROPIC_API_KEY=
# GEMINI_API_KEY=
# PERPLEXITY_API_KEY=
`
