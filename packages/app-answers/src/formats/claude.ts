import type { Json } from '@veracite/terms/json'
import {
  inOrderOf,
  objectOf,
  objectsOf,
  onlyOne,
  type Recognised,
  sourcesOf,
  textOf,
  textOrNull,
  turnsInOrder,
} from '../conversation.ts'

/** A conversation of an export, or a shared one: `chat_messages` with senders. No model is named anywhere. */
export function read(value: Json): Recognised | null {
  if (value.type === 'error') return errorOf(objectOf(value.error))
  if (!Array.isArray(value.chat_messages)) return null
  const messages = objectsOf(value.chat_messages)
  const isShare = 'snapshot_name' in value
  // Shared ones have an index. Those of an export are in no order that it promises; sorting is stable.
  const ordered = messages.every(({ index }) => typeof index === 'number')
    ? messages.toSorted((a, b) => Number(a.index) - Number(b.index))
    : messages.toSorted(inOrderOf((one) => textOf(one.created_at)))
  return onlyOne({
    engine: 'CLAUDE',
    format: isShare ? 'claude.share' : 'claude.export',
    title: textOrNull(value.snapshot_name) ?? textOrNull(value.name),
    answers: turnsInOrder(ordered.map(messageOf)),
    notes: [...(value.up_to_date === false ? ['The conversation went on after it was shared.'] : [])],
    kept: { json: value },
  })
}

function errorOf({ type }: Json): Recognised | null {
  if (type === 'not_found_error') return { kind: 'gone', why: 'app_file_of_claude_is_gone' }
  if (type === 'permission_error') return { kind: 'unreadable', why: 'app_file_of_claude_is_for_members' }
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
