import { createHash } from 'node:crypto'
import { eventually } from '@veracite/testing/eventually'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { reading, startModel } from '@veracite/testing/scripted-model'
import { useWorld } from '@veracite/testing/use-world'
import { parseManifest } from '@veracite/verify/bundle/manifest'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { base64Decode } from '@veracite/verify/bytes'
import { startWork } from '@veracite/worker/test-support/start-work'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishLog, VKEYS } from '../test-support/three-origins.ts'

const FEED = {
  name: 'shop',
  url: null,
  format: 'auto',
  mapping: {},
  country: null,
  currency: null,
  everyHours: null,
} as const

/** Three hundred products of two lines, each at a price of its own; some on sale, some in sizes. */
const row = (n: number, price = `${100 + n}.00 EUR`) =>
  `${n}\tHalden Probe P${n}\t${price}\t${n % 2 ? 'Probes' : 'Gauges'}\tin stock`
const table = (change: (n: number) => string = row) =>
  [
    'id\ttitle\tprice\tproduct_type\tavailability',
    ...Array.from({ length: 300 }, (_, n) => change(n)),
    '',
  ].join('\n')

const SAID = [
  'Halden Instruments makes probes.',
  'The Halden Probe P7 costs €107.',
  'The Halden Probe P20 costs €999.',
  'Halden Instruments also sells the Halden Zephyr Q99.',
].join(' ')

const costs = (product: string, amount: number) => ({
  predicate: 'price',
  quote: `The ${product} costs €${amount}`,
  value: { product, amount, currency: 'EUR', kind: 'list' },
  stance: 'asserted',
})
const sells = (product: string) => ({
  predicate: 'product',
  quote: `Halden Instruments also sells the ${product}`,
  value: product,
  stance: 'asserted',
})

let brandId: string
let feedId: string
// Prices are compared only where a model has read them.
const model = startModel(() =>
  reading(costs('Halden Probe P7', 107), costs('Halden Probe P20', 999), sells('Halden Zephyr Q99')),
)
afterAll(() => model.stop())
const engine = scriptedEngine('CHATGPT', answers(SAID))
const world = useWorld({ engines: new Map([['CHATGPT', engine]]), env: model.env })
beforeAll(async () => {
  await startWork(world)
  ;({ brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 }))
  feedId = (await world.operator.feeds.add(brandId, { ...FEED, mapping: {}, complete: true })).id
  await take(table())
})

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}
const take = async (text: string) => {
  const { id } = await world.operator.feeds.start(brandId, feedId, bytesOf(text))
  return eventually('the import', async () => {
    const found = await world.operator.feeds.getImport(brandId, feedId, id)
    return found.state === 'done' && found
  })
}
const scan = async () => {
  const scanId = await world.scanToEnd(brandId)
  const [run] = await world.database.sql<{ id: string }[]>`
    select id from veracite.runs where scan_id = ${scanId} order by place limit 1`
  return { scanId, runId: run?.id ?? '' }
}
const verified = async (runId: string) => {
  const bundle = await world.operator.getBundle({ runId })
  return { bundle, report: verifyBundle(JSON.stringify(bundle), { vkeys: VKEYS }) }
}

