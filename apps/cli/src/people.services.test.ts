import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { beforeAll, expect, test } from 'vitest'
import { lines, useCli } from './test-support/server.ts'

let brandId: string
const engine = scriptedEngine('CHATGPT', answers('Halden Instruments was founded in 1987.'))
const { world, api, cli, says } = useCli({ engines: new Map([['CHATGPT', engine]]) })
beforeAll(async () => {
  ;({ brandId } = await world.addBrand({ prompts: 1, engines: ['CHATGPT'] }))
})

test('a colleague is invited by a link that is all of the output', async () => {
  expect(await says('people', 'list')).toContain('Nobody is in Account 1 yet')
  const link = await says('people', 'invite', 'Grace', '--role', 'reviewer', '--hours', '2')
  expect(link).toMatch(/^http:\/\/localhost:\d+\/console\/invitation#[0-9a-f]{64}$/)
  const refused = await cli('people', 'invite', 'Grace', '--role', 'king')
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('viewer, reviewer')])
  expect((await cli('people', 'role', '00000000-0000-7000-8000-000000000000', 'editor')).code).toBe(1)
  expect((await cli('people', 'remove', '00000000-0000-7000-8000-000000000000', '--yes')).code).toBe(1)
})

test('a service key is issued, replaced and listed', async () => {
  const key = await says('keys', 'issue', 'dashboard', '--role', 'viewer', '--days', '30')
  expect(key).toMatch(/^vrs_[0-9a-f]{32}$/)
  const [listed] = lines<{ id: string }>(await says('keys', 'list', '--json'))
  expect(await says('keys', 'rotate', listed?.id ?? '', '--overlap', '1')).toMatch(/^vrs_[0-9a-f]{32}$/)
  expect(await says('keys', 'list')).toContain(`vrs_…${key.slice(-4)}`)
})

test('with several accounts, the line of docs/people.md works as it stands', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/people.md'), 'utf8')
  const [, line = ''] = /^npm run veracite -- (people invite .*)$/m.exec(page) ?? []
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  await says('accounts', 'add', words.at(-1) ?? '', '--plan', 'enterprise')
  const without = await cli(...words.slice(0, -2))
  expect([without.code, without.stderr]).toEqual([2, expect.stringContaining('--account')])
  expect(await says(...words)).toMatch(/\/console\/invitation#/)
})

test('a finding is shared and the share revoked; the audit log has both', async () => {
  await world.scanToEnd(brandId)
  const [finding] = (await api.get(`/api/admin/brands/${brandId}/findings`)).items
  const address = await says('share', 'make', 'finding', finding.id, '--days', '3')
  expect(address).toMatch(/\/shared#[0-9a-f]{64}$/)
  expect(await says('share', 'list')).toMatch(/DEMO finding: .* 0 +open/)
  const [share] = lines<{ id: string }>(await says('share', 'list', '--json'))
  expect(await says('share', 'revoke', share?.id ?? '')).toContain('taken back')
  expect(await says('record', 'list', '--what', 'export')).toMatch(/shared Founding year: 1987/)
  expect(await says('record', 'list')).toContain('stopped sharing Founding year: 1987')
  expect((await cli('record', 'check', '2026-01-01')).code).toBe(1)
})
