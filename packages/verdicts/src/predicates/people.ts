import { isPersonIn, personWords, samePerson } from '../compare/people.ts'
import { isCueAt, isCueBefore } from '../values/line.ts'
import { personListsIn, personsIn } from '../values/people.ts'
import { texts } from './check.ts'
import { named, namesFact, type StatedName, statedName, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, found } from './reads.ts'
import { givenTexts } from './words.ts'

export const founder: Predicate<'founder', string[], { names: string[] }> = {
  name: 'founder',
  label: 'Founders',
  hint: 'a person who founded the brand, by name; one claim for each person',
  single: true,
  timeless: true,
  ...namesFact,
  check: texts,
  knownBy: { as: 'people', names: (names) => names },
  stated: {
    read(value) {
      const names = givenTexts(value, /[,;&/]| and /i).filter((name) => personWords(name).length > 0)
      return names.length === 0 ? null : { names }
    },
    say: ({ names }) => names.join(', '),
    isIn: ({ names }, { words }) => names.every((name) => isPersonIn(name, words)),
  },
  reads: {
    ofFirm: true,
    find: found(personListsIn, (names) => ({ names })),
    labels: ['founder'],
    asked: ['whoFounded'],
    strictLabels: true,
    bindings: [
      after('by', ['founded', 'founder'], 14, {
        link: 'by',
        between: ['ledBy', 'leads', 'chief', 'owned', 'launches'],
      }),
      before('subject', 'founded', 4, { onlyObject: true, direct: true }),
      after('noun', 'founder', 6, { object: true, tight: true }),
      before('before', 'founder', 4, {
        object: true,
        tight: true,
        between: ['kin'],
        // "as Hugo Valdés, a founder, put it" is about nobody's company.
        accepts: (_, { by }) => by !== 'topic',
      }),
      after('inverted', 'founded', 0),
      before('it', 'foundedIt', 4, { refers: true, direct: true }),
      after('it', 'foundedIt', 3, { refers: true }),
      before('whom', 'founded', 6, { lead: 'relatives', light: true }),
      before('opening', ['founded', 'founder'], 0, { onlyObject: true, opens: true }),
      before('creator', 'creates', 4, { onlyObject: true, direct: true }),
      before('verbLast', 'founded', 6, { lead: 'by' }),
      before('perfect', 'founded', 6, { bracket: true }),
      after('perfect', 'foundedHas', 4, { tight: true }),
    ],
  },
  // Naming one of several founders is right.
  compare: ({ names }, truth) =>
    names.every((name) => truth.some((one) => samePerson(one, name))) ? 'same' : 'different',
}

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
    // People who hand over or are succeeded are no longer in office.
    find: (line) =>
      found(
        personsIn,
        named,
      )(line).filter(
        ({ from, to }) =>
          !isCueAt(line, to, 'handsOver') &&
          !isCueAt(line, to + 1, 'handsOver') &&
          !isCueBefore(line, from, 'succession'),
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
      after('who', 'whoLeads', 6, { object: true, tight: true }),
      after('inverted', 'leads', 0),
      before('leads', 'leads', 4, { object: true, tight: true, direct: true }),
      before('whom', 'leads', 1, { lead: 'relatives' }),
      before('opening', ['chief', 'leads'], 0, { onlyObject: true, opens: true }),
    ],
  },
  compare: ({ name }, value) => (samePerson(name, value) ? 'same' : 'different'),
}
