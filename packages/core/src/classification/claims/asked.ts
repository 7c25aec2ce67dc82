import type { FactPredicate } from '../../vocabulary.ts'
import { inNoInformation, stanceOf } from '../assertion.ts'
import type { Cue } from '../languages/language.ts'
import { foldedWords } from '../phrases.ts'
import { placeOf } from '../places/place.ts'
import { hasCue, hitsOf } from '../reading.ts'
import { type BoundSentence, ownerAt } from '../subjects.ts'
import type { NumberRead } from '../text/numbers.ts'
import { NUMBER, PUNCTUATION, type Token, WORD } from '../text/tokens.ts'
import { LOWER } from '../text/words.ts'
import { askedOwner } from './asked-owner.ts'
import { holdMarket } from './availability.ts'
import { type ClaimContext, type Finding, textsOf } from './context.ts'
import { holdHeadCount } from './employees.ts'
import { holdYear, yearAt } from './founded.ts'
import { holdPlace, isPlace, partsFrom } from './headquarters.ts'
import { hasBrandAsSubject, isAboutBrand } from './known-values.ts'
import { holdPeople, peopleIn } from './people.ts'

/**
 * What the prompt asked for and no reader found: "Who founded Acme?" makes the one person in the answer the founder,
 * however the sentence puts it. Only sentences about the brand count, and only where nothing else was understood.
 */
export function readAsked(context: ClaimContext, found: readonly Finding[]): Finding[] {
  const open = (predicate: FactPredicate) =>
    context.facts.active(predicate).length > 0 && !found.some((one) => one.predicate === predicate)
  const unsettled = (predicate: FactPredicate) =>
    context.questions.has(predicate) &&
    context.facts.active(predicate).length > 0 &&
    found.every((one) => one.predicate !== predicate || one.verdict === 'unverifiable')
  // What was asked stands first in each line: most prompts ask for one thing, and the rest is not even looked up.
  const asks = (...cues: Cue[]) => cues.some((cue) => context.asks.has(cue))
  const findings: (Finding | null)[] = []
  if (
    context.asks.has('when') &&
    asks('founded', 'foundedWeak', 'inBusiness', 'exists') &&
    open('founded_year')
  )
    findings.push(askedYear(context))
  else if (unsettled('founded_year')) findings.push(askedAge(context))
  if (context.asks.has('who') && asks('founded', 'founder', 'foundedWeak') && open('founder'))
    findings.push(...askedPeople(context, 'founder', NOT_FOUNDER))
  if (context.asks.has('who') && asks('chief', 'ledBy', 'leads') && open('ceo'))
    findings.push(...askedPeople(context, 'ceo', NOT_CHIEF))
  if (asks('placeLabel', 'headquarters') && !asks('availableIn', 'sells', 'onlyIn') && open('headquarters'))
    findings.push(askedPlace(context))
  const asksForSize = context.promptSizes.size === 0 && asks('staff', 'employs', 'people', 'larger')
  if (asksForSize && open('employees')) {
    const counted = askedCount(context)
    findings.push(counted ?? comparedCount(context))
  }
  if (unsettled('parent_company')) findings.push(...askedOwner(context, candidates(context, NOT_OWNER)))
  findings.push(...askedRevival(context))
  if (open('country_availability')) findings.push(...askedMarket(context))
  return findings.filter((finding) => finding !== null)
}

const NOT_FOUNDER: readonly Cue[] = ['chief', 'ledBy', 'leads', 'owned', 'awarded']
const NOT_CHIEF: readonly Cue[] = ['founded', 'founder', 'owned', 'awarded', 'former']
const NOT_SEAT: readonly Cue[] = ['availableIn', 'sells', 'otherSubject', 'staff']
const NOT_OWNER: readonly Cue[] = ['independent', 'chief', 'awarded', 'certified', 'former', 'future']
const NOT_BEGINNING: readonly Cue[] = [
  'owned',
  'owns',
  'awarded',
  'availableIn',
  'chief',
  'certified',
  'former',
  'discontinued',
  'headquarters',
]

