import { inspect } from 'node:util'
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import {
  type ErrorOf,
  type EvidenceBundle,
  InvalidInputError,
  type NotFoundError,
  ScanCapError,
  Veracite,
} from '../src/index.ts'
import { QUEUED } from './local-server.ts'

const baseUrl = 'https://veracite.example'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  { baseUrl: '' },
  { baseUrl: 'veracite.example' },
  { baseUrl: 'ftp://veracite.example' },
  { baseUrl: 'https://' },
  { baseUrl: 'https://user:password@veracite.example' },
  { baseUrl: 'https://veracite.example?x=1' },
  { baseUrl: 'https://veracite.example/#top' },
  { baseUrl, timeoutMs: 0 },
  { baseUrl, timeoutMs: Number.NaN },
  { baseUrl, maxRetries: -1 },
  { baseUrl, token: 'secret\n' },
  { baseUrl, token: 'secret\u00e9' },
  { baseUrl, userAgent: 'my\r\napp' },
])('%j is refused at once, and a secret is not repeated', (options) => {
  try {
    new Veracite(options)
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInputError)
    expect(String(error)).not.toMatch(/secret|password/)
    return
  }
  expect.unreachable()
})

test('nothing that prints a client shows the token', () => {
  const client = new Veracite({ baseUrl, token: 'secret-token' })
  const printed = inspect(client, { depth: null, showHidden: true }) + JSON.stringify(client)
  expect(printed).not.toContain('secret-token')
})

test('the global fetch is looked up when it is used', async () => {
  const client = new Veracite({ baseUrl, token: 't' })
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(QUEUED, { status: 202 }))
  expect(await client.scans.create({ brandId: 'b' })).toEqual(QUEUED)
  expect(fetch).toHaveBeenCalledOnce()
})

describe('in a browser', () => {
  const openPage = () => {
    vi.stubGlobal('window', {})
    vi.stubGlobal('document', {})
  }

  test('a token is refused, unless it is asked for by name', () => {
    openPage()
    expect(() => new Veracite({ baseUrl, token: 't' })).toThrow('dangerouslyAllowBrowser')
    expect(() => new Veracite({ baseUrl, token: 't', dangerouslyAllowBrowser: true })).not.toThrow()
  })

  test('public calls work without one, and the User-Agent is left alone', async () => {
    openPage()
    const seen: Headers[] = []
    const fetch = async (request: Request) => {
      seen.push(request.headers)
      return Response.json({ found: false }, { status: 404 })
    }
    expect(await new Veracite({ baseUrl, fetch }).evidence.lookup('a'.repeat(64))).toEqual({ found: false })
    expect(seen[0]?.get('user-agent')).toBeNull()
    expect(seen[0]?.get('authorization')).toBeNull()
  })
})

describe('types', () => {
  const client = new Veracite({ baseUrl })

  test('a call can only fail with what the document says, and with what can happen to any call', () => {
    expectTypeOf<Extract<ErrorOf<'createScan'>, ScanCapError>>().toEqualTypeOf<ScanCapError>()
    expectTypeOf<Extract<ErrorOf<'getScan'>, ScanCapError>>().toEqualTypeOf<never>()
    expectTypeOf<Extract<ErrorOf<'getScan'>, NotFoundError>>().toEqualTypeOf<NotFoundError>()
  })

  test('instanceof narrows the error of a result', async () => {
    const read = async (result: Awaited<ReturnType<ReturnType<typeof client.scans.create>['asResult']>>) => {
      if (result.ok) return result.data.scanId
      if (result.error instanceof ScanCapError) return result.error.maxScans
      return result.error.message
    }
    expectTypeOf(read).returns.toEqualTypeOf<Promise<string | number>>()
  })

  test('the format decides what a bundle is', () => {
    type Bundle = typeof client.runs.bundle
    const json = (bundle: Bundle) => bundle('r')
    const html = (bundle: Bundle) => bundle('r', { format: 'html' })
    expectTypeOf<Awaited<ReturnType<typeof json>>>().toEqualTypeOf<EvidenceBundle>()
    expectTypeOf<Awaited<ReturnType<typeof html>>>().toEqualTypeOf<string>()
  })

  test('found tells the answers of a public check apart', () => {
    const read = (answer: Awaited<ReturnType<typeof client.evidence.check>>) =>
      answer.found ? answer.verdict : null
    expectTypeOf(read).returns.toEqualTypeOf<'verified' | 'modified' | null>()
  })
})
