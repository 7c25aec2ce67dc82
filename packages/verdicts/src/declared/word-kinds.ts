import { refusal } from '@veracite/words/refusals'
import type { FactProblem } from '../predicates/check.ts'
import { text, texts, truth } from '../predicates/check.ts'
import { because, type Comparison } from '../predicates/comparison.ts'
import { mostlyIn } from '../predicates/kinds.ts'
import type { Quote } from '../predicates/predicate.ts'
import { givenText, nameKey, sameStem, wordsOf } from '../predicates/words.ts'
import { isCommonWord } from '../words/common-words.ts'
import { checkBy, wrong } from './checked.ts'
import type { Choice, Compare } from './declaration.ts'
import type { Kind } from './kind.ts'
import data from './words.json' with { type: 'json' }

/** Free text. Its meaning cannot be compared by words, so it accuses only if both sides are names. */
export const textKind = (compare: Compare): Kind<string, string> => ({
  form: 'a text, as short as the answer puts it',
  entry: 'A short text.',
  schema: { type: 'string' },
  check: text,
  read: givenText,
  say: (fact) => fact,
  sayStated: (stated) => stated,
  key: nameKey,
  isIn: mostlyIn,
  compare: (stated, fact) => compareTexts(stated, fact, compare),
})

function compareTexts(stated: string, fact: string, compare: Compare): Comparison {
  const [said, own] = [wordsOf(stated), wordsOf(fact)]
  if (said.join(' ') === own.join(' ')) return 'same'
  const holds = (all: readonly string[], some: readonly string[]) =>
    some.length > 0 && some.every((word) => all.some((other) => isAlike(word, other)))
  // A value with fewer words, or more of the same, does not contradict.
  if (holds(own, said) || holds(said, own)) return 'same'
  if (compare === 'contains') return because('unrelated', 'worded_otherwise')
  const shares = said.some((word) => own.some((other) => isAlike(word, other)))
  return !shares && isName(stated) && isName(fact) ? 'different' : because('doubtful', 'worded_otherwise')
}

const isAlike = (one: string, other: string): boolean => sameStem(one, other, 5) || sameStem(other, one, 5)

/** One to three words, each with a capital, and none that a dictionary has. */
function isName(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return (
    words.length > 0 &&
    words.length <= 3 &&
    words.every((word) => /^\p{Lu}/u.test(word) && !isCommonWord(nameKey(word)))
  )
}

export const listKind = (compare: Compare): Kind<string[], string[]> => ({
  form: 'a list of texts, one for each thing that is named: ["…", "…"]',
  entry: 'One thing on each line.',
  schema: { type: 'array', items: { type: 'string' } },
  check: Object.assign(
    (value: unknown, path: string, problems: FactProblem[]) =>
      texts(typeof value === 'string' ? listed(value) : value, path, problems),
    { form: texts.form },
  ),
  read: readList,
  say: (fact) => fact.join(', '),
  sayStated: (stated) => stated.join(', '),
  key: (stated) => stated.map(nameKey).toSorted().join('|'),
  isIn: (stated, quote) => stated.every((item) => mostlyIn(item, quote)),
  compare: (stated, fact) => compareLists(stated, fact, compare),
  isList: true,
})

function readList(value: unknown): string[] | null {
  const items = typeof value === 'string' ? listed(value) : Array.isArray(value) ? value.map(itemText) : []
  const found = items
    .filter((one): one is string => one !== null && one.trim() !== '')
    .map((one) => one.trim())
  const isWhole = found.length === items.length && found.length > 0 && found.length <= MOST_ITEMS
  return isWhole ? [...new Map(found.map((one) => [nameKey(one), one])).values()] : null
}

const MOST_ITEMS = 100

const itemText = (value: unknown): string | null =>
  typeof value === 'object' && value !== null ? givenText(Object.values(value)[0]) : givenText(value)

/** "oats, salt and water"; bullets and lines too. */
const listed = (text: string): string[] =>
  text
    .split(/[,;\n•·|]|\s(?:and|und|et|y|e|sowie|&)\s/u)
    .map((one) => one.replace(/^[\s*–-]+|[\s.*]+$/gu, ''))
    .filter((one) => one !== '')

/**
 * contains: everything that is said is in the fact's list. equal: the same things; fewer of them is not yet wrong. What is
 * not in the list differs; what shares a word with something in it may be the same.
 */
function compareLists(stated: readonly string[], fact: readonly string[], compare: Compare): Comparison {
  const fits = stated.map((item) => fitIn(item, fact))
  if (fits.includes('none')) return 'different'
  if (fits.includes('perhaps')) return because('doubtful', 'worded_otherwise')
  const all = fact.every((known) => stated.some((item) => isSameItem(item, known)))
  return compare === 'contains' || all ? 'same' : because('unrelated', 'not_all_named')
}

function fitIn(item: string, fact: readonly string[]): 'same' | 'perhaps' | 'none' {
  if (fact.some((known) => isSameItem(item, known))) return 'same'
  const words = wordsOf(item)
  const shares = fact.some((known) =>
    wordsOf(known).some((word) => word.length > 2 && words.some((one) => isAlike(one, word))),
  )
  return shares ? 'perhaps' : 'none'
}

