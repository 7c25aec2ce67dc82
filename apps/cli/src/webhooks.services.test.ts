import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHere } from './test-support/cli.ts'
import { startHere } from './test-support/server.ts'

let server: Awaited<ReturnType<typeof startHere>>
beforeAll(async () => {
  server = await startHere()
})
afterAll(() => server?.stop())
const cli = (...words: string[]) => runHere(words, { env: server.env })

test('secrets are renewed one by one or all at once, after a question, and shown this once', async () => {
  const add = async (url: string) => JSON.parse((await cli('webhooks', 'add', url, '--json')).stdout)
  const one = await add('https://hooks.example.com/one')
  const two = await add('https://hooks.example.com/two')
  expect(await cli('webhooks', 'renew-secret')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Give ids, or --all.'),
  })
  const unasked = await cli('webhooks', 'renew-secret', one.id)
  expect([unasked.code === 0, unasked.stderr]).toEqual([false, expect.stringContaining('--yes')])

  const single = await cli('webhooks', 'renew-secret', one.id, '--yes')
  expect(single.stdout).toMatch(/^whsec_\S+ {2}https:\/\/hooks\.example\.com\/one\n$/)
  expect(single.stdout).not.toContain(one.secret)

  const { stdout } = await cli('webhooks', 'renew-secret', '--all', '--yes', '--json')
  const made = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(made.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort())
  for (const { secret } of made) expect([one.secret, two.secret]).not.toContain(secret)
}, 60_000)
