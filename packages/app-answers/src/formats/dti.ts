import { ENGINE_TABLE } from '@veracite/terms/engines'
import type { Json } from '@veracite/terms/json'
import { keysOf } from '@veracite/terms/keys-of'
import type { Engine } from '@veracite/terms/vocabulary'
import {
  objectOf,
  objectsOf,
  onlyOne,
  type Recognised,
  textOf,
  textOrNull,
  turnsInOrder,
} from '../conversation.ts'

/** The interchange schema "AI Conversation History Export": the AI signs as `AI`, everybody else by name or address. */
export function readDti(value: Json): Recognised | null {
  const messages = objectsOf(value.messages)
  const isDti =
    'details' in value && messages.some(({ sender, text }) => sender === 'AI' && typeof text === 'string')
  if (!isDti) return null
  const details = objectOf(value.details)
  const { named, ...rest } = { named: messages.some(isNamed), ...value }
  return onlyOne({
    engine: engineOf(textOf(details.createdBy)),
    format: 'dti.conversation',
    title: null,
    answers: turnsInOrder(
      messages.map(({ sender, text, sentAt }) => ({
        isAnswer: sender === 'AI',
        text: textOf(text),
        answeredAt: textOrNull(sentAt),
      })),
    ),
    notes: [
      ...(details.nextPage == null ? [] : ['The file holds only a part of the conversation.']),
      `Exported by: ${textOf(details.createdBy).slice(0, 80) || 'not said'}.`,
    ],
    kept: {
      json: {
        ...rest,
        messages: messages.map((one) => (isNamed(one) ? { ...one, sender: PERSON } : one)),
      },
    },
    stripped: named ? ['sender'] : [],
  })
}

const PERSON = 'person'
const isNamed = ({ sender }: Json): boolean => sender !== 'AI' && sender !== PERSON

/** By the name of the app, if it is one that we know. */
function engineOf(createdBy: string): Engine | null {
  const lower = createdBy.toLowerCase()
  return (
    keysOf(ENGINE_TABLE).find((engine) => lower.includes(ENGINE_TABLE[engine].name.toLowerCase())) ?? null
  )
}
