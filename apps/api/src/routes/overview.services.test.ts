import { sha256Hex } from '@veracite/terms/digest'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

/** The operator's look-ups: predicates, suggested prompts, spend, the log, search. */

let brandId: string
let scanId: string

const { world, api } = useApi()
beforeAll(async () => {
  ;({ brandId } = await world.addBrand({ engines: ['CHATGPT', 'CLAUDE'], prompts: 2 }))
  scanId = await api.scanToEnd(brandId)
})
const get = async (path: string) => {
  const answer = await api.call('GET', path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body
}

test('predicates say what to ask for a fact, and facts entered that way are accepted', async () => {
  const { items } = await get('/api/admin/facts/predicates')
  type Listed = { name: string; inputs: { member: string | null; kind: string; needed: boolean }[] }
  const inputs = new Map((items as Listed[]).map((item) => [item.name, item.inputs]))
  expect(inputs.get('founded_year')).toEqual([
    { member: null, kind: 'whole', needed: true, least: 500, most: 2100 },
  ])
  const hints = new Map((items as { name: string; hint: string }[]).map((item) => [item.name, item]))
  for (const { name, hint } of hints.values()) {
    expect([name, hint]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/)])
  }
  expect(inputs.get('founder')).toMatchObject([{ member: null, kind: 'texts', needed: true }])
  const price = inputs.get('price')
  expect(price?.slice(0, 4)).toMatchObject([
    { member: 'product', kind: 'text', needed: true },
    { member: 'amount', kind: 'number', needed: true },
    { member: 'currency', kind: 'text', needed: true },
    { member: 'period', kind: 'text', needed: false },
  ])
  // Kind, country, validity and tolerance may be left out.
  expect(price?.slice(4).filter(({ needed }) => needed)).toEqual([])
  expect(inputs.get('url')).toMatchObject([{ member: 'path' }, { member: 'exists', kind: 'truth' }])
})

test('suggestions follow from the facts and say which are asked already', async () => {
  const path = `/api/admin/brands/${brandId}/prompts`
  const { items } = await get(`${path}/suggestions`)
  const founded = { text: 'When was Halden Instruments founded and where is it based?', intent: 'BRANDED' }
  expect(items).toContainEqual({ ...founded, about: 'founded_year', active: false })
  await api.call('POST', path, { body: { prompts: [founded] } })
  const after = await get(`${path}/suggestions`)
  expect(after.items).toContainEqual({ ...founded, about: 'founded_year', active: true })
  expect(await api.statusOf('GET', '/api/admin/brands/nobody/prompts/suggestions')).toBe(404)
})

test('a file of prompts is added as a whole or not at all, and wrong lines are named', async () => {
  const path = `/api/admin/brands/${brandId}/prompts/import`
  const importing = (file: string) => api.call('POST', path, { body: { file } })
  const before = (await get(`/api/admin/brands/${brandId}/prompts`)).total
  const wrong = await importing('text,intent\nIs it good?,DEFENSIVE\nNo intent,WHY\n')
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    [
      {
        path: 'file.line 3',
        message: expect.stringContaining('has no intent'),
        reason: 'has_no_intent',
        parameters: { names: expect.stringContaining('CATEGORY') },
      },
    ],
  ])
  expect((await get(`/api/admin/brands/${brandId}/prompts`)).total).toBe(before)
  const right = await importing('text;intent;locale\nIst es gut?;defensive;de\n')
  expect([right.status, right.body.items]).toMatchObject([
    201,
    [{ text: 'Ist es gut?', intent: 'DEFENSIVE', locale: 'de' }],
  ])
  const again = await importing('text,intent,locale\nNeu?,DEFENSIVE,de\nIst es gut?,DEFENSIVE,de\n')
  expect([again.status, again.body.fields]).toEqual([
    400,
    [
      {
        path: 'file.line 3',
        message: 'is already monitored for this brand',
        reason: 'is_already_monitored',
      },
    ],
  ])
})

