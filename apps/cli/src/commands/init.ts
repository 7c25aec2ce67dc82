import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Places } from '@veracite/runtime/settings/production-settings'
import type { Say } from '@veracite/words/say-in'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { Refused, UsageError } from '../failures.ts'

/** The name of the service in docker-compose.yml. */
const COMPOSE_POSTGRES = 'postgres:5432'

interface InitOptions extends Omit<Places, 'host'> {
  out: string
}

export const initCommand = (context: Context): Command =>
  plain('init', (host: string, options: InitOptions) => init(context, host, options))

/** Objects that must be created by hand on a server other than that of docker-compose.yml. */
const mustExist = (say: Say, { postgres, database }: InitOptions): string[] =>
  postgres === COMPOSE_POSTGRES ? [] : [say('cliInit.mustBe', { postgres, database }), '']

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
  const { say } = context
  context.show({ path, origin, backUp: KEYS_TO_BACK_UP }, (clean) =>
    [
      `${context.paint.green('✓')} ${say('cliInit.written', { path: clean.path, origin: clean.origin })}`,
      '',
      say('cliInit.keepCopies'),
      '',
      ...mustExist(say, options),
      say('cliInit.thenRun'),
    ].join('\n'),
  )
}