test('an answer is held against the products that it names, and the bundle proves them', async () => {
  const { runId } = await scan()
  await publishLog(world)
  const { bundle, report } = await verified(runId)
  const claims = bundle.classifications.at(-1)?.claims ?? []
  const said = (predicate: string, stated: string) =>
    claims.find((claim) => claim.predicate === predicate && claim.stated.includes(stated))
  expect(said('price', 'P7')).toMatchObject({ verdict: 'supported', truth: 'Halden Probe P7: €107' })
  expect(said('price', 'P20')).toMatchObject({ verdict: 'contradicted', truth: 'Halden Probe P20: €120' })
  expect(said('product', 'Q99')).toMatchObject({
    verdict: 'contradicted',
    truth: 'no product of the complete catalogue',
  })
  expect(bundle.citationClass).toBe('CONFABULATED')

  expect(report.steps.filter(({ result }) => result === 'fail')).toEqual([])
  expect(report.ok).toBe(true)
  expect(report.steps.find(({ id }) => id === 'events')?.reason).toMatch(/facts of a catalogue/)
  const names = bundle.catalogue?.[0]?.items.map(({ json }) => JSON.parse(json).name)
  expect(names?.toSorted()).toEqual(['Halden Probe P20', 'Halden Probe P7'])
  const manifest = parseManifest(base64Decode(bundle.catalogue?.[0]?.manifest.base64 ?? ''))
  expect(manifest).toMatchObject({ kind: 'catalogue', manifest: { complete: true, tree: { size: 300 } } })
  expect(bundle.statement.claims.find(({ stated }) => stated.includes('P20'))?.source).toMatch(
    /^The brand’s catalogue, imported on /,
  )
  // Without the item it does not verify.
  const [part] = bundle.catalogue ?? []
  const without = { ...bundle, catalogue: part && [{ ...part, items: part.items.slice(1) }] }
  expect(verifyBundle(JSON.stringify(without), { vkeys: VKEYS }).ok).toBe(false)

  // The findings know their facts, and the list of facts is not filled with products.
  const truths = await world.database.sql<{ truth: string; state: string }[]>`
    select truth, state from veracite.findings where brand_id = ${brandId}`
  expect(truths).toContainEqual({ truth: 'Halden Probe P20: €120', state: 'open' })
  const listed = await world.operator.listFacts({ brandId })
  expect(listed.facts.every(({ source }) => source.kind === 'operator')).toBe(true)
})

test('a fact of the catalogue is active as long as the newest import has it', async () => {
  const { runId } = await scan()
  const active = async () => {
    const rows = await world.database.sql<{ active: boolean }[]>`
      select s.active from evidence.facts f join veracite.fact_states s on s.fact_id = f.id
      where f.source_kind = 'catalogue' and f.value ->> 'product' = 'Halden Probe P20' and f.value ->> 'amount' = '120'`
    return rows.map((found) => found.active)
  }
  expect(await active()).toEqual([true])
  await take(table((n) => (n === 20 ? row(n, '999.00 EUR') : row(n))))
  expect(await active()).toEqual([false])
  // Judged again by what the catalogue says now.
  await world.operator.requestReclassification({ runId })
  await eventually('the run to be judged again', async () => {
    const { classifications } = await world.operator.getEvidence({ runId })
    const claims = classifications.at(-1)?.claims ?? []
    return claims.some(({ stated, verdict }) => stated.includes('P20') && verdict === 'supported')
  })
  await take(table())
  expect(await active()).toEqual([true])
  await publishLog(world)
  const { report } = await verified(runId)
  expect(report.steps.filter(({ result }) => result === 'fail')).toEqual([])
})

test('facts of the operator win over the catalogue, and withdrawn facts have no effect', async () => {
  const price = { product: 'Halden Probe P20', amount: 999, currency: 'EUR' }
  const entered = [{ predicate: 'price', value: price, note: null }]
  // What it would change is computed from the stored readings, and the catalogue is there too.
  expect(await world.operator.facts.preview(brandId, entered, {}, AbortSignal.timeout(60_000))).toMatchObject(
    { unread: 0 },
  )
  await world.operator.facts.add(brandId, entered)
  const [fact] = await world.database.sql<{ id: string }[]>`
    select id from evidence.facts
    where source_kind = 'catalogue' and value ->> 'product' = 'Halden Probe P7' and value ->> 'amount' = '107'`
  await world.operator.facts.withdraw(fact?.id ?? '')
  const { runId } = await scan()
  const { classifications } = await world.operator.getEvidence({ runId })
  const claims = classifications.at(-1)?.claims ?? []
  const said = (product: string) =>
    claims.find(({ predicate, stated }) => predicate === 'price' && stated.includes(product))
  expect(said('P20')).toMatchObject({ verdict: 'supported', truth: 'Halden Probe P20: €999' })
  expect(said('P7')).toMatchObject({ verdict: 'unverifiable' })
})

