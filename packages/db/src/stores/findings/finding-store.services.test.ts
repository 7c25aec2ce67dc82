import type { Engine } from '@veracite/terms/vocabulary'
import { useWorld } from '@veracite/testing/use-world'
import { expect, test } from 'vitest'
import { inTransaction } from '../../connection.ts'
import { type Answered, type Lie, writeHistory } from './finding-history.fixture.ts'
import { rebuildOccurrences, rebuildSome } from './finding-rebuild.ts'
import { createFindingStore } from './finding-store.ts'

const LIES: Lie[] = [
  { predicate: 'founded_year', stated: '1999' },
  { predicate: 'founded_year', stated: 'about 1999' },
  { predicate: 'founded_year', stated: '1987' },
  { predicate: 'ceo', stated: 'Jane Doe' },
]
const YEAR = LIES[0] as Lie
const ENGINES: Engine[] = ['CHATGPT', 'CLAUDE']

const world = useWorld()

async function begin() {
  const { accountId, brandId } = await world.addBrand({ prompts: 3 })
  const { facts } = await world.ports.facts.listForBrand(brandId, 10)
  const factId = (predicate: string) => facts.find((fact) => fact.predicate === predicate)?.id ?? ''
  const { items } = await world.ports.tenants.listPrompts(brandId, { limit: 10, cursor: null })
  return {
    brandId,
    prompts: items.map(({ id }) => id),
    store: createFindingStore(world.database),
    write: writeHistory(world.database, world.ports.ids, {
      accountId,
      brandId,
      factOf: { founded_year: factId('founded_year'), ceo: factId('ceo') },
    }),
  }
}
type Begun = Awaited<ReturnType<typeof begin>>

const statesOf = async ({ store, brandId }: Begun) =>
  (await store.list(brandId, {}, { limit: 100, cursor: null })).items.map(
    ({ stated, state, settledBy, occurrences, askedSince }) =>
      `${stated}: ${settledBy ?? state}, ${occurrences} said, ${askedSince} since`,
  )

/** One scan in which each engine's prompt is answered by these lists of lies, one answer for each list. */
async function scanOf({ write }: Begun, promptId: string, answers: Lie[][]): Promise<Answered[]> {
  const scanId = await write.scan()
  const asked: Answered[] = []
  for (const lies of answers) {
    const run = await write.ask(scanId, 'CHATGPT', promptId)
    await write.judge(run, lies)
    asked.push(run)
  }
  await write.finish(scanId)
  return asked
}

test('open, not seen, returned, and returned when it is said once more', async () => {
  const begun = await begin()
  const prompt = begun.prompts[0] as string
  await scanOf(begun, prompt, [[YEAR], [YEAR], []])
  expect(await statesOf(begun)).toEqual(['1999: open, 2 said, 0 since'])
  await scanOf(begun, prompt, [[], [], []])
  // One, or a few, silent answers show next to nothing: it is open, and says how many there are.
  expect(await statesOf(begun)).toEqual(['1999: open, 2 said, 3 since'])
  await scanOf(begun, prompt, Array(7).fill([]))
  expect(await statesOf(begun)).toEqual(['1999: not_seen, 2 said, 10 since'])
  await scanOf(begun, prompt, [[], [YEAR]])
  expect(await statesOf(begun)).toEqual(['1999: returned, 3 said, 0 since'])
  await scanOf(begun, prompt, [[YEAR]])
  expect(await statesOf(begun)).toEqual(['1999: returned, 4 said, 0 since'])

  const [finding] = (await begun.store.list(begun.brandId, {}, { limit: 1, cursor: null })).items
  const detail = await begun.store.find(finding?.id ?? '')
  expect(detail?.events.map(({ fromState, state }) => `${fromState} ${state}`).toReversed()).toEqual([
    'null open',
    'open not_seen',
    'not_seen returned',
  ])
  const counts = ['1 of 1', '1 of 2', '0 of 7', '0 of 3', '2 of 3']
  expect(detail?.scans.map(({ seen, asked }) => `${seen} of ${asked}`)).toEqual(counts)
  const line = (await begun.store.readLines([finding?.id ?? ''], 3, [])).get(finding?.id ?? '')
  expect(line?.map(({ seen, asked }) => `${seen} of ${asked}`)).toEqual(counts.slice(0, 3))
  const questions = await begun.store.readQuestions([finding?.id ?? ''])
  expect(questions).toMatchObject([{ findingId: finding?.id, promptId: prompt, text: expect.any(String) }])
  expect(await begun.store.readLines([finding?.id ?? ''], 3, questions)).toEqual(new Map())
  expect(detail?.saidIn).toHaveLength(4)
})

