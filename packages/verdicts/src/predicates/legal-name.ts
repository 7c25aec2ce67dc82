import { sameLegalName } from '../compare/organisations.ts'
import { legalNamesIn } from '../values/products.ts'
import { named, type StatedName, statedName, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, found, within } from './reads.ts'

export const legalName: Predicate<'legal_name', string, StatedName> = {
  name: 'legal_name',
  label: 'Legal name',
  hint: 'the full name of the company behind the brand, with its legal form',
  single: true,
  ...textFact,
  stated: statedName,
  reads: {
    find: found((line) => legalNamesIn(line), named),
    labels: ['legalName'],
    bindings: [
      within('own', [], 0, { own: true, find: found((line) => legalNamesIn(line, line.own), named) }),
      after('verb', 'legalName', 6),
    ],
  },
  compare: ({ name }, value) => (sameLegalName(name, value) ? 'same' : 'different'),
}