test('spend counts calls and failures by engine and day, and leaves older days out', async () => {
  // The scan may have been asked before midnight.
  await world.database.sql`update veracite.engine_calls set started_at = now()`
  await world.database.sql`
      with asked as (delete from veracite.engine_spend returning *)
      insert into veracite.engine_spend (engine, day, origin, calls, cost_usd)
      select engine, (now() at time zone 'UTC')::date, origin, sum(calls), sum(cost_usd) from asked group by 1, 3`
  const first = await get('/api/admin/engines/spend')
  expect(first.engines).toEqual(
    ['CHATGPT', 'CLAUDE'].map((engine) => ({
      engine,
      demo: true,
      origin: 'demo',
      day: first.today,
      calls: 2,
      failed: 0,
      costUsd: expect.stringMatching(/^\d+\.\d+$/),
    })),
  )
  await world.database.sql`
      update veracite.engine_calls set outcome = 'retry:overloaded'
      where id = (select id from veracite.engine_calls where engine = 'CLAUDE' limit 1)`
  await world.database.sql`
      insert into veracite.engine_spend (engine, day, calls, cost_usd)
      values ('CLAUDE', ${first.today}::date - 3, 7, 1.5)`
  const of = async (days: number) =>
    ((await get(`/api/admin/engines/spend?days=${days}`)).engines as { engine: string; day: string }[])
      .filter(({ engine }) => engine === 'CLAUDE')
      .map(({ engine: _, ...rest }) => rest)
  expect(await of(3)).toMatchObject([{ day: first.today, calls: 2, failed: 1 }])
  expect(await of(4)).toMatchObject([{ failed: 1 }, { calls: 7, failed: 0, costUsd: '1.50000000' }])
  expect(await api.statusOf('GET', '/api/admin/engines/spend?days=91')).toBe(400)
})

test('the log says how large it is and how old its checkpoint', async () => {
  const log = await get('/api/admin/log')
  expect(log).toMatchObject({ off: false, quorum: 0, witnesses: [], timestamps: [] })
  expect(log.size).toBeGreaterThanOrEqual(log.checkpoint?.size ?? 0)
})

test('a name, an id and the beginning of a hash find what they belong to', async () => {
  const found = async (q: string) => (await get(`/api/admin/search?q=${encodeURIComponent(q)}`)).items
  const [run] = (await get(`/api/admin/scans/${scanId}/runs?engine=CLAUDE`)).items
  const scanned: string = (await get(`/api/admin/scans/${scanId}`)).createdAt
  const brand = { kind: 'brand', id: brandId, title: 'Halden Instruments' }
  const named = await found(' halden INSTR')
  expect(named[0]).toMatchObject(brand)
  expect(new Set(named.map(({ kind }: { kind: string }) => kind))).toEqual(
    new Set(['brand', 'prompt', 'scan']),
  )
  const [day] = scanned.split('T')
  expect(await found(day ?? '')).toMatchObject([{ kind: 'scan', id: scanId, brandId }])
  expect(await found('founding')).toContainEqual(
    expect.objectContaining({ kind: 'fact', brandId, title: 'Founding year: 2004' }),
  )
  const none = '0199c0de-7000-7000-8000-00000000000b'
  expect((await get(`/api/admin/search?q=founding&brandId=${none}`)).items).toEqual([])
  expect(await found(brandId.toUpperCase())).toMatchObject([brand])
  expect(await found(scanId)).toMatchObject([{ kind: 'scan', id: scanId, title: 'Halden Instruments' }])
  const hit = { kind: 'run', id: run.id, title: run.prompt, detail: 'CLAUDE', demo: true, origin: 'demo' }
  expect(await found(run.id)).toEqual([hit])
  expect(await found(run.sha256)).toContainEqual(hit)
  expect(await found(`sha256:${run.sha256.slice(0, 15)}`)).toContainEqual(hit)
  expect(await found('%')).toEqual([])
  expect(await api.statusOf('GET', '/api/admin/search?q=%20')).toBe(400)
})

const QUERIES =
  '\ufeffTop queries,Clicks,Impressions,CTR,Position\nhalden sensors price,12,340,3.53%,4.2\nbest vibration sensor,0,120,0%,11.7\n'

