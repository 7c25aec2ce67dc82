import type { TSchema } from '@sinclair/typebox'
import type { Answer, Operation } from '../base/operation.ts'
import { COMPONENT } from '../base/schemas.ts'
import { operations } from '../operations.ts'
import { adminOperations } from './admin-operations.ts'
import fixed from './fixed-parts.json' with { type: 'json' }

type Json = Record<string, unknown>

/**
 * The default address of a fresh service; the served document names the address it was requested at instead.
 */
const USUAL_ADDRESS = 'http://127.0.0.1:3000'

/** The OpenAPI 3.1 document, from the operations alone: pure, so that generators need no running server. */
export const buildDocument = (address = USUAL_ADDRESS): Json =>
  writeDocument(operations, fixed.public, address)

/** The operator's API in its own document, from the same kind of table. */
export const buildAdminDocument = (address = USUAL_ADDRESS): Json =>
  writeDocument(adminOperations, fixed.admin, address)

/** The text of the document: the served and the checked-in version differ only in the address. */
export const documentText = (address?: string): string => inWriting(buildDocument(address))
export const adminDocumentText = (address?: string): string => inWriting(buildAdminDocument(address))

const inWriting = (document: Json): string => `${JSON.stringify(document, null, 2)}\n`

/**
 * The version of the document is fixed by the contract: releases of the service and of the clients do not change it.
 */
function writeDocument(listed: readonly Operation[], about: typeof fixed.public, address: string): Json {
  const components = new Map<string, Json>()
  const paths: Record<string, Json> = {}
  for (const operation of listed) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: writeOperation(operation, components),
    }
  }
  return {
    openapi: '3.1.1',
    info: about.info,
    servers: [{ url: address, description: 'Where the service runs.' }],
    security: [{ bearerAuth: [] }],
    tags: about.tags.filter(({ name }) => listed.some(({ tag }) => tag === name)),
    paths: sorted(paths),
    components: {
      schemas: sorted(Object.fromEntries(components)),
      securitySchemes: fixed.securitySchemes,
    },
  }
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
          operation.queryDescriptions?.[name] ?? usualDescriptions[name] ?? schema.description ?? name,
        schema: withDefault(
          write(schema),
          (operation.queryDefaults ?? (QUERY_DEFAULTS as Record<string, string>))[name],
        ),
      }),
    ),
    ...(operation.idempotent ? [fixed.idempotencyKey] : []),
  ]
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    security: operation.auth === 'bearer' ? [{ bearerAuth: [] }] : [],
    // Clients wait at least this long for the answer.
    'x-deadline-ms': operation.deadlineMs,
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: writeRequest(operation, write),
    responses: mapped(operation.answers, (answer) => writeAnswer(answer, write)),
  }
}

function writeRequest({ body, bodyExample, upload }: Operation, write: (schema: TSchema) => Json) {
  if (body)
    return {
      required: true,
      content: { 'application/json': { schema: write(body), example: bodyExample } },
    }
  if (upload === undefined) return undefined
  return {
    required: false,
    description: upload,
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  }
}

const usualDescriptions: Record<string, string> = fixed.queryDescriptions

/** What the server assumes when a query parameter is left out. */
export const QUERY_DEFAULTS = { window: '30d', format: 'json' } as const

function writeAnswer(answer: Answer, write: (schema: TSchema) => Json): Json {
  const content: Json = {}
  if (answer.schema) {
    const examples = answer.examples && mapped(answer.examples, (value) => ({ value }))
    content['application/json'] = { schema: write(answer.schema), examples }
  }
  for (const [type, { schema, example }] of Object.entries(answer.media ?? {}))
    content[type] = { schema: write(schema), example }
  return {
    description: answer.description,
    headers:
      answer.headers &&
      mapped(answer.headers, ({ description, schema }) => ({ description, schema: write(schema) })),
    content,
  }
}

const mapped = <T, U>(record: Record<string, T>, write: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, write(value)]))

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
    'x-wrong': __,
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
    written.properties = mapped(properties as Record<string, Json>, (value) => writeSchema(value, components))
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
