import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  isJsonContentType,
  isSpecType,
  PROTOCOL_VERSION_META_KEY,
  SERVER_INFO_META_KEY,
} from '@modelcontextprotocol/server'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { AnyObject, closedObject } from './schemas.ts'

const REVISION = '2026-07-28'
const SAFE = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }

const Message = TypeCompiler.Compile(
  closedObject({
    jsonrpc: Type.Literal('2.0'),
    id: Type.Union([Type.String(), Type.Integer(SAFE)]),
    method: Type.Literal('tools/call'),
    params: closedObject({
      name: Type.String(),
      arguments: Type.Optional(AnyObject),
      _meta: closedObject({
        [PROTOCOL_VERSION_META_KEY]: Type.Literal(REVISION),
        [CLIENT_CAPABILITIES_META_KEY]: Type.Unknown(),
        [CLIENT_INFO_META_KEY]: Type.Optional(Type.Unknown()),
      }),
    }),
  }),
)

export type PlainCall = NonNullable<ReturnType<typeof readPlainCall>>

/**
 * A valid tool call of the newest revision that has nothing beyond what every call has. It needs no server of the SDK,
 * which would validate the same message eleven times. Null for all other messages: the SDK serves or refuses them.
 */
export function readPlainCall(message: unknown, headers: Headers) {
  if (!Message.Check(message)) return null
  const { name, arguments: args, _meta } = message.params
  const { [CLIENT_CAPABILITIES_META_KEY]: capabilities, [CLIENT_INFO_META_KEY]: client } = _meta
  const isValid =
    headers.get('mcp-protocol-version') === REVISION &&
    headers.get('mcp-method') === message.method &&
    headers.get('mcp-name') === name &&
    isJsonContentType(headers.get('content-type')) &&
    isSpecType.ClientCapabilities(capabilities) &&
    (client === undefined || isSpecType.Implementation(client))
  return isValid ? { id: message.id, name, args } : null
}

/** As the SDK answers. */
export function answerTo({ id }: PlainCall, result: object, server: object): Response {
  const whole = { resultType: 'complete', ...result, _meta: { [SERVER_INFO_META_KEY]: server } }
  return Response.json(
    { result: whole, jsonrpc: '2.0', id },
    { headers: { 'content-type': 'application/json' } },
  )
}
