import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { Refused, UsageError } from '../failures.ts'

/** The name of the service in docker-compose.yml. */
const COMPOSE_POSTGRES = 'postgres:5432'

interface InitOptions {
  out: string
  postgres: string
  database: string
  redis: string
  checkpointFile: string
}

export const initCommand = (context: Context): Command =>
  plain('init', (host: string, options: InitOptions) => init(context, host, options))

/** Objects that must be created by hand on a server other than that of docker-compose.yml. */
function mustExist({ postgres, database }: InitOptions): string[] {
  if (postgres === COMPOSE_POSTGRES) return []
  return [
    `On the PostgreSQL at ${postgres} there must be, before \`veracite migrate\`:`,
    `  the database              create database "${database}"`,
    '  the login that migrates   a superuser, or one with CREATEROLE that owns the database. Write its name and',
    '                            password into VERACITE_MIGRATIONS_URL: those in the file are only good for compose',
    `The logins ${database}_service and ${database}_sequencer are made by \`veracite migrate\`, with the passwords in the file.`,
    '',
  ]
}

async function init(context: Context, host: string, options: InitOptions): Promise<void> {
  // Loaded here: making keys pulls in a lot that no other command needs.
  const { isPublicHost, isDatabaseName, KEYS_TO_BACK_UP, productionEnv } = await import(
    '@veracite/runtime/settings/production-settings'
  )
  if (!isPublicHost(host))
    throw new UsageError((say) => say('cliRefused.cannotNameALogGiveThe', { host: JSON.stringify(host) }))
  for (const [name, value] of Object.entries(options))
    if (/[\s#$'"`]/.test(String(value)) && name !== 'out')
      throw new UsageError((say) => say('cliRefused.noSpacesQuotesOr', { name }))
  if (!isDatabaseName(options.database))
    throw new UsageError((say) => say('cliRefused.databaseALowerCaseLetterThen'))
  const path = resolve(context.io.cwd, options.out)
  try {
    // `wx`: overwriting the file would lose keys that are in use, for good.
    await writeFile(path, productionEnv({ host, ...options }), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    throw new Refused((say) => say('cliRefused.alreadyExistsAndItsKeysMay', { path }))
  }
  const origin = `${host}/log/1`
  context.show({ path, origin, backUp: KEYS_TO_BACK_UP }, (clean) =>
    [
      `${context.paint.green('✓')} ${clean.path}  (mode 600, the log is ${clean.origin})`,
      '',
      'Keep copies of these two away from this machine and from the database. They cannot be recreated:',
      '  VERACITE_LOG_KEY      without it the log ends, and a new one must begin',
      '  VERACITE_SIGNING_KEY  without it, later captures are signed with another key',
      '',
      ...mustExist(options),
      'Then set the key of at least one engine in it, and run',
      '  docker compose up -d',
      'or, on your own servers, `veracite migrate` and then api, mcp and workers with this file.',
    ].join('\n'),
  )
}