test('a scan that did not ask the prompt says nothing about it', async () => {
  const begun = await begin()
  await scanOf(begun, begun.prompts[0] as string, [[YEAR]])
  await scanOf(begun, begun.prompts[1] as string, [[], [], []])
  expect(await statesOf(begun)).toEqual(['1999: open, 1 said, 0 since'])
})

test('an answer dated before its scan, by a clock that was behind, has its place among the others', async () => {
  const begun = await begin()
  const { write } = begun
  const prompt = begun.prompts[0] as string
  await scanOf(begun, prompt, [[YEAR]])
  for (let seconds = 0; seconds < 30; seconds++) write.now()
  const scanId = await write.scan()
  const early = await write.ask(scanId, 'CHATGPT', prompt, 20)
  await write.judge(early, [])
  const other = await write.ask(scanId, 'CHATGPT', prompt)
  await write.judge(other, [])
  await write.finish(scanId)
  expect(await statesOf(begun)).toEqual(['1999: open, 1 said, 2 since'])
  // Read again, the second answer says it: its scan never was silent, and nothing has returned.
  await write.judge(other, [YEAR])
  expect(await statesOf(begun)).toEqual(['1999: open, 2 said, 0 since'])
})

test('a re-verification is a look too', async () => {
  const begun = await begin()
  const [run] = await scanOf(begun, begun.prompts[0] as string, [[YEAR]])
  await begun.write.verify(run as Answered, Array(10).fill([]))
  expect(await statesOf(begun)).toEqual(['1999: not_seen, 1 said, 10 since'])
  await begun.write.verify(run as Answered, [[], [YEAR]])
  expect(await statesOf(begun)).toEqual(['1999: returned, 2 said, 0 since'])
})

test('settled by the operator until it is said again, and by a fact that changed', async () => {
  const begun = await begin()
  const prompt = begun.prompts[0] as string
  await scanOf(begun, prompt, [[YEAR]])
  const [finding] = (await begun.store.list(begun.brandId, {}, { limit: 1, cursor: null })).items
  const id = finding?.id ?? ''
  const settled = await begun.store.settle(id, {
    eventId: world.ports.ids.next(),
    by: 'Kim',
    note: 'The engine was told.',
    now: begun.write.now(),
  })
  expect(settled).toMatchObject({ state: 'settled', settledBy: 'operator', settlement: { by: 'Kim' } })
  await scanOf(begun, prompt, [[]])
  expect(await statesOf(begun)).toEqual(['1999: operator, 1 said, 1 since'])
  await scanOf(begun, prompt, [[YEAR]])
  expect(await statesOf(begun)).toEqual(['1999: returned, 2 said, 0 since'])
  await begun.write.setFact('founded_year', false)
  expect(await statesOf(begun)).toEqual(['1999: fact, 2 said, 0 since'])
  const detail = await begun.store.find(id)
  expect(detail?.events.filter(({ note }) => note !== null)).toMatchObject([
    { by: 'Kim', note: 'The engine was told.', state: 'settled', settledBy: 'operator' },
  ])
})

test('an older scan that answers last: what it says is news, what a newer one heard before is not', async () => {
  const begun = await begin()
  const { write, prompts, store } = begun
  const [prompt] = prompts as [string]
  const older = await write.scan()
  await scanOf(begun, prompt, [[]])
  await write.judge(await write.ask(older, 'CHATGPT', prompt), [YEAR])
  await write.finish(older)
  expect(await statesOf(begun)).toEqual(['1999: open, 1 said, 0 since'])

  const running = await write.scan()
  await scanOf(begun, prompt, [[YEAR]])
  const [finding] = (await store.list(begun.brandId, {}, { limit: 1, cursor: null })).items
  const settled = { eventId: world.ports.ids.next(), by: 'Kim', note: 'Told them.', now: write.now() }
  await store.settle(finding?.id ?? '', settled)
  await write.judge(await write.ask(running, 'CHATGPT', prompt), [YEAR])
  await write.finish(running)
  expect(await statesOf(begun)).toEqual(['1999: returned, 3 said, 0 since'])
})

test('it has returned also when another prompt leads to it, one that was never asked before', async () => {
  const begun = await begin()
  const [first, other] = begun.prompts as [string, string]
  await scanOf(begun, first, [[YEAR]])
  await scanOf(begun, first, Array(10).fill([]))
  await scanOf(begun, other, [[YEAR]])
  expect(await statesOf(begun)).toEqual(['1999: returned, 2 said, 0 since'])
})

