import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { eventually } from '@veracite/testing/eventually'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { saying, startModel } from '@veracite/testing/scripted-model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import { publishLog } from '../test-support/three-origins.ts'

const RECOUNT = fileURLToPath(new URL('../test-support/recount_measures.py', import.meta.url))

const LIST = [
  'The best makers of sensors:',
  '1. **Norvik** – the widest range, my pick for most plants.',
  '2. **Halden Instruments** – very reliable.',
  '3. **Tessel** – for laboratories.',
].join('\n')
const OTHERS = 'Take a look at Norvik. Shopmarkt sells them: https://norvik.example.com/where'

let brandId: string
let norvik: string

const named = (text: string) => [
  {
    name: 'Norvik',
    kind: 'company',
    recommended: text === LIST ? 'my pick for most plants' : 'Take a look at Norvik',
  },
  ...(text === LIST ? [{ name: 'Halden Instruments', kind: 'company', recommended: null }] : []),
  text === LIST
    ? { name: 'Tessel', kind: 'company', recommended: null }
    : { name: 'Shopmarkt', kind: 'shop', recommended: null },
]

const model = startModel(({ answer }) =>
  saying({
    mention: answer === LIST ? 'brand' : 'none',
    substance: answer === LIST,
    claims: [],
    named: named(answer),
    remarks: answer === LIST ? [{ topic: 'Reliability', tone: 'praises', quote: 'very reliable' }] : [],
  }),
)
const engine = scriptedEngine(
  'CHATGPT',
  (question, asked, signal) => answers(asked % 2 === 0 ? LIST : OTHERS)(question, asked, signal),
  {},
  'official_api',
)
const { world, api } = useApi({
  engines: new Map([['CHATGPT', engine]]),
  env: model.env,
  readerIsMeasured: true,
})

beforeAll(async () => {
  ;({ brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 11 }))
  const prompts = [{ text: 'Which vibration sensors are good?', intent: 'CATEGORY' }]
  await api.call('POST', `/api/admin/brands/${brandId}/prompts`, { body: { prompts } })
  const { body } = await put({ name: 'Norvik', domain: 'norvik.example.com' })
  norvik = body.id
  await api.scanToEnd(brandId)
  await counted()
})
afterAll(() => model.stop())

const put = (rival: object) =>
  api.call('POST', `/api/admin/brands/${brandId}/rivals`, {
    body: { aliases: [], domain: null, kind: 'rival', ...rival },
  })
const get = (path: string) => api.get(`/api/admin/brands/${brandId}${path}`)
const counted = () =>
  eventually('every scan to be counted', async () => {
    await world.dueNow()
    const { scansToCount, scans } = await get('/rivals/measures')
    return scansToCount === 0 && scans > 0
  })

test('the brand among its rivals: counts, intervals and what they are counted of', async () => {
  const open = await get('/rivals/measures?questions=open')
  const naming = await get('/rivals/measures?questions=naming')
  expect(open.answers + naming.answers).toBe(12)
  expect(open.readByModel).toBe(open.answers)
  const { brand, rivals, measures } = naming
  const lists = brand.figures.named.seen
  expect(rivals).toMatchObject([{ id: norvik, name: 'Norvik', kind: 'rival' }])
  const { figures, place, difference } = rivals[0]
  expect(figures.named).toMatchObject({ seen: naming.answers, asked: naming.answers, method: 'one_sided' })
  expect(figures.named_first).toMatchObject({ seen: naming.answers, asked: naming.answers })
  expect(figures.recommended_instead).toMatchObject({ seen: naming.answers, asked: naming.answers })
  expect(figures.named_together).toMatchObject({ seen: lists, asked: lists })
  expect(place).toMatchObject({ lists, median: 1 })
  expect(brand.place).toMatchObject({ lists, median: 2 })
  expect(brand.figures.recommended_instead).toBeNull()
  expect(difference).toMatchObject({ onlyBrand: 0, both: lists, onlyRival: naming.answers - lists })
  expect(measures.map(({ universe }: { universe: string }) => universe)).not.toContain('')
})

