import { expect, test } from 'vitest'
import { ApiError } from '../server/api.ts'
import { eachOf, outcomeInWords } from './several.tsx'

test('what is refused is counted with its reason, and the others are done', async () => {
  const asked: string[] = []
  const outcome = await eachOf(['a', 'b', 'c'], async (id) => {
    asked.push(id)
    if (id === 'b') throw new ApiError(409, 'There is a correction for it already.')
    return id
  })
  expect(asked).toEqual(['a', 'b', 'c'])
  expect(outcome.done.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(outcomeInWords('opened', outcome)).toBe(
    '2 corrections opened, 1 refused: There is a correction for it already.',
  )
  expect(outcomeInWords('settled', { done: [{ id: 'a', answer: 1 }], refused: [] })).toBe('1 settled.')
})
