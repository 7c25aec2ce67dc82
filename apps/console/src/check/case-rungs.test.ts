import { verifyCase } from '@veracite/verify/case/verify-case'
import { sampleCase } from '@veracite/verify/test-support/sample-case'
import { expect, test } from 'vitest'
import { caseRungs } from './case-rungs.ts'

test('an exhibit has the bare name of the engine only if the engine itself answered', () => {
  const report = verifyCase(
    sampleCase({
      access: ['compatible_server', 'demo', 'official_api'],
      endpoint: [undefined, undefined, 'https://api.openai.com/v1/responses'],
    }),
  )
  const listed = caseRungs(report)
    .find(({ id }) => id === 'bundles')
    ?.inputs.map(({ value }) => value)
  expect(listed).toEqual([
    expect.stringMatching(/^STAND-IN for ChatGPT, 2026-/),
    expect.stringMatching(/^DEMO of ChatGPT, 2026-/),
    expect.stringMatching(/^ChatGPT, 2026-/),
  ])
})
