import { FormatError } from '../format-error.ts'
import {
  anything,
  bool,
  list,
  mapOf,
  nullable,
  object,
  oneOf,
  optional,
  type ShapeOf,
  text,
} from '../shape.ts'
import PROFILES from './profiles.json' with { type: 'json' }

/**
 * How an app's replies are read: data, so that each verifier reads them alike. Paths are members joined by dots; `*` is each
 * item, `@` the JSON inside a text. `_event` and `_data` are the name and the text of an event.
 */
const condition = object({ when: mapOf(anything, 8) })
const PROFILE = object({
  engine: text,
  /** Hosts below them belong to them too. */
  hosts: list(text, 16),
  /** `page`: the answer comes inside a page, of which no rule takes it; only what a person saw is read. */
  reply: oneOf('sse', 'lines', 'messages', 'json', 'page'),
  rules: list(
    object({
      when: optional(mapOf(anything, 8)),
      append: optional(text),
      set: optional(text),
      /** Changes to one document, each at a path; a change may leave out what the one before it said. */
      patch: optional(object({ path: text, op: text, value: text })),
      batch: optional(text),
      target: optional(text),
      /** Where the text stands in a document that replaces the one before. */
      whole: optional(text),
    }),
    16,
  ),
  /** An event that a whole reply has. */
  end: nullable(condition),
  /** Citation marks: what they begin and end with. */
  marks: list(list(text, 2), 8),
  /** What the page's style sheets write into an answer. */
  generated: list(text, 32),
  /** Where the conversation, which the app sends when its page is loaded again, has the question. */
  conversation: nullable(
    object({
      messages: text,
      role: text,
      text,
      user: text,
      assistant: text,
      /** Where messages name the one before them; otherwise they come in order. */
      id: optional(text),
      parent: optional(text),
      newestFirst: optional(bool),
    }),
  ),
})
export type Profile = ShapeOf<typeof PROFILE>
export type ReplyRule = Profile['rules'][number]

export function profileNamed(name: string): Profile {
  const found = Object.hasOwn(PROFILES, name) ? PROFILES[name as keyof typeof PROFILES] : undefined
  if (found === undefined)
    throw new FormatError('the recording is of an app that this verifier does not know')
  return PROFILE(found, name)
}

/** The app of an engine. */
export function profileOf(engine: string): Profile {
  const [name = ''] = Object.entries(PROFILES).find(([, profile]) => profile.engine === engine) ?? []
  return profileNamed(name)
}

export const isHostOf = ({ hosts }: { hosts: readonly string[] }, host: string): boolean =>
  hosts.some((known) => host === known || host.endsWith(`.${known}`))
