import { SILENT_ANSWERS } from '@veracite/core/findings/finding-state'
import type { Engine } from '@veracite/terms/vocabulary'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { useWorld } from '@veracite/testing/use-world'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answered, type Lie, writeHistory } from './finding-history.fixture.ts'
import { createFindingModel } from './finding-model.fixture.ts'
import { createFindingStore } from './finding-store.ts'

const LIES: Record<string, Lie> = {
  'founded_year 1999': { predicate: 'founded_year', stated: '1999' },
  'founded_year 1987': { predicate: 'founded_year', stated: '1987' },
  'ceo jane doe': { predicate: 'ceo', stated: 'Jane Doe' },
}
const STATEMENTS = Object.keys(LIES)
/** Mostly one: what an engine says is its own. */
const ENGINES: Engine[] = ['CHATGPT', 'CHATGPT', 'CHATGPT', 'CLAUDE']

/** Numbers choose among what there is at that moment, so that every history can happen, and shrinks. */
const one = fc.nat({ max: 999 })
/** Mostly stored at once, sometimes after answers that were given later. */
const late = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 40 }) })
const says = fc.oneof(fc.constant([]), fc.constant(['founded_year 1999']), fc.subarray(STATEMENTS))
const steps = {
  start: [3, fc.record({})],
  answer: [12, fc.record({ scan: one, engine: one, prompt: one, says: fc.option(says, { freq: 6 }), late })],
  judge: [3, fc.record({ run: one, says })],
  finish: [6, fc.record({ scan: one })],
  /** A scan of its own in which a prompt is answered so often without any of it that it counts as not seen. */
  silence: [2, fc.record({ engine: one, prompt: one })],
  verify: [1, fc.record({ run: one })],
  attempt: [3, fc.record({ look: one, says, late })],
  conclude: [2, fc.record({ look: one })],
  settle: [1, fc.record({ finding: one })],
  fact: [1, fc.record({ active: fc.boolean() })],
} as const
const step = fc.oneof(
  ...Object.entries(steps).map(([kind, [weight, choices]]) => ({
    weight,
    arbitrary: (choices as fc.Arbitrary<object>).map((chosen) => ({ kind, ...chosen }) as Step),
  })),
)
type Step = {
  [Kind in keyof typeof steps]: { kind: Kind } & ((typeof steps)[Kind][1] extends fc.Arbitrary<infer T>
    ? T
    : never)
}[keyof typeof steps]

const world = useWorld()

async function begin() {
  const { accountId, brandId } = await world.addBrand({ prompts: 2 })
  const { facts } = await world.ports.facts.listForBrand(brandId, 10)
  const factId = (predicate: string) => facts.find((fact) => fact.predicate === predicate)?.id ?? ''
  const { items } = await world.ports.tenants.listPrompts(brandId, { limit: 10, cursor: null })
  const brand = { accountId, brandId, factOf: { founded_year: factId('founded_year'), ceo: factId('ceo') } }
  return {
    brandId,
    prompts: items.map(({ id }) => id),
    store: createFindingStore(world.database),
    write: writeHistory(world.database, world.ports.ids, brand),
    model: createFindingModel(),
    running: [] as string[],
    runs: [] as Answered[],
    looks: [] as { id: string; run: Answered; captureIds: string[] }[],
  }
}
type Begun = Awaited<ReturnType<typeof begin>>

const list = async ({ store, brandId }: Begun) =>
  (await store.list(brandId, {}, { limit: 100, cursor: null })).items.toSorted((a, b) =>
    nameOf(a) < nameOf(b) ? -1 : 1,
  )
const nameOf = (finding: { engine: string; predicate: string; value: string }) =>
  `${finding.engine} ${finding.predicate} ${finding.value}`
