import { byLength, wordsOf } from '../predicates/words.ts'
import data from './organisations.json' with { type: 'json' }

/** Whether two company names can be the same: one may leave out legal forms and words such as "Group". */
export function sameOrganisation(left: string, right: string): boolean {
  const a = coreWords(left)
  const b = coreWords(right)
  if (a.length === 0 || b.length === 0) return wordsOf(left).join('') === wordsOf(right).join('')
  if (a.join('') === b.join('')) return true
  const [long, short] = byLength(a, b)
  const initials = long.map((word) => word[0]).join('')
  return initials === short.join('') || short.every((word) => long.includes(word))
}

/** The same company name in law: another legal form is another company, and so is another word. */
export function sameLegalName(left: string, right: string): boolean {
  const [a, b] = [formsOf(left), formsOf(right)]
  return sameOrganisation(left, right) && (a === '' || b === '' || a === b)
}

/** What is left of a name without legal forms, articles and signs. */
export function coreWords(name: string): string[] {
  return nameWords(name).filter((word) => !LEGAL_FORMS.has(word) && !OTHERS.has(word))
}

export const LEGAL_FORMS: ReadonlySet<string> = new Set(data.legalForms)

const formsOf = (name: string): string =>
  nameWords(name)
    .filter((word) => LEGAL_FORMS.has(word))
    .map((word) => SAME_FORMS.get(word) ?? word)
    .join(' ')

/** "S.L." is one word. */
const nameWords = (name: string): string[] => wordsOf(name.replace(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, ''))

const SAME_FORMS = new Map(Object.entries(data.sameForms))
const OTHERS = new Set(data.others)
