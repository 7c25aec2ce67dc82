import { oneTestServer } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { createWorld, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveWorld, type TestApi } from '../test-support/server.ts'

const TRUE = 'Halden Instruments was founded in 2004 and makes sensors.'
const FALSE = 'Halden Instruments was founded in 1987 and makes sensors.'

describe.each(oneTestServer())('what a scan means for who watches, on $name', (server) => {
  let world: World
  let api: TestApi
  let text = TRUE
  beforeAll(async () => {
    const engine = scriptedEngine('GROK', (...given) => answers(text)(...given))
    world = await createWorld(server, { engines: new Map([['GROK', engine]]) })
    api = await serveWorld(world)
  })
  afterAll(async () => {
    await api?.stop()
    await world?.close()
  })
  /** Kinds that the feed tells of the brand because of one more scan. */
  const scan = async (brandId: string, said: string) => {
    text = said
    const before = (await api.call('GET', '/api/admin/events?last=1')).body.nextAfter
    await api.scanToEnd(brandId)
    await eventually('the news', async () => {
      const [open] = await world.database.sql<{ jobs: number }[]>`
        select count(*)::int as jobs from veracite.jobs where kind = 'brand.tell' and state in ('queued', 'running')`
      return open?.jobs === 0
    })
    const { items } = (await api.call('GET', `/api/admin/events?after=${before}&brandId=${brandId}`)).body
    return items as { kind: string; data: Record<string, unknown> }[]
  }
  const kinds = (items: { kind: string }[]) => items.map(({ kind }) => kind)

  test('a false statement is new once, not seen with its bound, and returned', async () => {
    const { brandId } = await world.addBrand({ engines: ['GROK'], prompts: 1 })
    expect(kinds(await scan(brandId, TRUE))).toEqual(['measurement.completed'])
    const first = await scan(brandId, FALSE)
    expect(kinds(first)).toEqual(['measurement.completed', 'confabulation.new'])
    expect(first[1]?.data).toMatchObject({
      engine: 'GROK',
      predicate: 'founded_year',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(JSON.stringify(first)).not.toContain('1987')
    expect(kinds(await scan(brandId, FALSE))).toEqual(['measurement.completed'])
    const gone = await scan(brandId, TRUE)
    expect(kinds(gone)).toEqual(['measurement.completed', 'confabulation.not_seen'])
    expect(gone[1]?.data).toMatchObject({ asked: 1, upperBound: 0.7935 })
    expect(kinds(await scan(brandId, TRUE))).toEqual(['measurement.completed'])
    expect(kinds(await scan(brandId, FALSE))).toEqual(['measurement.completed', 'confabulation.returned'])
  }, 90_000)

  test('a change of class that chance does not explain is told once', async () => {
    const { brandId } = await world.addBrand({ engines: ['GROK'], prompts: 4 })
    await api.call('PATCH', `/api/admin/brands/${brandId}`, { body: { samplesPerPrompt: 10 } })
    expect(kinds(await scan(brandId, TRUE))).toEqual(['measurement.completed'])
    const changed = (await scan(brandId, 'There are many makers of sensors.')).filter(
      ({ kind }) => kind === 'citation_class.changed',
    )
    expect(changed.map(({ data }) => data.class)).toContain('ABSENT')
    expect(changed.find(({ data }) => data.class === 'ABSENT')?.data).toMatchObject({
      engine: 'GROK',
      before: { runs: 0, of: 40 },
      after: { runs: 40, of: 40 },
      points: 100,
    })
    expect(kinds(await scan(brandId, 'There are many makers of sensors.'))).toEqual(['measurement.completed'])
  }, 90_000)
})
