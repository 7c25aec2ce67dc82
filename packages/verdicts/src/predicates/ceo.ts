import { isPersonIn, samePerson } from '../compare/people.ts'
import { hitsOf } from '../values/line.ts'
import { personsIn } from '../values/people.ts'
import { named, type StatedName, statedName, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, found } from './reads.ts'

export const ceo: Predicate<'ceo', string, StatedName> = {
  name: 'ceo',
  label: 'Chief executive',
  hint: 'the person who leads the brand today as chief executive or managing director, by name',
  single: true,
  ...textFact,
  knownBy: { as: 'people', names: (value) => [value] },
  stated: { ...statedName, isIn: ({ name }, { words }) => isPersonIn(name, words) },
  reads: {
    ofFirm: true,
    // Who is succeeded, or hands over, is no longer in office.
    find: (line) =>
      found(
        personsIn,
        named,
      )(line).filter(
        ({ from, to }) =>
          !hitsOf(line, 'succession').some((hit) => hit.to <= from && from - hit.to <= 2) &&
          !hitsOf(line, 'handsOver').some((hit) => hit.from >= to && hit.from - to <= 1),
      ),
    labels: ['chief', 'ledBy', 'leads'],
    asked: ['chief', 'leads', 'ledBy', 'atHelm'],
    strictLabels: true,
    exactLabels: ['chiefLabel'],
    unless: ['otherOfficer'],
    bindings: [
      before('verbLast', 'ledVerb', 2, { lead: 'by' }),
      after('noun', 'chief', 6, { object: true, tight: true, between: ['former', 'fromFounder'] }),
      before('before', 'chief', 4, { object: true, tight: true, direct: true }),
      after('by', 'ledBy', 5, { object: true, tight: true, between: ['kin'] }),
      before('as', 'asChief', 2, { object: true }),
      after('inverted', 'leads', 0),
      after('who', 'whoLeads', 6, { object: true, tight: true }),
      after('helmAfter', 'atHelm', 8, { object: true, tight: true }),
      before('helm', 'atHelm', 5, { object: true, tight: true, direct: true }),
      before('leads', 'leads', 4, { object: true, tight: true, direct: true }),
    ],
  },
  compare: ({ name }, value) => (samePerson(name, value) ? 'same' : 'different'),
}
