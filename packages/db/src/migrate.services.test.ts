import { spawn } from 'node:child_process'
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
// By path: a workspace dependency would be circular, because the helpers use this package.
import { createEmptyDatabase, isFirst, type TestDatabase, testServers } from '@veracite/testing/database'
import { asAdmin } from '@veracite/testing/open-database'
import { openFolder, useFolder } from '@veracite/testing/temporary-folder'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'

const SHIPPED = fileURLToPath(new URL('../migrations', import.meta.url))
const folder = useFolder()
// Processes are started, and whole schemas are made.

beforeAll(async () => {
  await writeFile(
    join(folder, '0001_notes.sql'),
    'create table notes (id int); insert into notes values (1);',
  )
  await writeFile(
    join(folder, '0002_modes.sql'),
    `create table modes as select current_setting('veracite.roles') as roles,
       current_setting('veracite.superuser') as superuser; select pg_sleep(0.2);`,
  )
})

describe.each(testServers())('on the $name server', (server) => {
  test('the shipped migrations run once, in two databases at once, and a second call finds nothing to do', async () => {
    const shipped = (await readdir(SHIPPED)).filter((name) => name.endsWith('.sql')).sort()
    const databases = await Promise.all(Array.from({ length: 2 }, () => createEmptyDatabase(server)))
    const results = await Promise.all(databases.map(({ adminUrl }) => migrate({ url: adminUrl })))
    for (const [at, first] of results.entries()) {
      expect(first.rolesEnforced).toBe(true)
      expect(first.applied.map((name) => `${name}.sql`)).toEqual(shipped)
      expect(await migrate({ url: databases[at]?.adminUrl ?? '' })).toEqual({ ...first, applied: [] })
    }
    await Promise.all(databases.map((database) => database.drop()))
  })

  async function withDatabase(work: (database: TestDatabase) => Promise<void>): Promise<void> {
    const database = await createEmptyDatabase(server)
    try {
      await work(database)
    } finally {
      await database.drop()
    }
  }

  if (!isFirst(server)) return

  test('where roles cannot be made the migrations run without, for ever, and the result says so', async () => {
    await withDatabase(async (database) => {
      const name = new URL(database.adminUrl).pathname.slice(1)
      const login = `${name}_plain`
      const url = new URL(database.adminUrl)
      url.username = login
      url.password = 'secret'
      await asAdmin(database.adminUrl, async (sql) => {
        await sql.unsafe(`create role ${login} login password 'secret'`)
        await sql.unsafe(`grant all on database ${name} to ${login}`)
      })
      const result = await migrate({ url: url.href })
      expect(result).toMatchObject({ rolesEnforced: false, eventTriggers: false })
      expect(result.applied.length).toBeGreaterThan(0)
      await asAdmin(url.href, async (sql) => {
        await sql`insert into evidence.page_bytes (sha256, bytes) values (sha256('kept'), 'kept')`
        for (const change of [
          'update evidence.page_bytes set bytes = bytes',
          'delete from evidence.page_bytes where false',
          'truncate evidence.page_bytes cascade',
        ])
          await expect(sql.unsafe(change), 'the triggers alone hold').rejects.toThrow(/append-only/)
      })
      // The role is granted later: the tables still grant it nothing.
      await asAdmin(database.adminUrl, (sql) => sql.unsafe(`grant veracite_app, veracite_owner to ${login}`))
      const application = await openPostgres({ url: url.href, max: 1, applicationName: 'test' })
      expect(application.role).toBeNull()
      await application.close()
      expect(await migrate({ url: url.href })).toMatchObject({ applied: [], rolesEnforced: false })
      await asAdmin(database.adminUrl, (sql) =>
        sql.unsafe(`drop owned by ${login} cascade; drop role ${login}`),
      )
    })
  })

  test('scans from before plans keep every row; those that had not begun get their place in one', async () => {
    const before = openFolder()
    for (const name of await readdir(SHIPPED))
      if (name < '0020') await copyFile(join(SHIPPED, name), join(before, name))
    await withDatabase(async ({ adminUrl }) => {
      await migrate({ url: adminUrl, migrationsFolder: before })
      await asAdmin(adminUrl, async (sql) => {
        const id = (n: number) => `0199c0de-7000-7000-8000-${String(n).padStart(12, '0')}`
        await sql`insert into veracite.plans values ('pro', '{CHATGPT,CLAUDE,GROK}', 10, now(), now())`
        await sql`insert into veracite.accounts values (${id(1)}, 'A', 'pro', now())`
        await sql`insert into veracite.brands values (${id(2)}, ${id(1)}, 'B', 'b.example', '{}', now())`
        for (const n of [10, 11])
          await sql`
            insert into veracite.prompts values (${id(n)}, ${id(2)}, ${`Prompt ${n}`}, sha256(${`Prompt ${n}`}::bytea),
              'BRANDED', 'en', now())`
        for (const [scan, status] of [
          [20, 'QUEUED'],
          [21, 'RUNNING'],
          [22, 'COMPLETED'],
        ] as const) {
          await sql`
            insert into veracite.scans (id, account_id, brand_id, job_id, status, total_prompts, total_runs, created_at, finished_at)
            values (${id(scan)}, ${id(1)}, ${id(2)}, ${id(scan)}, ${status}, 2, 6, now(), ${status === 'COMPLETED' ? new Date().toISOString() : null})`
          await sql`
            insert into veracite.runs (id, scan_id, account_id, brand_id, prompt_id, engine, intent, status, created_at)
            select veracite.uuidv7(), ${id(scan)}, ${id(1)}, ${id(2)}, p.id, engine, 'BRANDED', 'QUEUED', now()
            from veracite.prompts p, unnest('{CHATGPT,CLAUDE,GROK}'::text[]) as engine`
        }
        await sql`
          insert into evidence.manifests (subject_id, kind, run_id, body, signature, key_id, created_at)
          values (${id(30)}, 'capture', ${id(31)}, '{}', '', 'key', now())`
        await sql`
          insert into evidence.log_leaves (idx, kind, subject_id, body, integrated_at)
          values (0, 'capture', ${id(30)}, 'leaf', now())`
        const kept = async () =>
          (
            await sql`
              select (select jsonb_agg(jsonb_build_array(id, scan_id, prompt_id, engine, status) order by id) from veracite.runs) as runs,
                     (select jsonb_agg(to_jsonb(m) order by subject_id) from evidence.manifests m) as manifests,
                     (select jsonb_agg(to_jsonb(l) order by idx) from evidence.log_leaves l) as leaves`
          )[0]
        const rows = await kept()
        await migrate({ url: adminUrl })
        expect(await kept()).toEqual(rows)
        const scans = await sql`
          select status, samples, engines, planned_runs, queued_runs, plan_sha256 from veracite.scans order by id`
        const done = { samples: 1, engines: [], planned_runs: 6, queued_runs: 6, plan_sha256: null }
        expect([...scans]).toEqual([
          {
            ...done,
            status: 'QUEUED',
            engines: ['CHATGPT', 'CLAUDE', 'GROK'],
            planned_runs: 0,
            queued_runs: 0,
          },
          { ...done, status: 'RUNNING' },
          { ...done, status: 'COMPLETED' },
        ])
        const placed = await sql`
          select r.place, p.place as prompt, r.engine, r.sample
          from veracite.runs r join veracite.scan_prompts p on p.scan_id = r.scan_id and p.prompt_id = r.prompt_id
          order by r.place`
        expect(placed.map(({ place, prompt, engine }) => [place, prompt, engine])).toEqual(
          [0, 1].flatMap((prompt) =>
            ['CHATGPT', 'CLAUDE', 'GROK'].map((engine, i) => [prompt * 3 + i, prompt, engine]),
          ),
        )
        const [unplaced] = await sql`select count(*) as n from veracite.runs where place is null`
        // Unfinished scans need places for their parts; finished ones stay as they are.
        expect(unplaced).toEqual({ n: 6 })
      })
    })
  })

  test('three processes at once run each file exactly once', async () => {
    await withDatabase(async ({ adminUrl }) => {
      const results = await Promise.all(Array.from({ length: 3 }, () => migrateInProcess(adminUrl, folder)))
      expect(results.flatMap((result) => result.applied).sort()).toEqual(['0001_notes', '0002_modes'])
      await asAdmin(adminUrl, async (sql) => {
        expect(await sql`select id from notes`).toHaveLength(1)
        expect([...(await sql`select * from modes`)]).toEqual([{ roles: 'on', superuser: 'on' }])
      })
    })
  })

  test('a newer database, an edited file and a file that fails are refused, and leave nothing behind', async () => {
    await withDatabase(async ({ adminUrl }) => {
      const copy = openFolder()
      await copyFile(join(folder, '0001_notes.sql'), join(copy, '0001_notes.sql'))
      await migrate({ url: adminUrl, migrationsFolder: copy })

      await writeFile(join(copy, '0002_broken.sql'), 'create table half (id int); select no_such_function();')
      await expect(migrate({ url: adminUrl, migrationsFolder: copy })).rejects.toThrow('no_such_function')
      await asAdmin(adminUrl, async (sql) => {
        expect([...(await sql`select to_regclass('half') as half`)]).toEqual([{ half: null }])
      })

      await writeFile(join(copy, '0002_broken.sql'), 'create table whole (id int);')
      expect((await migrate({ url: adminUrl, migrationsFolder: copy })).applied).toEqual(['0002_broken'])
      await rm(join(copy, '0002_broken.sql'))
      await expect(migrate({ url: adminUrl, migrationsFolder: copy })).rejects.toThrow('knows only 1')

      await writeFile(join(copy, '0002_broken.sql'), 'create table other (id int);')
      await expect(migrate({ url: adminUrl, migrationsFolder: copy })).rejects.toThrow('was changed')
    })
  })

  test('a process that migrates for too long is not waited for without end', async () => {
    await withDatabase(async ({ adminUrl }) => {
      await migrate({ url: adminUrl, migrationsFolder: folder })
      await asAdmin(adminUrl, (sql) =>
        sql.begin(async (tx) => {
          await tx`select pg_advisory_xact_lock(hashtextextended('veracite.migrate', 0))`
          await expect(
            migrate({ url: adminUrl, migrationsFolder: folder, lockTimeoutMs: 200 }),
          ).rejects.toThrow('Another process has been migrating')
        }),
      )
    })
  })
})

function migrateInProcess(url: string, migrationsFolder: string): Promise<{ applied: string[] }> {
  const code = `import { migrate } from ${JSON.stringify(fileURLToPath(new URL('./migrate.ts', import.meta.url)))}
    console.log(JSON.stringify(await migrate(${JSON.stringify({ url, migrationsFolder })})))`
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (bytes) => {
      output += bytes
    })
    child.on('exit', (status) =>
      status === 0 ? resolve(JSON.parse(output)) : reject(new Error(`exit ${status}`)),
    )
  })
}