test('an independent program counts the same from the bundles and the declared names', async () => {
  await publishLog(world)
  const runs = await world.database.sql<
    { id: string }[]
  >`select id from veracite.runs where brand_id = ${brandId}`
  const bundles = await Promise.all(runs.map(({ id }) => api.get(`/v1/runs/${id}/evidence-bundle`)))
  const own = await api.get(`/api/admin/brands/${brandId}`)
  const { items: rivals } = await get('/rivals')
  for (const questions of ['open', 'naming']) {
    const { status, stdout, stderr } = spawnSync('python3', [RECOUNT], {
      input: JSON.stringify({ bundles, own, rivals, questions }),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
    expect([status, stderr]).toEqual([0, ''])
    const counted = JSON.parse(stdout) as Record<string, Record<string, [number, number]>>
    const { brand, rivals: compared } = await get(`/rivals/measures?questions=${questions}`)
    expect(Object.keys(counted)).toEqual([own.name, 'Norvik'])
    for (const { name, figures } of [brand, ...compared])
      for (const [measure, [seen, asked]] of Object.entries(counted[name] ?? {}))
        expect([questions, name, measure, figures[measure]?.seen ?? 0, figures[measure]?.asked ?? 0]).toEqual(
          [questions, name, measure, seen, asked],
        )
  }
})

test('sums are those of the answers, also for one prompt and one engine', async () => {
  const [sums] = await world.database.sql`
    select (select sum(named)::int from veracite.named_counts where engine = '' and intent = '') as kept,
      (select sum(named)::int from veracite.named_counts where engine <> '' and intent <> '') as cells,
      (select sum(named)::int from veracite.named) as rows`
  expect(sums).toMatchObject({ kept: sums?.rows, cells: sums?.rows })
  const [{ promptId } = { promptId: '' }] = await world.database.sql<{ promptId: string }[]>`
    select prompt_id as "promptId" from veracite.named where branded limit 1`
  const { answers: asked } = await get(
    `/rivals/measures?questions=naming&promptId=${promptId}&engine=CHATGPT`,
  )
  expect(asked).toBe(1)
  const of = async (filter: string) => (await get(`/rivals/measures?questions=naming${filter}`)).answers
  const intents = ['CATEGORY', 'BRANDED', 'COMPARATIVE', 'DEFENSIVE']
  for (const engine of ['', '&engine=CHATGPT']) {
    const each = await Promise.all(intents.map((intent) => of(`${engine}&intent=${intent}`)))
    expect(each.reduce((sum, one) => sum + one, 0)).toBe(await of(engine))
  }
  expect((await get('/rivals/measures?engine=GROK')).answers).toBe(0)
})

/** The lines of an export and the cut that they are of. */
async function exported(query: string) {
  const { text, headers } = await api.call('GET', `/api/admin/exports/measures?format=jsonl&${query}`)
  return { text, cut: headers.get('veracite-cut') }
}
let before: Awaited<ReturnType<typeof exported>>

test('an export has the figures of the comparison, each with its universe', async () => {
  const { brand, rivals, measures } = await get('/rivals/measures?questions=naming')
  before = await exported(`brandId=${brandId}`)
  const rows = before.text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const overall = rows.filter(({ level, questions }) => level === 'overall' && questions === 'naming')
  for (const { id, name, kind, figures } of [brand, ...rivals])
    for (const { name: measure, universe } of measures) {
      const row = overall.find((one) => one.subjectId === id && one.measure === measure)
      if (figures[measure] === null) expect(row, measure).toBeUndefined()
      else {
        const { seen, asked, rate, low, high, method } = figures[measure]
        expect(row).toMatchObject({ name, kind, seen, asked, rate, low, high, method, universe })
      }
    }
  const { text } = await exported(`brandId=${brandId}&engine=CHATGPT`)
  expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ level: 'engine', engine: 'CHATGPT' })
})

test('a report names the rivals with their shares', async () => {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const body = { from: day(Date.now() - 86_400_000), to: day(Date.now() + 86_400_000) }
  const made = await api.call('POST', `/api/admin/brands/${brandId}/reports`, { body })
  const page = await api.call('GET', `/api/admin/reports/${made.body.id}/page`)
  const { rivals, answers: asked } = await get('/rivals/measures')
  expect(asked).toBe(1)
  expect(page.text).toMatch(/Who else is named.+Norvik/s)
  expect(page.text).toContain(`${rivals[0].figures.named.seen} of 1 answer`)
})

