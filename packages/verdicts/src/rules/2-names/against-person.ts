// Signs that the name is a person.
import type { Hit } from '../../text/phrases.ts'
import { isCapitalised, isYear } from '../../text/token.ts'
import { hitsOf, isCueAt, isCueBefore, isCueNear, isOneOf } from '../../values/line.ts'
import { isEverydayWord, isGivenName } from '../../words/words.ts'
import { isExtended } from './against-longer-name.ts'
import { isEntryAmongNames } from './for-brand.ts'
import type { At } from './sign.ts'
import signs from './signs.json' with { type: 'json' }

/** "Giulia Tessaro", "Dr. Tessaro" */
export function isFamilyName({ unit, tokens, from, language, tail }: At): boolean {
  const { fold = '', caps } = tokens[from - 1] ?? {}
  if (isCueBefore(unit, fold === '.' ? from - 1 : from, 'personTitle')) return true
  if (caps !== 'title' || !isGivenName(fold)) return false
  if (language.isGeneric(fold) || language.functionWords.has(fold)) return false
  // "Will Solvane 4 come", "Rose Solvane headphones"
  return !(isEverydayWord(fold) && (tail.hasNoun || tail.hasFigure))
}

/** "Solène Hébert": a first name, and a family name that no dictionary knows. */
export function isFirstName(at: At): boolean {
  const { pattern, tokens, to, tail } = at
  if (!isGivenName(pattern.parts[0] ?? '') || !isExtended(at) || pattern.isOrdinary(tokens[to]?.fold ?? ''))
    return false
  // "Solène AirZoom 4" and "Solène Vaporette Next Pro" are things, and what stands in a list of such.
  if (isEntryAmongNames(at)) return false
  const words = tokens.slice(tail.from, tail.to)
  return words.length <= LONGEST_FAMILY_NAME && words.every(({ text }) => !/\d|\p{Ll}\p{Lu}/u.test(text))
}

const LONGEST_FAMILY_NAME = 3

/** "drawn by Astrid Baker": a first name, and one word with a capital. Things have an article, a noun or a line of their own. */
export function mayBePerson({ pattern, unit, tokens, from, tail }: At): boolean {
  if (!isGivenName(pattern.parts[0] ?? '') || tail.to - tail.from !== 1 || unit.kind !== 'sentence')
    return false
  return tokens[tail.from]?.caps === 'title' && !tokens[from]?.bold && !isOneOf(unit, from - 1, 'determiners')
}

/** "(Ford et al., 2003)", "(Ford, 2003)", "Ford and Miller (2003)": who wrote it. */
export function isAuthor(at: At): boolean {
  const { tokens, from, to } = at
  if (tokens[to]?.fold === 'et' && tokens[to + 1]?.fold === 'al') return true
  if (tokens[from - 1]?.fold === '(' && tokens[to]?.fold === ',' && isYear(tokens[to + 1]?.fold)) return true
  const isDated = (end: number) =>
    tokens[end]?.fold === '(' && isYear(tokens[end + 1]?.fold) && tokens[end + 2]?.fold === ')'
  return (isPair(at, to) && isDated(to + 2)) || (isPair(at, from - 2) && isDated(to)) || isOfStudy(at)
}

/** "Ford and Miller": a word with a capital on both sides of an "and". */
const isPair = ({ unit, tokens }: At, at: number): boolean =>
  [at, at + 1].some((and) => isOneOf(unit, and, 'and') || tokens[and]?.fold === '&') &&
  [at, at + 1].some((name) => isCapitalised(tokens[name]))

/** "a study by Ford and Miller", where the brand has a longer name. */
function isOfStudy(at: At): boolean {
  const { unit, tokens, from, to, pattern, nameWords } = at
  if (pattern.parts.length >= nameWords.length || !(isPair(at, to) || isPair(at, from - 2))) return false
  const by = isPair(at, to) ? from - 1 : from - 3
  return isOneOf(unit, by, 'by') && STUDIES.has(tokens[by - 1]?.fold ?? '')
}

const STUDIES = new Set(signs.studies)

/** "what Marlow says about his voyage", "Odile, Rothbart's daughter" */
export function lives({ pattern, unit, tokens, from, to }: At): boolean {
  if (pattern.text.length === 1) return false
  if (isCueNear(unit, to, 'personLife', 6)) return true
  const isKin = ({ from: at }: Hit) => at >= to && at - to <= 5 && !isCapitalised(tokens[at])
  if (tokens[to]?.fold === ',' && hitsOf(unit, 'kin').some(isKin)) return true
  // "Ford's wife", and "Wendy's brother", where the name has the ending
  const owned = tokens[to]?.fold === "'s" ? to + 1 : pattern.text.endsWith("'s") ? to : null
  if (owned !== null && isCueAt(unit, owned, 'kin')) return true
  const pronoun = hitsOf(unit, 'personPronoun').find((hit) => hit.from >= to && hit.from - to <= 16)
  if (pronoun === undefined || tokens[to]?.fold === "'s") return false
  // "posts on Acme that show his garden": nobody writes on a person.
  if (isCueBefore(unit, from, 'locative') || signs.onLocatives.includes(tokens[from - 1]?.fold ?? ''))
    return false
  // Another name, before or after, may be meant by the pronoun.
  const start = Math.max(1, from - NAMES_BEFORE)
  const others = [...tokens.slice(start, from), ...tokens.slice(to + 1, pronoun.from)]
  return !others.some((token) => isCapitalised(token))
}

const NAMES_BEFORE = 24
