import type { Json } from '@veracite/terms/json'
import {
  objectOf,
  objectsOf,
  onlyOne,
  type Recognised,
  STARTS_IN_THE_MIDDLE,
  sourcesOf,
  textOf,
  textOrNull,
  timeOfEpoch,
  turnsInOrder,
} from '../conversation.ts'

/** A conversation of an export (`mapping` with fragments), or the reply that a shared page loads. Never sorted by time. */
export function read(value: Json): Recognised | null {
  const data = objectOf(value.data)
  if ('biz_code' in data) return shared(value, data)
  const nodes = Object.values(objectOf(value.mapping)).map(objectOf)
  if (!nodes.some((node) => Array.isArray(objectOf(node.message).fragments))) return null
  return found('deepseek.export', textOrNull(value.title), inTree(objectOf(value.mapping)), [], value)
}

function shared(value: Json, data: Json): Recognised {
  const conversation = objectOf(data.biz_data)
  const messages = objectsOf(conversation.messages)
  if (data.biz_code === 1 && data.biz_data === null)
    return { kind: 'gone', why: 'app_file_of_deepseek_is_gone' }
  if (messages.length === 0) return { kind: 'unreadable', why: 'app_file_of_deepseek_is_empty' }
  const isPart = messages[0]?.parent_id != null
  const title = textOrNull(conversation.title)
  return found(
    'deepseek.share',
    title === 'Shared Conversation' ? null : title,
    messages,
    isPart ? [STARTS_IN_THE_MIDDLE] : [],
    value,
  )
}

const found = (
  format: string,
  title: string | null,
  messages: Json[],
  notes: string[],
  json: Json,
): Recognised =>
  onlyOne({
    ...{ engine: 'DEEPSEEK', format, title, notes },
    answers: turnsInOrder(messages.map(messageOf)),
    kept: { json },
  })

/** From the root on, the first child before its siblings; every node once. */
function inTree(mapping: Json): Json[] {
  const messages: Json[] = []
  const seen = new Set<string>()
  const waiting = Object.keys(mapping)
    .filter((id) => objectOf(mapping[id]).parent == null)
    .reverse()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const { message, children } = objectOf(mapping[id])
    if (message != null) messages.push(objectOf(message))
    if (Array.isArray(children)) for (const child of children.toReversed()) waiting.push(idOf(child))
  }
  return messages
}

/** Never the text of a list, which may be nested deeper than text can be made of it. */
const idOf = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value))

function messageOf(message: Json) {
  const fragments = objectsOf(message.fragments)
  const of = (type: string) => fragments.filter((one) => one.type === type)
  const content = (type: string) =>
    of(type)
      .map((one) => textOf(one.content))
      .join('')
  const isAnswer = fragments.length > 0 ? of('REQUEST').length === 0 : message.role === 'ASSISTANT'
  const results = [
    ...of('SEARCH').flatMap((one) => objectsOf(one.results)),
    ...objectsOf(message.search_results),
  ]
  const raw = isAnswer
    ? content('RESPONSE') || textOf(message.content)
    : content('REQUEST') || textOf(message.content)
  const cited = new Set([...raw.matchAll(/\[citation:(\d{1,4})\]/g)].map(([, n]) => String(Number(n))))
  return {
    isAnswer,
    text: isAnswer ? raw.replace(/\[citation:\d{1,4}\]/g, '') : raw,
    answeredAt: timeOfEpoch(message.inserted_at) ?? textOrNull(message.inserted_at),
    model: textOrNull(message.model),
    cited: sourcesOf(results.filter(({ cite_index }) => cited.has(idOf(cite_index)))),
    retrieved: sourcesOf(results),
    queries: of('SEARCH').flatMap((one) =>
      objectsOf(one.queries).flatMap(({ query }) => textOrNull(query) ?? []),
    ),
    notes: message.status === 'INCOMPLETE' ? ['The answer was cut off.'] : [],
  }
}
