import { PROMPT_INTENTS } from '../vocabulary.ts'
import { FactShelf, textsOf } from './claims/context.ts'
import { indexNames, type NameIndex } from './names.ts'
import { foldedWords } from './phrases.ts'
import { placeOf } from './places/place.ts'
import { type Prompt, readPrompt } from './prompt.ts'
import { copyOf, isSameContent } from './same-content.ts'
import { remember } from './text/remember.ts'
import type { ClassifierInput, JudgedFact } from './types.ts'

type Brand = ClassifierInput['brand']

/** What can be prepared before any answer is read: the brand's names, the words of its facts, the prompts about it. */
export interface BrandFile {
  names: NameIndex
  shelf: FactShelf
  /** The words of everything that is known to be called after the brand, and of its trade. */
  ownWords: ReadonlySet<string>
  /** Names of the brand's people, town, prizes and certificates: whoever is named so is no rival. */
  personWords: ReadonlySet<string>
  /** The whole range of products is known. */
  rangeKnown: boolean
  /** Its products are called after it. */
  productsBearName: boolean
  prompt(prompt: ClassifierInput['prompt']): BrandPrompt
}

/** A prompt as read for one brand. */
interface BrandPrompt extends Prompt {
  /** It speaks of what the brand does: "banking apps" to a bank. */
  ofTrade: boolean
}

/**
 * The file of a brand. A scan asks for the same one again and again, so the latest are kept, with copies of what they
 * were made from: a file is used only for equal names and facts, and nobody can tell but by the clock.
 */
export function brandFile({ brand, facts }: ClassifierInput): BrandFile {
  for (const one of kept) {
    if (isSameBrand(one.brand, brand) && areSameFacts(one.facts, facts)) return one.file
  }
  const own = { brand: copyOf(brand), facts: copyOf(facts) }
  const file = makeFile(own.brand, own.facts)
  if (kept.length >= MOST_BRANDS) kept.shift()
  kept.push({ ...own, file })
  return file
}

function isSameBrand(left: Brand, right: Brand): boolean {
  return (
    left.name === right.name && left.domain === right.domain && isSameContent(left.aliases, right.aliases)
  )
}

function areSameFacts(left: readonly JudgedFact[], right: readonly JudgedFact[]): boolean {
  if (left.length !== right.length) return false
  for (let at = 0; at < left.length; at += 1) {
    const [one, other] = [left[at] as JudgedFact, right[at] as JudgedFact]
    if (one.id !== other.id || one.active !== other.active || one.predicate !== other.predicate) return false
    if (!isSameContent(one.value, other.value)) return false
  }
  return true
}

const kept: { brand: Brand; facts: readonly JudgedFact[]; file: BrandFile }[] = []
const MOST_BRANDS = 64
const MOST_PROMPTS = 64
/** Nobody asks a prompt of many pages twice. */
const LONGEST_PROMPT = 2_000

function makeFile(brand: Brand, facts: readonly JudgedFact[]): BrandFile {
  const names = namesOf(brand, facts)
  const ownWords = ownWordsOf(brand, facts)
  const factWords = new Set(facts.flatMap(textsOf).flatMap(foldedWords))
  const read = ({ text, intent }: ClassifierInput['prompt']): BrandPrompt => {
    const prompt = readPrompt({ brand, prompt: { text, intent } }, names, ownWords, factWords)
    return { ...prompt, ofTrade: isOfTrade(brand, facts, prompt) }
  }
  const readAgain = new Map(
    PROMPT_INTENTS.map((intent) => [intent, remember((text) => read({ intent, text }), MOST_PROMPTS)]),
  )
  return {
    names,
    shelf: new FactShelf(facts),
    ownWords,
    personWords: personWordsOf(facts),
    rangeKnown: facts.some(
      (fact) => fact.predicate === 'product' && fact.active && fact.value.complete === true,
    ),
    productsBearName: facts.some(
      (fact) =>
        fact.predicate === 'product' &&
        textsOf(fact).some((text) => text.toLowerCase().startsWith(`${brand.name.toLowerCase()} `)),
    ),
    prompt: (prompt) =>
      (prompt.text.length > LONGEST_PROMPT ? undefined : readAgain.get(prompt.intent)?.(prompt.text)) ??
      read(prompt),
  }
}

function namesOf({ name, aliases }: Brand, facts: readonly JudgedFact[]): NameIndex {
  const products = facts
    .filter((fact) => PRODUCT_PREDICATES.has(fact.predicate))
    .flatMap(textsOf)
    .sort()
  const brandWords = [name, ...aliases].map((text) => ` ${foldedWords(text).join(' ')} `)
  return indexNames([
    { text: name, kind: 'name' },
    ...aliases.map((text) => ({ text, kind: 'alias' as const })),
    ...products.map((text) => {
      const words = ` ${foldedWords(text).join(' ')} `
      const carriesName = brandWords.some((brand) => words.includes(brand))
      return { text, kind: carriesName ? ('name' as const) : ('product' as const), product: true }
    }),
    ...products.flatMap((text) => shortProductNames(text, [name, ...aliases])),
  ])
}

const PRODUCT_PREDICATES: ReadonlySet<string> = new Set(['product', 'price', 'discontinued'])

/** "Acme Original" is called "the Original" once Acme has been named. */
function shortProductNames(
  text: string,
  brandNames: readonly string[],
): { text: string; kind: 'product'; product: true; means: string }[] {
  return brandNames.flatMap((brand) => {
    const rest = text.toLowerCase().startsWith(`${brand.toLowerCase()} `)
      ? text.slice(brand.length + 1).trim()
      : ''
    const usable = rest.length >= 3 && /^[\p{Lu}\d]/u.test(rest) && !/^\d+$/.test(rest)
    return usable ? [{ text: rest, kind: 'product' as const, product: true as const, means: text }] : []
  })
}

function personWordsOf(facts: readonly JudgedFact[]): Set<string> {
  const people = facts.filter((fact) => PERSON_PREDICATES.has(fact.predicate))
  return new Set(people.flatMap(textsOf).flatMap(foldedWords))
}

const PERSON_PREDICATES: ReadonlySet<string> = new Set([
  'headquarters',
  'founder',
  'ceo',
  'award',
  'certification',
  'legal_name',
])

function ownWordsOf({ name, aliases }: Brand, facts: readonly JudgedFact[]): Set<string> {
  const own = facts.filter((fact) => OWN_WORD_PREDICATES.has(fact.predicate)).flatMap(textsOf)
  return new Set([name, ...aliases, ...own].flatMap(foldedWords))
}

const OWN_WORD_PREDICATES: ReadonlySet<string> = new Set([
  'product',
  'price',
  'discontinued',
  'legal_name',
  'industry',
])

function isOfTrade(brand: Brand, facts: readonly JudgedFact[], { words, reading }: Prompt): boolean {
  const name = new Set(foldedWords(brand.name))
  const isTelling = (word: string) =>
    word.length >= 4 &&
    !name.has(word) &&
    !reading.vocabulary.isGeneric(word) &&
    placeOf([word]) === undefined
  const trade = facts.filter(({ predicate }) => predicate === 'industry' || predicate === 'legal_name')
  const stems = new Set(
    [...brand.aliases, ...trade.flatMap(textsOf)]
      .flatMap(foldedWords)
      .filter(isTelling)
      .map((word) => word.slice(0, 5)),
  )
  return stems.size > 0 && [...words].some((word) => isTelling(word) && stems.has(word.slice(0, 5)))
}
