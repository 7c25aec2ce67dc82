import { seedDemo } from '@veracite/runtime/start/seed'
import { beforeAll, expect, test } from 'vitest'
import { useCli } from './test-support/server.ts'

const { world, cli, says } = useCli()
beforeAll(async () => {
  await seedDemo(world.operator)
  // No site has this name, now or ever (RFC 2606).
  await says('brands', 'add', 'Nobody', '--domain', 'nobody.invalid')
})

test('a scan of a brand without prompts is refused, with what to do', async () => {
  const { code, stdout, stderr } = await cli('scan', 'nobody.invalid', '--wait')
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/no active prompts/)
  expect(stderr).toMatch(/brandId .*prompts suggest --import/)
})

test('a refresh that reached no page says so and ends with 1; the job says it too', async () => {
  const shown = await cli('facts', 'refresh', 'nobody.invalid', '--wait')
  expect(shown.code).toBe(1)
  expect(shown.stdout).toMatch(/✗ No page of nobody\.invalid could be read/)
  expect(shown.stdout).not.toContain('✓')
  const { code, stdout } = await cli('facts', 'refresh', 'nobody.invalid', '--wait', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    state: 'done',
    result: {
      siteReachable: false,
      pagesRead: 0,
      message: expect.stringMatching(/^No page of nobody\.invalid/),
    },
  })
})

test('an empty report says that nothing was measured', async () => {
  const stdout = await says('confabulations', 'nobody.invalid')
  expect(stdout).toMatch(/Nothing was measured/)
  expect(stdout).not.toMatch(/Nothing was made up/)
  const machine = JSON.parse(await says('confabulations', 'nobody.invalid', '--json'))
  expect(machine).toMatchObject({ classifiedRuns: 0, note: expect.stringMatching(/Nothing was measured/) })
})
