import { expect, test } from 'vitest'
import { readRun } from './read-run.ts'

test('without a model, the result of the job says so in a sentence', async () => {
  const read = readRun({ model: null } as Parameters<typeof readRun>[0])
  const context = {} as Parameters<typeof read>[0]
  expect(await read(context, { captureId: '' })).toEqual({
    kind: 'done',
    result: { skipped: 'This server has no model that reads.' },
  })
})
