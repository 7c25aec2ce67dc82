import { answers, type Script, scriptedEngine } from '@veracite/testing/scripted-engine'
import { beforeAll, expect, test } from 'vitest'
import { useCli } from './test-support/server.ts'

const FIRST = 'Halden Instruments was founded in 1998.'
const AGAIN = 'Halden Instruments is headquartered in Rotterdam.'

/** A run that was asked again and answered something else. */
let runId: string
const script: Script = (question, asked, signal) =>
  answers(asked === 1 ? FIRST : AGAIN)(question, asked, signal)
const engine = scriptedEngine('CHATGPT', script, {}, 'official_api')
const { world, api, says } = useCli({ engines: new Map([['CHATGPT', engine]]) })
beforeAll(async () => {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const scanId = await world.scanToEnd(brandId)
  runId = (await api.get(`/api/admin/scans/${scanId}/runs`)).items[0].id
  await says('reverify', runId, '--wait')
})

test('shows each verdict beside the answer that it is about', async () => {
  const [before = '', ...later] = (await says('evidence', runId)).split('asked again  ')
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
  const body = await api.get(`/v1/runs/${runId}/evidence`)
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
    rules.slice(1).every(([text, rule]: string[]) => text === AGAIN && rule === 'contradicted:headquarters'),
  ).toBe(true)
  expect([body.citationClass, rules.length]).toEqual(['CONFABULATED', 1 + body.captures.length])
})
