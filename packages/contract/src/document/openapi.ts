import type { TSchema } from '@sinclair/typebox'
import type { Answer, Operation } from '../base/operation.ts'
import { COMPONENT } from '../base/schemas.ts'
import { operations } from '../operations.ts'
import { ADMIN_TAGS, adminOperations } from './admin-operations.ts'

/** Version of the document itself, fixed by the contract. Releases of the service and of the clients do not change it. */
const DOCUMENT_VERSION = '0.1.0'

type Json = Record<string, unknown>

/**
 * The default address of a fresh service; the served document names the address it was requested at instead.
 */
const USUAL_ADDRESS = 'http://127.0.0.1:3000'

/** The OpenAPI 3.1 document, from the operations alone: pure, so that generators need no running server. */
export const buildDocument = (address = USUAL_ADDRESS): Json => writeDocument(operations, PUBLIC, address)

/** The operator's API in its own document, from the same kind of table. */
export const buildAdminDocument = (address = USUAL_ADDRESS): Json =>
  writeDocument(adminOperations, ADMIN, address)

/** The text of the document: the served and the checked-in version differ only in the address. */
export const documentText = (address?: string): string => inWriting(buildDocument(address))
export const adminDocumentText = (address?: string): string => inWriting(buildAdminDocument(address))

const inWriting = (document: Json): string => `${JSON.stringify(document, null, 2)}\n`

interface About {
  title: string
  summary: string
  description: string
  tags: readonly { name: string; description: string }[]
}

function writeDocument(listed: readonly Operation[], about: About, address: string): Json {
  const components = new Map<string, Json>()
  const paths: Record<string, Json> = {}
  for (const operation of listed) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: writeOperation(operation, components),
    }
  }
  const { tags, ...described } = about
  return {
    openapi: '3.1.1',
    info: {
      ...described,
      version: DOCUMENT_VERSION,
      contact: {
        name: 'Veracite',
        url: 'https://veracite.example/support',
        email: 'support@veracite.example',
      },
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: address, description: 'Where the service runs.' }],
    security: [{ bearerAuth: [] }],
    tags: tags.filter(({ name }) => listed.some(({ tag }) => tag === name)),
    paths: sorted(paths),
    components: {
      schemas: sorted(Object.fromEntries(components)),
      securitySchemes: {
        bearerAuth: {
          type: 'http',
          scheme: 'bearer',
          description: 'The platform token, for server-side use: `Authorization: Bearer <ACCESS_TOKEN>`.',
        },
      },
    },
  }
}

const TAGS = [
  { name: 'Confabulations', description: 'What engines say about a brand, counted, and what they make up.' },
  { name: 'Evidence', description: 'What was captured, how it was judged, and the means to prove it.' },
  { name: 'Ground truth', description: 'The facts answers are judged against.' },
  { name: 'Public verification', description: 'Checks anyone can make, without an account.' },
  { name: 'Scans', description: 'Asking the monitored prompts of a brand.' },
  { name: 'Webhooks', description: 'Planned.' },
]

const PUBLIC: About = {
  title: 'Veracite',
  summary: 'How AI answer engines mention a brand, with evidence anyone can check.',
  description:
    'Measures how AI answer engines mention a brand, catches what they make up about it, and keeps tamper-evident proof of what they answered. Work that asks engines runs asynchronously: those calls answer 202 with a job identifier.',
  tags: TAGS,
}

const ADMIN: About = {
  title: "Veracite, the operator's API",
  summary: 'Accounts, plans, brands, prompts, facts, keys and everything else an operator needs.',
  description:
    'The API behind the command line and applications of the operator. It takes the platform token, or a key of a person or program, which sees its own accounts only; each operation names the role it needs. It may change with the service: the contract with customers is the other document, at `/v1/openapi.json`. Lists have `limit` and `cursor`; `nextCursor` is null on the last page.',
  tags: Object.entries(ADMIN_TAGS).map(([name, description]) => ({ name, description })),
}

function writeOperation(operation: Operation, components: Map<string, Json>): Json {
  const write = (schema: TSchema) => writeSchema(schema as Json, components)
  const parameters = [
    ...Object.entries(operation.params).map(([name, { description, example, schema }]) => ({
      name,
      in: 'path',
      required: true,
      description,
      schema: schema ? write(schema) : { type: 'string' },
      example,
    })),
    ...Object.entries((operation.query?.properties ?? {}) as Record<string, TSchema>).map(
      ([name, schema]) => ({
        name,
        in: 'query',
        required: false,
        description:
          operation.queryDescriptions?.[name] ?? QUERY_DESCRIPTIONS[name] ?? schema.description ?? name,
        schema: withDefault(
          write(schema),
          (operation.queryDefaults ?? (QUERY_DEFAULTS as Record<string, string>))[name],
        ),
      }),
    ),
    ...(operation.idempotent ? [IDEMPOTENCY_KEY] : []),
  ]
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    security: operation.auth === 'bearer' ? [{ bearerAuth: [] }] : [],
    // Clients wait at least this long for the answer.
    ...(operation.deadlineMs === undefined ? {} : { 'x-deadline-ms': operation.deadlineMs }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: write(operation.body),
                ...(operation.bodyExample === undefined ? {} : { example: operation.bodyExample }),
              },
            },
          },
        }
      : {}),
    ...(operation.upload === undefined
      ? {}
      : {
          requestBody: {
            required: false,
            description: operation.upload,
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
        }),
    responses: Object.fromEntries(
      Object.entries(operation.answers).map(([status, answer]) => [status, writeAnswer(answer, write)]),
    ),
  }
}

