import { isUtf8 } from 'node:buffer'
import { MIB } from '@veracite/contract/base/operation'
import { checkPublicEvidence } from '@veracite/contract/evidence/public'
import { readRequest } from '@veracite/runtime/http/read-request'
import { json, rpcError } from './answers.ts'

/** One tool takes whole responses, as its route does, and the message around them needs room too. */
const MAX_BYTES = checkPublicEvidence.bodyLimit + 16 * 1024
const LARGE_TOOL = 'check_evidence_content'

export interface Message {
  /** For the log; null when it cannot be read. */
  method: string | null
  tool: string | null
  parsed: object
}

/** Reads the one message of a request. Returns a refusal if it is not exactly one. */
export async function readMessage(request: Request): Promise<Message | Response> {
  const bytes = await readRequest(request, MAX_BYTES)
  if (bytes === 'too large') return tooLarge(MAX_BYTES)
  if (bytes === 'not whole') return rpcError(400, -32700, 'The message was not sent to its end.')
  // Lenient decoding turns invalid bytes into U+FFFD: different messages would become one text, with one
  // digest.
  if (!isUtf8(bytes)) return rpcError(400, -32700, 'The message is not valid JSON in UTF-8.')
  const text = new TextDecoder().decode(bytes)
  const parsed = parse(text)
  // The SDK still executes arrays from older clients: one request could be a hundred calls and bypass the
  // limit.
  if (Array.isArray(parsed)) {
    return rpcError(400, -32600, 'JSON-RPC batches are not supported; send one message per request.')
  }
  if (parsed === undefined) return rpcError(400, -32700, 'The message is not valid JSON in UTF-8.')
  if (typeof parsed !== 'object' || parsed === null)
    return rpcError(400, -32600, 'The message is not a JSON object.')
  const { method, params } = parsed as { method?: unknown; params?: { name?: unknown } | null }
  const tool = word(params?.name)
  if (tool !== LARGE_TOOL && text.length > MIB) return tooLarge(MIB)
  return { method: word(method), tool, parsed }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Anyone can choose these names, and they go into the log. */
const word = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w/.-]{1,64}$/.test(value) ? value : null

const tooLarge = (limit: number): Response =>
  json(413, { error: `The message is larger than ${Math.floor(limit / MIB)} MiB.` })
