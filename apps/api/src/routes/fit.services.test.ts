import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { saying, startModel } from '@veracite/testing/scripted-model'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { useApi } from '../test-support/server.ts'
import { publishLog } from '../test-support/three-origins.ts'

/** Plans as they are kept and logged, broken one criterion at a time. */

const RIGHT = 'Halden Instruments makes sensors.'
const WRONG = 'Halden Instruments was founded in 1987.'
const SCAN = { samples: 10, spreadMinutes: 0 }

const script = { version: 'scripted-1', isWrong: (_: number) => false }
const engine = () =>
  scriptedEngine(
    'CHATGPT',
    async (question, asked, signal) => {
      const text = script.isWrong(question.sample) ? WRONG : RIGHT
      const outcome = await answers(text)(question, asked, signal)
      if (outcome.kind !== 'answered') return outcome
      return { ...outcome, extracted: { ...outcome.extracted, servedModel: script.version } }
    },
    {},
    'official_api',
  )

describe('with the reader that is published with the software', () => {
  const { world, api } = useApi({ engines: new Map([['CHATGPT', engine()]]) })
  let brandId: string
  beforeAll(async () => {
    ;({ brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 6 }))
  })
  const unmet = async (query = '') => {
    const { criteria } = await api.get(`/api/admin/brands/${brandId}/fit?${query}`)
    return criteria.flatMap((one: { criterion: string; met: boolean }) => (one.met ? [] : [one.criterion]))
  }
  const scanned = async () => {
    await world.scanToEnd(brandId, SCAN)
    await publishLog(world)
  }

  test('a plan that is not in the log before its answers', async () => {
    await world.scanToEnd(brandId, SCAN)
    expect(await unmet()).toEqual(['plan_logged'])
    await publishLog(world)
    // Another question: an answer is kept for up to a minute while nothing of the brand changes.
    expect(await unmet('width=0.3')).toEqual([])
  })

  test('too few answers for the width that is asked for', async () => {
    expect(await unmet('width=0.02')).toEqual(['enough_answers'])
  })

  test('halves that do not agree', async () => {
    script.isWrong = (sample) => sample % 2 === 1
    await scanned()
    expect(await unmet('width=0.5')).toEqual(['halves_agree'])
    script.isWrong = () => false
  })

  test('another version of the engine', async () => {
    script.version = 'scripted-2'
    await scanned()
    expect(await unmet()).toEqual(['same_engines'])
    await scanned()
    expect(await unmet()).toEqual([])
  })

  test('other prompts', async () => {
    const prompts = [{ text: 'Which sensors are good?', intent: 'CATEGORY' }]
    await api.ask('POST', `/api/admin/brands/${brandId}/prompts`, { prompts })
    await scanned()
    expect(await unmet()).toEqual(['same_prompts'])
    await scanned()
    expect(await unmet()).toEqual([])
  })
})

describe('with a model that nobody has measured', () => {
  const model = startModel(() => saying({ mention: 'brand', substance: true, claims: [] }))
  const { world, api } = useApi({
    engines: new Map([['CHATGPT', engine()]]),
    env: model.env,
  })
  afterAll(() => model.stop())

  test('a reader that was not measured', async () => {
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 6 })
    await world.scanToEnd(brandId, SCAN)
    await publishLog(world)
    // Measured in the background: as if that had not been done yet.
    vi.spyOn(world.ports.readerChecks, 'latest').mockResolvedValue(null)
    const { criteria } = await api.get(`/api/admin/brands/${brandId}/fit`)
    const failed = criteria.filter(({ met }: { met: boolean }) => !met)
    expect(failed.map(({ criterion }: { criterion: string }) => criterion)).toEqual(['reader_measured'])
  })
})
