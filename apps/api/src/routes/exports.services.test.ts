import { EXPORT_KIND_NAMES, EXPORT_KINDS } from '@veracite/core/exports/all-kinds'
import type { ExportKind } from '@veracite/core/exports/export-kind'
import { eventually } from '@veracite/testing/eventually'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { TEST_TOKEN } from '@veracite/testing/world'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

/** Rows of every kind against the database, and files that were cut, resumed and overtaken against whole ones. */

const EVIL =
  '=HYPERLINK("https://evil.example";"x")\nHalden Instruments was founded in 1987.\n"They" tell so.'
const SILENT = 'Several makers are worth a look, and most of them offer a trial.'
let brandId: string
let correctionId: string
let otherBrand: { brandId: string; accountId: string }
/** The wrong answer until it is told otherwise. */
let says = EVIL

const one = scriptedEngine(
  'CHATGPT',
  (question, asked, signal) => answers(says)(question, asked, signal),
  {},
  'official_api',
)
const other = scriptedEngine('CLAUDE', answers('Halden Instruments was founded in 2004.'), {}, 'demo')
const { world, api } = useApi({
  env: { VERACITE_EXPORT_RATE_LIMIT: '0' },
  engines: new Map([
    ['CHATGPT', one],
    ['CLAUDE', other],
  ]),
})
beforeAll(async () => {
  const plan = { engines: ['CHATGPT' as const, 'CLAUDE' as const], prompts: 6 }
  brandId = (await world.addBrand(plan)).brandId
  otherBrand = await world.addBrand({ ...plan, prompts: 2 })
  const rival = { name: 'Marlowick', aliases: [], domain: null, kind: 'rival' }
  expect((await api.call('POST', `/api/admin/brands/${brandId}/rivals`, { body: rival })).status).toBe(200)
  await api.scanToEnd(brandId)
  await api.scanToEnd(otherBrand.brandId)
  await namesCounted()
  const { body } = await api.call('GET', `/api/admin/brands/${brandId}/findings?origin=engine`)
  const opened = await api.call('POST', `/api/admin/brands/${brandId}/corrections`, {
    body: { findingId: body.items[0].id },
  })
  expect(opened.status, opened.text).toBe(201)
  correctionId = opened.body.id
})

const namesCounted = () =>
  eventually('the names in all scans to be counted', async () => {
    await world.dueNow()
    return (await api.get(`/api/admin/brands/${brandId}/rivals/measures`)).scansToCount === 0
  })

interface File {
  status: number
  bytes: Buffer
  cut: string
  asOf: number
}

