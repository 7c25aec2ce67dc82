import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Loose } from './server.ts'

export interface AnyClient {
  listTools(): Promise<{ tools: Loose[] }>
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<Loose>
  instructions(): string | undefined
  close(): Promise<void>
}

const INFO = { name: 'veracite-test', version: '1' }

/** The official clients, of both generations and with each way of negotiating a revision. */
export const CLIENTS: Record<string, (url: string, token: string) => Promise<AnyClient>> = {
  'new client, as it comes': (url, token) => connectNew(url, token, {}),
  'new client, finding out': (url, token) =>
    connectNew(url, token, { versionNegotiation: { mode: 'auto' as const } }),
  'new client, 2026-07-28 only': (url, token) =>
    connectNew(url, token, { versionNegotiation: { mode: { pin: '2026-07-28' } } }),
  'old client': connectOld,
}

const requestInit = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

async function connectNew(
  url: string,
  token: string,
  options: ConstructorParameters<typeof Client>[1],
): Promise<AnyClient> {
  const client = new Client(INFO, options)
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: requestInit(token) }))
  return {
    listTools: () => client.listTools(),
    callTool: (call) => client.callTool(call),
    instructions: () => client.getInstructions(),
    close: () => client.close(),
  }
}

async function connectOld(url: string, token: string): Promise<AnyClient> {
  const client = new OldClient(INFO)
  const transport: Loose = new OldTransport(new URL(url), { requestInit: requestInit(token) })
  await client.connect(transport)
  return {
    listTools: () => client.listTools(),
    callTool: (call) => client.callTool(call),
    instructions: () => client.getInstructions(),
    close: () => client.close(),
  }
}
