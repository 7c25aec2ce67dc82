import { eventually } from '@veracite/testing/eventually'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { IS_WHOLE } from '@veracite/testing/thorough'
import { expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const TRUE = 'Halden Instruments was founded in 2004 and makes sensors.'
const FALSE = 'Halden Instruments was founded in 1987 and makes sensors.'

let text = TRUE
let otherwise: (() => string) | null = null

const engine = scriptedEngine('GROK', (...given) => answers(otherwise?.() ?? text)(...given))
const env = { VERACITE_ASK_AGAIN: 'on' }
const { world, api } = useApi({ env, engines: new Map([['GROK', engine]]) })
/** Ten answers to each prompt, and no pause between them. */
const scanTenTimes = (brandId: string) => world.scanToEnd(brandId, { samples: 10, spreadMinutes: 0 })
/** The kinds of events that one more scan of the brand adds to the feed. */
const scan = async (brandId: string, said: string, toEnd = (id: string) => api.scanToEnd(id)) => {
  text = said
  const before = (await api.get('/api/admin/events?last=1')).nextAfter
  await toEnd(brandId)
  await eventually('the news', async () => {
    const [open] = await world.database.sql<{ jobs: number }[]>`
        select count(*)::int as jobs from veracite.jobs where kind = 'brand.report' and state in ('queued', 'running')`
    return open?.jobs === 0
  })
  const { items } = await api.get(`/api/admin/events?after=${before}&brandId=${brandId}`)
  return items as { kind: string; data: Record<string, unknown> }[]
}
const kinds = (items: { kind: string }[]) => items.map(({ kind }) => kind)

test('a false statement is new once, not seen with its bound, and returned', async () => {
  const { brandId } = await world.addBrand({ engines: ['GROK'], prompts: 1 })
  expect(kinds(await scan(brandId, TRUE))).toEqual(['measurement.completed'])
  const first = await scan(brandId, FALSE)
  expect(kinds(first)).toEqual(['confabulation.new', 'measurement.completed'])
  expect(first[0]?.data).toMatchObject({
    engine: 'GROK',
    predicate: 'founded_year',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(JSON.stringify(first)).not.toContain('1987')
  expect(kinds(await scan(brandId, FALSE))).toEqual(['measurement.completed'])
  // One silent answer is no news.
  expect(kinds(await scan(brandId, TRUE))).toEqual(['measurement.completed'])
  const silent = (await scan(brandId, TRUE, scanTenTimes)).filter(({ kind }) => kind.startsWith('confab'))
  expect(kinds(silent)).toEqual(['confabulation.not_seen'])
  expect(silent[0]?.data).toMatchObject({ asked: 11, upperBound: 0.4497 })
  expect(kinds(await scan(brandId, TRUE))).toEqual(['measurement.completed'])
  expect(kinds(await scan(brandId, FALSE))).toEqual(['confabulation.returned', 'measurement.completed'])
})

test('a change of class that exceeds chance gives one event', async () => {
  const { brandId } = await world.addBrand({ engines: ['GROK'], prompts: 2 })
  expect(kinds(await scan(brandId, TRUE, scanTenTimes))).toEqual(['measurement.completed'])
  const changed = (await scan(brandId, 'There are many makers of sensors.', scanTenTimes)).filter(
    ({ kind }) => kind === 'citation_class.changed',
  )
  expect(changed.map(({ data }) => data.class)).toContain('ABSENT')
  expect(changed.find(({ data }) => data.class === 'ABSENT')?.data).toMatchObject({
    engine: 'GROK',
    before: { runs: 0, of: 20 },
    after: { runs: 20, of: 20 },
    points: 100,
  })
  expect(kinds(await scan(brandId, 'There are many makers of sensors.', scanTenTimes))).toEqual([
    'measurement.completed',
  ])
})

// Three scans of forty questions and more, so only CI runs it.
test.runIf(IS_WHOLE)(
  'a change that may be chance starts a confirming scan, and is reported if confirmed',
  async () => {
    const ABSENT = 'There are many makers of sensors.'
    const { brandId } = await world.addBrand({ engines: ['GROK'], prompts: 4 })
    await scan(brandId, TRUE, scanTenTimes)
    // Two of ten answers to each prompt: too few to report, enough to ask again. Then all of them.
    let asked = 0
    otherwise = () => (asked++ % 20 < 4 || asked > 40 ? ABSENT : TRUE)
    const [{ nextAfter: before }, scanId] = [
      await api.get('/api/admin/events?last=1'),
      await scanTenTimes(brandId),
    ]
    const news = await eventually('the change', async () => {
      const { items } = await api.get(`/api/admin/events?after=${before}&brandId=${brandId}`)
      const changed = items.filter(({ kind }: { kind: string }) => kind === 'citation_class.changed')
      return changed.length > 0 && { items, changed }
    })
    otherwise = null
    const confirming = news.items
      .filter(({ kind }: { kind: string }) => kind === 'measurement.completed')
      .at(-1)
    const { data, links } = news.changed.find(
      (one: { data: { class: string } }) => one.data.class === 'ABSENT',
    )
    expect(data).toMatchObject({
      toScanId: scanId,
      confirmedByScanId: confirming.data.scanId,
      modelChanged: false,
      before: { runs: 0, of: 40 },
      after: { runs: 48, of: 80 },
    })
    expect([confirming.data.scanId === scanId, links.confirmed]).toEqual([
      false,
      `/v1/scans/${confirming.data.scanId}`,
    ])
  },
)
