import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import { publishLog } from '../test-support/three-origins.ts'

/** Answers to leading questions are counted by themselves, and each answer and bundle says which kind its question is. */
const NEUTRAL = 'When was Halden Instruments founded?'
const LEADING = {
  'Why do customers trust Halden Instruments?': 'presumes',
  'Is it true that Halden Instruments makes sensors?': 'confirm',
  'What changed at Halden Instruments after 1962?': 'value',
} as const

const { world, api } = useApi({
  engines: new Map([
    ['CHATGPT', scriptedEngine('CHATGPT', answers('Halden Instruments was founded in 1962.'))],
  ]),
})
let brandId = ''
beforeAll(async () => {
  ;({ brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 0 }))
  const texts = [NEUTRAL, ...Object.keys(LEADING)]
  await api.bodyOf('POST', `/api/admin/brands/${brandId}/prompts`, {
    prompts: texts.map((text) => ({ text, intent: 'BRANDED', locale: 'en' })),
  })
  await api.scanToEnd(brandId)
  await publishLog(world)
})

test('the report counts them apart, by the form of the question', async () => {
  const report = await api.get(`/v1/brands/${brandId}/confabulations`)
  expect(report.totals).toMatchObject({ CONFABULATED: 4 })
  expect(report.leading).toMatchObject({
    check: '2',
    classifiedRuns: 2,
    totals: { CONFABULATED: 2, ABSENT: 0 },
  })
})

test('the windows and filters of the report hold for them, too', async () => {
  const of = `/v1/brands/${brandId}/confabulations`
  expect((await api.get(`${of}?window=all&intent=CATEGORY`)).leading).toBeNull()
  expect((await api.get(`${of}?window=all&engine=CHATGPT`)).leading.classifiedRuns).toBe(2)
})

test('each false answer and its bundle say whether the question leads to what the answer states', async () => {
  const { items } = (await api.get(`/v1/brands/${brandId}/confabulations`)).confabulations
  const kinds = Object.fromEntries(items.map(({ prompt, leading }: Item) => [prompt, leading]))
  expect(kinds).toEqual({ [NEUTRAL]: null, ...LEADING })
  for (const { runId, leading } of items as Item[]) {
    const { statement } = await api.get(`/v1/runs/${runId}/evidence-bundle`)
    expect(statement.asked).toContain(
      'By fixed criteria applied to its words alone (version 2), the question ',
    )
    expect(statement.asked).toContain(leading === null ? 'is neutral.' : IN_WORDS[leading])
  }
})

interface Item {
  runId: string
  prompt: string
  leading: keyof typeof IN_WORDS | null
}
const IN_WORDS = {
  value: 'is leading: it contains the statement.',
  confirm: 'is leading: it asks to confirm something.',
  presumes: 'is leading: it takes something for granted.',
}
