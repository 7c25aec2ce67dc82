import type { IncomingMessage } from 'node:http'
import type { RegisterCache, RegisterReply } from '@veracite/ground-truth/registers/register'
import { isTestPublic, PUBLIC_IP, startSite, type TestSite } from '@veracite/testing/test-sites'
import { afterEach, describe, expect, test } from 'vitest'
import { openRegisters } from './open-registers.ts'
import { createCompaniesHouse, createEdgar, createGleif, createVies } from './registers.ts'
import replies from './test-support/replies.json' with { type: 'json' }

/** Companies that do not exist, in the shapes of the public interfaces. */
const LEI = '5299000J2N45DDNE4Y28'
const PARENT = '5493001KJTIIGC8Y1R12'
const REPLIES: Record<string, unknown> = replies

const open: TestSite[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()))
})

async function served() {
  const requests: IncomingMessage[] = []
  const at = await startSite((request, response) => {
    requests.push(request)
    const body = REPLIES[new URL(request.url ?? '', 'http://x').pathname]
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/vnd.api+json' })
      .end(JSON.stringify(body ?? { errors: [{ status: '404' }] }))
  })
  open.push(at)
  const kept = new Map<string, RegisterReply>()
  const cache: RegisterCache = {
    find: async (url, since) => {
      const reply = kept.get(url)
      return reply !== undefined && reply.fetchedAt >= since ? reply : null
    },
    put: async (_, reply) => void kept.set(reply.url, reply),
  }
  const options = {
    contact: 'data@example.com',
    cache,
    cacheHours: 24,
    clock: { now: () => new Date() },
    origin: `http://register.example:${at.port}`,
    network: {
      ports: [at.port],
      allowIp: isTestPublic,
      hostDelayMs: 0,
      resolve: async () => [{ address: PUBLIC_IP, family: 4 as const }],
    },
  }
  return { options, requests, kept }
}
const never = () => new AbortController().signal