test('prompts are drawn by a seed that nobody chooses: the roots and the checkpoint after the decision', async () => {
  const { fromCatalogue } = world.operator.prompts
  const input = { products: 12, questions: ['price'] as const, locale: 'en' }
  const preview = await fromCatalogue.preview(brandId, input)
  expect(preview).toMatchObject({ products: 300, drawn: 12 })
  expect(preview.strata).toHaveLength(6)
  const roots = preview.imports.map(({ root }) => root)
  const decide = (of: string[]) => fromCatalogue.add(brandId, { ...input, roots: of, drawId: null })
  await expect(decide(['00'])).rejects.toMatchObject({ code: 'conflict' })
  const decided = await decide(roots)
  expect(decided).toMatchObject({ done: false, seed: null, items: [] })
  const again = () => fromCatalogue.add(brandId, { ...input, roots: null, drawId: decided.drawId })
  expect(await again()).toMatchObject({ done: false })
  await publishLog(world)
  const added = await again()
  expect(added).toMatchObject({ done: true, products: 300, drawn: 12, added: 12 })
  const [checkpoint] = await world.database.sql<{ note: string; idx: number; size: number }[]>`
    select c.note, l.idx::int as idx, c.size::int as size from evidence.log_leaves l
    join evidence.log_checkpoints c on c.size > l.idx where l.subject_id = ${decided.drawId} order by c.size limit 1`
  const [origin, size, root] = checkpoint?.note.split('\n') ?? []
  const text = [...roots, origin, size, root].map((line) => `${line}\n`).join('')
  expect(added.seed).toBe(createHash('sha256').update(text).digest('hex'))
  expect(added.checkpoint).toEqual({ size: Number(size), root })
  // Each stratum has 50 of 300 products, so two of twelve blocks each, one product from each block.
  expect(added.strata.map(({ drawn }) => drawn)).toEqual([2, 2, 2, 2, 2, 2])
  expect((await again()).added).toBe(0)
  await expect(
    fromCatalogue.add(brandId, { ...input, roots: null, drawId: '0199c0de-7000-7000-8000-00000000000b' }),
  ).rejects.toMatchObject({ code: 'not_found' })

  const { runId } = await scan()
  await publishLog(world)
  const { bundle, report } = await verified(runId)
  expect(report.ok).toBe(true)
  const plan = parseManifest(base64Decode(bundle.plan?.manifest.base64 ?? ''))
  expect(plan).toMatchObject({
    manifest: {
      drawn: [
        {
          seed: added.seed,
          products: 300,
          drawn: 12,
          imports: preview.imports,
          checkpoint: added.checkpoint,
        },
      ],
    },
  })
})

test('every product of any catalogue can be drawn, with a chance of one in the size of its block', async () => {
  // Ninety lines of one product each, a line of a hundred at one price, and some without a price.
  const shaped = (n: number) =>
    `${n}\tHalden Probe P${n}\t${n > 195 ? '' : n > 90 ? '50.00 EUR' : `${n}.00 EUR`}\t${n <= 90 ? `Line ${n}` : 'Bulk'}\tin stock`
  const rows = Array.from({ length: 200 }, (_, at) => shaped(at + 1))
  await take(['id\ttitle\tprice\tproduct_type\tavailability', ...rows].join('\n'))
  const seeds = 150
  const drawn = new Map<string, number>()
  for (let seed = 0; seed < seeds; seed++) {
    const { items, products } = await world.ports.promptSamples.draw(brandId, 40, `seed ${seed}`)
    expect(items).toHaveLength(40)
    expect(items.reduce((sum, { standsFor }) => sum + standsFor, 0)).toBe(products)
    expect(items.every(({ standsFor }) => standsFor === products / 40)).toBe(true)
    for (const { key } of items) drawn.set(key, (drawn.get(key) ?? 0) + 1)
  }
  // Each is expected 30 times; five standard deviations are 25.
  expect(drawn.size).toBe(200)
  expect(Math.min(...drawn.values())).toBeGreaterThan(5)
  expect(Math.max(...drawn.values())).toBeLessThan(55)
  const { items } = await world.ports.promptSamples.draw(brandId, 250, 'more than there are')
  expect(items).toHaveLength(200)
  const few = await world.ports.promptSamples.draw(brandId, 7, 'blocks that differ by one')
  expect(new Set(few.items.map(({ standsFor }) => standsFor))).toEqual(new Set([28, 29]))
})