/** "almonds" and "almond"; "rolled oats" is "oats" said more exactly, and "oats" is said less so. */
function isSameItem(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const holds = (all: readonly string[], some: readonly string[]) =>
    some.length > 0 && some.every((word) => all.some((known) => isSameWord(word, known)))
  return nameKey(one) === nameKey(other) || (a.length <= b.length ? holds(b, a) : holds(a, b))
}

/** Plurals: the same but for an ending of up to two letters. */
const isSameWord = (one: string, other: string): boolean => {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  return (
    long === short ||
    (short.length >= 3 &&
      long.length - short.length <= 2 &&
      long.startsWith(short.slice(0, -1)) &&
      /(?:s|es|n|en|e|i|er)$/.test(long))
  )
}

export const truthKind = (question: string): Kind<boolean, boolean> => ({
  form: 'true for yes, false for no',
  entry: 'Yes or no.',
  schema: { type: 'boolean' },
  check: Object.assign(
    (value: unknown, path: string, problems: FactProblem[]) =>
      truth(readTruth(value) ?? value, path, problems),
    { form: truth.form },
  ),
  read: readTruth,
  say: sayTruth,
  sayStated: sayTruth,
  key: sayTruth,
  isIn: (stated, quote) => isSaidOf(stated, quote, question),
  compare: (stated, fact) => (stated === fact ? 'same' : 'different'),
})

const sayTruth = (value: boolean): string => (value ? 'yes' : 'no')
const YES = new Set(data.yes.split(' '))
const NO = new Set(data.no.split(' '))
const LIMITS = new Set(data.limits.split(' '))

/** Yes or no in six languages, alone or before a comma: "Yes, free of charge". */
function readTruth(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === 0) return value === 1
  const text = givenText(typeof value === 'string' ? value.replaceAll('\ufe0f', '') : null)
  if (text === null) return null
  const first = (
    text
      .trim()
      .toLowerCase()
      .split(/[\s,.;:!–-]+/u)
      .filter(Boolean)[0] ?? ''
  ).normalize('NFC')
  const word = wordsOf(first)[0] ?? first
  if (YES.has(word) || YES.has(first)) return true
  return NO.has(word) || NO.has(first) ? false : null
}

/** A quote about the matter; whether it says yes or no must not stand there the other way round. */
function isSaidOf(stated: boolean, { words, text }: Quote, question: string): boolean {
  const asked = wordsOf(question).filter((word) => word.length > 3)
  const isOnMatter = asked.some((word) => words.some((other) => isAlike(word, other)))
  const isDenied = words.some((word) => NO.has(word)) || /n['’]t\b|✗|✘|❌|✖/iu.test(text)
  const isLimited = words.some((word) => LIMITS.has(word))
  return isOnMatter && (stated ? !isDenied : isDenied || isLimited)
}

export const choiceKind = (values: readonly Choice[]): Kind<string, string> => {
  const read = (value: unknown) => choiceOf(values, value)
  const labels = values.map(({ label }) => label)
  return {
    form: `one of ${JSON.stringify(labels)}`,
    entry: `One of: ${labels.join(', ')}.`,
    schema: { type: 'string' },
    check: checkBy((value) => {
      const fact = read(value)
      return fact === null ? wrong(refusal('must_be_one_of', { values: labels.join(', ') })) : { fact }
    }),
    read,
    say: (fact) => fact,
    sayStated: (stated) => stated,
    key: nameKey,
    isIn(stated, quote) {
      const choice = values.find(({ label }) => label === stated)
      return [stated, ...(choice?.synonyms ?? [])].some((word) => mostlyIn(word, quote))
    },
    compare: (stated, fact) => (nameKey(stated) === nameKey(fact) ? 'same' : 'different'),
  }
}

/** "12-month" and "12 months" are one. */
const choiceKey = (text: string): string =>
  wordsOf(text)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ')

/** By its label or a synonym, as a whole or as the only one that stands in the text. */
function choiceOf(values: readonly Choice[], value: unknown): string | null {
  const text = givenText(value)
  if (text === null) return null
  const wordsFor = ({ label, synonyms }: Choice) => [label, ...synonyms]
  const whole = values.find((one) => wordsFor(one).some((word) => choiceKey(word) === choiceKey(text)))
  if (whole !== undefined) return whole.label
  const said = ` ${choiceKey(text)} `
  const inside = values.filter((one) => wordsFor(one).some((word) => said.includes(` ${choiceKey(word)} `)))
  const [only] = inside
  if (inside.length !== 1 || only === undefined) return null
  // "not free" is not "free", whatever else it is; "no contract" may be a word for it.
  const rest = wordsFor(only).reduce((left, word) => left.replaceAll(` ${choiceKey(word)} `, '  '), said)
  return rest.split(' ').some((word) => NO.has(word)) ? null : only.label
}
