import { tokensOf } from '../phrases.ts'
import { cleanText } from '../text/clean.ts'
import { remember } from '../text/remember.ts'
import { WORD } from '../text/tokens.ts'

/** Whether two written names can be the same person: family name shared, first names not in conflict. */
export function samePerson(left: string, right: string): boolean {
  return areOnePerson(nameWords(left), nameWords(right))
}

/** The same for names whose words are known already. */
export function areOnePerson(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return false
  if (a === b || haveSameWords(a, b)) return true
  let shared = 0
  for (const word of a) if (word.length > 1 && b.includes(word)) shared += 1
  if (a.length === 1 || b.length === 1) return shared > 0
  if (shareFamilyName(a, b) && sameFirstName(a[0] as string, b[0] as string)) return true
  // "Doe, Jane" and "Doe Jane": the same words in another order.
  return shared >= 2 && shared >= Math.min(a.length, b.length)
}

function haveSameWords(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false
  for (let at = 0; at < left.length; at += 1) if (left[at] !== right[at]) return false
  return true
}

/** Any word but the first one may be the family name. */
function shareFamilyName(left: readonly string[], right: readonly string[]): boolean {
  for (let at = 1; at < left.length; at += 1) {
    const word = left[at] as string
    if (word.length <= 1) continue
    for (let other = 1; other < right.length; other += 1)
      if (sameFamilyName(word, right[other] as string)) return true
  }
  return false
}

/** The words of a name without titles, particles and full stops. */
export const nameWords: (name: string) => readonly string[] = remember((name) =>
  tokensOf(cleanText(name).text)
    .filter((token) => token.kind === WORD)
    .map((token) => token.fold.replace(/'$/, ''))
    .filter((word) => !NOT_PART_OF_A_NAME.has(word) && !word.startsWith("'")),
)

const NOT_PART_OF_A_NAME = new Set(
  'dr mr mrs ms prof professor sir herr frau don dona senor senora sr sra monsieur madame mme m mlle doctor dame lady lord ing dipl phd jr de da do dos das del della di van von der den la le el y e al bin ter ten'.split(
    ' ',
  ),
)

/** One letter more or less, or an umlaut written out: a spelling, not another family. */
function sameFamilyName(left: string, right: string): boolean {
  return left === right || withoutUmlauts(left) === withoutUmlauts(right)
}

const withoutUmlauts = remember((word) =>
  word.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u'),
)

function sameFirstName(left: string, right: string): boolean {
  if (left === right || left.length === 1 || right.length === 1) return left[0] === right[0]
  if (left.length >= 3 && right.length >= 3 && (left.startsWith(right) || right.startsWith(left))) return true
  return SHORT_FORMS.some((group) => group.includes(left) && group.includes(right))
}

const SHORT_FORMS = [
  'robert bob rob bobby',
  'william bill will billy',
  'elizabeth liz beth eliza lisa betty',
  'margaret maggie meg peggy',
  'james jim jimmy jamie',
  'john jack johnny',
  'richard dick rick rich',
  'edward ed ted eddie ned',
  'thomas tom tommy',
  'michael mike mick',
  'anthony tony',
  'katherine kate kathy katie catherine cathy',
  'francisco paco pancho',
  'jose pepe',
  'antonio toni tono',
  'johannes hannes hans',
  'maximilian max',
  'alexander alex sasha sascha',
  'theodore ted theo',
  'charles charlie chuck',
  'jennifer jenny jen',
  'rebecca becky',
  'stephen steve steven',
].map((group) => group.split(' '))
