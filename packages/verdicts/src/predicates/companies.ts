import { coreWords, sameLegalName, sameOrganisation } from '../compare/organisations.ts'
import { independentIn, organisationsIn } from '../values/organisations.ts'
import { legalNamesIn } from '../values/products.ts'
import { named, type StatedName, statedName, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, found, within } from './reads.ts'
import { givenText } from './words.ts'

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

/** The name is null when the brand is said to be independent. */
export const parentCompany: Predicate<'parent_company', string, { name: string | null }> = {
  name: 'parent_company',
  label: 'Parent company',
  hint: 'the company that owns the brand, by name; null when the brand is said to be independent',
  single: true,
  ...textFact,
  stated: {
    schema: { type: ['string', 'null'] },
    read(value) {
      const name = givenText(value)
      if (name === null) return value === null ? { name: null } : null
      return { name: NOBODY.test(name) ? null : name }
    },
    say: ({ name }) => name ?? 'no parent company',
    isNone: ({ name }) => name === null,
    isIn: ({ name }, { words }) =>
      name === null || coreWords(name).some((word) => word.length > 1 && words.includes(word)),
  },
  reads: {
    ofFirm: true,
    find: (line) => [
      ...found(organisationsIn, named)(line),
      ...independentIn(line).map(({ from, to }) => ({ from, to, value: { name: null } })),
    ],
    labels: ['ownerNoun', 'owned'],
    // "gehört zu den älteren Herstellern"
    unless: ['oneOf'],
    asked: ['owned', 'owns', 'ownerNoun', 'behind', 'ownedWeak'],
    bindings: [
      within('independent', 'independent', 0),
      after('verb', 'owned', 6, { tight: true }),
      after('weak', 'ownedWeak', 3, {
        tight: true,
        accepts: (_, { by }) => by !== 'topic',
        unless: ['seal', 'certified'],
      }),
      after('noun', 'ownerNoun', 6, { object: true, tight: true }),
      after('behind', 'behind', 6, { onlyObject: true, tight: true }),
      before('subject', 'owns', 5, { onlyObject: true }),
      before('parent', 'ownerNoun', 3, { onlyObject: true, tight: true }),
      before('brandOf', 'brandOf', 1, { object: true, lead: 'determiners' }),
      before('verbLast', 'boughtLast', 6, { lead: 'by' }),
      before('belongs', 'belongsLast', 6, { lead: 'to' }),
      after('went', 'wentTo', 4, { link: 'to', tight: true }),
      before('as', 'asOwner', 1),
      before('perfect', ['boughtLast', 'ownerNoun'], 6, { bracket: true }),
      before('whom', ['owns', 'boughtLast'], 4, { lead: 'relatives', light: true }),
      after('it', 'boughtIt', 3, { refers: true, tight: true }),
      before('it', 'boughtIt', 4, { refers: true }),
    ],
  },
  compare: ({ name }, value) => (name !== null && sameOrganisation(name, value) ? 'same' : 'different'),
}

const NOBODY = /^(?:none|nobody|no one|independent|no parent(?: company)?|n\/a)$/i
