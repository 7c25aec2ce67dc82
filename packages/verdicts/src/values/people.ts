import {
  covers,
  type Found,
  hitsOf,
  isCueWithin,
  isOneOf,
  isOwn,
  listsOf,
  type NamedLine,
  type NameRun,
  wordsAt,
} from './line.ts'
import { NOT_FAMILY_NAMES, namesBeside } from './names.ts'

/** Every person. An unknown first name counts when the name looks like a person's: two to four words. */
export function personsIn(line: NamedLine): Found<string>[] {
  return namesBeside(line)
    .filter((run) => run.kind === 'person' || hasFormOfPerson(line, run))
    .map(({ from, to, full }) => {
      return { from: startOfTitle(line, from), to, value: full ?? wordsAt(line, from, to).value }
    })
}

/** Where the words before a name begin that say what the person is: "der Ingenieur Karl Brandt". */
function startOfTitle(line: NamedLine, from: number): number {
  const isCue = (at: number) => TITLE_ENDS.some((name) => hitsOf(line, name).some((hit) => covers(hit, at)))
  let at = from
  while (at > from - 4 && isPlainNoun(line, at - 1) && !isCue(at - 1)) at -= 1
  return at < from && isOneOf(line, at - 1, 'determiners') ? at - 1 : from
}

/** What people do to companies is no part of what they are. */
const TITLE_ENDS =
  'founded founder foundedIt creates chief leads ledBy kin former otherOfficer owns owned'.split(' ')

function isPlainNoun(line: NamedLine, at: number): boolean {
  if (line.tokens[at]?.kind !== 'word' || line.own.some((own) => covers(own, at))) return false
  const isName = line.names.some((run) => (run.strong || run.kind !== 'other') && covers(run, at))
  return !isName && !isOneOf(line, at, 'functionWords', 'prepositions', 'determiners', 'copulas')
}

/** Lists of persons: "A, B and C". */
export function personListsIn(line: NamedLine): Found<string[]>[] {
  const persons = personsIn(line).map((person) => ({ ...person, value: [person.value] }))
  return listsOf(line, persons, ['and'])
}

function hasFormOfPerson(line: NamedLine, run: NameRun): boolean {
  const { from, to, kind } = run
  if (kind !== 'other' || to - from < 2 || to - from > 4) return false
  if (isOneOf(line, from - 1, 'at') || isOwn(line, run)) return false
  const words = line.tokens.slice(from, to)
  if (isCueWithin(line, run, 'company') || NOT_FAMILY_NAMES.has(words.at(-1)?.fold ?? '')) return false
  return words.every(({ caps }) => caps === 'title' || caps === 'lower')
}
