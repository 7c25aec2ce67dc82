import { type McpServer, ProtocolError, ResourceTemplate } from '@modelcontextprotocol/server'
import type { Operation } from '@veracite/contract/base/operation'
import { listPredicates as predicates } from '@veracite/contract/predicates/operations'
import { getEvidenceBundle } from '@veracite/contract/runs/public'
import type { ScopedServices } from '@veracite/core/scoped-services'
import type { Services } from '@veracite/core/services'
import { answerInTime } from '@veracite/runtime/http/answer-in-time'
import type { Logger } from '@veracite/runtime/telemetry/logger'
import { DomainError } from '@veracite/terms/errors'
import type { BundleFormat } from '@veracite/terms/vocabulary'
import { asSaid } from '@veracite/words/refusals'
import type { Caller } from './caller.ts'
import { bundleUri, FORMS } from './links.ts'
import { nameOrigin } from './name-origin.ts'
import { toRefusal } from './refusal.ts'
import { admitted } from './role.ts'
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
  /** Declares the role that the caller needs. */
  operation: Operation
  read(services: ScopedServices, named: Record<string, string>): Promise<string>
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
  operation: tool.operation,
  async read(services, named) {
    return JSON.stringify(nameOrigin((await tool.call(services, named, null)).value))
  },
})

const template = (uri: string) => new ResourceTemplate(uri, { list: undefined })

const bundles = (['json', 'html'] as const).map(
  (format: BundleFormat): Readable => ({
    name: `evidence_bundle_${format}`,
    ...FORMS[format],
    uri: template(bundleUri('{runId}', format)),
    operation: getEvidenceBundle,
    async read(services, { runId = '' }) {
      if (format === 'html') return (await services.getBundleHtml({ runId })).html
      return JSON.stringify(await services.getBundle({ runId }))
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
    operation: predicates,
    read: async (services) => JSON.stringify(services.predicates.list()),
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
  { name, operation, read }: Readable,
  named: Record<string, string>,
  { services, logger, deadlineMs }: ResourceDeps,
  caller: Caller,
  requestId: string,
): Promise<string> {
  try {
    if (!caller.may.has('read'))
      throw new DomainError('forbidden', asSaid('This key may not read resources: it lacks the scope read.'))
    const reading = admitted(services, { operation }, caller, named).then((scoped) => read(scoped, named))
    return await answerInTime(reading, deadlineMs)
  } catch (error) {
    const { body, unexpected, status } = toRefusal(error)
    if (unexpected) logger.error({ requestId, resource: name, error }, 'resource failed')
    // The SDK would send the text of an exception to the caller unchanged.
    throw new ProtocolError(status >= 500 ? -32603 : -32602, String(body.error), body)
  }
}
