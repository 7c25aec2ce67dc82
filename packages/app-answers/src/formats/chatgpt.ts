import type { Json } from '@veracite/terms/json'
import {
  type AppAnswer,
  listOf,
  NO_QUESTION,
  objectOf,
  objectsOf,
  onlyOne,
  type Recognised,
  sourcesOf,
  textOf,
  textOrNull,
  timeOfEpoch,
} from '../conversation.ts'

/** A conversation of an export, or of a shared page: `mapping` is a tree of messages with authors. */
export function read(value: Json): Recognised | null {
  const detail = objectOf(value.detail)
  if (detail.code === 'shared_conversation_deleted')
    return { kind: 'gone', why: 'app_file_of_chatgpt_was_deleted' }
  const nodes = nodesOf(value)
  if (nodes.size === 0) return null
  const path = pathOf(value, nodes)
  const isShare = 'linear_conversation' in value || 'is_public' in value
  const contexts = [...nodes.values()].filter(({ message }) => isContext(message))
  const instructed = contexts.some(
    ({ message }) => contentOf(message).content_type !== 'model_editable_context',
  )
  return onlyOne({
    engine: 'CHATGPT',
    format: isShare ? 'chatgpt.share' : 'chatgpt.export',
    title: textOrNull(value.title),
    answers: answersOf(nodes, path),
    notes: [
      ...(instructed ? ['Custom instructions were on; their text was not kept.'] : []),
      ...(contexts.length > Number(instructed) ? ['Memory was on.'] : []),
    ],
    kept: { json: value },
  })
}

interface Node {
  id: string
  parent: string | null
  message: Json
}

function nodesOf({ mapping }: Json): Map<string, Node> {
  const nodes = new Map<string, Node>()
  let authors = 0
  for (const [id, node] of Object.entries(objectOf(mapping))) {
    const { parent, message } = objectOf(node)
    if (typeof objectOf(objectOf(message).author).role === 'string') authors += 1
    nodes.set(id, { id, parent: textOrNull(parent), message: objectOf(message) })
  }
  return authors === 0 ? new Map() : nodes
}

/** Ids from the first message to the one that was last seen. */
function pathOf(value: Json, nodes: ReadonlyMap<string, Node>): Set<string> {
  const linear = objectsOf(value.linear_conversation).map(({ id }) => textOf(id))
  if (linear.length > 0) return new Set(linear)
  const path: string[] = []
  const seen = new Set<string>()
  for (let at = textOrNull(value.current_node); at !== null && !seen.has(at); ) {
    seen.add(at)
    path.push(at)
    at = nodes.get(at)?.parent ?? null
  }
  return new Set(path.reverse())
}

/** What was last seen, answer by answer; then other answers to the same questions, marked. */
function answersOf(nodes: ReadonlyMap<string, Node>, path: ReadonlySet<string>): Omit<AppAnswer, 'key'>[] {
  const questions = new Map<string, string>()
  const askedBy = (id: string): string => {
    const way: string[] = []
    let at: string | null = id
    // Each node is walked once: what is found is kept for all nodes on the way.
    while (at !== null && !questions.has(at) && way.length <= nodes.size) {
      const { message, parent }: Node = nodes.get(at) ?? { id: at, parent: null, message: {} }
      way.push(at)
      if (roleOf(message) === 'user' && isShown(message)) {
        questions.set(at, at)
        break
      }
      at = parent
    }
    const asked = (at !== null && questions.get(at)) || ''
    for (const passed of way) questions.set(passed, asked)
    return asked
  }
  const turns = new Map<string, Omit<AppAnswer, 'key'>>()
  const ordered = [...[...path].flatMap((id) => nodes.get(id) ?? []), ...nodes.values()]
  const done = new Set<string>()
  for (const { id, message } of ordered) {
    if (done.has(id) || roleOf(message) !== 'assistant' || !isShown(message)) continue
    done.add(id)
    const answer = answerText(message)
    if (answer === '') continue
    const asked = askedBy(id)
    const isSeen = path.has(id)
    const before = isSeen ? turns.get(asked) : undefined
    if (before) before.answer += `\n\n${answer}`
    else turns.set(isSeen ? asked : id, turnOf(message, questionText(nodes.get(asked)), answer, isSeen))
  }
  return [...turns.values()]
}

function turnOf(message: Json, question: string, answer: string, isSeen: boolean): Omit<AppAnswer, 'key'> {
  const metadata = objectOf(message.metadata)
  const references = objectsOf(metadata.content_references)
  const cited = references.flatMap((one) => [
    ...objectsOf(one.items).flatMap((item) => [item, ...objectsOf(item.supporting_websites)]),
    ...objectsOf(one.sources),
  ])
  const older = objectsOf(metadata.citations).map((one) => objectOf(one.metadata))
  const model = textOrNull(metadata.model_slug)
  return {
    question,
    answer,
    answeredAt: timeOfEpoch(message.create_time),
    model: model === 'auto' ? null : model,
    cited: sourcesOf([...cited, ...older]),
    retrieved: sourcesOf(
      objectsOf(metadata.search_result_groups).flatMap((group) => objectsOf(group.entries)),
    ),
    queries: [],
    notes: [
      ...(isSeen ? [] : ['Another answer to the same question: the person last saw a different one.']),
      ...(message.status === 'in_progress' ? ['The answer was cut off.'] : []),
    ],
  }
}

const contentOf = (message: Json): Json => objectOf(message.content)
const roleOf = (message: Json): string => textOf(objectOf(message.author).role)

const isContext = (message: Json): boolean =>
  objectOf(message.metadata).is_user_system_message === true ||
  /^(?:user|model)_editable_context$/.test(textOf(contentOf(message).content_type))

/** As the app shows it: to everybody, and not hidden. */
const isShown = (message: Json): boolean =>
  (message.recipient ?? 'all') === 'all' &&
  message.weight !== 0 &&
  objectOf(message.metadata).is_visually_hidden_from_conversation !== true &&
  !isContext(message) &&
  /^(?:text|multimodal_text)$/.test(textOf(contentOf(message).content_type))

const partsOf = (message: Json): string =>
  listOf(contentOf(message).parts)
    .filter((part) => typeof part === 'string')
    .join('\n')

const questionText = (node: Node | undefined): string => (node && partsOf(node.message).trim()) || NO_QUESTION

/** Marks of citations are no words of the answer: private-use characters now, corner brackets before. */
const answerText = (message: Json): string =>
  partsOf(message)
    .replace(/\uE200[^\uE200\uE201]*\uE201/g, '')
    .replace(/【[^【】]{1,80}†[^【】]{0,80}】/g, '')
    .trim()
