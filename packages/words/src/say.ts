import { kindOf, LANGUAGE, messageOf } from './find-message.ts'
import { formatWords } from './format-words.ts'
import type { RichWords, Words } from './generated/words.ts'

/** What a message needs, by its English words; nothing where it has no parameter. */
type Given<All, Name extends keyof All> = All[Name] extends null ? [] : [parameters: All[Name]]

/** A message of a page in words. The build needs its name in quotes: `say('a.b')`, or with a kind: `` say(`a.${b}`) ``. */
export const say = <Name extends keyof Words>(name: Name, ...given: Given<Words, Name>): string =>
  String(formatWords(messageOf(name), LANGUAGE, (given as readonly object[])[0]))

/** A message with marks in it, as a list of words and of what its functions make. */
export const rich = <Name extends keyof RichWords>(name: Name, parameters: RichWords[Name]): never[] =>
  [formatWords(messageOf(name), LANGUAGE, parameters)].flat() as never[]

/** What stands behind the dot in the names of messages of one kind. */
export type Listed<Kind extends string> = {
  [Name in keyof Words]: Name extends `${Kind}.${infer Rest}` ? Rest : never
}[keyof Words]

/** All messages of one kind, in order: values to choose from, each with its words. */
export const listed = <Kind extends string>(kind: Kind): [Listed<Kind>, string][] =>
  Object.entries(kindOf(kind)).map(([name, message]) => [
    name as Listed<Kind>,
    String(formatWords(message, LANGUAGE)),
  ])

/** The words for a name that may be newer than this catalogue, or have none. */
export function known(kind: string, name: string, parameters: object = {}): string | undefined {
  const messages = kindOf(kind)
  const message = Object.hasOwn(messages, name) ? messages[name] : undefined
  return message === undefined ? undefined : String(formatWords(message, LANGUAGE, parameters))
}

/** For dates and lists: the English of the product is European. */
export const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE

export { LANGUAGE }
