import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox'
import type { BodyOf, Operation, ParamsOf, QueryOf } from '@veracite/contract/base/operation'
import { nullable, openObject } from '@veracite/contract/base/schemas'
import type { ToolDeclaration } from '@veracite/contract/base/tool'
import { callUseCase } from '@veracite/contract/base/use-case'
import type { ScopedServices } from '@veracite/core/scoped-services'
import { asSaid } from '@veracite/words/refusals'
import { AnyObject, closedObject, inputOf, outputOf } from './schemas.ts'
import { markUntrusted } from './untrusted.ts'

/** The result of a tool: the value, and where to find all of it if it is too large. */
export interface ToolAnswer {
  value: Record<string, unknown>
  links?: ToolLink[]
}

/** Something that `resources/read` gives in full. */
export interface ToolLink {
  uri: string
  name: string
  title: string
  mimeType: string
}

/** What a tool is about to do, for the person who decides. */
export interface Question {
  /** The effect and the price. */
  words: string
  /** Expected cost in US dollars; null if unknown. */
  priceUsd: string | null
}

/** Identifies one decision of a person, so that a repeated call does nothing twice. */
export interface Decision {
  id: string
  requestSha256: Uint8Array
  principal: string
}

/** A tool: the words of its declaration, its schemas, and the service calls behind it. */
export interface Tool extends ToolDeclaration {
  name: string
  /** Declares the role that the caller needs. */
  operation: Operation
  input: TObject
  output: TObject
  /** For tools that spend money or change something: nothing is done before a person said yes to this. */
  asks?(services: ScopedServices, args: unknown): Promise<Question>
  /** For what takes longer than other calls. */
  deadlineMs?: number
  /** `decision` is there exactly when the tool asks. */
  call(services: ScopedServices, args: unknown, decision: Decision | null): Promise<ToolAnswer>
}

type WithTools = Operation & { tools: Record<string, ToolDeclaration> }
type NameOf<O extends WithTools> = keyof O['tools'] & string

const declared = <O extends WithTools>(operation: O, name: NameOf<O>) => ({
  ...(operation.tools[name] as ToolDeclaration),
  name,
  operation,
})

/** The arguments of an operation, side by side. */
type ArgsOf<O> = ParamsOf<O> & Omit<QueryOf<O>, never> & (BodyOf<O> extends undefined ? unknown : BodyOf<O>)

/** A tool with the input and output of its operation. The server validates the arguments before it calls. */
export const defineTool = <O extends WithTools, Own extends TProperties = Record<never, never>>(
  operation: O,
  name: NameOf<O>,
  tool: {
    /** Describes fields of the input to agents. */
    about?: Record<string, string>
    /** Fields of the input that only the tool has. */
    own?: Own
    output?: TProperties
    /** The body of the 404 is an answer too. */
    orMiss?: boolean
    call(services: ScopedServices, args: ArgsOf<O> & Static<TObject<Own>>): Promise<ToolAnswer>
  },
): Tool => ({
  ...declared(operation, name),
  input: inputOf(operation, tool.about, tool.own),
  output: tool.output ? openObject(tool.output) : outputOf(operation, { orMiss: tool.orMiss ?? false }),
  call: (services, args) => tool.call(services, args as ArgsOf<O> & Static<TObject<Own>>),
})

/** A tool whose input is in words of an agent, such as the name of a brand. */
export const defineOwnTool = <O extends WithTools, Input extends TProperties>(
  operation: O,
  name: NameOf<O>,
  tool: {
    input: Input
    output: TProperties
    call(services: ScopedServices, args: Static<TObject<Input>>): Promise<ToolAnswer>
  },
): Tool => ({
  ...declared(operation, name),
  input: closedObject<TProperties>(tool.input),
  output: openObject(tool.output),
  call: (services, args) => tool.call(services, args as Static<TObject<Input>>),
})

type Brand = Awaited<ReturnType<ScopedServices['resolveBrand']>>