test('names that answers propose are declared as what they are; counts follow without asking anybody', async () => {
  const asked = model.calls.length
  const { proposed, items } = await get('/rivals')
  expect(items).toMatchObject([{ name: 'Norvik' }])
  expect(proposed).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Tessel', kind: 'company', answers: 6, of: 12, words: '6 of 12' }),
      expect.objectContaining({ name: 'Shopmarkt', kind: 'shop' }),
    ]),
  )
  await put({ name: 'Shopmarkt', kind: 'shop' })
  await put({ name: 'Tessel' })
  // Not "named in no answer" before anybody has looked.
  expect(await get('/rivals/measures?questions=naming')).toMatchObject({ answers: 0, scansToCount: 1 })
  await counted()
  const { rivals, others, brand, points } = await get(
    '/rivals/measures?questions=naming&measure=named_together',
  )
  expect(rivals.map(({ name }: { name: string }) => name)).toEqual(['Norvik', 'Tessel'])
  // A shop is in no share of the brand and its rivals: of all answers it is.
  const inNoShare = {
    named_first: null,
    in_first_three: null,
    voice_of_answers: null,
    voice_of_mentions: null,
  }
  const figures = { ...inNoShare, named: { seen: brand.figures.named.asked - brand.figures.named.seen } }
  expect(others).toMatchObject([{ name: 'Shopmarkt', kind: 'shop', figures }])
  expect(points[0].figures.map(({ id }: { id: string }) => id)).not.toContain(brandId)
  // Nobody knows which pages are those of a rival without a domain.
  expect(rivals.map((one: typeof brand) => one.figures.cited)).toEqual([expect.anything(), null])
  expect(brand.figures.voice_of_mentions.method).toBe('mentions_by_answer')
  expect((await get('/rivals')).proposed).toEqual([])
  expect(model.calls.length).toBe(asked)
  expect((await exported(`brandId=${brandId}&cut=${before.cut}`)).text).toBe(before.text)
  const now = (await exported(`brandId=${brandId}`)).text
  expect(now).toMatch(/"Tessel",.*"measure":"named"/)
  expect(now).not.toMatch(/"Tessel",.*"measure":"cited"/)
  expect(now).not.toMatch(/"Shopmarkt",.*"measure":"voice_of/)
})

test('what is said of the brand is quoted and counted, not scored', async () => {
  const { answers: asked, topics } = await get('/remarks?questions=naming')
  expect(topics).toMatchObject(
    [
      {
        topic: 'reliability',
        tone: 'praises',
        words: `${asked} of ${asked}`,
        quotes: expect.arrayContaining([expect.objectContaining({ quote: 'very reliable' })]),
      },
    ].filter(() => asked > 0),
  )
  expect(JSON.stringify(topics)).not.toContain('score')
})

test('old answers are read again at a price that is shown first', async () => {
  expect(await get('/rivals/reading')).toMatchObject({ answers: 0, isAll: true, model: expect.any(String) })
  await world.database.sql`update veracite.named_runs set by_model = false`
  await world.database.sql`update veracite.named_scans set by_model = 0`
  expect(await get('/rivals/reading')).toMatchObject({ answers: 12, priceUsd: expect.any(String) })
  // Without declared names, answers that do not name the brand are not read: they are not announced either.
  const rivals = await world.database.sql`delete from veracite.rivals where brand_id = ${brandId} returning *`
  const naming = await world.database
    .sql`select from veracite.runs where brand_id = ${brandId} and citation_class <> 'ABSENT'`
  expect(naming.length).toBeLessThan(12)
  expect(await get('/rivals/reading')).toMatchObject({ answers: naming.length, readsOthers: false })
  await world.database.sql`insert into veracite.rivals ${world.database.sql(rivals)}`
  const ordered = await api.call('POST', `/api/admin/brands/${brandId}/rivals/reading`, {
    body: { answers: 5 },
  })
  expect(ordered.body.answers).toBe(5)
})

