import { compareTitles } from '../compare/titles.ts'
import { prizesIn } from '../values/titles.ts'
import { named, type StatedName, statedName, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, found } from './reads.ts'

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