/** A tool about one brand, which an agent names as people do. The answer says which brand was found. */
export const defineBrandTool = <O extends WithTools, Input extends TProperties = Record<never, never>>(
  operation: O,
  name: NameOf<O>,
  tool: {
    input?: Input
    output: TProperties
    call(services: ScopedServices, brand: Brand, args: Static<TObject<Input>>): Promise<ToolAnswer>
  },
): Tool =>
  defineOwnTool(operation, name, {
    input: { ...BRAND, ...tool.input },
    output: { brand: AnyObject, ...tool.output },
    async call(services, { brand: named, ...args }) {
      const brand = await services.resolveBrand(named)
      const { value, ...links } = await tool.call(services, brand, args as Static<TObject<Input>>)
      return { value: { brand, ...value }, ...links }
    },
  })

/** A tool without code of its own: its operation names the use case, and the whole answer is returned. */
export function deriveTool(operation: Operation, name: string): Tool {
  const declaration = operation.tools?.[name]
  if (declaration === undefined || operation.useCase === undefined)
    throw new Error(`The tool ${name} needs a use case in its declaration, or a file in tools/.`)
  const { brandId, ...fields } = inputOf(operation).properties
  return {
    ...declaration,
    name,
    operation,
    input: closedObject<TProperties>({ ...(brandId && BRAND), ...fields }),
    output: outputOf(operation, { orMiss: false }),
    async call(services, args) {
      const { brand, ...given } = args as Record<string, string>
      const named = brand === undefined ? {} : { brandId: (await services.resolveBrand(brand)).id }
      const asked = { params: { ...given, ...named }, query: given, body: given }
      const value = (await callUseCase(services, operation, asked)) as object
      return { value: markUntrusted([...(declaration.untrusted ?? ['*'])], value) }
    },
  }
}

/** The input of a tool with confirmation also takes the proof of the confirmation. */
const CONFIRMATION = {
  confirmation: Type.Optional(
    Type.String({ maxLength: 1000, description: 'From the first call, once the user agreed.' }),
  ),
}

const DoneOf = openObject({ done: Type.Boolean() })

/** A tool that spends money or changes something: it says what it will do, and does it when a person agreed. */
export const defineAskingTool = <O extends WithTools, Input extends TProperties>(
  operation: O,
  name: NameOf<O>,
  tool: {
    input: Input
    deadlineMs?: number
    asks(services: ScopedServices, args: Static<TObject<Input>>): Promise<Question>
    call(services: ScopedServices, args: Static<TObject<Input>>, decision: Decision): Promise<ToolAnswer>
  },
): Tool => ({
  ...declared(operation, name),
  ...tool,
  input: closedObject<TProperties>({ ...tool.input, ...CONFIRMATION }),
  output: DoneOf,
  asks: (services, args) => tool.asks(services, args as Static<TObject<Input>>),
  async call(services, args, decision) {
    if (decision === null) throw new Error(`${name} was called without a decision`)
    return tool.call(services, args as Static<TObject<Input>>, decision)
  },
})

/** How tools of an agent's own words name a brand. */
export const BRAND = {
  brand: Type.String({ minLength: 1, maxLength: 300, description: 'Its name, domain or id.' }),
}

/** The input of every tool that returns a list in pages. */
export const PAGE = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
  cursor: Type.Optional(
    Type.String({
      format: 'uuid',
      'x-wrong': asSaid('must be the nextCursor of an earlier answer'),
      description: 'nextCursor of the previous page.',
    }),
  ),
}

export const pageOf = (page: { limit?: number; cursor?: string }) => ({
  limit: page.limit ?? 25,
  cursor: page.cursor?.toLowerCase() ?? null,
})

export const PageOf = { items: Type.Array(Type.Unknown()), nextCursor: nullable(Type.String()) }

/** Descriptions of the identifiers that several tools take. */
export const ABOUT = {
  scanId: 'From start_scan or list_scans.',
  brandId: 'From list_brands.',
  runId: 'From list_confabulations.',
}
