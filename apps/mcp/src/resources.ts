import { type McpServer, ProtocolError, ResourceTemplate } from '@modelcontextprotocol/server'
import type { Services } from '@veracite/core/services'
import { answerInTime } from '@veracite/runtime/http/answer-in-time'
import type { Logger } from '@veracite/runtime/telemetry/logger'
import { DomainError } from '@veracite/terms/errors'
import type { AccountScope } from '@veracite/terms/ports'
import type { BundleFormat } from '@veracite/terms/vocabulary'
import type { Caller } from './caller.ts'
import { bundleUri, FORMS } from './links.ts'
import { nameOrigin } from './name-origin.ts'
import { toRefusal } from './refusal.ts'
import type { Tool } from './tool.ts'
import { listBrands } from './tools/brands.ts'
import { getFinding, listFindings } from './tools/findings.ts'
import { listPredicates } from './tools/predicates.ts'
import { listSources } from './tools/sources.ts'

/**
 * What is read separately: the whole bundle of a run, which is too large for a tool's answer, and the answers to common
 * questions under an address that a host can keep.
 */
interface Readable {
  name: string
  title: string
  mimeType: string
  uri: string | ResourceTemplate
  read(services: Services, scope: AccountScope, named: Record<string, string>): Promise<string>
}

export interface ResourceDeps {
  services: Services
  logger: Logger
  deadlineMs: number
}

const JSON_TYPE = 'application/json'

/** A resource that is the answer of a tool. */
const answerOf = (
  tool: Tool,
  about: { name: string; title: string; uri: string | ResourceTemplate },
): Readable => ({
  ...about,
  mimeType: JSON_TYPE,
  async read(services, scope, named) {
    return JSON.stringify(nameOrigin((await tool.call(services, named, scope, null)).value))
  },
})

const template = (uri: string) => new ResourceTemplate(uri, { list: undefined })

const bundles = (['json', 'html'] as const).map(
  (format: BundleFormat): Readable => ({
    name: `evidence_bundle_${format}`,
    ...FORMS[format],
    uri: template(bundleUri('{runId}', format)),
    async read(services, scope, { runId = '' }) {
      if (format === 'html') return (await services.getBundleHtml({ runId, scope })).html
      return JSON.stringify(await services.getBundle({ runId, scope }))
    },
  }),
)

const READABLE: readonly Readable[] = [
  answerOf(listBrands, { name: 'brands', title: 'Brands', uri: 'veracite://brands' }),
  {
    name: 'predicates',
    title: 'What facts can be about, and what their values look like',
    uri: 'veracite://predicates',
    mimeType: JSON_TYPE,
    read: async (services) => JSON.stringify(services.admin.predicates.list()),
  },
  answerOf(listFindings, {
    name: 'findings_of_brand',
    title: 'False statements about a brand',
    uri: template('veracite://brands/{brand}/findings'),
  }),
  answerOf(listSources, {
    name: 'sources_of_brand',
    title: 'Pages to correct for a brand',
    uri: template('veracite://brands/{brand}/sources'),
  }),
  answerOf(listPredicates, {
    name: 'predicates_of_brand',
    title: 'What a brand has declared',
    uri: template('veracite://brands/{brand}/predicates'),
  }),
  answerOf(getFinding, {
    name: 'finding',
    title: 'One false statement with its evidence',
    uri: template('veracite://findings/{findingId}'),
  }),
  ...bundles,
]

export function addResources(server: McpServer, deps: ResourceDeps, caller: Caller, requestId: string): void {
  for (const readable of READABLE) {
    const { name, title, mimeType, uri } = readable
    const config = { title, mimeType }
    const read = async (at: URL, named: Record<string, string>) => ({
      contents: [{ uri: at.href, mimeType, text: await readOne(readable, named, deps, caller, requestId) }],
    })
    if (typeof uri === 'string') server.registerResource(name, uri, config, (at) => read(at, {}))
    else server.registerResource(name, uri, config, (at, variables) => read(at, decoded(variables)))
  }
}

/** Names may hold spaces and other signs, which an address spells in another way. */
const decoded = (variables: Record<string, string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, decodedOnce(String(value))] as const),
  )

function decodedOnce(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

async function readOne(
  { name, read }: Readable,
  named: Record<string, string>,
  { services, logger, deadlineMs }: ResourceDeps,
  { may, scope }: Caller,
  requestId: string,
): Promise<string> {
  try {
    if (!may.has('read'))
      throw new DomainError('forbidden', 'This key may not read resources: it lacks the scope read.')
    return await answerInTime(read(services, scope, named), deadlineMs)
  } catch (error) {
    const { body, unexpected, status } = toRefusal(error)
    if (unexpected) logger.error({ requestId, resource: name, error }, 'resource failed')
    // The SDK would send the text of an exception to the caller unchanged.
    throw new ProtocolError(status >= 500 ? -32603 : -32602, String(body.error), body)
  }
}
