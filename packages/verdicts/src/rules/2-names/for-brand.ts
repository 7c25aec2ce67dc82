import { cuesNamed } from '../../languages/language.ts'
import { isCapitalised, type Token } from '../../text/token.ts'
import { hasCue, isCueNear, isOneOf } from '../../values/line.ts'
import { endWithForm } from '../../values/products.ts'
import type { Unit } from '../1-document/document.ts'
import { entryKey, entryStart, isOtherName } from './around-name.ts'
import { CURRENCIES } from './chrome.ts'
import type { At, SignTest } from './sign.ts'
import signs from './signs.json' with { type: 'json' }

const COMPANY_CUES = cuesNamed(signs.companyCues)
const TRADE_CUES = cuesNamed(signs.tradeCues)
const SUBJECT_CUES = cuesNamed(signs.subjectCues)

/** What speaks for the brand. */
export const FOR: readonly SignTest[] = [
  // "Ortwick": no word of the language.
  ['coined', ({ pattern }) => !pattern.ordinary],
  // "Kelpie": in the dictionary, but hardly ever used.
  ['rare_word', ({ pattern }) => pattern.ordinary && !pattern.everyday],
  // "Open Hands", with its capitals.
  ['several_words', ({ pattern }) => pattern.ordinary && pattern.parts.length > 1],
  // "KLR", as the brand writes itself.
  ['own_capitals', hasOwnCapitals],
  ['own_longer_name', ({ pattern, nameWords }) => pattern.parts.length > nameWords.length],
  ['in_product_name', ({ inProduct }) => inProduct],
  ['among_names', ({ pattern, namesOthers }) => namesOthers && pattern.ordinary],
  ['capital_of_its_own', hasOwnCapital],
  ['set_apart', isSetApart],
  // "Solvane WH-200", "Solvane Aria 55-inch"
  ['model_number', ({ tail }) => tail.hasFigure],
  // "Solvane Whirlanda"
  ['model_name', ({ tail }) => tail.hasCoinage],
  // "Solvane headphones", "Solvane Aria Running Shoes"
  ['product_noun', ({ tail }) => tail.hasNoun],
  ['priced', isPriced],
  ['entry_among_names', isEntryAmongNames],
  ['entry_among_many_names', (at) => isEntryAmongNames(at, MANY_NAMES)],
  ['listed_with_names', isListedWithNames],
  // "Ember Inc.", "Ember GmbH"
  ['legal_form', ({ tokens, to }) => endWithForm(tokens, to) > to],
  // "made by Ember", "(from Ember)"
  ['made_by', ({ unit, from }) => isOneOf(unit, from - 1, 'by') || isFrom(unit, from - 1)],
  ['capital_behind', hasCapitalBehind],
  // "Ember Loom", and the Loom is one of its products.
  ['own_word_behind', hasOwnWordBehind],
  // "Ember's app"
  ['owner', ({ tokens, to }) => tokens[to]?.fold === "'s"],
  // "die Anker-Powerbank"
  ['compound', ({ tokens, to, tail }) => tokens[to]?.fold === '-' && tail.hasNoun],
  ['company_word', ({ unit }) => COMPANY_CUES.some((cue) => hasCue(unit, cue))],
  ['trade_word', ({ unit }) => TRADE_CUES.some((cue) => hasCue(unit, cue))],
  ['subject_of_company', isSubjectOfCompany],
  // "Kelpie is a step up": a common noun would have an article.
  ['bare_subject', ({ unit, from, to }) => from === 0 && isOneOf(unit, to, 'copulas')],
]

/** "Ember makes lamps", "Ember also sells"; of a word, not "Stripe patterns make a room taller". */
function isSubjectOfCompany({ unit, tokens, to, pattern }: At): boolean {
  const isNoun = pattern.ordinary && tokens[to]?.kind === 'word' && !isOneOf(unit, to, 'functionWords')
  const reach = isNoun && tokens[to]?.caps === 'lower' && !isOneOf(unit, to, 'copulas') ? 0 : 1
  return SUBJECT_CUES.some((cue) => isCueNear(unit, to, cue, reach))
}

/** Capitals throughout, as in the name itself, in a line that is not all in capitals. */
function hasOwnCapitals({ pattern, tokens, from, to }: At): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word')
  const isLoud = words.every(({ caps, text }) => caps === 'upper' && text.length > 1)
  if (!isLoud || !pattern.caps.every((caps) => caps === 'upper' || caps === 'none')) return false
  return tokens
    .slice(Math.max(0, from - 20), to + 20)
    .some(({ caps }) => caps === 'lower' || caps === 'title')
}

/** A capital that neither the start of a sentence nor a title nor the spelling of nouns explains. */
function hasOwnCapital(at: At): boolean {
  const { pattern, tokens, from, language, unit } = at
  if (!pattern.ordinary || language.capitalisesNouns || isTitleCase(unit)) return false
  let before = from - 1
  while (tokens[before]?.kind === 'sign' && !/[.:!?–…|]/.test(tokens[before]?.fold ?? '')) before -= 1
  const token = tokens[before]
  if (token === undefined || token.kind === 'sign' || isInTitledLabel(at)) return false
  // "High Fidelity": the capital belongs to a longer name.
  return !(before === from - 1 && before > 0 && isCapitalised(token) && token.kind === 'word')
}

