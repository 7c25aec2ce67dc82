import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { takesTurn } from '@veracite/contract/base/operation'
import type { Services } from '@veracite/core/services'
import { answerInTime } from '@veracite/runtime/http/answer-in-time'
import type { Logger } from '@veracite/runtime/telemetry/logger'
import { DomainError, invalidField } from '@veracite/terms/errors'
import { refuseUnstorable } from '@veracite/terms/unstorable-text'
import { asSaid } from '@veracite/words/refusals'
import manifest from '../package.json' with { type: 'json' }
import type { Caller } from './caller.ts'
import type { Confirmations } from './confirm.ts'
import { nameOrigin } from './name-origin.ts'
import { answerTo, type PlainCall } from './plain-call.ts'
import { addPrompts } from './prompts.ts'
import { toRefusal } from './refusal.ts'
import { addResources } from './resources.ts'
import { accessOfTool, admitted, hasRoleFor } from './role.ts'
import { AnyObject, checkInput, standardSchema } from './schemas.ts'
import type { Decision, Tool } from './tool.ts'
import { describeSets, MORE_TOOLS, setOf, setsOf } from './tool-sets.ts'
import { instructionsFor, tools } from './tools.ts'

/** The list is the same for every token and changes only with a release. */
const CACHE = { ttlMs: 300_000, cacheScope: 'public' } as const

const IDENTITY = { name: 'veracite', title: 'Veracite', version: manifest.version }

const OPTIONS = {
  // Clients that may expect changes to the list would hold a stream open for news that never comes.
  capabilities: {
    tools: { listChanged: false },
    resources: { listChanged: false },
    prompts: { listChanged: false },
  },
  cacheHints: {
    'tools/list': CACHE,
    'server/discover': CACHE,
    'prompts/list': CACHE,
    'resources/list': CACHE,
    'resources/templates/list': CACHE,
  },
}

const prepared = tools.map((tool) => ({
  tool,
  checkInput: checkInput(tool.input),
  config: {
    title: tool.title,
    description: tool.description,
    // Only listed here and checked in the call: the SDK would refuse with its own sentence, not in our
    // format.
    inputSchema: standardSchema(tool.input, { lean: false, check: false }),
    outputSchema: standardSchema(tool.output, { lean: true, check: true }),
    annotations: { title: tool.title, ...tool.annotations },
  },
}))
type Prepared = (typeof prepared)[number]
const byName: ReadonlyMap<string | null, Prepared> = new Map(prepared.map((one) => [one.tool.name, one]))

export interface ServerDeps {
  services: Services
  /** Called before each tool that stores something; a refusal it returns is thrown. */
  refuseWrites: () => DomainError | null
  confirmations: Confirmations
  logger: Logger
  deadlineMs: number
  /** Requests per minute in force; null when they are not limited. */
  limit: number | null
}

/** Who asks in a request, and for what. */
export interface Asked {
  caller: Caller
  requestId: string
  /** The tool that it calls; null if it asks for something else. */
  called: string | null
  /** Its address, which says what is listed. */
  url: string
  /** Called with the reason if the process has no time for the tool: the answer is 200 all the same. */
  refused: (why: string) => void
}

/**
 * A server for one request of one caller: nothing is kept between requests, so any process can take any of them. It knows
 * `called` only, if the request calls that tool, of whatever set: registering the others would take longer than the call.
 * Otherwise it lists the tools of the sets in `url`.
 */
export function createToolServer(deps: ServerDeps, asked: Asked): McpServer {
  const { caller, requestId, called, url } = asked
  const server = new McpServer(IDENTITY, {
    ...OPTIONS,
    instructions: instructionsFor(deps.limit),
    requestState: { verify: deps.confirmations.verify },
  })
  const only = byName.get(called)
  for (const one of only ? [only] : listedAt(url)) {
    server.registerTool(one.tool.name, one.config, (args: unknown, context: ServerContext) =>
      callTool(one, { ...asked, args, context }, deps),
    )
  }
  if (only) return server
  server.registerTool(MORE_TOOLS.name, moreConfig, (args: unknown, context: ServerContext) =>
    moreTools(args, { ...asked, context }, deps),
  )
  addPrompts(server)
  addResources(server, deps, caller, requestId)
  return server
}

function listedAt(url: string): Prepared[] {
  const sets: ReadonlySet<string> = setsOf(url)
  return prepared.filter(({ tool }) => sets.has(setOf(tool.name)))
}

/** Answers a plain call. Null if it needs a server: for a tool that is not ours, or asks a person first. */
export function callPlainly(deps: ServerDeps, call: PlainCall, asked: Asked) {
  const called = byName.get(call.name)
  if (called === undefined || called.tool.asks) return null
  return async () => answerTo(call, await callTool(called, { ...asked, args: call.args }, deps), IDENTITY)
}

const checkMore = checkInput(MORE_TOOLS.input)
const moreConfig = {
  title: MORE_TOOLS.title,
  description: MORE_TOOLS.description,
  inputSchema: standardSchema(MORE_TOOLS.input, { lean: false, check: false }),
  outputSchema: standardSchema(AnyObject, { lean: true, check: true }),
  annotations: { title: MORE_TOOLS.title, ...MORE_TOOLS.annotations },
}

