import { fileURLToPath } from 'node:url'
import { readMigrations } from './migration-files.ts'
import { type MigrationFile, planMigrations, type RecordedMigration } from './migration-plan.ts'
import { openPostgres, type Queryable, type Sql } from './open-postgres.ts'
import { APP_ROLE, canActAs, ensureRoles, OWNER_ROLE } from './roles.ts'
import { StartRefusal } from './start-refusal.ts'

export type MigrateOptions = {
  /** A login that may create schemas in the database; a superuser installs every layer of protection. */
  url: string
  migrationsFolder?: string
  /** How long to wait for another process that is migrating the same database. */
  lockTimeoutMs?: number
}

export type MigrationResult = {
  /** Names of the files this call ran. */
  applied: string[]
  /** Tables belong to a role nobody logs in as, and the application has only the privileges it needs. */
  rolesEnforced: boolean
  /** The database refuses even its owner to drop or alter what guards the evidence. */
  eventTriggers: boolean
}

/**
 * Brings the database up to the newest file. Any number of processes may call it at once: each file runs once.
 * Throws StartRefusal when the database is newer than the files or a file that ran was changed.
 *
 * Inside a file, current_setting('veracite.roles') and current_setting('veracite.superuser') are 'on' or 'off'.
 */
export async function migrate(options: MigrateOptions): Promise<MigrationResult> {
  const files = await readMigrations(options.migrationsFolder ?? MIGRATIONS_FOLDER)
  const database = await openPostgres({
    url: options.url,
    max: 1,
    applicationName: 'veracite-migrate',
    role: null,
    statementTimeoutMs: 0,
  })
  try {
    const { sql } = database
    await sql`select set_config('lock_timeout', ${String(options.lockTimeoutMs ?? 120_000)}, false)`
    const roles = await prepare(sql, await ensureRoles(sql))
    const applied: string[] = []
    for (let file = await applyNext(sql, files, roles); file; file = await applyNext(sql, files, roles)) {
      applied.push(file.name)
    }
    return {
      applied,
      rolesEnforced: roles && (await canActAs(sql, APP_ROLE)),
      eventTriggers: await hasEventTriggers(sql),
    }
  } finally {
    await database.close()
  }
}

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url))

/**
 * Makes the record of migrations, and decides once for the life of the database whether roles are used: what
 * earlier files granted, or did not, must stay true for later ones.
 */
async function prepare(sql: Sql, rolesUsable: boolean): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lock(tx)
    await tx.unsafe(RECORD_TABLES)
    await tx`insert into veracite_meta.installation (roles) values (${rolesUsable}) on conflict do nothing`
    const [row] = await tx<{ roles: boolean }[]>`select roles from veracite_meta.installation`
    return row?.roles === true
  })
}

const RECORD_TABLES = `
  create schema if not exists veracite_meta;
  create table if not exists veracite_meta.migrations (
    number integer primary key,
    name text not null,
    sha256 text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists veracite_meta.installation (
    only_row boolean primary key default true check (only_row),
    roles boolean not null
  );
  grant usage on schema veracite_meta to public;
  grant select on veracite_meta.migrations, veracite_meta.installation to public;
`

/** Runs the oldest file that is left, in one transaction with its record. Undefined: nothing is left. */
async function applyNext(
  sql: Sql,
  files: MigrationFile[],
  roles: boolean,
): Promise<MigrationFile | undefined> {
  return sql.begin(async (tx) => {
    // Read the record under the lock: another process may just have run what we were waiting to run.
    await lock(tx)
    const recorded = await tx<RecordedMigration[]>`select number, name, sha256 from veracite_meta.migrations`
    const [next] = planMigrations(files, recorded)
    if (next === undefined) return undefined
    if (roles && !(await canActAs(tx, OWNER_ROLE))) {
      throw new StartRefusal(
        `Migration ${next.name} must run as a member of ${OWNER_ROLE}: start once with a DATABASE_URL whose user is one.`,
      )
    }
    await tx`
      select set_config('veracite.roles', ${roles ? 'on' : 'off'}, true),
             set_config('veracite.superuser', (select case when rolsuper then 'on' else 'off' end
               from pg_roles where rolname = current_user), true)`
    await tx.unsafe(next.text).simple()
    await tx`reset role`
    await tx`
      insert into veracite_meta.migrations (number, name, sha256)
      values (${next.number}, ${next.name}, ${next.sha256})`
    return next
  })
}

/** Held to the end of the transaction, so that it also works through a pooler that hands connections around. */
async function lock(tx: Queryable): Promise<void> {
  try {
    await tx`select pg_advisory_xact_lock(hashtextextended('veracite.migrate', 0))`
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '55P03') {
      throw new StartRefusal(
        'Another process has been migrating the database for too long: try again when it is done.',
      )
    }
    throw error
  }
}

async function hasEventTriggers(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ present: boolean }[]>`
    select count(*) > 0 as present from pg_event_trigger
    where evtname like 'veracite\\_%' and evtenabled in ('O', 'A')`
  return row?.present === true
}