test('chosen rows of a question list become prompts, and plan, bundle and figures say so', async () => {
  const path = `/api/admin/brands/${brandId}/prompts`
  const seen = await api.call('POST', `${path}/import/preview`, { body: { file: QUERIES } })
  const sha256 = sha256Hex(QUERIES)
  expect(seen.body).toMatchObject({
    list: 'search_console',
    sha256,
    total: 2,
    isRefused: false,
    problems: [],
  })
  expect(seen.body.items[1]).toMatchObject({ row: 3, intent: 'CATEGORY', active: false, leading: null })
  const added = await api.call('POST', `${path}/import`, { body: { file: QUERIES, rows: [3] } })
  expect([added.status, added.body.items]).toMatchObject([
    201,
    [{ text: 'best vibration sensor', origin: { kind: 'import', list: 'search_console', sha256, row: 3 } }],
  ])
  const refused = async (body: object) =>
    (await api.call('POST', `${path}/import`, { body })).body.fields[0].path
  expect(await refused({ file: QUERIES, rows: [9] })).toBe('rows')
  expect(await refused({ file: 'Grounding Query,Citations\nsensors,3\n' })).toBe('period')
  expect(await refused({ file: 'Page,Citations\nhttps://a.example/,3\n' })).toBe('file.line 1 column 1')

  const later = await api.scanToEnd(brandId)
  const { items } = await get(`/api/admin/scans/${later}/runs`)
  const run = items.find(
    (one: { prompt: string; status: string }) =>
      one.prompt === 'best vibration sensor' && one.status === 'CLASSIFIED',
  )
  const { statement } = await get(`/v1/runs/${run.id}/evidence-bundle`)
  expect(statement.sampling).toContain(`Search Console queries, of ${sha256.slice(0, 12)}…: typed by people`)

  const unmet = async (scan: string) => {
    const { criteria, words, fit } = await get(`/api/admin/brands/${brandId}/fit?scan=${scan}`)
    const failed = criteria.filter(({ met }: { met: boolean }) => !met)
    expect([fit, criteria.length]).toEqual([failed.length === 0, 6])
    for (const one of failed) expect(words).toContain(one.words)
    return failed.map(({ criterion }: { criterion: string }) => criterion)
  }
  expect(await unmet(scanId)).not.toContain('same_prompts')
  expect(await unmet(later)).toEqual(expect.arrayContaining(['same_prompts', 'halves_agree']))
  expect(await unmet(later)).not.toContain('reader_measured')

  const searches = await get(`/api/admin/brands/${brandId}/searches`)
  const judged = items.filter(({ status }: { status: string }) => status === 'CLASSIFIED')
  expect(searches).toMatchObject({ scanId: later, answers: judged.length, rivalsKnown: 0 })
  const own = await get(`/api/admin/runs/${run.id}/searches`)
  expect(own).toMatchObject({ runId: run.id, queries: expect.any(Array), pages: expect.any(Array) })
})

test('every rate of a scan says how many questions lead, and what it is without them', async () => {
  const path = `/api/admin/brands/${brandId}`
  const text = 'Is it true that Halden Instruments was founded in 1997?'
  await api.call('POST', `${path}/prompts`, { body: { prompts: [{ text, intent: 'BRANDED' }] } })
  const led = await api.scanToEnd(brandId)
  const { leading } = await get(`${path}/rates?scan=${led}`)
  // The demonstration leaves some questions without an answer.
  const { items } = await get(`/api/admin/scans/${led}/runs?status=CLASSIFIED`)
  const answers = items.filter(({ prompt }: { prompt: string }) => prompt === text).length
  expect(answers).toBeGreaterThan(0)
  expect(leading).toMatchObject({ prompts: 1, answers, neutral: { asked: expect.any(Number) } })
  const { points } = await get(`${path}/trend`)
  expect(points.at(-1)).toMatchObject({ scan: { id: led }, leading })
  expect(points[0].leading).toBeNull()
  expect(points.at(-1).leading.neutral.asked).toBe(points.at(-1).overall.asked - answers)
  const changes = await get(`${path}/changes?from=${scanId}&to=${led}`)
  expect([changes.from.leading, changes.to.leading]).toEqual([null, leading])
  expect((await get(`${path}/fit?scan=${led}&measure=mentioned`)).leading).toBe(leading.words)
})
