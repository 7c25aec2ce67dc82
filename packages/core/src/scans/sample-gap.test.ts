import { expect, test } from 'vitest'
import { sampleGapMs } from './sample-gap.ts'

const plan = { samples: 10, prompts: 100, spreadSeconds: null, requestsPerMinute: [60, 6000] }

test.each([
  ['one sample needs no gap', { samples: 1 }, 0],
  ['the slowest engine gets through all prompts before the next sample', {}, 100_000],
  ['samples of a single prompt are not fired together', { prompts: 1, requestsPerMinute: [6000] }, 1_000],
  ['without any engine they are not either', { prompts: 1, requestsPerMinute: [] }, 1_000],
  ['over an hour, as the operator says', { spreadSeconds: 3600 }, 360_000],
  ['at once, as the operator says', { spreadSeconds: 0 }, 0],
])('%s', (_, change, gap) => {
  expect(sampleGapMs({ ...plan, ...change })).toBe(gap)
})
