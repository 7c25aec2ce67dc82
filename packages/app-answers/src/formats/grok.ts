import { type Json, parsedJson } from '@veracite/terms/json'
import {
  type AppAnswer,
  inOrderOf,
  listOf,
  NO_QUESTION,
  objectOf,
  objectsOf,
  onlyOne,
  type Recognised,
  STARTS_IN_THE_MIDDLE,
  sourcesOf,
  textOf,
  textOrNull,
} from '../conversation.ts'

/** An export, whose conversations each have `responses`, or the one conversation of a shared page. */
export function read(value: Json): Recognised | null {
  if (Array.isArray(value.conversations)) {
    const all = objectsOf(value.conversations).filter(isConversation)
    return all.length === 0
      ? null
      : { kind: 'found', found: all.map((one) => found(one, 'grok.export', { conversations: [one] })) }
  }
  if (!isConversation(value)) return null
  return listOf(value.responses).length === 0
    ? { kind: 'gone', why: 'app_file_of_grok_is_empty' }
    : onlyOne(found(value, 'grok.share', value))
}

const isConversation = (value: Json): boolean =>
  typeof value.conversation === 'object' && value.conversation !== null && Array.isArray(value.responses)

function found(value: Json, format: string, kept: Json) {
  const responses = objectsOf(value.responses).map((one) =>
    'response' in one ? objectOf(one.response) : one,
  )
  const byId = new Map(responses.map((one) => [idOf(one), one]))
  const isPart = responses.some((one) => {
    const parent = parentOf(one)
    return parent !== null && !byId.has(parent)
  })
  return {
    engine: 'GROK' as const,
    format,
    title: textOrNull(objectOf(value.conversation).title),
    // By their parents: an export has the newest first, and two messages may have one time.
    answers: responses
      .filter(isAnswer)
      .toSorted(inOrderOf((one) => timeOf(one) ?? ''))
      .map((one) => turnOf(one, byId)),
    notes: isPart ? [STARTS_IN_THE_MIDDLE] : [],
    kept: { json: kept },
  }
}

const idOf = (one: Json): string => textOf(one.responseId) || textOf(one._id)
const parentOf = (one: Json): string | null =>
  textOrNull(one.parentResponseId) ?? textOrNull(one.parent_response_id)
const isAnswer = (one: Json): boolean => textOf(one.sender).toLowerCase() === 'assistant'

const timeOf = (one: Json): string | null => {
  const millis = Number(textOf(objectOf(objectOf(one.create_time).$date).$numberLong))
  return (
    textOrNull(one.createTime) ?? (millis > 0 && millis < 8.64e15 ? new Date(millis).toISOString() : null)
  )
}

function turnOf(one: Json, byId: ReadonlyMap<string, Json>): Omit<AppAnswer, 'key'> {
  const asked = byId.get(parentOf(one) ?? '')
  const cards = listOf(one.cardAttachmentsJson).map((card) => objectOf(parsedJson(textOf(card))))
  const steps = objectsOf(one.steps)
  const looked = steps.flatMap((step) =>
    objectsOf(step.toolUsageResults).flatMap((result) =>
      objectsOf(objectOf(result.webSearchResults).results),
    ),
  )
  return {
    question: (asked && textOf(asked.message).trim()) || NO_QUESTION,
    answer: textOf(one.message)
      .replace(/<grok:render\b[^<>]{0,500}>(?:(?!<\/grok:render>)[\s\S]){0,2000}<\/grok:render>/g, '')
      .trim(),
    answeredAt: timeOf(one),
    model: textOrNull(one.model),
    cited: sourcesOf([
      ...cards,
      ...objectsOf(one.citedWebSearchResults),
      ...objectsOf(one.cited_web_search_results),
    ]),
    retrieved: sourcesOf([
      ...objectsOf(one.webSearchResults),
      ...objectsOf(one.web_search_results),
      ...looked,
    ]),
    queries: steps.flatMap((step) =>
      objectsOf(step.toolUsageCards).flatMap(
        (card) => textOrNull(objectOf(objectOf(card.webSearch).args).query) ?? [],
      ),
    ),
    notes: one.partial === true ? ['The answer was cut off.'] : [],
  }
}