describe('registers', () => {
  test('GLEIF: legal name with former ones, seat and parent, each quoted from its reply', async () => {
    const { options, requests } = await served()
    const outcome = await createGleif(options).lookUp({ id: LEI.toLowerCase() }, never())
    if (outcome.kind !== 'company') throw new Error(outcome.kind)
    expect(outcome.company).toEqual({
      id: LEI,
      name: 'Halden Instruments AS',
      place: 'Halden, Norway',
      status: 'ACTIVE',
    })
    expect(outcome.facts.map(({ predicate, value }) => [predicate, value])).toEqual([
      ['legal_name', { name: 'Halden Instruments AS', formerly: ['Halden Sensorer AS'] }],
      ['headquarters', 'Halden, Norway'],
      ['parent_company', 'Nordlys Holding ASA'],
    ])
    for (const { quote, reply } of outcome.facts) expect(reply.text).toContain(quote)
    expect(requests[0]?.headers['user-agent']).toContain('data@example.com')
    expect(requests[0]?.headers.authorization).toBeUndefined()
  })

  test('a company without a parent has none; an unknown one is none; no LEI is not asked for', async () => {
    const { options, requests } = await served()
    const gleif = createGleif(options)
    expect(await gleif.lookUp({ id: PARENT }, never())).toMatchObject({ kind: 'company', facts: [{}, {}] })
    expect((await gleif.lookUp({ id: '5493001KJTIIGC8Y1R13' }, never())).kind).toBe('none')
    const asked = requests.length
    expect((await gleif.lookUp({ id: '../../secret' }, never())).kind).toBe('none')
    expect(requests).toHaveLength(asked)
  })

  test('a name lists companies and says nothing of them', async () => {
    const { options } = await served()
    for (const [register, company] of [
      [createGleif(options), { id: LEI }],
      [
        createCompaniesHouse({ ...options, key: 'k' }),
        { id: '00012345', name: 'Halden Instruments Limited' },
      ],
      [createEdgar({ ...options, searchOrigin: options.origin }), { id: '0000012345' }],
    ] as const)
      expect(await register.lookUp({ name: 'halden' }, never())).toMatchObject({
        kind: 'companies',
        companies: [company],
      })
    expect(await createVies(options).lookUp({ name: 'Halden' }, never())).toMatchObject({ kind: 'failed' })
  })

  test('Companies House: with the key, which no reply and no error repeats', async () => {
    const { options, requests } = await served()
    const house = createCompaniesHouse({ ...options, key: 'top-secret' })
    const outcome = await house.lookUp({ id: '12345' }, never())
    expect(requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('top-secret:').toString('base64')}`)
    expect(outcome).toMatchObject({
      kind: 'company',
      facts: [
        {
          predicate: 'legal_name',
          value: { name: 'Halden Instruments Limited', formerly: ['Halden Sensors Limited'] },
        },
        {
          predicate: 'headquarters',
          value: 'Leeds, England',
          note: expect.stringContaining('registered office'),
        },
      ],
    })
    expect(JSON.stringify(outcome)).not.toContain('top-secret')
  })

  test('EDGAR and VIES', async () => {
    const { options, kept } = await served()
    expect(await createEdgar(options).lookUp({ id: '12345' }, never())).toMatchObject({
      kind: 'company',
      facts: [
        { value: { name: 'Halden Instruments Inc.', formerly: ['Halden Sensors Inc'] } },
        { value: 'Tucson, AZ' },
      ],
    })
    const vies = createVies(options)
    expect(await vies.lookUp({ id: 'NO 123' }, never())).toMatchObject({
      kind: 'company',
      facts: [{ predicate: 'legal_name', value: 'Halden Instruments AS' }],
    })
    expect((await vies.lookUp({ id: 'DE111111111' }, never())).kind).toBe('none')
    expect(await vies.lookUp({ id: 'FR22' }, never())).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('member state'),
    })
    // Tomorrow the state may answer again; today's silence is not kept.
    expect([...kept.keys()].filter((url) => url.includes('/FR/'))).toEqual([])
  })

  test('the same question is answered from what is kept, until it is too old; errors are not kept', async () => {
    const { options, requests, kept } = await served()
    const gleif = createGleif(options)
    await gleif.lookUp({ id: LEI }, never())
    const asked = requests.length
    await gleif.lookUp({ id: LEI }, never())
    expect(requests).toHaveLength(asked)
    const later = createGleif({ ...options, clock: { now: () => new Date(Date.now() + 25 * 3_600_000) } })
    await later.lookUp({ id: LEI }, never())
    expect(requests.length).toBeGreaterThan(asked)
    expect([...kept.values()].every(({ status }) => status === 200)).toBe(true)
  })

  test('a register that is gone, slow to the end of patience, or talks nonsense, is a sentence and no exception', async () => {
    const { options } = await served()
    for (const site of open.splice(0)) await site.close()
    expect(await createGleif(options).lookUp({ id: LEI }, never())).toMatchObject({
      kind: 'failed',
      message: expect.any(String),
    })
    const instead = async (answer: Parameters<typeof startSite>[0]) => {
      const at = await startSite(answer)
      open.push(at)
      const network = { ...options.network, ports: [at.port] }
      const register = createGleif({ ...options, origin: `http://register.example:${at.port}`, network })
      return register.lookUp({ id: LEI }, never())
    }
    const nonsense = await instead((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [[[[{"x":'),
    )
    expect(nonsense.kind).toBe('none')
    expect(await instead((_, response) => response.writeHead(429).end())).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('pause'),
    })
  })

  test('none is open without a setting', async () => {
    const { options } = await served()
    expect(openRegisters(null, options).size).toBe(0)
    const settings = {
      names: ['gleif', 'companies-house'] as const,
      contact: 'a@b.c',
      companiesHouseKey: null,
      cacheHours: 1,
    }
    expect([...openRegisters(settings, options).keys()]).toEqual(['gleif'])
  })
})
