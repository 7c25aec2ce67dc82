import { Command } from 'commander'
import type { Context } from '../context.ts'
import { Refused } from '../failures.ts'
import { withExamples } from '../options.ts'
import { plural } from '../ui/words.ts'

export function migrateCommand(context: Context): Command {
  const command = new Command('migrate')
    .summary('bring the database up to date')
    .description(
      'Brings the database of VERACITE_MIGRATIONS_URL up to this version, and gives the logins of DATABASE_URL and ' +
        'VERACITE_LOG_DATABASE_URL their roles, creating them where needed. Run it once, before the processes of an ' +
        'installation start: none of them then needs a login with more rights than its work requires.',
    )
    .action(() => migrateNow(context))
  return withExamples(command, [['', 'Before the first start, and before every new version']])
}

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
