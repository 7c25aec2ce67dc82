import { expect, test } from 'vitest'
import { lines, useCli } from './test-support/server.ts'

const { cli, says, ends } = useCli()

test('secrets are renewed one by one or all at once, after a question, and shown this once', async () => {
  const add = async (url: string) => JSON.parse(await says('webhooks', 'add', url, '--json'))
  const one = await add('https://hooks.example.com/one')
  const two = await add('https://hooks.example.com/two')
  await ends(2, 'Give ids, or --all.', 'webhooks', 'renew-secret')
  const unasked = await cli('webhooks', 'renew-secret', one.id)
  expect([unasked.code === 0, unasked.stderr]).toEqual([false, expect.stringContaining('--yes')])

  const single = await says('webhooks', 'renew-secret', one.id, '--yes')
  expect(single).toMatch(/^whsec_\S+ {2}https:\/\/hooks\.example\.com\/one$/)
  expect(single).not.toContain(one.secret)

  const made = lines<{ id: string; secret: string }>(
    await says('webhooks', 'renew-secret', '--all', '--yes', '--json'),
  )
  expect(made.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort())
  for (const { secret } of made) expect([one.secret, two.secret]).not.toContain(secret)
})
