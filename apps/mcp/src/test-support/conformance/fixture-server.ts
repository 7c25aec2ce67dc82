import { McpServer } from '@modelcontextprotocol/server'
import { registerFixtureInputs, stateCodec } from './fixture-inputs.ts'
import { registerFixturePrompts, registerFixtureResources } from './fixture-prompts.ts'
import { registerFixtureTools } from './fixture-tools.ts'

const CACHE = { ttlMs: 60_000, cacheScope: 'public' } as const

/** What the conformance suite expects of a server, so that our plumbing can be tried with all of it. */
export function createFixtureServer(): McpServer {
  const server = new McpServer(
    { name: 'veracite-fixtures', version: '1.0.0' },
    {
      capabilities: {
        tools: { listChanged: false },
        prompts: { listChanged: false },
        resources: { listChanged: false },
        completions: {},
        logging: {},
      },
      cacheHints: {
        'server/discover': CACHE,
        'tools/list': CACHE,
        'prompts/list': CACHE,
        'resources/list': CACHE,
        'resources/templates/list': CACHE,
        'resources/read': CACHE,
      },
      requestState: { verify: stateCodec.verify },
    },
  )
  registerFixtureTools(server)
  registerFixtureInputs(server)
  registerFixturePrompts(server)
  registerFixtureResources(server)
  return server
}
