import { type Found, hitsOf, isOneOf, isOwn, listsOf, type NamedLine, type NameRun, textOf } from './line.ts'
import { NOT_FAMILY_NAMES } from './names.ts'

/** Every person. Names that no list of first names knows count where they have the form of one: two to four words. */
export function personsIn(line: NamedLine): Found<string>[] {
  return line.names
    .filter((run) => run.kind === 'person' || hasFormOfPerson(line, run))
    .map(({ from, to, full }) => ({ from, to, value: full ?? textOf(line.tokens, from, to) }))
}

/** Persons who are named together: "A, B and C". */
export function personListsIn(line: NamedLine): Found<string[]>[] {
  const persons = personsIn(line).map((person) => ({ ...person, value: [person.value] }))
  return listsOf(line, persons, ['and'])
}

function hasFormOfPerson(line: NamedLine, run: NameRun): boolean {
  const { from, to, kind } = run
  if (kind !== 'other' || to - from < 2 || to - from > 4) return false
  if (isOneOf(line, from - 1, 'at') || isOwn(line, run)) return false
  const isCompany = hitsOf(line, 'company').some((hit) => hit.from >= from && hit.to <= to)
  const words = line.tokens.slice(from, to)
  if (isCompany || NOT_FAMILY_NAMES.has(words.at(-1)?.fold ?? '')) return false
  return words.every(({ caps }) => caps === 'title' || caps === 'lower')
}
