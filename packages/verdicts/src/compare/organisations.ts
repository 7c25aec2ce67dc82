import { byLength, wordsOf } from '../predicates/words.ts'
import data from './organisations.json' with { type: 'json' }

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

export const LEGAL_FORMS: ReadonlySet<string> = new Set(data.legalForms)
const SAME_FORMS = new Map(Object.entries(data.sameForms))
const OTHERS = new Set(data.others)
