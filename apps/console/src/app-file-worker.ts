import { type Conversation, FileRefused } from '@veracite/app-answers/conversation'
import { readAppFile } from '@veracite/app-answers/read-app-file'
import { sha256Hex } from '@veracite/verify/sha256'
import type { Heard, ListedConversation, Told } from './parts/apps/app-file.ts'

/**
 * Reads a file beside the page. It asks nobody anything; the page gets lines about the conversations, and the text of
 * those alone that a person ticked.
 */
const tell = (told: Told) => postMessage(told)
let opened: Conversation[] = []

addEventListener('message', ({ data }: MessageEvent<Heard>) => {
  if ('take' in data) {
    const found = opened.find(({ key }) => key === data.take)
    return tell({ id: data.id, taken: found?.kept.text ?? null })
  }
  const { id, file, names } = data
  try {
    const read = readAppFile(file)
    if (read.kind !== 'conversations') return tell({ id, unread: read.why })
    opened = read.conversations
    const whole = { sha256: sha256Hex(file), bytes: file.length }
    tell({ id, file: whole, items: opened.map((one) => listed(one, names)) })
  } catch (error) {
    tell({ id, unread: error instanceof FileRefused ? error.why : null })
  }
})

function listed(
  { key, engine, title, answers, stripped }: Conversation,
  names: string[],
): ListedConversation {
  const naming = answers.filter(({ question, answer }) => {
    const lower = `${question}\n${answer}`.toLowerCase()
    return names.some((name) => lower.includes(name))
  })
  return {
    ...{ key, engine, stripped },
    title: (title ?? answers[0]?.question ?? '').slice(0, 120),
    answeredAt: answers.at(-1)?.answeredAt ?? null,
    answers: answers.length,
    naming: naming.slice(0, 200).map((answer) => answer.key),
  }
}
