import { utf8Decode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { parsed, textAt, valuesAt } from './json-path.ts'
import type { Profile } from './profiles.ts'
import { withoutMarks } from './read-answer.ts'
import { visibleText } from './visible-text.ts'

/**
 * The questions that a conversation has before this answer, as the provider sent it when the page was loaded again: one,
 * unless the same answer was given twice.
 */
export function questionsBefore(profile: Profile, conversation: Uint8Array, answer: string): string[] {
  const { conversation: places } = profile
  if (places === null) throw new FormatError('conversations of this app cannot be read here')
  const messages = valuesAt(parsed(utf8Decode(conversation)), places.messages).map((message) => ({
    message,
    role: textAt(message, places.role),
  }))
  if (places.newestFirst) messages.reverse()
  const { id, parent } = places
  const byId = new Map<string | null, number>(
    id === null ? [] : messages.map((one, place) => [keyOf(valuesAt(one.message, id)[0]), place]),
  )
  byId.delete(null)
  /** For each place the one before it; -1 for none. */
  const before = (place: number): number =>
    parent === null ? place - 1 : (byId.get(keyOf(valuesAt(messages[place]?.message, parent)[0])) ?? -1)
  const wanted = visibleText(answer)
  const questions = new Set<string>()
  for (const [place, { message, role }] of messages.entries()) {
    if (role !== places.assistant) continue
    if (visibleText(withoutMarks(textAt(message, places.text), profile.marks)) !== wanted) continue
    let at = before(place)
    for (let steps = 0; at >= 0 && messages[at]?.role !== places.user && steps < MAX_STEPS; steps++)
      at = before(at)
    const found = messages[at]
    if (found?.role === places.user) questions.add(textAt(found.message, places.text))
    if (questions.size > MAX_QUESTIONS) break
  }
  if (questions.size === 0)
    throw new FormatError('the conversation that the provider sent does not hold this answer with a question')
  return [...questions]
}

/** A text, or a whole number that every parser reads alike, however it is written. */
const keyOf = (id: unknown): string | null =>
  typeof id === 'string' || Number.isSafeInteger(id) ? String(id) : null

/** Between an answer and its question, a few messages of tools. */
const MAX_STEPS = 100
const MAX_QUESTIONS = 16