/** Sentences about the brand that say nothing of another kind. */
function candidates(context: ClaimContext, without: readonly Cue[]): BoundSentence[] {
  return context.sentences.filter(
    (sentence) =>
      !sentence.question &&
      sentence.kind !== 'heading' &&
      !without.some((cue) => hasCue(sentence, cue)) &&
      (isAboutBrand(sentence) || isBareAnswer(context, sentence)),
  )
}

/** "About 280.", "In Ghent.": the first words of the answer are the value that the prompt asked for, and nothing else. */
function isBareAnswer(context: ClaimContext, sentence: BoundSentence): boolean {
  return (
    context.soleSubject &&
    sentence.index === 0 &&
    (sentence.tokens.length <= 6 || isHeadedByNumber(sentence)) &&
    sentence.marks.every((mark) => mark.owner === 'brand' || mark.from > 0 || mark.to - mark.from > 1)
  )
}

/** "Roughly 1,500, spread over two towns": the number, set off from what follows. */
function isHeadedByNumber({ tokens, numbers }: BoundSentence): boolean {
  const [first] = numbers
  return first !== undefined && first.from <= 2 && tokens[first.to]?.fold === ','
}

function isBrands(context: ClaimContext, sentence: BoundSentence, at: number): boolean {
  return ownerAt(sentence, at, context.vocabulary) === 'brand' && !inNoInformation(sentence, at)
}

function askedYear(context: ClaimContext): Finding | null {
  for (const sentence of candidates(context, NOT_BEGINNING)) {
    for (let at = 0; at < sentence.tokens.length; at += 1) {
      const year = yearAt(sentence, at)
      if (year !== null && isBrands(context, sentence, at))
        return holdYear(context, sentence, { from: at, to: at + 1 }, year, true)
    }
  }
  return null
}

/** "How old is Acme?" – "Acme funciona desde 1947": the one year since which the brand does what it does. */
function askedAge(context: ClaimContext): Finding | null {
  const findings: Finding[] = []
  for (const sentence of candidates(context, [...NOT_BEGINNING, 'staff', 'customers'])) {
    if (sentence.marks.some((mark) => mark.product !== null)) continue
    sentence.tokens.forEach((_, at) => {
      const year = yearAt(sentence, at)
      const before = sentence.tokens[at - 1]?.fold ?? ''
      const back = before === 'to' && /^(?:back|way)$/.test(sentence.tokens[at - 2]?.fold ?? '')
      if (year === null || !(back || SINCE.has(before)) || !isBrands(context, sentence, at)) return
      const finding = holdYear(context, sentence, { from: at - 1, to: at }, year, true)
      if (finding !== null) findings.push(finding)
    })
  }
  const [first, ...others] = findings
  return first !== undefined && others.every((one) => one.stated === first.stated) ? first : null
}

const SINCE = new Set('since desde seit depuis baujahr'.split(' '))

/** "Did Acme drop the Desk?" – "Acme still offers the Desk; only the walnut one was retired": what is gone is said to be sold. */
function askedRevival(context: ClaimContext): Finding[] {
  return context.facts.active('discontinued').flatMap((fact) => {
    const names = textsOf(fact).map((text) => foldedWords(text))
    if (!names.some((words) => words.every((word) => context.promptWords.has(word)))) return []
    return context.sentences.flatMap((sentence) => {
      const mark =
        sentence.marks.find(
          ({ product }) =>
            product !== null && names.some((words) => words.join(' ') === foldedWords(product).join(' ')),
        ) ?? affirmed(context, sentence)
      if (mark === null || !isStillSold(sentence, mark)) return []
      const next = context.sentences[sentence.index + 1]
      const stance = stanceOf(sentence, mark.from, mark.from, mark.to, next)
      if (!stance.asserted || stance.denied || stance.doubtful || stance.elsewhen) return []
      const { from, to } = mark
      const stated = `${textsOf(fact).join(', ')} is sold`
      return [
        {
          predicate: 'discontinued' as const,
          stated,
          verdict: 'contradicted' as const,
          fact,
          sentence,
          from,
          to,
        },
      ]
    })
  })
}

