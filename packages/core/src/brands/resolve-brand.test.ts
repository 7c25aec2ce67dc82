import { expect, test } from 'vitest'
import { resolveBrand, theOneMeant } from './resolve-brand.ts'

const brand = (id: string, name: string, domain: string, aliases: string[] = []) => ({
  id,
  name,
  domain,
  aliases,
})
const HALDEN = brand('1', 'Halden Instruments', 'halden-instruments.com', ['Halden'])
const CLOUD = brand('2', 'Halden Cloud', 'halden.cloud')

test.each([
  ['halden', [HALDEN, CLOUD], '1'],
  ['HALDEN.CLOUD', [HALDEN, CLOUD], '2'],
  ['instr', [HALDEN], '1'],
  ['hald', [HALDEN, CLOUD], null],
  ['nothing', [], null],
])('%s means one of them only if it is clear which', (words, found, id) => {
  expect(theOneMeant(found, words)?.id ?? null).toBe(id)
})

test('two brands of the same name are not guessed between, and the error names both', async () => {
  const twins = [HALDEN, { ...CLOUD, name: 'Halden Instruments' }]
  const resolve = resolveBrand({
    tenants: { findBrand: async () => null },
    scope: { accountId: null, accounts: null },
    search: { brandsNamed: async () => twins },
  })
  const asked = resolve(' halden instruments ')
  await expect(asked).rejects.toMatchObject({
    code: 'invalid_input',
    extra: {
      fields: [{ path: 'brand', message: expect.stringMatching(/halden-instruments\.com.*halden\.cloud/) }],
    },
  })
})

test('an address is searched by its host', async () => {
  const asked: string[] = []
  const resolve = resolveBrand({
    tenants: { findBrand: async () => null },
    scope: { accountId: null, accounts: null },
    search: {
      brandsNamed: async (words) => {
        asked.push(words)
        return words === 'halden-instruments.com' ? [HALDEN] : []
      },
    },
  })
  const found = await resolve('https://www.Halden-Instruments.com/about')
  expect([found.id, asked.at(-1)]).toEqual(['1', 'halden-instruments.com'])
})
