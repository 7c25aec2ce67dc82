import type { Hit } from '../text/phrases.ts'
import type { Found, NamedLine, NameRun } from '../values/line.ts'
import { hitsOf, isCueAt, isOneOf, isOwn, wordsAt } from '../values/line.ts'
import { LEGAL_FORMS } from '../values/names.ts'
import { countryOfAdjective } from '../values/places.ts'
import { legalNamesIn } from '../values/products.ts'
import data from './companies.json' with { type: 'json' }
import { named, type StatedName, statedName, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { about, found } from './reads.ts'
import { byLength, givenText, wordsOf } from './words.ts'

const ownNamesIn = (line: NamedLine) => legalNamesIn(line, line.own)

export const legalName: Predicate<'legal_name', string, StatedName> = {
  ...about('legal_name', { find: found(legalNamesIn, named), uses: { ownNames: found(ownNamesIn, named) } }),
  ...textFact,
  stated: statedName,
  compare: ({ name }, value) => (sameLegalName(name, value) ? 'same' : 'different'),
}

/** The name is null when the brand is said to be independent. */
type Parent = { name: string | null }

export const parentCompany: Predicate<'parent_company', string, Parent> = {
  ...about('parent_company', {
    find: (line): Found<Parent>[] => [
      ...found(organisationsIn, named)(line),
      ...independentIn(line).map(({ from, to }) => ({ from, to, value: { name: null } })),
    ],
  }),
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
  compare: ({ name }, value) => (name !== null && sameOrganisation(name, value) ? 'same' : 'different'),
}

const NOBODY = /^(?:none|nobody|no one|independent|no parent(?: company)?|n\/a)$/i

/** Whether two company names can be the same: legal forms and words such as "Group" may be missing. */
export function sameOrganisation(left: string, right: string): boolean {
  const [a, b] = [coreWords(left), coreWords(right)]
  if (a.length === 0 || b.length === 0) return wordsOf(left).join('') === wordsOf(right).join('')
  if (a.join('') === b.join('')) return true
  const [long, short] = byLength(a, b)
  const initials = long.map((word) => word[0]).join('')
  return initials === short.join('') || short.every((word) => long.includes(word))
}

/** Another legal form is another company. */
export function sameLegalName(left: string, right: string): boolean {
  const [a, b] = [formsOf(left), formsOf(right)]
  return sameOrganisation(left, right) && (a === '' || b === '' || a === b)
}

export const coreWords = (name: string): string[] =>
  nameWords(name).filter((word) => !LEGAL_FORMS.has(word) && !OTHERS.has(word))

function formsOf(name: string): string {
  const forms = nameWords(name).filter((word) => LEGAL_FORMS.has(word))
  return forms.map((word) => SAME_FORMS.get(word) ?? word).join(' ')
}

/** "S.L." is one word. */
const nameWords = (name: string): string[] => wordsOf(name.replace(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, ''))

const SAME_FORMS = new Map(Object.entries(data.sameForms))
const OTHERS = new Set(data.others)

function organisationsIn(line: NamedLine): Found<string>[] {
  const names = line.names.filter((run) => !isOwn(line, run) && isOrganisation(line, run))
  return names.map(({ from, to }) => wordsAt(line, from, to))
}

function isOrganisation(line: NamedLine, { from, to, kind, strong }: NameRun): boolean {
  const { tokens, language, valueFrom } = line
  if (to - from > 1) return kind !== 'person'
  const { fold = '' } = tokens[from] ?? {}
  const isNone = countryOfAdjective(fold) !== undefined || language.months.includes(fold)
  if (kind !== 'other' || isNone) return false
  // The first word has a capital anyway; in a label or cell, or before "bought", it is a name all the same.
  const isOpening = valueFrom === null && (from === 0 || tokens[from - 1]?.kind === 'sign')
  if (isOpening && isCueAt(line, to, 'owns', 'boughtIt')) return true
  return strong || !(isOpening || language.capitalisesNouns)
}

/** Where a company is said to be independent, not "independent of the makers" or "an independent test". */
function independentIn(line: NamedLine): Hit[] {
  return hitsOf(line, 'independent').filter(({ from, to }) => {
    if (isOneOf(line, to, 'of', 'by') || isOneOf(line, from - 1, 'prepositions')) return false
    const isWhole = to - from > 1 || line.tokens[to]?.kind !== 'word' || isCueAt(line, to, 'firm')
    return isWhole || isOneOf(line, from - 1, 'copulas')
  })
}
