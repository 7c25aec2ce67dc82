import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { Refused } from '../failures.ts'

export const migrateCommand = (context: Context): Command => plain('migrate', () => migrateNow(context))

async function migrateNow(context: Context): Promise<void> {
  // Loaded here: no other command needs the database driver.
  const [{ migrateFromEnv }, { isStartRefusal }] = await Promise.all([
    import('@veracite/runtime/start/migrate-database'),
    import('@veracite/runtime/start/refuse-start'),
  ])
  const result = await migrateFromEnv(context.io.env).catch((error: unknown) => {
    throw isStartRefusal(error) ? new Refused(error.message) : error
  })
  const { say } = context
  const { applied, logins, rolesEnforced, eventTriggers } = result
  context.show(result, () =>
    [
      applied.length === 0
        ? say('cliDatabase.upToDate')
        : say('cliDatabase.migrated', { count: applied.length, names: applied.join(', ') }),
      ...logins.map((login) => `  ${login}`),
      say(`cliDatabase.${rolesEnforced ? (eventTriggers ? 'guardedFromOwner' : 'guarded') : 'triggersOnly'}`),
    ].join('\n'),
  )
}
