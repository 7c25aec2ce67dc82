import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { Refused } from '../failures.ts'
import { plural } from '../ui/words.ts'

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
  const { applied, logins, rolesEnforced, eventTriggers } = result
  context.show(result, () =>
    [
      applied.length === 0
        ? 'The database is up to date.'
        : `${plural(applied.length, 'migration')} run: ${applied.join(', ')}.`,
      ...logins.map((login) => `  ${login}`),
      rolesEnforced
        ? eventTriggers
          ? 'Evidence is guarded by privileges and triggers, also against its owner.'
          : 'Evidence is guarded by privileges and triggers; against its owner only a superuser can guard it.'
        : 'This server offers no roles: evidence is guarded by triggers alone.',
    ].join('\n'),
  )
}
