import { serveWorld, type TestApi } from '@veracite/api/test-support/server'
import { oneTestServer } from '@veracite/testing/database'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { createWorld, TEST_TOKEN, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runHere } from './test-support/cli.ts'

const FIRST = 'Halden Instruments was founded in 1998.'
const AGAIN = 'Halden Instruments is headquartered in Rotterdam.'

describe.each(oneTestServer())(
  'a run that was asked again and answered something else, on $name',
  (server) => {
    let world: World
    let api: TestApi
    let runId: string
    let env: Record<string, string>

    beforeAll(async () => {
      const says: Parameters<typeof scriptedEngine>[1] = (question, asked, signal) =>
        answers(asked === 1 ? FIRST : AGAIN)(question, asked, signal)
      const engine = scriptedEngine('CHATGPT', says, {}, 'official_api')
      world = await createWorld(server, { engines: new Map([['CHATGPT', engine]]) })
      api = await serveWorld(world)
      env = { VERACITE_URL: api.url, VERACITE_TOKEN: TEST_TOKEN }
      const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
      const scanId = await api.scanToEnd(brandId)
      runId = (await api.call('GET', `/api/admin/scans/${scanId}/runs`)).body.items[0].id
      await runHere(['reverify', runId, '--wait'], { env })
    }, 120_000)
    afterAll(async () => {
      await api?.stop()
      await world?.close()
    })

    test('shows each verdict beside the answer that it is about', async () => {
      const { stdout } = await runHere(['evidence', runId], { env })
      const [before = '', ...later] = stdout.split('asked again  ')
      expect(before).toContain(FIRST)
      expect(before).toContain('contradicted:founded_year')
      expect(before).not.toMatch(/Rotterdam|headquarters/i)
      expect(later.length).toBeGreaterThan(0)
      for (const part of later) {
        expect(part).toContain(AGAIN)
        expect(part).toContain('contradicted:headquarters')
        expect(part).not.toMatch(/1998/)
      }
    })

    test('and so does the API: every classification names its answer, and every answer is there', async () => {
      const { body } = await api.call('GET', `/v1/runs/${runId}/evidence`)
      const texts = new Map<string, string>([
        [body.snapshot.captureId, body.answer],
        ...body.captures.map((one: { captureId: string; answer: string }) => [one.captureId, one.answer]),
      ])
      const rules = body.classifications.map((one: { captureId: string; rule: string }) => [
        texts.get(one.captureId),
        one.rule,
      ])
      expect(rules[0]).toEqual([FIRST, 'contradicted:founded_year'])
      expect(
        rules
          .slice(1)
          .every(([text, rule]: string[]) => text === AGAIN && rule === 'contradicted:headquarters'),
      ).toBe(true)
      expect([body.citationClass, rules.length]).toEqual(['CONFABULATED', 1 + body.captures.length])
    })
  },
)
