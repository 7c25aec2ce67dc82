import { foldedWords } from '../phrases.ts'
import { remember } from '../text/remember.ts'

/** Whether two company names can be the same: one may leave out legal forms and words such as "Group". */
export function sameOrganisation(left: string, right: string): boolean {
  return haveSameCore(coreOf(left), coreOf(right))
}

/** The same for names whose core is known already. */
export function haveSameCore(a: Core, b: Core): boolean {
  if (a.words.length === 0 || b.words.length === 0) return a.whole === b.whole
  if (a.joined === b.joined) return true
  const [long, short] = a.words.length >= b.words.length ? [a, b] : [b, a]
  return long.initials === short.joined || short.words.every((word) => long.words.includes(word))
}

export function coreWords(name: string): readonly string[] {
  return coreOf(name).words
}

/** A company's name, and what is left of it without legal forms, articles and signs. */
interface Core {
  whole: string
  words: readonly string[]
  joined: string
  initials: string
}

export const coreOf = remember((name): Core => {
  const all = foldedWords(name)
  const words = all.filter((word) => /^[\p{L}\d]/u.test(word) && !FORMS.has(word))
  return {
    whole: all.join(''),
    words,
    joined: words.join(''),
    initials: words.map((word) => word[0]).join(''),
  }
})

const FORMS = new Set(
  'inc incorporated ltd limited llc llp plc corp corporation co company gmbh ag se kg ohg kgaa ug sa sas sarl srl spa sl slu slp bv nv oy ab as aps lda ltda eirl group gruppe grupo groupe gruppo holding holdings konzern the der die das la le el o a of de du del da do international and und y e et s'.split(
    ' ',
  ),
)

export const LEGAL_FORMS = new Set(
  'inc incorporated ltd limited llc llp plc corp corporation gmbh ag se kg ohg kgaa ug sa sas sarl srl spa sl slu bv nv oy ab as aps lda ltda eirl'.split(
    ' ',
  ),
)
