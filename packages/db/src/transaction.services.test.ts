import { oneServer } from '@veracite/testing/database'
import { type OpenedDatabase, openAsAdmin, openTestDatabase } from '@veracite/testing/open-database'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable, Sql } from './open-postgres.ts'

/**
 * A driver that reconnects on its own may continue a transaction on the new connection, without BEGIN: each
 * statement would then be its own transaction, or part of another one.
 */
let admin: OpenedDatabase
beforeAll(async () => {
  admin = await openTestDatabase(oneServer(), { max: 2, as: 'admin' })
  await admin.sql`create table public.marks (of text not null, step int not null)`
  await admin.sql`grant select, insert on public.marks to public`
})
afterAll(() => admin?.close())

const STATEMENTS = 5
/** Noticing that a connection is lost takes time: ordinary runs cut at the begin, in the middle and before the commit. */
const cuts = IS_THOROUGH ? [0, 1, 2, 3, 4, STATEMENTS] : [0, 3, STATEMENTS]
const shapes = [1, 2].flatMap((max) => [0, 12].map((waiting) => ({ max, waiting })))

// At once: each has its own connections, and most of the time goes into noticing that they are lost.
test.concurrent.each(shapes)(
  '$max connections, $waiting queries waiting: all of it or nothing',
  async ({ max, waiting }) => {
    const victim = await openAsAdmin(admin.own.adminUrl, max)
    for (const cut of cuts) {
      for (const kind of ['together', 'one by one'] as const) {
        const name = `${max}/${waiting}/${cut}/${kind}`
        const outcome = await cutAt(victim.sql, name, cut, kind, waiting)
        expect(outcome, name).toEqual({
          transaction: 'failed',
          marks: 0,
          neighbours: 'whole',
          after: 'works',
        })
      }
    }
    await victim.close()
  },
)

/** Runs a transaction whose connection dies before statement `cut` (the last: before the commit). */
async function cutAt(sql: Sql, name: string, cut: number, kind: 'together' | 'one by one', waiting: number) {
  let others: Promise<string>[] = []
  // The driver abandons the transaction at once, while its body may still be running: wait for both.
  const body = Promise.withResolvers<void>()
  const mark = (tx: Queryable, of: string, step: number) =>
    tx`insert into public.marks (of, step) values (${of}, ${step})`
  const transaction = sql
    .begin(async (tx) => {
      const [{ pid } = { pid: 0 }] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      // Half of the waiting queries are transactions: they must not absorb the rest of this one.
      others = Array.from({ length: waiting }, (_, at) => neighbour(`${name} neighbour ${at}`, at))
      const steps: Promise<unknown>[] = []
      for (let step = 0; step < STATEMENTS; step += 1) {
        if (step === cut) await kill(pid)
        const query = mark(tx, name, step)
        if (kind === 'one by one') await query.catch(() => {})
        else steps.push(query.catch(() => {}))
      }
      await Promise.all(steps)
      if (cut === STATEMENTS) await kill(pid)
      // The driver sends its commit in the turn after this one.
      setTimeout(body.resolve, 20)
    })
    .then(
      () => 'committed',
      () => 'failed',
    )
  async function neighbour(of: string, at: number): Promise<string> {
    const both =
      at % 2 === 0
        ? sql.begin(async (tx) => {
            await mark(tx, of, 0)
            await mark(tx, of, 1)
          })
        : Promise.all([mark(sql, of, 0), mark(sql, of, 1)])
    return await both.then(
      () => of,
      () => 'failed',
    )
  }
  const result = await transaction
  await body.promise
  const done = (await Promise.all(others)).filter((of) => of !== 'failed')
  const counted = await admin.sql<{ of: string; rows: number }[]>`
    select of, count(*)::int as rows from public.marks where of like ${`${name} neighbour %`} group by of`
  const rows = new Map(counted.map((row) => [row.of, row.rows]))
  const [mine] = await admin.sql<{ rows: number }[]>`
    select count(*)::int as rows from public.marks where of = ${name}`
  const [after] = await sql<{ one: number }[]>`select 1 as one`
  return {
    transaction: result,
    marks: mine?.rows,
    neighbours: done.every((of) => rows.get(of) === 2) ? 'whole' : 'torn',
    after: after?.one === 1 ? 'works' : 'broken',
  }
}

async function kill(pid: number) {
  await admin.sql`select pg_terminate_backend(${pid}, 5000)`
  // The driver must notice: until then the connection looks alive, and the next statement fails by itself.
  await new Promise((resolve) => setTimeout(resolve, 40))
}
