import type { Token } from '../text/token.ts'
import { isGivenName } from '../words/everyday.ts'
import { type Found, hitsOf, type NamedLine, type NameRun, textOf } from './line.ts'

/** Every person. Names that no list of first names knows count where they have the form of one: two to four words. */
export function personsIn(line: NamedLine): Found<string>[] {
  return line.names
    .filter((run) => run.kind === 'person' || hasFormOfPerson(line, run))
    .map(({ from, to, full }) => ({ from, to, value: full ?? textOf(line.tokens, from, to) }))
}

/** Persons who are named together: "A, B and C"; "Alan and Jean Fothergill" share their family name. */
export function personListsIn(line: NamedLine): Found<string[]>[] {
  const { tokens, language } = line
  const lists: Found<string[]>[] = []
  for (const person of personsIn(line)) {
    const last = lists.at(-1)
    const between = last === undefined ? [] : tokens.slice(last.to, person.from)
    const isNext =
      last !== undefined &&
      between.length >= 1 &&
      between.length <= 2 &&
      between.every(({ fold }) => fold === ',' || language.and.has(fold)) &&
      // "founded by A, and B leads it": a list of two has no comma.
      (between.length === 1 || last.value.length > 1)
    if (isNext) {
      last.value.push(person.value)
      last.to = person.to
      continue
    }
    const sibling = siblingBefore(line, person.from)
    const family = (tokens[person.to - 1] as Token).text
    lists.push(
      sibling === null
        ? { ...person, value: [person.value] }
        : { from: sibling, to: person.to, value: [`${tokens[sibling]?.text} ${family}`, person.value] },
    )
  }
  return lists
}

/** "Alan and [Jean Fothergill]": where the lone first name stands. */
function siblingBefore({ tokens, language }: NamedLine, at: number): number | null {
  const lone = tokens[at - 2]
  const isJoined = language.and.has(tokens[at - 1]?.fold ?? '')
  const isLone = tokens[at - 3]?.caps !== 'title' && lone?.caps === 'title' && isGivenName(lone.fold)
  return isJoined && isLone ? at - 2 : null
}

function hasFormOfPerson(line: NamedLine, { from, to, kind }: NameRun): boolean {
  if (kind !== 'other' || to - from < 2 || to - from > 4) return false
  const words = line.tokens.slice(from, to)
  const isPlain = words.every(
    ({ kind: token, caps, text }) =>
      token === 'word' && (caps === 'title' || (caps === 'lower' && text.length <= 3)),
  )
  if (line.language.at.has(line.tokens[from - 1]?.fold ?? '')) return false
  const isOwn = line.own.some((own) => own.from < to && from < own.to)
  return isPlain && !isOwn && !hitsOf(line, 'company').some((hit) => hit.from >= from && hit.to <= to)
}
