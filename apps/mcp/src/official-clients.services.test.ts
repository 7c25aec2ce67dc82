import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from './test-support/browser.ts'
import { jsonWeb } from './test-support/json-web.ts'
import { createHost } from './test-support/oauth-client.ts'
import { type Loose, useTestMcp } from './test-support/server.ts'

/** The official clients, from an address and nothing else to an answer of a tool. */

const DOCUMENT = 'https://client.example/client.json'
const CALLBACK = 'https://client.example/callback'
const fetcher = jsonWeb((url) => ({
  body: { client_id: url, client_name: 'Published client', redirect_uris: [CALLBACK] },
}))

const mcp = useTestMcp({ worker: false, isPublic: true, ports: { fetcher } })
let browser: Browser
beforeAll(async () => {
  await mcp.world.addBrand({ prompts: 1 })
  browser = openBrowser(mcp.origin)
  await browser.signIn()
})

const INFO = { name: 'veracite-test', version: '1' }
interface Generation {
  client: () => Loose
  transport: (provider: Loose) => Loose
}
const GENERATIONS: Record<string, Generation> = {
  'new client, as it comes': {
    client: () => new Client(INFO),
    transport: (authProvider) => new StreamableHTTPClientTransport(new URL(mcp.url), { authProvider }),
  },
  'new client, 2026-07-28 only': {
    client: () => new Client(INFO, { versionNegotiation: { mode: { pin: '2026-07-28' } } }),
    transport: (authProvider) => new StreamableHTTPClientTransport(new URL(mcp.url), { authProvider }),
  },
  'old client': {
    client: () => new OldClient(INFO),
    transport: (authProvider) => new OldTransport(new URL(mcp.url), { authProvider }),
  },
}

/** Connects as a host does: the first attempt leads to the browser, the second one brings what came back. */
async function signInWith({ client, transport }: Generation, host: ReturnType<typeof createHost>) {
  const first = transport(host.provider)
  await client()
    .connect(first)
    .catch((error: Error) => expect(error.message).toMatch(/unauthorized/i))
  // The new client also checks who answered (RFC 9207).
  await first.finishAuth(
    host.answered()?.has('iss') && first.finishAuth.length > 1 ? host.answered() : host.code(),
  )
  const connected = client()
  await connected.connect(transport(host.provider))
  return connected
}

describe.each(Object.entries(GENERATIONS))('%s', (_, generation) => {
  test('finds the server, registers, is let in, and calls a tool', async () => {
    const host = createHost(browser)
    const client = await signInWith(generation, host)
    expect(host.answered()?.get('iss')).toBe(mcp.origin)
    expect(host.kept.client.client_id).toMatch(/^[\w-]{20,}$/)
    expect(host.kept.tokens).toMatchObject({ scope: 'read', expires_in: 600 })
    const { structuredContent } = await client.callTool({
      name: 'find_brand',
      arguments: { brand: 'Halden' },
    })
    expect(structuredContent.name).toBe('Halden Instruments')
    await client.close()
  })

  test('renews its token by itself', async () => {
    const host = createHost(browser)
    const client = await signInWith(generation, host)
    const before = host.kept.tokens
    const { sql } = mcp.world.database as Loose
    await sql`update veracite.oauth_records set expires_at = now() - interval '1 minute' where kind = 'AccessToken'`
    await client.callTool({ name: 'list_brands', arguments: {} })
    expect(host.kept.tokens.access_token).not.toBe(before.access_token)
    expect(host.kept.tokens.refresh_token).not.toBe(before.refresh_token)
    await client.close()
  })

  test('with a document of its own instead of a registration', async () => {
    const before = await clients()
    const host = createHost(browser, { clientMetadataUrl: DOCUMENT, redirect: CALLBACK })
    const client = await signInWith(generation, host)
    expect(host.kept.client.client_id).toBe(DOCUMENT)
    expect(await clients()).toBe(before)
    expect((await client.callTool({ name: 'list_brands', arguments: {} })).isError ?? false).toBe(false)
    await client.close()
  })
})

const clients = async () =>
  (await mcp.world.database.sql`select 1 from veracite.oauth_records where kind = 'Client'`).length
