import { isGivenName } from '../words/everyday.ts'
import { type Found, hitsOf, isOneOf, isOwn, listsOf, type NamedLine, type NameRun, textOf } from './line.ts'
import { NOT_FAMILY_NAMES } from './names.ts'

/** Every person. Names that no list of first names knows count where they have the form of one: two to four words. */
export function personsIn(line: NamedLine): Found<string>[] {
  return line.names
    .filter((run) => run.kind === 'person' || hasFormOfPerson(line, run))
    .map(({ from, to, full }) => ({ from, to, value: full ?? textOf(line.tokens, from, to) }))
}

/** Persons who are named together: "A, B and C"; "Alan and Jean Fothergill" share their family name. */
export function personListsIn(line: NamedLine): Found<string[]>[] {
  const { tokens, language } = line
  const persons = personsIn(line).map(({ from, to, value }) => {
    const first = tokens[from - 2]
    const isLone = tokens[from - 3]?.caps !== 'title' && first?.caps === 'title' && isGivenName(first.fold)
    return isLone && isOneOf(line, from - 1, 'and')
      ? { from: from - 2, to, value: [`${first.text} ${tokens[to - 1]?.text}`, value] }
      : { from, to, value: [value] }
  })
  return listsOf(
    line,
    persons,
    (between, list) =>
      // "founded by A, and B leads it": a list of two has no comma.
      (between.length === 1 || (between.length === 2 && list.length > 1)) &&
      between.every(({ fold }) => fold === ',' || language.and.has(fold)),
  )
}

function hasFormOfPerson(line: NamedLine, run: NameRun): boolean {
  const { from, to, kind } = run
  if (kind !== 'other' || to - from < 2 || to - from > 4) return false
  if (isOneOf(line, from - 1, 'at') || isOwn(line, run)) return false
  const isCompany = hitsOf(line, 'company').some((hit) => hit.from >= from && hit.to <= to)
  const words = line.tokens.slice(from, to)
  if (NOT_FAMILY_NAMES.has(words.at(-1)?.fold ?? '')) return false
  return (
    !isCompany && words.every(({ caps, text }) => caps === 'title' || (caps === 'lower' && text.length <= 3))
  )
}
