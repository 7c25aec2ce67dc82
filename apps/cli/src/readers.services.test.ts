import { idOf, perfectReply } from '@veracite/testing/perfect-reader'
import { saying, startModel } from '@veracite/testing/scripted-model'
import { IS_WHOLE } from '@veracite/testing/thorough'
import { afterAll, expect, test } from 'vitest'
import { useCli } from './test-support/server.ts'

let isAway = false
const model = startModel(({ answer }) =>
  isAway || idOf(answer) === '' ? new Response('{}', { status: 403 }) : saying(perfectReply(answer)),
)
afterAll(() => model.stop())
const { cli, says } = useCli({ env: model.env, readerIsMeasured: false })

test('a reader that was not measured yet says so', async () => {
  const stdout = await says('readers')
  expect(stdout).toContain('compatible/reader-1 (prompt')
  expect(stdout).toContain('Not measured yet: until it is, its accusations are for review.')
})

test('a check that fails ends with 1 and says how far it came', async () => {
  isAway = true
  const { code, stdout } = await cli('readers', 'check')
  isAway = false
  expect(code).toBe(1)
  expect(stdout).toContain('Measured 0 of 120. The model does not accept the key.')
})

test.runIf(IS_WHOLE)(
  'a check prints class, claims, accusations right and found with intervals, and the cost',
  async () => {
    const stdout = await says('readers', 'check')
    expect(stdout).toContain('Its accusations count.')
    expect(stdout).toMatch(
      /Measured on 120 invented answers that nobody fitted to, \d{4}-\d\d-\d\d: 120 read, \$0\.24/,
    )
    for (const row of [
      'class right',
      'claims right',
      'accusations right',
      'false answers found',
      'statements read',
    ])
      expect(stdout).toMatch(new RegExp(`${row} +\\d+ of \\d+ · \\d+–\\d+ %`))
    const machine = JSON.parse(await says('readers', '--json'))
    expect(machine).toMatchObject({
      accuses: true,
      check: { read: 120, accusationsRight: { low: expect.any(Number) } },
    })
  },
)
