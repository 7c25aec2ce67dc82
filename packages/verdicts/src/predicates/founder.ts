import { isPersonIn, personWords, samePerson } from '../compare/people.ts'
import { personListsIn } from '../values/people.ts'
import { texts } from './check.ts'
import { namesFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, found } from './reads.ts'
import { givenTexts } from './words.ts'

interface StatedFounders {
  names: string[]
  /** Said to be all of them: "the only founder". */
  all: boolean
}

const someOf = (names: string[]): StatedFounders => ({ names, all: false })

export const founder: Predicate<'founder', string[], StatedFounders> = {
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
      return names.length === 0 ? null : someOf(names)
    },
    say: ({ names }) => names.join(', '),
    isIn: ({ names }, { words }) => names.every((name) => isPersonIn(name, words)),
  },
  reads: {
    ofFirm: true,
    find: found(personListsIn, someOf),
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
      before('before', 'founder', 4, { object: true, tight: true }),
      after('inverted', 'founded', 0),
      before('it', 'foundedIt', 4, { direct: true }),
      before('creator', 'creates', 4, {
        onlyObject: true,
        direct: true,
        accepts: (_, { product }) => product === null,
      }),
      before('verbLast', 'founded', 6, { lead: 'by' }),
    ],
  },
  // One of several founders is no contradiction, unless it is said that there was nobody else.
  compare({ names, all }, truth) {
    const known = (name: string) => truth.some((one) => samePerson(one, name))
    if (!names.every(known)) return 'different'
    return all && names.length < truth.length ? 'different' : 'same'
  },
}