/** What the server assumes when a query parameter is left out. */
export const QUERY_DEFAULTS = { window: '30d', format: 'json' } as const

const QUERY_DESCRIPTIONS: Record<string, string> = {
  engine: 'Only runs of this engine.',
  intent: 'Only runs of prompts with this intent.',
  window: 'How far back to look, by time of capture, in whole UTC days.',
  format: 'JSON, or an HTML document to print.',
  status: 'Only runs in this state.',
  class: 'Only runs of this class.',
  state: 'Only findings in this state.',
  accountId: 'Only what belongs to this account.',
  brandId: 'Only what is about this brand.',
  after: 'Events after the one with this id.',
  last: 'Only the last N events.',
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the request safe to repeat for 24 hours: the same key with the same request gets the same answer and starts nothing twice; with a different request it is refused with 409.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  example: '5b1a7c1e-9c53-4a39-8c0e-1f1d0c7b7a55',
}

function writeAnswer(answer: Answer, write: (schema: TSchema) => Json): Json {
  const content: Json = {}
  if (answer.schema) {
    const examples = Object.entries(answer.examples ?? {}).map(([name, value]) => [name, { value }])
    content['application/json'] = {
      schema: write(answer.schema),
      ...(examples.length > 0 ? { examples: Object.fromEntries(examples) } : {}),
    }
  }
  for (const [type, { schema, example }] of Object.entries(answer.media ?? {})) {
    content[type] = { schema: write(schema), ...(example === undefined ? {} : { example }) }
  }
  const headers = Object.entries(answer.headers ?? {}).map(([name, { description, schema }]) => [
    name,
    { description, schema: write(schema) },
  ])
  return {
    description: answer.description,
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    content,
  }
}

const withDefault = (schema: Json, value: string | undefined): Json =>
  value === undefined ? schema : { ...schema, default: value }

/** A schema as JSON Schema 2020-12, with its named parts hoisted to components. */
function writeSchema(schema: Json, components: Map<string, Json>): Json {
  const name = schema[COMPONENT]
  if (typeof name !== 'string') return writeParts(schema, components)
  const members = Object.keys(schema.properties ?? {}).join()
  const known = components.get(name)
  if (known === undefined) {
    components.set(name, { properties: schema.properties })
    components.set(name, writeParts(schema, components))
  } else if (Object.keys(known.properties ?? {}).join() !== members) {
    throw new Error(`Two different schemas are called ${name}.`)
  }
  return { $ref: `#/components/schemas/${name}` }
}

function writeParts(schema: Json, components: Map<string, Json>): Json {
  const {
    [COMPONENT]: _,
    'x-enum': closedList,
    'x-what': __,
    'x-told-apart-by': toldApartBy,
    'x-document': asDocumented,
    anyOf,
    patternProperties,
    properties,
    items,
    ...rest
  } = schema
  const described = rest.description === undefined ? {} : { description: rest.description }
  if (asDocumented) return { ...(asDocumented as Json), ...described }
  if (Array.isArray(closedList)) {
    const type = typeof closedList[0] === 'number' ? 'integer' : 'string'
    return { type, enum: closedList, ...described }
  }
  if (Array.isArray(anyOf) && typeof toldApartBy === 'string')
    return writeChoice(anyOf as Json[], toldApartBy, described, components)
  if (Array.isArray(anyOf)) return writeUnion(anyOf as Json[], described, components)
  if (typeof rest.const === 'boolean') return { type: 'boolean', description: alwaysSays(rest.const) }
  const written: Json = { ...rest }
  if (properties) {
    written.properties = Object.fromEntries(
      Object.entries(properties as Record<string, Json>).map(([key, value]) => [
        key,
        writeSchema(value, components),
      ]),
    )
  }
  if (items) written.items = writeSchema(items as Json, components)
  // TypeBox writes a record as a pattern that matches every name.
  if (patternProperties) {
    written.additionalProperties = writeSchema(
      Object.values(patternProperties as Record<string, Json>)[0] ?? {},
      components,
    )
  }
  return written
}

/**
 * In words only: for constants that are not strings, some generators write code that rejects the correct
 * answer.
 */
const alwaysSays = (value: boolean): string => `Always ${value}.`

/** Named objects that a constant member tells apart. */
function writeChoice(members: Json[], member: string, described: Json, components: Map<string, Json>): Json {
  const written = members.map((choice) => {
    const properties = choice.properties as Record<string, Json>
    return [String(properties[member]?.const), writeSchema(choice, components)] as const
  })
  const mapping = written.map(([value, { $ref }]) => [value, $ref])
  return {
    oneOf: written.map(([, schema]) => schema),
    discriminator: { propertyName: member, mapping: Object.fromEntries(mapping) },
    ...described,
  }
}

/** `X | null` and unions of plain types become a list of types, which every generator understands. */
function writeUnion(members: Json[], described: Json, components: Map<string, Json>): Json {
  const written = members.map((member) => writeSchema(member, components))
  if (!written.every((member) => typeof member.type === 'string')) return { anyOf: written, ...described }
  const { type: _, enum: closed, ...details } = Object.assign({}, ...written) as Json
  const types = written.map((member) => member.type)
  // A closed list holds for every type of the union: null has to be in it.
  const listed = Array.isArray(closed) ? { enum: types.includes('null') ? [...closed, null] : closed } : {}
  return { type: types, ...listed, ...details, ...described }
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
