import {
  type Json,
  objectOf,
  objectsOf,
  PERSONALISATION_UNKNOWN,
  sourcesOf,
  textOf,
  textOrNull,
  turnsInOrder,
} from '../conversation.ts'
import type { Recognised } from './all.ts'

/** A conversation of an export, or a shared one: `chat_messages` with senders. No model is named anywhere. */
export function read(value: Json): Recognised | null {
  if (value.type === 'error') return errorOf(objectOf(value.error))
  if (!Array.isArray(value.chat_messages)) return null
  const messages = objectsOf(value.chat_messages)
  const isShare = 'snapshot_name' in value
  // Shared ones have an index. Those of an export are in no order that it promises; sorting is stable.
  const ordered = messages.every(({ index }) => typeof index === 'number')
    ? messages.toSorted((a, b) => Number(a.index) - Number(b.index))
    : messages.toSorted((a, b) =>
        textOf(a.created_at) < textOf(b.created_at)
          ? -1
          : Number(textOf(a.created_at) > textOf(b.created_at)),
      )
  return {
    kind: 'found',
    found: [
      {
        engine: 'CLAUDE',
        format: isShare ? 'claude.share' : 'claude.export',
        title: textOrNull(value.snapshot_name) ?? textOrNull(value.name),
        answers: turnsInOrder(ordered.map(messageOf)),
        notes: [
          ...(value.up_to_date === false ? ['The conversation went on after it was shared.'] : []),
          PERSONALISATION_UNKNOWN,
        ],
        kept: { json: value },
      },
    ],
  }
}

function errorOf({ type }: Json): Recognised | null {
  if (type === 'not_found_error') return { kind: 'gone', why: 'Claude says that it does not exist.' }
  if (type === 'permission_error')
    return { kind: 'unreadable', why: 'Claude shows it only to members of its organisation.' }
  return null
}

function messageOf(message: Json) {
  const blocks = objectsOf(message.content)
  const texts = blocks.filter(({ type }) => type === 'text')
  const citations = texts
    .flatMap((block) => objectsOf(block.citations))
    .map((one) => ({ ...objectOf(one.details), ...one }))
  const results = blocks
    .filter(({ type }) => type === 'tool_result')
    .flatMap((block) => objectsOf(block.content))
  // `text` of an export holds remarks about blocks that an old app could not show.
  const joined = texts.map((block) => textOf(block.text)).join('')
  return {
    isAnswer: message.sender === 'assistant',
    text: joined || textOf(message.text),
    answeredAt: textOrNull(message.created_at),
    cited: sourcesOf(citations),
    retrieved: sourcesOf(results),
    queries: blocks.flatMap((block) =>
      block.type === 'tool_use' ? (textOrNull(objectOf(block.input).query) ?? []) : [],
    ),
    notes: message.truncated === true ? ['The answer was cut off.'] : [],
  }
}