/** "Technological Arm Race: …": a label of a sentence that has capitals throughout. */
function isInTitledLabel({ unit, tokens, from }: At): boolean {
  const words = tokens.slice(0, unit.label).filter(({ kind }) => kind === 'word')
  return from > 0 && from < unit.label && words.every(({ caps }) => caps !== 'lower')
}

/** "Ember Cloud syncs your notes", where no other word of the line has a capital: not the word, but somebody's name. */
function hasCapitalBehind(at: At): boolean {
  const { pattern, tokens, from, to, unit, language } = at
  if (!pattern.ordinary || language.capitalisesNouns || isTitleCase(unit) || hasOwnCapital(at)) return false
  if (isCapitalised(tokens[from - 1])) return false
  return isCapitalised(tokens[to]) && tokens[to]?.gap === true
}

export function hasOwnWordBehind({ tokens, to, ownWords }: At): boolean {
  const next = tokens[to]
  return isCapitalised(next) && next.gap && ownWords.has(next.fold)
}

/** Headings and cells may write every word with a capital; then none of them tells anything. */
function isTitleCase({ kind, tokens, language }: Unit): boolean {
  if (kind === 'sentence') return false
  const isSmall = ({ caps, fold, text }: Token) =>
    caps === 'lower' && text.length > 3 && !language.functionWords.has(fold)
  return !tokens.slice(0, LONGEST_TITLE).some(isSmall)
}

const LONGEST_TITLE = 40

/** "**Acme** has a softer touch", "- Acme: …", "### Acme", "| Acme |" */
function isSetApart({ unit, tokens, from, to }: At): boolean {
  if (unit.kind === 'heading' || unit.kind === 'cell') return from <= 1 && to >= tokens.length - 1
  return (tokens[from]?.bold && tokens[to]?.bold === false) || (unit.kind === 'item' && unit.label === to + 1)
}

export const isEntry = ({ unit, tokens, from }: At): boolean => {
  const isOpen = unit.kind !== 'sentence' || tokens[from]?.bold === true || from === 0
  return isOpen && (from === 0 || entryStart(unit) === from)
}

/** "### Acme Cloud" and "$79.99" in the same entry or on the next lines: a card. "Acme Cloud$79.99": a card in one line. */
function isPriced(at: At): boolean {
  if (hasPriceBehind(at)) return true
  if (!isEntry(at)) return false
  const near = at.units.slice(at.unit.index, at.unit.index + 3)
  const cells = at.unit.cell === null ? near : near.filter(({ cell }) => cell?.row === at.unit.cell?.row)
  return cells.some(({ tokens }) => tokens.some(isPrice))
}

function hasPriceBehind({ tokens, to }: At): boolean {
  const behind = tokens.slice(to, to + LONGEST_PRODUCT)
  const price = behind.findIndex(isPrice)
  const isBroken = ({ fold }: Token) => /^[.:;!?]$/.test(fold)
  return price !== -1 && !behind.slice(0, price).some(isBroken)
}

const LONGEST_PRODUCT = 16

function isPrice({ fold }: Token, at: number, tokens: readonly Token[]): boolean {
  if (!CURRENCIES.has(fold)) return false
  return tokens[at + 1]?.kind === 'number' || tokens[at - 1]?.kind === 'number'
}

/** One of several items, rows or headings, and another begins with a name that no dictionary has. */
export function isEntryAmongNames(at: At, least = 1): boolean {
  // "Instant cold pack" in a list of things.
  const isSmall = at.tokens[at.to]?.caps === 'lower' && !isOneOf(at.unit, at.to, 'functionWords')
  if (at.unit.kind === 'sentence' || !isEntry(at) || isSmall) return false
  return (at.entriesOfOthers.get(entryKey(at.unit)) ?? 0) >= least
}

const MANY_NAMES = 3

/** "Ortwick, Ember and Vanthorn", "Ortwick/Ember" */
function isListedWithNames(at: At): boolean {
  return isInList(at, Math.max(at.to, at.tail.to), 1) || isInList(at, at.from - 1, -1)
}

/** Whether one of the next parts of a list is surely a name. */
function isInList({ unit, tokens, pattern }: At, start: number, step: 1 | -1): boolean {
  let at = start
  for (let part = 0; part < LIST_REACH; part += 1) {
    const joint = at
    while (Math.abs(at - joint) < 2 && isJoint(unit, at)) at += step
    if (at === joint) return false
    const first = at
    while (Math.abs(at - first) < 4 && isCapitalised(tokens[at])) {
      if (isOtherName(tokens[at], pattern.isOrdinary)) return true
      at += step
    }
  }
  return false
}

const LIST_REACH = 3

/** A comma, a slash or an "and". */
const isJoint = (unit: Unit, at: number): boolean =>
  /^[,/&]$/.test(unit.tokens[at]?.fold ?? '') || isOneOf(unit, at, 'and')

const isFrom = ({ tokens, language }: Unit, at: number): boolean =>
  signs.from.includes(tokens[at]?.fold ?? '') && !language.capitalisesNouns