test('a reclassified answer no longer counts for what it does not say', async () => {
  const begun = await begin()
  const [run] = await scanOf(begun, begun.prompts[0] as string, [[YEAR]])
  await begun.write.judge(run as Answered, [])
  expect(await statesOf(begun)).toEqual(['1999: reading, 0 said, 0 since'])
  await begun.write.judge(run as Answered, [LIES[1] as Lie])
  expect(await statesOf(begun)).toEqual(['about 1999: open, 1 said, 0 since'])
})

test('an answer that is read late counts for the scan it was given in', async () => {
  const begun = await begin()
  const [prompt] = begun.prompts as [string]
  await scanOf(begun, prompt, [[YEAR]])
  const scanId = await begun.write.scan()
  const late = await begun.write.ask(scanId, 'CHATGPT', prompt)
  await begun.write.finish(scanId)
  expect(await statesOf(begun)).toEqual(['1999: open, 1 said, 0 since'])
  await begun.write.judge(late, [])
  expect(await statesOf(begun)).toEqual(['1999: open, 1 said, 1 since'])
  await begun.write.judge(late, [YEAR])
  expect(await statesOf(begun)).toEqual(['1999: open, 2 said, 0 since'])
})

/** Everything in a finding except its id and when its state began. */
const rowsOf = async ({ brandId }: Begun) =>
  world.database.sql<{ said: string }[]>`
    select (to_jsonb(f) - 'id' - 'state_since')::text as said from veracite.findings f
    where brand_id = ${brandId}::uuid and occurrences > 0 order by engine, predicate, about, value`

async function rebuild({ brandId }: Begun): Promise<void> {
  let cursor: string | null = null
  do {
    const after: string | null = cursor
    const page: { nextCursor: string | null } = await inTransaction(world.database, (tx) =>
      rebuildOccurrences(tx, brandId, { limit: 7, cursor: after }, new Date()),
    )
    cursor = page.nextCursor
  } while (cursor !== null)
  await inTransaction(world.database, (tx) => rebuildSome(tx, brandId, null, 1_000, new Date()))
}

/** As if nothing had ever been stored. */
const forget = ({ brandId }: Begun) =>
  inTransaction(world.database, async (tx) => {
    await tx.sql`
      delete from veracite.finding_occurrences o using veracite.findings f
      where f.id = o.finding_id and f.brand_id = ${brandId}::uuid`
    await tx.sql`delete from veracite.verification_looks`
    await tx.sql`
      update veracite.findings set occurrences = 0, away_at = null, stated = '', truth = null, fact_id = null, asked_since = 9,
        first_look = id, last_look = id, last_prompt_id = id, last_run_id = id, first_said_at = '2000-01-01',
        last_said_at = '2000-01-01', state = 'settled', settled_by = 'reading'
      where brand_id = ${brandId}::uuid`
  })

test.each([1, 2, 3, 4])('made again from the runs, they are the same rows: history %i', async (seed) => {
  const begun = await begin()
  await liveThrough(begun, seed)
  const kept = await rowsOf(begun)
  expect(kept.length).toBeGreaterThan(3)
  await rebuild(begun)
  expect(await rowsOf(begun)).toEqual(kept)
  await forget(begun)
  await rebuild(begun)
  expect(await rowsOf(begun)).toEqual(kept)
})

/** Overlapping scans, late verdicts, changed verdicts, re-verifications, facts that come and go. */
async function liveThrough({ write, prompts }: Begun, seed: number): Promise<void> {
  let state = seed
  const below = (n: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * n)
  }
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const lies = (): Lie[] => (below(3) === 0 ? [pick(LIES)] : [])
  const running: string[] = [await write.scan()]
  const runs: Answered[] = []
  for (let step = 0; step < 60; step++) {
    const kind = below(10)
    if (kind < 5) {
      const run = await write.ask(pick(running), pick(ENGINES), pick(prompts))
      runs.push(run)
      if (below(3) > 0) await write.judge(run, lies())
    } else if (kind === 5 && runs.length > 0) await write.judge(pick(runs), lies())
    else if (kind === 6 && runs.length > 0) await write.verify(pick(runs), [lies(), lies()])
    else if (kind === 7) await write.setFact('ceo', below(2) === 0)
    else {
      if (running.length > 1) await write.finish(running.splice(below(running.length), 1)[0] as string)
      running.push(await write.scan())
    }
  }
}
