import { testServers } from '@veracite/testing/database'
import { type OpenedDatabase, openAsAdmin, openTestDatabase } from '@veracite/testing/open-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import CASES from './append-only.cases.json' with { type: 'json' }
import type { Database, Queryable } from './open-postgres.ts'

const { ddlAttacks } = CASES

/** Runs each statement, undoes it, and returns what became of it. */
const ANSWERS_TO = `
  create function public.answers_to(statements text[]) returns text[] language plpgsql as $$
  declare statement text; answers text[] := '{}';
  begin
    foreach statement in array statements loop
      begin
        execute statement;
        raise exception 'done';
      exception when others then answers := answers || sqlerrm;
      end;
    end loop;
    return answers;
  end $$`

describe.each(testServers())('evidence on $name is append-only', (server) => {
  let admin: Database
  let app: OpenedDatabase
  beforeAll(async () => {
    app = await openTestDatabase(server, { max: 2 })
    admin = await openAsAdmin(app.own.adminUrl, 2)
    await app.sql`insert into evidence.page_bytes (sha256, bytes) values (sha256('kept'), 'kept')`
    await admin.sql.unsafe(ANSWERS_TO)
  })
  afterAll(async () => {
    await admin?.close()
    await app?.close()
  })

  const asRole = (role: string, statement: string) =>
    admin.sql.begin(async (sql) => {
      await sql.unsafe(`set local role ${role}`)
      await sql.unsafe(statement)
    })
  const asOwner = (statement: string) => asRole('veracite_owner', statement)
  const stillThere = async () =>
    (await admin.sql`select bytes from evidence.page_bytes`).map((row) => String(row.bytes))

  /** Every table and partition in the tenants; a parent's statement triggers would miss partitions. */
  const tables = async () => {
    const found = await admin.sql<{ name: string; columns: string[] }[]>`
      select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'evidence'::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by 1 order by 1`
    expect(found.length, 'there is something to guard').toBeGreaterThan(30)
    return found
  }

  /** Any database refuses invalid statements: these are valid, and would succeed without the guard. */
  const changes = async () =>
    (await tables()).flatMap(({ name, columns: [column] }) => [
      `update evidence.${name} set "${column}" = "${column}"`,
      `update evidence.${name} set "${column}" = "${column}" where false`,
      `delete from evidence.${name}`,
      `delete from evidence.${name} where false`,
      `truncate evidence.${name} cascade`,
    ])

  /** What the server says to each: inside it, because they are a thousand. Nothing of them remains. */
  const answersTo = async (sql: Queryable, statements: string[]) => {
    const [row] = await sql<{ answers: string[] }[]>`select public.answers_to(${statements}) as answers`
    return statements.map((statement, at) => `${statement}: ${row?.answers[at]}`)
  }

  test('no UPDATE, DELETE or TRUNCATE of any table, as the application, the log, the owner, or in replica mode', async () => {
    const all = await changes()
    const refused = (answers: string[], by: RegExp, whom: string) => {
      expect(answers).toHaveLength(all.length)
      expect(
        answers.filter((answer) => !by.test(answer)),
        whom,
      ).toEqual([])
    }
    const NOT_ALLOWED = /: permission denied for table|: .*append-only/
    refused(await answersTo(app.sql, all), NOT_ALLOWED, 'the application')
    const as = (setting: string) =>
      admin.sql.begin(async (sql) => {
        await sql.unsafe(`set local ${setting}`)
        return answersTo(sql, all)
      })
    refused(await as('role veracite_log'), NOT_ALLOWED, 'the log')
    refused(await as('role veracite_owner'), /: .*append-only/, 'the owner')
    refused(await as('session_replication_role = replica'), /: .*append-only/, 'replica mode')
  })

  test('every one of these statements succeeds without the guard, so it is the guard that refuses', async () => {
    const rolledBack = new Error('rolled back')
    const all = await changes()
    const unguarded = admin.sql.begin(async (sql) => {
      for (const { name } of await tables())
        await sql.unsafe(`alter table evidence.${name} disable trigger user`)
      expect(await answersTo(sql, all)).toEqual(all.map((change) => `${change}: done`))
      throw rolledBack
    })
    await expect(unguarded).rejects.toBe(rolledBack)
    expect(await stillThere()).toEqual(['kept'])
  })

  test.each(ddlAttacks)('refused to the application and to the owner: %s', async (attack) => {
    await expect(app.sql.unsafe(attack)).rejects.toThrow()
    await expect(asOwner(attack)).rejects.toThrow()
    expect(await stillThere()).toEqual(['kept'])
  })

  test('an upsert and a MERGE cannot overwrite either', async () => {
    const upsert = `insert into evidence.page_bytes (sha256, bytes) values (sha256('kept'), 'kept') on conflict (sha256) do update set bytes = 'other'`
    const merge = `merge into evidence.page_bytes p using (select 1) s on true when matched then update set bytes = 'other'`
    for (const attack of [upsert, merge]) {
      await expect(app.sql.unsafe(attack)).rejects.toThrow()
      await expect(asOwner(attack)).rejects.toThrow()
    }
    expect(await stillThere()).toEqual(['kept'])
  })

  test('a row whose hash is not of its bytes is refused', async () => {
    await expect(
      app.sql`insert into evidence.page_bytes (sha256, bytes) values (sha256('a'), 'b')`,
    ).rejects.toThrow(/check/)
    await expect(
      app.sql`insert into evidence.capture_bytes (capture_id, captured_at, part, sha256, bytes)
              values (gen_random_uuid(), now(), 'response', sha256('a'), 'b')`,
    ).rejects.toThrow(/check/)
  })

  test('a tree head must match the leaves and only grow, also for the role of the log', async () => {
    const head = (size: number) =>
      asRole('veracite_log', `insert into evidence.log_tree_heads values (${size}, sha256('root'), now())`)
    const leaf = `insert into evidence.log_leaves (idx, kind, subject_id, body, integrated_at) select idx, 'capture', gen_random_uuid(), 'x', now() from unnest`
    await expect(head(1)).rejects.toThrow(/leaves/)
    for (const far of ['array[1]', 'array[0, 2]', 'array[1000000000]'])
      await expect(asRole('veracite_log', `${leaf}(${far}) idx`), far).rejects.toThrow(/do not follow/)
    await asRole('veracite_log', `${leaf}(array[0]) idx`)
    await expect(head(2)).rejects.toThrow(/leaves/)
    await head(1)
    await expect(head(1)).rejects.toThrow(/grows|duplicate/)
    await expect(asRole('veracite_log', `${leaf}(array[0]) idx`)).rejects.toThrow()
  })

  test('partitions are there for this month and a year ahead, and more can be made by the application', async () => {
    const count = async () => {
      const [row] = await admin.sql<
        { n: number }[]
      >`select count(*) as n from pg_inherits where inhparent = 'evidence.capture_bytes'::regclass`
      return row?.n ?? 0
    }
    expect(await count()).toBe(14)
    // The template may have been created in the previous month.
    await app.sql`select evidence_guard.ensure_capture_partitions(12)`
    const before = await count()
    await app.sql`select evidence_guard.ensure_capture_partitions(14)`
    expect(await count()).toBe(before + 2)
    await app.sql`select evidence_guard.ensure_capture_partitions(14)`
    const guards = await admin.sql<{ table: string; name: string; enabled: string }[]>`
      select tgrelid::regclass::text as table, tgname as name, tgenabled as enabled from pg_trigger
      where tgrelid in (select inhrelid from pg_inherits where inhparent = 'evidence.capture_bytes'::regclass) and not tgisinternal`
    expect(guards).toHaveLength((before + 2) * 2)
    expect(new Set(guards.map((guard) => guard.enabled))).toEqual(new Set(['A']))
  })
})
