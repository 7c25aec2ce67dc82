import { idOf, perfectReply } from '@veracite/testing/perfect-reader'
import { type ScriptedModel, saying, startModel } from '@veracite/testing/scripted-model'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHere } from './test-support/cli.ts'
import { startHere } from './test-support/server.ts'

let model: ScriptedModel
let server: Awaited<ReturnType<typeof startHere>>
let isAway = false
beforeAll(async () => {
  model = startModel(({ answer }) =>
    isAway || idOf(answer) === '' ? new Response('{}', { status: 403 }) : saying(perfectReply(answer)),
  )
  server = await startHere({ env: model.env, readerIsMeasured: false })
})
afterAll(async () => {
  await server?.stop()
  await model?.stop()
})

const cli = (...words: string[]) => runHere(words, { env: server.env })

test('a reader that was not measured yet says so', async () => {
  const { code, stdout } = await cli('readers')
  expect(code).toBe(0)
  expect(stdout).toContain('compatible/reader-1 (prompt')
  expect(stdout).toContain('Not measured yet: until it is, its accusations are for review.')
}, 60_000)

test('a check that fails ends with 1 and says how far it came', async () => {
  isAway = true
  const { code, stdout } = await cli('readers', 'check')
  isAway = false
  expect(code).toBe(1)
  expect(stdout).toContain('Measured 0 of 120. The model does not accept the key.')
}, 60_000)

test('a check prints class, claims, accusations right and found with intervals, and the cost', async () => {
  const { code, stdout } = await cli('readers', 'check')
  expect(code).toBe(0)
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
  const machine = JSON.parse((await cli('readers', '--json')).stdout)
  expect(machine).toMatchObject({
    accuses: true,
    check: { read: 120, accusationsRight: { low: expect.any(Number) } },
  })
}, 120_000)
