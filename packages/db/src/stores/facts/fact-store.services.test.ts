import { useWorld } from '@veracite/testing/use-world'
import { expect, test } from 'vitest'

/** Texts that mean something else to a parser of JSON. */
const LOOKS_LIKE_JSON = ['1984', 'true', 'null', '{"x":1}', '[1]', '"quoted"', '1e3', '-0']

const world = useWorld()

test.each(LOOKS_LIKE_JSON)('%s is a text, everywhere', async (text) => {
  const { brandId } = await world.addBrand()
  const { facts } = world.operator
  const input = [
    { predicate: 'legal_name', value: text, note: text },
    { predicate: 'headquarters', value: text, note: null },
    { predicate: 'award', value: text, note: null },
    { predicate: 'founder', value: [text], note: null },
  ]
  const added = await facts.add(brandId, input)
  const values = ({ items }: { items: { predicate: string; value: unknown; note: string | null }[] }) =>
    items.map(({ predicate, value, note }) => ({ predicate, value, note })).toReversed()
  expect(values(added)).toEqual(input)
  const listed = await world.operator.listFacts({ brandId })
  expect(values({ items: listed.facts.slice(0, 4) })).toEqual(input)
  const judged = await world.ports.facts.listForVerdict(brandId)
  expect(judged.filter(({ predicate }) => predicate === 'award')).toMatchObject([{ value: text }])
  // The same again, and what it would change: no later request stumbles over it.
  await facts.add(brandId, input)
  expect(await facts.preview(brandId, input, {}, AbortSignal.timeout(60_000))).toMatchObject({ changed: 0 })
})

test('a withdrawn fact judges nothing and no page brings it back; restored, it is active again', async () => {
  const { brandId } = await world.addBrand()
  const { facts } = world.operator
  const [added] = (await facts.add(brandId, [{ predicate: 'award', value: 'Best of 2020', note: null }]))
    .items
  const id = added?.id ?? ''
  const judged = async () =>
    (await world.ports.facts.listForVerdict(brandId)).some((fact) => fact.id === id && fact.active)
  expect(await judged()).toBe(true)

  expect(await facts.withdraw(id)).toMatchObject({ id, active: false, supersededBy: null })
  expect(await judged()).toBe(false)
  expect((await facts.withdraw(id)).withdrawnAt).toBe((await facts.withdraw(id)).withdrawnAt)
  const events = await world.operator.events.list({
    start: { after: 0 },
    limit: 100,
    brandId,
  })
  expect(events.items.filter(({ kind }) => kind === 'fact.superseded')).toMatchObject([
    { data: { factId: id, supersededBy: null } },
  ])

  expect(await facts.restore(id)).toMatchObject({ id, active: true, withdrawnAt: null })
  expect(await judged()).toBe(true)
  await expect(facts.withdraw(world.ports.ids.next())).rejects.toMatchObject({ code: 'not_found' })
  await expect(facts.restore('no id')).rejects.toMatchObject({ code: 'not_found' })
})

test('a fact that has its place taken cannot be restored', async () => {
  const { brandId } = await world.addBrand()
  const { facts } = world.operator
  const enter = async (value: number) =>
    (await facts.add(brandId, [{ predicate: 'founded_year', value, note: null }])).items[0]?.id ?? ''
  const first = await enter(1950)
  await facts.withdraw(first)
  const second = await enter(1960)
  await expect(facts.restore(first)).rejects.toMatchObject({ code: 'conflict' })
  await facts.withdraw(second)
  expect(await facts.restore(first)).toMatchObject({ active: true })
})
