import { compareTitles } from '../compare/titles.ts'
import { prizesIn, sealsIn, titlesIn } from '../values/titles.ts'
import { named, type StatedName, statedName, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, found, within } from './reads.ts'

export const award: Predicate<'award', string, StatedName> = {
  name: 'award',
  label: 'Award',
  hint: 'an award that the brand has won, by its name, with the year and rank if they are said',
  single: false,
  timeless: true,
  ...textFact,
  stated: statedName,
  reads: {
    find: found(prizesIn, named),
    labels: ['awarded'],
    bindings: [after('verb', 'awarded', 5), before('before', 'awarded', 6, { object: true })],
  },
  compare: ({ name }, value) => compareTitles(name, value),
}

export const certification: Predicate<'certification', string, StatedName> = {
  name: 'certification',
  label: 'Certification',
  hint: 'a certification, mark or seal that the brand holds, by its name',
  single: false,
  ...textFact,
  stated: statedName,
  reads: {
    find: found(titlesIn, named),
    labels: ['certified'],
    bindings: [
      before('before', 'certified', 2),
      after('verb', 'certified', 5),
      within('seal', 'seal', 0, { find: found(sealsIn, named) }),
    ],
  },
  compare: ({ name }, value) => compareTitles(name, value),
}