/** "Is the Desk still sold?" – "Yes, it is still available": the pronoun behind the yes. */
function affirmed(context: ClaimContext, sentence: BoundSentence): { from: number; to: number } | null {
  const { tokens, marks, index } = sentence
  if (index > 0 || !context.soleSubject || !YES.has(tokens[0]?.fold ?? '') || tokens[1]?.fold !== ',')
    return null
  if (marks.some((mark) => mark.owner === 'other' || mark.product !== null)) return null
  if (![...context.promptWords].some((word) => STILL.test(word) || word === 'noch')) return null
  const at = tokens.findIndex((token) => IT.test(token.fold))
  return at < 0 ? null : { from: at, to: at + 1 }
}

const YES = new Set(['yes', 'ja', 'si', 'oui', 'sim'])
const IT = /^(?:it|es|er|ihn|lo|la|il|elle|o|ele|ela)$/

/** "still" and a word of selling in the clause of the product, and no word of an end. */
function isStillSold(sentence: BoundSentence, { from, to }: { from: number; to: number }): boolean {
  const { tokens } = sentence
  const start = tokens.findLastIndex((token, at) => at < from && CLAUSE.test(token.fold)) + 1
  const close = tokens.findIndex((token, at) => at >= to && CLAUSE.test(token.fold))
  const end = close < 0 ? tokens.length : close
  const within = (cue: Cue) => hitsOf(sentence, cue).some((hit) => hit.from >= start && hit.to <= end)
  const still = tokens.findIndex((token, at) => at >= start && at < end && STILL.test(token.fold))
  // "still sells spare parts for the Desk": something else of it is sold.
  if (still < 0 || (still < from && from - still > 3 + Number(tokens[from - 1]?.cap === LOWER))) return false
  if (still >= to && still - to > 3) return false
  const selling = tokens.slice(start, end).some((token) => SELLING.test(token.fold))
  return (selling || SALE.some(within)) && !within('discontinued') && !within('negation')
}

const CLAUSE = /^[;,:.–]$/
const STILL = /^(?:still|weiterhin|weiter|sigue|siguen|toujours|encore|continua|ainda|todavia|aun)$/
const SELLING = /^(?:vendiendo|ofreciendo|fabricando|vendendo|oferecendo|verkauft|angeboten|vendue?)$/
const SALE: readonly Cue[] = ['offers', 'sells', 'availableIn', 'makes', 'rangeNoun']

function askedPeople(
  context: ClaimContext,
  predicate: 'founder' | 'ceo',
  without: readonly Cue[],
): Finding[] {
  for (const sentence of candidates(
    context,
    without.filter((cue) => cue !== 'founder'),
  )) {
    const people = sentence.tokens.some((token) => ONLOOKER.test(token.fold))
      ? null
      : peopleIn(context, sentence)
    if (people === null || (without.includes('founder') && !isOnlyTitled(sentence, people.to))) continue
    if (isBrands(context, sentence, people.from) || sentence.marks.every((mark) => mark.owner === 'brand'))
      return holdPeople(context, sentence, predicate, people)
  }
  return []
}

/** Who writes or speaks of a company does not lead it. */
const ONLOOKER =
  /^(?:review(?:ed|er|s)|interview(?:ed|s)?|reporter|journalist\w*|kritiker\w*|getestet|resen[ao]\w*|periodista|jornalista|critique)$/

/** "Jane Doe, one of its two founders": who is asked for is named first, and then told of. */
function isOnlyTitled(sentence: BoundSentence, to: number): boolean {
  return hitsOf(sentence, 'founder').every(
    (hit) => sentence.tokens[to]?.fold === ',' && hit.from > to && hit.from - to <= 6,
  )
}

function askedPlace(context: ClaimContext): Finding | null {
  const first = context.sentences[0]
  // "Toronto. Acme has been there …": the first sentence is the town.
  if (first !== undefined && isBareAnswer(context, first) && !first.question) {
    const place = partsFrom(context, first, 0)
    const whole = place !== null && place.from === 0 && first.tokens.length - place.to <= 1
    if (whole && isPlace(context, place)) return holdPlace(context, first, { from: 0, to: 0 }, place, true)
  }
  for (const sentence of candidates(context, NOT_SEAT)) {
    for (let at = 1; at < sentence.tokens.length; at += 1) {
      const token = sentence.tokens[at] as Token
      if (
        token.kind !== WORD ||
        token.cap === LOWER ||
        !context.vocabulary.at.has(sentence.tokens[at - 1]?.fold ?? '')
      )
        continue
      const place = partsFrom(context, sentence, at)
      if (
        place === null ||
        placeOf(place.parts[0]?.words ?? []) === undefined ||
        !isBrands(context, sentence, at) ||
        sentence.tokens.slice(Math.max(0, at - 4), at).some((token) => OUTPOST.test(token.fold))
      )
        continue
      if (!isBareAnswer(context, sentence) && !hasBrandAsSubject(sentence, at)) continue
      return holdPlace(context, sentence, { from: at - 1, to: at }, place, true)
    }
  }
  return null
}

