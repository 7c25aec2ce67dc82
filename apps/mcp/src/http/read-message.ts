import { isUtf8 } from 'node:buffer'
import { MIB } from '@veracite/contract/operation'
import { checkPublicEvidence } from '@veracite/contract/public-evidence'
import { readRequest } from '@veracite/runtime/read-request'
import { json, rpcError } from './answers.ts'

/** One tool carries whole responses, as its route does, and the message around them has its own members. */
const MAX_BYTES = checkPublicEvidence.bodyLimit + 16 * 1024
const LARGE_TOOL = 'check_evidence_content'

export interface Message {
  /** For the log; null where there is nothing readable. */
  method: string | null
  tool: string | null
  parsed: object
}

/** One request is one message. Answers with a refusal where it is not. */
export async function readMessage(request: Request): Promise<Message | Response> {
  const bytes = await readRequest(request, MAX_BYTES)
  if (bytes === 'too large') return tooLarge(MAX_BYTES)
  if (bytes === 'not whole') return rpcError(400, -32700, 'The message was not sent to its end.')
  // Read as U+FFFD, other bytes than those would be one text with them, with one digest.
  if (!isUtf8(bytes)) return rpcError(400, -32700, 'The message is not valid JSON in UTF-8.')
  const text = new TextDecoder().decode(bytes)
  const parsed = parse(text)
  // The kit still executes arrays of older clients: one request would be a hundred calls, and the limit nothing.
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

/** Names come from anyone and go into the log. */
const word = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w/.-]{1,64}$/.test(value) ? value : null

const tooLarge = (limit: number): Response =>
  json(413, { error: `The message is larger than ${Math.floor(limit / MIB)} MiB.` })
