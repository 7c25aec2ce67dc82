import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sha256Hex } from '@veracite/terms/digest'
import { ensureLogin, type Login } from './logins.ts'
import { type MigrationFile, planMigrations, type RecordedMigration } from './migration-plan.ts'
import { openPostgres, type Queryable, type Sql } from './open-postgres.ts'
import { APP_ROLE, canActAs, ensureRoles, LOG_ROLE, OWNER_ROLE } from './roles.ts'
import { StartRefusal } from './start-refusal.ts'

export type MigrateOptions = {
  /** A login that may create schemas in the database; a superuser installs every layer of protection. */
  url: string
  /** Logins that run the application: each is granted its role, and created if missing. */
  logins?: readonly Login[]
  migrationsFolder?: string
  /** How long to wait for another process that is migrating the same database. */
  lockTimeoutMs?: number
}

export type MigrationResult = {
  /** Names of the files this call ran. */
  applied: string[]
  /**
   * True if the tables belong to a role without login, and the application has only the privileges it needs.
   */
  rolesEnforced: boolean
  /** True if the database prevents even its owner from dropping or altering what guards the evidence. */
  eventTriggers: boolean
  /** Changes to the logins of the application, in words. */
  logins: string[]
}

/**
 * Brings the database up to the newest file. Any number of processes may call it at once: each file runs
 * once. A login that may not change the database only checks that it is up to date. Throws StartRefusal if
 * the database is newer than the files, an applied file was changed, or a pending one may not run.
 *
 * Inside a file, current_setting('veracite.roles') and current_setting('veracite.superuser') are 'on' or
 * 'off'.
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
    const onlyLooks = (await readRoles(sql)) === true && !(await canActAs(sql, OWNER_ROLE))
    if (onlyLooks) await requireMigrated(sql, files)
    const roles = onlyLooks || (await prepare(sql, await ensureRoles(sql)))
    const applied: string[] = []
    if (!onlyLooks) {
      for (let file = await applyNext(sql, files, roles); file; file = await applyNext(sql, files, roles))
        applied.push(file.name)
    }
    return {
      applied,
      rolesEnforced: roles && (await canActAs(sql, APP_ROLE)),
      eventTriggers: await hasEventTriggers(sql),
      logins: onlyLooks ? [] : await letIn(sql, roles, options.logins ?? []),
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42501')
      throw new StartRefusal(
        `The login may not set up this database (${error.message}): set VERACITE_MIGRATIONS_URL to one that may create schemas and roles.`,
      )
    throw error
  } finally {
    await database.close()
  }
}

/** Null if the database was never set up. */
async function readRoles(sql: Queryable): Promise<boolean | null> {
  const [found] = await sql`select where to_regclass('veracite_meta.installation') is not null`
  if (found === undefined) return null
  const [row] = await sql<{ roles: boolean }[]>`select roles from veracite_meta.installation`
  return row?.roles ?? null
}

async function requireMigrated(sql: Sql, files: MigrationFile[]): Promise<void> {
  const recorded = await sql<RecordedMigration[]>`select number, name, sha256 from veracite_meta.migrations`
  const left = planMigrations(files, recorded).map(({ name }) => name)
  if (left.length === 0) return
  throw new StartRefusal(
    `The database lacks ${left.join(', ')}, and this login may not change it: run \`veracite migrate\` with VERACITE_MIGRATIONS_URL set to a login that is a member of ${OWNER_ROLE}.`,
  )
}

async function letIn(sql: Sql, roles: boolean, logins: readonly Login[]): Promise<string[]> {
  const done: string[] = []
  for (const login of logins) {
    const name = decodeURIComponent(new URL(login.url).username)
    if (roles) {
      const what = await ensureLogin(sql, login)
      if (what !== null) done.push(what)
    } else if (!(await mayUse(sql, name))) {
      throw new StartRefusal(
        `The login ${name} of ${login.variable} has no rights here, because this database was set up by a login that may not create roles: set it up anew with a VERACITE_MIGRATIONS_URL that may, or use one login for both.`,
      )
    }
  }
  return done
}

async function mayUse(sql: Sql, login: string): Promise<boolean> {
  const [row] = await sql<{ may: boolean }[]>`
    select has_schema_privilege(oid, 'veracite', 'usage') as may from pg_roles where rolname = ${login}`
  return login === '' || row?.may === true
}

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url))

/**
 * Creates the record of migrations, and decides once for the life of the database whether roles are used:
 * later files rely on what earlier ones granted or did not.
 */
async function prepare(sql: Sql, rolesUsable: boolean): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lock(tx)
    // Only if needed: "if not exists" requires the right to create even when nothing is created.
    const known = await readRoles(tx)
    if (known !== null) return known
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

/** Runs the oldest pending file, in one transaction with its record. Undefined if nothing is pending. */
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
        `Migration ${next.name} must run as a member of ${OWNER_ROLE}: set VERACITE_MIGRATIONS_URL to a login that is one.`,
      )
    }
    if (roles) await requireRoles(tx)
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

/** A database that was set up with roles keeps them: a later file may need one that did not exist then. */
async function requireRoles(tx: Queryable): Promise<void> {
  for (const role of [APP_ROLE, LOG_ROLE]) {
    const [found] = await tx`select from pg_roles where rolname = ${role}`
    if (found === undefined)
      throw new StartRefusal(
        `The role ${role} is missing, and the login that migrates may not create roles. Run as one that may: create role ${role} nologin`,
      )
  }
}

/** Held to the end of the transaction, so that it also works through a connection pooler. */
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

/** Every `NNNN_name.sql` of the folder, by number. Anything else there, or a number used twice, is an error. */
async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const files = await Promise.all(names.map((name) => readMigration(folder, name)))
  const twice = files.find((file, index) => files[index - 1]?.number === file.number)
  if (twice !== undefined) throw new Error(`two migrations have the number ${twice.number}`)
  return files
}

async function readMigration(folder: string, fileName: string): Promise<MigrationFile> {
  const match = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(fileName)
  if (match === null) throw new Error(`migration file name ${fileName} is not NNNN_name.sql`)
  // A checkout on Windows may rewrite line ends; that does not change the migration.
  const text = (await readFile(join(folder, fileName), 'utf8')).replaceAll('\r\n', '\n')
  const sha256 = sha256Hex(text)
  return { number: Number(match[1]), name: fileName.slice(0, -'.sql'.length), sha256, text }
}