/** What a company may have far from its seat. */
const OUTPOST =
  /^(?:showrooms?|shops?|stores?|branch|branches|warehouse|factory|laden|filialen?|werk|lager|tiendas?|sucursal|fabrica|almacen|lojas?|filial|armazem|boutiques?|magasins?|usine|entrepot|succursale)$/

function askedCount(context: ClaimContext): Finding | null {
  for (const sentence of candidates(context, ['staffChange', 'customers'])) {
    for (const number of sentence.numbers) {
      const next = sentence.tokens[number.to]
      const counted =
        next?.kind === WORD && next.cap === LOWER && !context.vocabulary.functionWords.has(next.fold)
      const people = hasCue(sentence, 'people') || hasCue(sentence, 'employs')
      if (
        isBareAnswer(context, sentence) &&
        next?.kind !== WORD &&
        number.value >= 2 &&
        !isYear(sentence, number)
      )
        return holdHeadCount(context, sentence, number)
      if (
        counted &&
        people &&
        number.value >= 2 &&
        number.value < 5_000_000 &&
        isBrands(context, sentence, number.from) &&
        !isYear(sentence, number)
      ) {
        return holdHeadCount(context, sentence, number)
      }
    }
  }
  return null
}

/** "Which is larger?" – "Rival counts 1,000 people, Acme about two thousand": a bare count behind the brand's name. */
function comparedCount(context: ClaimContext): Finding | null {
  const ofPeople =
    HEADS.some((cue) => context.asks.has(cue)) ||
    context.sentences.some((one) => HEADS.some((cue) => hasCue(one, cue)))
  if (!ofPeople) return null
  for (const sentence of candidates(context, ['staffChange', 'customers', 'founded', 'foundedWeak'])) {
    for (const number of sentence.numbers) {
      const next = sentence.tokens[number.to]
      const bare =
        next === undefined || next.kind === PUNCTUATION || context.vocabulary.functionWords.has(next.fold)
      const money = /^[%€$£]$/
      if (money.test(next?.fold ?? '') || money.test(sentence.tokens[number.from - 1]?.fold ?? '')) continue
      if (!bare || number.value < 10 || number.value >= 5_000_000 || isYear(sentence, number)) continue
      // "is bigger than it looks, with about 3,300": behind "with" the count may stand farther off.
      const reach = tokensBefore(sentence, number, WITH) ? 12 : 6
      const near = sentence.marks.some((mark) => mark.to <= number.from && number.from - mark.to <= reach)
      if (near && isBrands(context, sentence, number.from)) return holdHeadCount(context, sentence, number)
    }
  }
  return null
}

function tokensBefore({ tokens }: BoundSentence, { from }: NumberRead, words: ReadonlySet<string>): boolean {
  return tokens.slice(Math.max(0, from - 3), from).some((token) => words.has(token.fold))
}

const WITH = new Set(['with', 'mit', 'con', 'com', 'avec'])

const HEADS: readonly Cue[] = ['people', 'staff', 'employs']

/** Four digits; in words, "two thousand" is a count. */
function isYear(sentence: BoundSentence, { from, to, value }: NumberRead): boolean {
  return (
    to - from === 1 &&
    sentence.tokens[from]?.kind === NUMBER &&
    /^\d{4}$/.test(sentence.tokens[from]?.fold ?? '') &&
    value >= 1800 &&
    value <= 2100
  )
}

/** "Is Acme sold in Spain?" – "No, it has no dealers in Spain": the country of the prompt, said or denied again. */
function askedMarket(context: ClaimContext): Finding[] {
  if (context.promptCountries.size === 0) return []
  return candidates(context, ['headquarters']).flatMap((sentence) =>
    holdMarket(context, sentence, context.promptCountries),
  )
}
