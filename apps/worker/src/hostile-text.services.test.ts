import type { EnginePort } from '@veracite/terms/engine-port'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { useWorld } from '@veracite/testing/use-world'
import { beforeAll, expect, test } from 'vitest'
import { startWork } from './test-support/start-work.ts'

/** Text that engines could send and that a database or a signer could choke on. */
const HOSTILE = [
  'Halden Instruments\u0000 was founded in 1994.',
  'Halden Instruments was founded in 1994. \ud800 And more.',
  'Halden Instruments \u202Ewas founded in 1994\u202C.\n<script>alert(1)</script>',
  `Halden Instruments was founded in 1994.${'\u0000'.repeat(500)}`,
  `${'🚀'.repeat(2000)} Halden Instruments was founded in 1994 and is based in Halden, Norway.`,
]

const engines = new Map<'CHATGPT', EnginePort>([['CHATGPT', scriptedEngine('CHATGPT', answers())]])
const world = useWorld({ engines })
beforeAll(() => startWork(world))

test.each(HOSTILE.map((text, index) => [index, text] as const))(
  'answer %i is captured, judged and readable',
  async (_, text) => {
    engines.set('CHATGPT', scriptedEngine('CHATGPT', answers(text)))
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
    const scan = await world.operator.getScan({ scanId: await world.scanToEnd(brandId) })
    expect(scan).toMatchObject({ status: 'COMPLETED', byStatus: { CLASSIFIED: 1 } })
    const asked = { brandId, engine: null, intent: null, window: '7d' as const, limit: 10 }
    const [item] = (await world.operator.getConfabulations(asked)).confabulations.items
    expect(item?.claims[0]).toMatchObject({ predicate: 'founded_year', stated: '1994' })
    const evidence = await world.operator.getEvidence({ runId: item?.runId ?? '' })
    expect(evidence.answer).toBe(text.toWellFormed())
  },
)