async function file(kind: string, query = '', token = TEST_TOKEN): Promise<File> {
  const response = await fetch(`${api.url}/api/admin/exports/${kind}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { status, headers } = response
  const bytes = Buffer.from(await response.arrayBuffer())
  const cut = headers.get('veracite-cut') ?? ''
  return { status, bytes, cut, asOf: Number(headers.get('veracite-as-of')) }
}

type Row = Record<string, unknown> & { id: string }
const rowsOf = ({ bytes }: File): Row[] =>
  bytes
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
const rows = async (kind: string, query = ''): Promise<Row[]> =>
  rowsOf(await file(kind, `format=jsonl&${query}`))

test('every answer is the row of the database, once, and nothing else is there', async () => {
  const exported = await rows('answers')
  const stored = await world.database.sql<Record<string, unknown>[]>`
    select c.id, c.run_id, r.scan_id, r.brand_id, r.engine, p.text as prompt, encode(c.sha256, 'hex') as sha256,
      convert_from(b.bytes, 'UTF8') as answer, r.citation_class, r.classification_id, c.access_kind, c.captured_at
    from evidence.captures c join veracite.runs r on r.id = c.run_id join veracite.prompts p on p.id = r.prompt_id
    left join evidence.capture_bytes b on b.capture_id = c.id and b.part = 'answer'
    order by r.brand_id, r.id, c.id`
  expect(exported.map(({ id }) => id)).toEqual(stored.map(({ id }) => id))
  expect(exported.length).toBe(16)
  for (const [at, row] of exported.entries()) {
    const of = stored[at]
    expect(row).toMatchObject({
      runId: of?.run_id,
      scanId: of?.scan_id,
      brandId: of?.brand_id,
      engine: of?.engine,
      prompt: of?.prompt,
      sha256: of?.sha256,
      answer: of?.answer,
      class: of?.citation_class,
      classificationId: of?.classification_id,
      origin: of?.access_kind === 'demo' ? 'demo' : 'engine',
      demo: of?.access_kind === 'demo',
      capturedAt: new Date(String(of?.captured_at)).toISOString(),
    })
  }
})

test('claims are those of the newest classification, findings and rates what their pages show', async () => {
  const claims = await rows('claims')
  const stored = await world.database.sql<{ id: string; predicate: string; stated: string }[]>`
    select c.id || '.' || (claim.nth - 1) as id, claim.value ->> 'predicate' as predicate, claim.value ->> 'stated' as stated
    from veracite.runs r join evidence.captures c on c.id = r.capture_id
    join evidence.classifications k on k.id = r.classification_id
    cross join lateral jsonb_array_elements(k.verdict -> 'claims') with ordinality as claim (value, nth)
    order by r.brand_id, r.id, c.id, claim.nth`
  expect(claims.map(({ id, predicate, stated }) => ({ id, predicate, stated }))).toEqual([...stored])
  expect(claims.length).toBeGreaterThan(0)

  const findings = await rows('findings', `brandId=${brandId}`)
  const { body: listed } = await api.call('GET', `/api/admin/brands/${brandId}/findings?origin=engine`)
  const byId = new Map<string, Row>(listed.items.map((item: Row) => [item.id, item]))
  expect(findings.map(({ id }) => id).sort()).toEqual([...byId.keys()].sort())
  for (const row of findings) {
    const { stated, truth, state, occurrences, lastSaidAt, origin } = byId.get(row.id) ?? ({} as Partial<Row>)
    expect(row).toMatchObject({ stated, truth, state, occurrences, lastSaidAt, origin })
  }

  const [rate] = await rows('rates', `brandId=${brandId}&level=overall&measure=CONFABULATED&origin=engine`)
  const { body } = await api.call(
    'GET',
    `/api/admin/brands/${brandId}/rates?scan=${rate?.scanId}&origin=engine`,
  )
  const { seen, asked, low, high } = body.overall.rates.CONFABULATED
  expect(rate).toMatchObject({ seen, answers: asked, low, high })
})

test.each(EXPORT_KIND_NAMES)('%s: the same rows in every format, each with all columns', async (kind) => {
  const { columns }: ExportKind = EXPORT_KINDS[kind]
  const lines = await file(kind, 'format=jsonl')
  const listed = rowsOf(lines)
  for (const row of listed) expect(Object.keys(row)).toEqual(columns.map(({ name }) => name))
  const csv = await file(kind, `format=csv&cut=${lines.cut}`)
  const read = parse(csv.bytes, { columns: true }) as Record<string, string>[]
  expect(read.map(({ id }) => id)).toEqual(listed.map(({ id }) => id))
  expect(read.map(({ demo }) => demo)).toEqual(listed.map(({ demo }) => String(demo)))
  const { bytes } = await file(kind, `format=parquet&cut=${lines.cut}`)
  expect(bytes.subarray(0, 4).toString() + bytes.subarray(-4).toString()).toBe('PAR1PAR1')
})

test('a cell of an answer cannot be a formula', async () => {
  const { bytes } = await file('answers', `format=csv&brandId=${brandId}&engine=CHATGPT`)
  expect(bytes.toString()).toContain(`"'=HYPERLINK(""https://evil.example"";""x"")\nHalden`)
  expect(bytes.toString()).not.toMatch(/(^|[,\n])"?=/)
})

test('filters choose rows', async () => {
  const all = await rows('answers')
  const chosen = async (query: string) => (await rows('answers', query)).map(({ id }) => id)
  const where = (is: (row: Row) => boolean) => all.filter(is).map(({ id }) => id)
  expect(await chosen(`brandId=${otherBrand.brandId.toUpperCase()}`)).toEqual(
    where((row) => row.brandId === otherBrand.brandId),
  )
  expect(await chosen('engine=CLAUDE&intent=BRANDED')).toEqual(
    where((row) => row.engine === 'CLAUDE' && row.intent === 'BRANDED'),
  )
  expect(await chosen('origin=demo')).toEqual(where((row) => row.origin === 'demo'))
  expect(await chosen('class=CONFABULATED')).toEqual(where((row) => row.class === 'CONFABULATED'))
  const [first] = all
  expect(await chosen(`scan=${first?.scanId}`)).toEqual(where((row) => row.scanId === first?.scanId))
  const middle = String(all[7]?.capturedAt)
  expect(await chosen(`to=${middle}`)).toEqual(where((row) => String(row.capturedAt) < middle))
  expect(await chosen(`from=${middle}`)).toEqual(where((row) => String(row.capturedAt) >= middle))
  expect(await chosen('from=2999-01-01')).toEqual([])
  expect(await rows('claims', 'verdict=contradicted&predicate=founded_year')).toEqual(
    (await rows('claims')).filter(
      (row) => row.verdict === 'contradicted' && row.predicate === 'founded_year',
    ),
  )
})

test('400 names what cannot be, 404 what is not there', async () => {
  for (const [kind, query, path] of [
    ['answers', 'format=xml', 'query.format'],
    ['answers', 'from=2026-13-99', 'query.from'],
    ['answers', 'after=nothing', 'query.after'],
    ['rates', 'after=00000000-0000-0000-0000-000000000000/x', 'query.after'],
    ['answers', 'skip=5', 'query.skip'],
    ['answers', 'cut=0', 'query.cut'],
    ['answers', 'format=parquet&after=x', 'query.after'],
  ] as const) {
    const { status, body } = await api.call('GET', `/api/admin/exports/${kind}?${query}`)
    expect([query, status, body.fields?.[0].path]).toEqual([query, 400, path])
  }
  const unknown = '/api/admin/exports/answers?brandId=0199c0de-7000-7000-8000-ffffffffffff'
  expect(await api.statusOf('GET', unknown)).toBe(404)
  expect((await api.get('/api/admin/exports/answers?cut=999999')).error).toMatch(/no cut 999999/)
  expect(await api.statusOf('GET', '/v1/exports')).toBe(501)
})

test('a member exports what is of their account, and it is on record', async () => {
  const { body } = await api.call('POST', '/api/admin/keys', {
    body: { accountId: otherBrand.accountId, name: 'export', kind: 'service', role: 'viewer' },
  })
  const exported = rowsOf(await file('answers', 'format=jsonl', body.key))
  expect(exported).toHaveLength(4)
  expect(new Set(exported.map((row) => row.brandId))).toEqual(new Set([otherBrand.brandId]))
  expect((await file('answers', `brandId=${brandId}`, body.key)).status).toBe(404)
  const foreign = (await rows('answers', `brandId=${brandId}`))[0]
  expect((await file('answers', `after=${foreign?.id}`, body.key)).status).toBe(400)
  const { body: record } = await api.call('GET', `/api/admin/record?accountId=${otherBrand.accountId}`)
  expect(JSON.stringify(record.items)).toContain('adminExportAnswers')
})

test('parallel exports are limited, and an unread export frees its place', async () => {
  const open = () =>
    fetch(`${api.url}/api/admin/exports/rates?format=csv`, {
      headers: { authorization: `Bearer ${TEST_TOKEN}` },
    })
  // A place is held until the bytes are made, so the makers are held instead.
  const taken = await Promise.all(
    ['1', '2', '3', '4'].map((nth) =>
      world.operator.exports.open({
        ...{ kind: 'answers', format: 'csv', brandId: null, filter: {}, cut: null, after: null, skip: 0 },
        ...{ accounts: null, caller: nth },
      }),
    ),
  )
  const refused = await open()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
  for (const { bytes } of taken) await bytes.return(undefined)
  expect((await open()).status).toBe(200)
  expect(await api.statusOf('HEAD', '/api/admin/exports/answers')).toBe(200)
})

/** Everything that a scan, a verdict, a person and a second scan change. */
async function muchHappens(): Promise<void> {
  says = SILENT
  await api.scanToEnd(brandId)
  const { body } = await api.call('GET', `/api/admin/brands/${brandId}/findings?origin=engine`)
  await api.call('POST', `/api/admin/findings/${body.items[0].id}/settle`, { body: { by: 'me', note: 'so' } })
  await api.call('POST', `/api/admin/brands/${brandId}/facts`, {
    body: { facts: [{ predicate: 'founded_year', value: 1987 }] },
  })
  await api.call('POST', `/api/admin/corrections/${correctionId}/moves`, {
    body: { move: 'asked', by: 'me' },
  })
  const { body: job } = await api.call('POST', `/api/admin/brands/${brandId}/reclassify`)
  await world.jobEnds(job.jobId)
  await namesCounted()
}

test('changes after the cut are in no export of it, and the joined file equals the whole one', async () => {
  const cut = (await file('answers')).cut
  const before = new Map<string, Buffer>()
  for (const kind of EXPORT_KIND_NAMES)
    for (const format of ['csv', 'jsonl', 'parquet'])
      before.set(`${kind} ${format}`, (await file(kind, `format=${format}&cut=${cut}`)).bytes)

  await muchHappens()

  for (const kind of EXPORT_KIND_NAMES) {
    for (const format of ['csv', 'jsonl', 'parquet']) {
      const whole = before.get(`${kind} ${format}`) ?? Buffer.alloc(0)
      expect((await file(kind, `format=${format}&cut=${cut}`)).bytes.equals(whole), `${kind} ${format}`).toBe(
        true,
      )
      const middle = Math.floor(whole.length / 2)
      for (const at of IS_THOROUGH ? [1, middle, whole.length - 1, whole.length] : [middle, whole.length]) {
        const rest = await file(kind, `format=${format}&cut=${cut}&skip=${at}`)
        expect(rest.bytes.equals(whole.subarray(at)), `${kind} ${format} from ${at}`).toBe(true)
      }
    }
    const lines = (before.get(`${kind} jsonl`) ?? '').toString().split('\n').slice(0, -1)
    for (const at of [0, Math.floor(lines.length / 2), lines.length - 1]) {
      const { id } = JSON.parse(lines[at] ?? '') as Row
      const rest = await file(kind, `format=jsonl&cut=${cut}&after=${encodeURIComponent(id)}`)
      expect(rest.bytes.toString()).toBe(
        lines
          .slice(at + 1)
          .map((line) => `${line}\n`)
          .join(''),
      )
    }
    const now = await file(kind, 'format=jsonl')
    expect(now.asOf).toBeGreaterThan(0)
    expect(now.bytes.equals(before.get(`${kind} jsonl`) ?? Buffer.alloc(0)), `${kind} has changed`).toBe(
      false,
    )
  }
})
