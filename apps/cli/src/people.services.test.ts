import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveWorld, type TestApi } from '@veracite/api/test-support/server'
import { oneTestServer } from '@veracite/testing/database'
import { createWorld, TEST_TOKEN, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runHere } from './test-support/cli.ts'

vi.setConfig({ testTimeout: 60_000 })

describe.each(oneTestServer())(
  'people, keys, the record and shares on the command line, on $name',
  (server) => {
    let world: World
    let api: TestApi
    let brandId: string
    beforeAll(async () => {
      world = await createWorld(server)
      api = await serveWorld(world)
      ;({ brandId } = await world.addBrand({ prompts: 6 }))
    })
    afterAll(async () => {
      await api?.stop()
      await world?.close()
    })
    const cli = (...words: string[]) =>
      runHere(words, { env: { VERACITE_URL: api.url, VERACITE_TOKEN: TEST_TOKEN } })
    const says = async (...words: string[]) => {
      const { code, stdout, stderr } = await cli(...words)
      expect([words.join(' '), code], stderr).toEqual([words.join(' '), 0])
      return stdout.trim()
    }

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
      const [listed] = JSON.parse(`[${await says('keys', 'list', '--json')}]`)
      expect(await says('keys', 'rotate', listed.id, '--overlap', '1')).toMatch(/^vrs_[0-9a-f]{32}$/)
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
      await api.scanToEnd(brandId)
      const [finding] = (await api.call('GET', `/api/admin/brands/${brandId}/findings`)).body.items
      const address = await says('share', 'make', 'finding', finding.id, '--days', '3')
      expect(address).toMatch(/\/shared#[0-9a-f]{64}$/)
      expect(await says('share', 'list')).toMatch(/DEMO finding: .* 0 +open/)
      const [share] = JSON.parse(`[${await says('share', 'list', '--json')}]`)
      expect(await says('share', 'revoke', share.id)).toContain('taken back')
      expect(await says('record', 'list', '--what', 'export')).toContain('adminAddShare')
      expect(await says('record', 'list')).toContain('adminRevokeShare')
      expect((await cli('record', 'check', '2026-01-01')).code).toBe(1)
    })
  },
)