test('another name of the brand counts stored answers again', async () => {
  const change = { aliases: ['Halden Inst'] }
  await api.call('PATCH', `/api/admin/brands/${brandId}`, { body: change })
  expect((await get('/rivals/measures')).scansToCount).toBe(1)
  await counted()
})

test('answers to leading questions are counted apart, in figures and in what is said', async () => {
  const figuresOf = async (filter = '') => {
    const found = await get(`/rivals/measures?questions=naming${filter}`)
    const { leading, leadingNamed, answers: of, brand, points } = found
    return { leading, leadingNamed, of, named: brand.figures.named.seen, points: points.length }
  }
  const once = await figuresOf()
  const text = 'Is it true that Halden Instruments makes the best sensors?'
  await api.call('POST', `/api/admin/brands/${brandId}/prompts`, {
    body: { prompts: [{ text, intent: 'BRANDED' }] },
  })
  await api.scanToEnd(brandId)
  await counted()
  const [led] = await world.database.sql`
    select p.id, n.named from veracite.prompts p join veracite.named n on n.prompt_id = p.id and n.subject_id = ${brandId}
    where p.text = ${text} union all select id, 0 from veracite.prompts where text = ${text} limit 1`
  const all = await world.database.sql`
    select sum(answers)::int as answers, sum(named)::int as named from veracite.named_counts where branded and engine = ''
      and intent = '' and until_cut is null and subject_id = '00000000-0000-0000-0000-000000000000'`
  const twice = await figuresOf()
  expect(once.leading).toBe(0)
  expect(twice).toMatchObject({ leading: 1, leadingNamed: led?.named, of: 2 * once.of, points: 2 })
  expect(all[0]?.answers).toBe(twice.of + 1)
  expect(await figuresOf('&engine=CHATGPT')).toEqual(twice)
  expect(await get(`/rivals/measures?questions=naming&promptId=${led?.id}`)).toMatchObject({
    ...{ answers: 1, leading: 0 },
  })
  const read = await world.database.sql`
    select prompt_id from veracite.named_runs where brand_id = ${brandId} and by_model and names_brand and branded`
  const neutral = read.filter(({ prompt_id: promptId }) => promptId !== led?.id)
  expect((await get('/remarks?questions=naming')).answers).toBe(neutral.length)
})

test('a comparison looks only at the scans that it would show', async () => {
  const other = await world.addBrand({ prompts: 0 })
  await world.database.sql`
    insert into veracite.scans (id, account_id, brand_id, job_id, status, total_prompts, total_runs, settled_runs, created_at,
      started_at, finished_at)
    select id, ${other.accountId}, ${other.brandId}, id, 'COMPLETED', 1, 0, 0, now(), now(), now()
    from (select veracite.uuidv7() as id from generate_series(1, 60)) s`
  const left = async (path: string) =>
    (await api.get(`/api/admin/brands/${other.brandId}${path}`)).scansToCount
  expect(await left('/rivals')).toBe(60)
  expect(await left('/rivals/measures')).toBe(12)
  expect(await left('/rivals/measures?since=2020-01-01T00:00:00Z')).toBe(52)
})

test('a brand is no rival of itself, and what is taken back is not counted', async () => {
  expect((await put({ name: 'Halden Instruments' })).status).toBe(400)
  expect((await put({ name: 'Halden', aliases: ['Halden Instruments'] })).status).toBe(400)
  const alias = await put({ name: 'Tesla', aliases: ['tessel'] })
  expect(alias.body.fields).toEqual([expect.objectContaining({ path: 'name' })])
  expect(JSON.stringify(alias.body.fields)).toContain('Tessel')
  expect((await put({ name: 'Tessel', rivalId: norvik })).status).toBe(400)
  expect((await put({ name: 'x', domain: '127.0.0.1' })).body.fields).toMatchObject([{ path: 'domain' }])
  const gone = await api.call('DELETE', `/api/admin/brands/${brandId}/rivals/${norvik}`)
  expect(gone.status).toBe(200)
  const again = await api.call('DELETE', `/api/admin/brands/${brandId}/rivals/${norvik}`)
  expect([again.status, again.body.error]).toEqual([404, 'Rival not found.'])
})
