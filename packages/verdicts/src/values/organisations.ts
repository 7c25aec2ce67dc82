import type { Hit } from '../text/phrases.ts'
import {
  type Found,
  hitsOf,
  isCueAt,
  isCueBefore,
  isOneOf,
  isOwn,
  type NamedLine,
  type NameRun,
  startOfCue,
  wordsAt,
} from './line.ts'
import { isPlainWord, LONGEST_INVENTED, namesBeside } from './names.ts'
import { countryOfAdjective } from './places.ts'

/** Every name that can be a company's: not the brand's own, and not a person's or a place's. */
export function organisationsIn(line: NamedLine): Found<string>[] {
  return namesBeside(line)
    .filter((run) => !isOwn(line, run) && isOrganisation(line, run))
    .map(({ from, to }) => wordsAt(line, from, isPrefix(line, to) ? to - 2 : to))
}

/** "die Mondelez-Tochter" */
const isPrefix = (line: NamedLine, to: number): boolean =>
  line.tokens[to - 2]?.fold === '-' && isCueAt(line, to - 1, 'brandOf')

function isOrganisation(line: NamedLine, { from, to, kind, strong }: NameRun): boolean {
  const { tokens, language, valueFrom } = line
  if (to - from > 1) return kind !== 'person'
  const { fold = '' } = tokens[from] ?? {}
  const isNone = countryOfAdjective(fold) !== undefined || language.months.includes(fold)
  if (kind !== 'other' || isNone) return false
  // The first word has a capital anyway; in a label or cell, or before "bought", it is a name all the same.
  const before = tokens[from - 1]
  const isFirst = before === undefined || (before.kind === 'sign' && before.fold !== ',')
  const isOpening = valueFrom === null && isFirst
  if (isOpening && isCueAt(line, to, 'owns', 'boughtIt')) return true
  if (strong || !language.capitalisesNouns) return strong || !isOpening
  // "gehört Mondelez": after a verb, an unknown short word is a name, not a noun.
  const isKnown = language.isCueWord(fold) || isPlainWord(fold, language)
  const end = startOfCue(line, from, 'stillNow')
  const isLed = isOneOf(line, end - 1, 'copulas', 'by', 'to') || isCueBefore(line, end, 'owned')
  return isLed && !isKnown && fold.length <= LONGEST_INVENTED
}

/** Where a company is said to be independent, not "independent of the makers" or "an independent test". */
export function independentIn(line: NamedLine): Hit[] {
  return hitsOf(line, 'independent').filter(({ from, to }) => {
    if (isOneOf(line, to, 'of', 'by') || isOneOf(line, from - 1, 'prepositions')) return false
    const isWhole = to - from > 1 || line.tokens[to]?.kind !== 'word' || isCueAt(line, to, 'firm')
    return isWhole || isOneOf(line, from - 1, 'copulas')
  })
}