const stored = async (begun: Begun) =>
  (await list(begun)).map((finding) => {
    const state = finding.settledBy === null ? finding.state : `settled by ${finding.settledBy}`
    return `${nameOf(finding)}: ${state}, ${finding.askedSince} since`
  })

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)]
const liesOf = (statements: readonly string[]) => statements.map((each) => LIES[each] as Lie)

async function live(begun: Begun, did: Step): Promise<void> {
  const { write, model, running, runs, looks, prompts } = begun
  if (did.kind === 'start') running.push(await write.scan())
  if (did.kind === 'answer') {
    const scanId = pick(running, did.scan)
    if (scanId === undefined) return
    const engine = pick(ENGINES, did.engine) as Engine
    const run = await write.ask(scanId, engine, pick(prompts, did.prompt) as string, did.late)
    runs.push(run)
    model.ask(run.runId, {
      lookId: scanId,
      engine,
      promptId: run.promptId,
      at: write.saidAt(run).getTime(),
    })
    if (did.says === null) return
    await write.judge(run, liesOf(did.says))
    model.judge(run.runId, did.says)
  }
  if (did.kind === 'silence') {
    const scanId = await write.scan()
    const engine = pick(ENGINES, did.engine) as Engine
    for (let nth = 0; nth < SILENT_ANSWERS; nth++) {
      const run = await write.ask(scanId, engine, pick(prompts, did.prompt) as string)
      const { runId, promptId } = run
      model.ask(runId, { lookId: scanId, engine, promptId, at: write.saidAt(run).getTime() })
      await write.judge(run, [])
      model.judge(runId, [])
    }
    await write.finish(scanId)
    model.finish(scanId)
  }
  if (did.kind === 'judge') {
    const run = pick(runs, did.run)
    if (run === undefined) return
    await write.judge(run, liesOf(did.says))
    model.judge(run.runId, did.says)
  }
  if (did.kind === 'finish') {
    const scanId = pick(running, did.scan)
    if (scanId === undefined) return
    running.splice(running.indexOf(scanId), 1)
    await write.finish(scanId)
    model.finish(scanId)
  }
  if (did.kind === 'verify') {
    const run = pick(runs, did.run)
    if (run !== undefined) looks.push({ id: world.ports.ids.next(), run, captureIds: [] })
  }
  if (did.kind === 'attempt') {
    const look = pick(looks, did.look)
    if (look === undefined) return
    const { captureId, at } = await write.attempt(look.run, look.id, liesOf(did.says), did.late)
    look.captureIds.push(captureId)
    const { engine, promptId } = look.run
    model.ask(captureId, { lookId: look.id, engine, promptId, at: at.getTime() })
    model.judge(captureId, did.says)
  }
  if (did.kind === 'conclude') {
    const look = pick(looks, did.look)
    if (look === undefined) return
    looks.splice(looks.indexOf(look), 1)
    await write.conclude(look.run, look.id, look.captureIds)
    model.finish(look.id)
  }
  if (did.kind === 'settle') {
    const finding = pick(await list(begun), did.finding)
    if (finding === undefined) return
    const at = write.now()
    const eventId = world.ports.ids.next()
    await begun.store.settle(finding.id, { eventId, by: 'Kim', note: 'Told them.', now: at })
    model.settle(finding.engine, `${finding.predicate} ${finding.value}`, at)
  }
  if (did.kind === 'fact') {
    await write.setFact('ceo', did.active)
    model.setFact(['ceo jane doe'], did.active)
  }
}

test('agree after every step of any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60, size: 'max' }), async (history) => {
      const begun = await begin()
      for (const kind of ['start', 'start'] as const) await live(begun, { kind })
      for (const did of history) {
        await live(begun, did)
        expect(await stored(begun)).toEqual(begun.model.states())
      }
    }),
    // Making a failing history shorter takes longer than finding it: the seed is enough to do that when it is needed.
    { numRuns: IS_THOROUGH ? 2_000 : 3, endOnFailure: !IS_THOROUGH },
  )
}, 1_800_000)
