import type { Token } from '../../text/token.ts'
import { hasCue, hitStartsNear } from '../1-document/cues.ts'
import {
  type At,
  isBorne,
  opensSentence,
  type SignName,
  type SignTest,
  type Surroundings,
  speaksOfCompany,
} from './at.ts'
import { isCasedAsName } from './name-patterns.ts'
import { NAMESAKE_SIGNS } from './namesake-signs.ts'
import type { Occurrence } from './occurrence.ts'
import signs from './signs.json' with { type: 'json' }

/** The signs that stand around one occurrence of a name of the brand. */
export function signsAt(occurrence: Occurrence, around: Surroundings): SignName[] {
  const { pattern, unit } = occurrence
  if (pattern === null) return ['own_domain']
  const isSingle = pattern.parts.length === 1
  const at: At = { ...occurrence, ...around, pattern, tokens: unit.tokens, isSingle }
  return [...BRAND_SIGNS, ...NAMESAKE_SIGNS]
    .filter(([name, test]) => {
      if (ONE_WORD_ONLY.has(name) && !isSingle) return false
      return !(UNEXPECTED_ONLY.has(name) && around.isExpected) && test(at)
    })
    .map(([name]) => name)
}

const ONE_WORD_ONLY = new Set(signs.oneWordOnly)
const UNEXPECTED_ONLY = new Set(signs.unexpectedOnly)

const BRAND_SIGNS: readonly SignTest[] = [
  ['coined', ({ pattern }) => !pattern.ordinary && !isBorne(pattern)],
  ['borne_by_others', ({ pattern }) => !pattern.ordinary && isBorne(pattern)],
  ['rare_word', ({ pattern }) => pattern.ordinary && !pattern.everyday],
  ['several_words', ({ pattern, isSingle }) => pattern.ordinary && !isSingle],
  [
    'own_longer_name',
    ({ pattern, nameLength }) => pattern.kind === 'alias' && pattern.parts.length > nameLength,
  ],
  ['in_product_name', ({ inProduct }) => inProduct],
  ['among_names', ({ pattern, namesOthers }) => namesOthers && pattern.ordinary],
  ['capital_of_its_own', hasOwnCapital],
  ['set_apart', isSetApart],
  ['company_word', speaksOfCompany],
  ['trade_word', ({ unit }) => signs.tradeCues.some((cue) => hasCue(unit, cue))],
  ['subject_of_company', isSubjectOfCompany],
]

/** A capital that neither the start of a sentence nor the language's spelling explains. */
function hasOwnCapital({ pattern, tokens, from, to, document }: At): boolean {
  if (!pattern.ordinary || document.words.capitalisesNouns) return false
  return isCasedAsName({ pattern, from, to }, tokens) && !opensSentence(tokens, from)
}

/** "**Acme** has a softer touch", "- Acme: …", "### Acme", "| Acme |": set apart as answers set names. */
function isSetApart({ unit, tokens, from, to }: At): boolean {
  if (unit.kind === 'heading' || unit.kind === 'cell') return from <= 1 && to >= tokens.length - 1
  if ((tokens[from] as Token).bold && tokens[to]?.bold === false) return true
  return unit.kind === 'item' && from <= 1 && unit.label === to + 1
}

/** "Marble was founded in", "Marble employs". */
function isSubjectOfCompany({ unit, to }: At): boolean {
  const isDone = ['founded', 'employs', 'owned'].some((cue) => hitStartsNear(unit, cue, to, 1))
  return isDone || hitStartsNear(unit, 'makes', to, 0)
}
