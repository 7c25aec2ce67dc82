import { oneTestServer } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { createWorld } from '@veracite/testing/world'
import { describe, expect, test } from 'vitest'
import { startWorker } from './start-worker.ts'

/** Text that engines could send and that a database or a signer could choke on. */
const HOSTILE = [
  'Halden Instruments\u0000 was founded in 1994.',
  'Halden Instruments was founded in 1994 \ud800 and more.',
  'Halden Instruments \u202Ewas founded in 1994\u202C <script>alert(1)</script>',
  `Halden Instruments was founded in 1994.${'\u0000'.repeat(500)}`,
  `${'🚀'.repeat(2000)} Halden Instruments was founded in 1994 and is based in Halden, Norway.`,
]

describe.each(oneTestServer())('answers that are not well-behaved text, on $name', (server) => {
  test.each(HOSTILE.map((text, index) => [index, text] as const))(
    'number %i is captured, judged and readable',
    async (_, text) => {
      const world = await createWorld(server, {
        engines: new Map([['CHATGPT', scriptedEngine('CHATGPT', answers(text))]]),
      })
      try {
        if (!world.dispatcher) throw new Error('no queue')
        await startWorker(world.ports, world.dispatcher, world.logger)
        const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
        const { scanId } = await world.operator.startScan({ brandId, idempotency: null })
        const scan = await eventually('the scan', async () => {
          const found = await world.operator.getScan({ scanId })
          return found.finishedAt !== null && found
        })
        expect(scan).toMatchObject({ status: 'COMPLETED', byStatus: { CLASSIFIED: 1 } })
        const report = await world.operator.getConfabulations({
          brandId,
          engine: null,
          intent: null,
          window: '7d',
          limit: 10,
        })
        const [item] = report.confabulations.items
        expect(item?.claims[0]).toMatchObject({ predicate: 'founded_year', stated: '1994' })
        const evidence = await world.operator.getEvidence({ runId: item?.runId ?? '' })
        expect(evidence.answer).toBe(text.toWellFormed())
      } finally {
        await world.close()
      }
    },
  )
})