/** Describes tools that are not listed, or calls one of them. Only those that read: a host asks people by the name of the tool. */
async function moreTools(
  given: unknown,
  call: Omit<Call, 'args'>,
  deps: ServerDeps,
): Promise<CallToolResult | InputRequiredResult> {
  try {
    const { set, tool: named, arguments: args = {} } = checkMore(given) as MoreAsked
    if (named === undefined) return answerOf(describeSets(tools, set))
    const found = byName.get(named)
    if (found === undefined)
      throw invalidField(
        asSaid(`There is no tool ${named}.`),
        'tool',
        asSaid('must be the name of a tool of a set'),
      )
    if (!found.tool.annotations.readOnlyHint)
      throw invalidField(
        asSaid(
          `${named} changes something: list it with ?sets=${setOf(named)} at the address of the server, and call it by its name.`,
        ),
        'tool',
        asSaid('must be a tool that only reads'),
      )
    return await callTool(found, { ...call, args }, deps)
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(toRefusal(error).body) }] }
  }
}

type MoreAsked = { set?: Parameters<typeof describeSets>[1]; tool?: string; arguments?: object }

const answerOf = (value: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
  structuredContent: value,
})

/** Clients of the 2025 revisions say so once per connection, and there are no connections here: they get a token. */
function canElicit({ mcpReq }: ServerContext): boolean {
  const envelope: Record<string, unknown> = mcpReq.envelope ?? {}
  const declared = envelope[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined
  const elicitation = declared?.elicitation
  // Forms were the only kind at first, and clients named none.
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined)
}

interface Call extends Asked {
  /** As they were sent. */
  args: unknown
  /** Needed by tools that ask. */
  context?: ServerContext
}

async function callTool(
  { tool, checkInput, config }: Prepared,
  { args: given, context, caller, requestId, refused }: Call,
  deps: ServerDeps,
): Promise<CallToolResult | InputRequiredResult> {
  const { refuseWrites, logger } = deps
  try {
    requireRole(tool, caller)
    requireScope(tool, caller)
    const refusal = tool.annotations.readOnlyHint ? null : refuseWrites()
    if (refusal) throw refusal
    const args = checkInput(given) as Record<string, unknown>
    const services = await admitted(deps.services, tool, caller, args)
    const deadlineMs = tool.deadlineMs ?? deps.deadlineMs
    let decision: Decision | null = null
    const { asks } = tool
    if (asks) {
      if (context === undefined) throw new Error(`${tool.name} was called without a way to ask.`)
      const asked = { tool, args, caller, context, canElicit: canElicit(context) }
      refuseUnstorable(asked.args)
      const question = () => answerInTime(asks(services, args), deadlineMs)
      const confirmed = await deps.confirmations.confirm(asked, question)
      if ('reply' in confirmed) return confirmed.reply
      decision = confirmed.decision
    }
    const call = () => tool.call(services, args, decision)
    const answering = takesTurn(tool.operation) ? deps.services.inTurn(call) : call()
    const called = await answerInTime(answering, deadlineMs)
    if (!tool.annotations.readOnlyHint)
      await recordChange(deps.services, tool, caller, services.scope.accountId, requestId)
    const { links = [] } = called
    const value = nameOrigin(called.value)
    const { issues } = await config.outputSchema['~standard'].validate(value)
    if (issues) throw new Error(`The answer is not as declared: ${JSON.stringify(issues)}.`)
    const content: CallToolResult['content'] = [{ type: 'text', text: JSON.stringify(value) }]
    for (const link of links) content.push({ type: 'resource_link', ...link })
    return { content, structuredContent: value }
  } catch (error) {
    const { body, unexpected, overload } = toRefusal(error)
    if (overload !== undefined) refused(overload)
    if (unexpected) logger.error({ requestId, tool: tool.name, error }, 'tool failed')
    // Only as text: older clients check structured content against the success schema, even on an error.
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(body) }] }
  }
}

/** In the same record as what people and programs change by other ways. */
const recordChange = async (
  services: Services,
  { name }: Tool,
  caller: Caller,
  accountId: string | null,
  requestId: string,
) =>
  services.writeAuditEntry({
    what: 'change',
    caller: await caller.who(),
    operation: `tool ${name}`,
    target: null,
    accountId,
    address: null,
    requestId,
  })

function requireRole(tool: Tool, { identity }: Caller): void {
  if (hasRoleFor(tool, identity)) return
  const { role: needed } = accessOfTool(tool)
  throw new DomainError('forbidden', asSaid(`${tool.name} needs the role ${needed}.`), {
    extra: { requiredRole: needed },
  })
}

function requireScope({ name, scope }: Tool, { may }: Caller): void {
  if (scope === null || may.has(scope)) return
  throw new DomainError('forbidden', asSaid(`This key may not use ${name}: it lacks the scope ${scope}.`), {
    extra: { requiredScope: scope },
  })
}
