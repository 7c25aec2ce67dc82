import { LANGUAGE_FILES } from '@veracite/verdicts/languages/all'
import type { LanguageData } from '@veracite/verdicts/languages/language'
import { ALL, checkFact } from '@veracite/verdicts/predicates/all'
import type { Input } from '@veracite/verdicts/predicates/check'
import type { AnyPredicate } from '@veracite/verdicts/predicates/predicate'
import { seededRandom } from './seeded-random.ts'

/** Answers, pages and facts that are meant to keep a server busy. The same seed makes the same material. */
export interface HostileMaterial {
  /** Statements about the brand, over and over, in a shape that the seed chooses. */
  text(length: number): string
  facts(count: number): { predicate: string; value: unknown }[]
}

const BRAND = 'Halden Instruments'

export function hostileMaterial(seed: number): HostileMaterial {
  const draw = drawsFrom(seed)
  const spoken = Array.from({ length: 1 + draw.below(4) }, () => draw.from(ALL))
  // Facts of what the text speaks of cost the most; facts of everything meet in the most ways.
  const known = draw.below(2) === 0 ? ALL : spoken
  return {
    text: (length) => textOf(draw, spoken, length),
    facts: (count) =>
      Array.from({ length: count }, (_, at) => factOf(draw, known[at % known.length] as AnyPredicate)),
  }
}

interface Draw {
  below(limit: number): number
  from<Item>(items: readonly Item[]): Item
}

function drawsFrom(seed: number): Draw {
  const random = seededRandom(seed)
  const below = (limit: number) => (random() * 2 ** 32) % limit
  return { below, from: (items) => items[below(items.length)] as (typeof items)[number] }
}

/** A few statements, or thousands of different ones, joined as prose, lines, list, table, labels or one sentence. */
function textOf(draw: Draw, predicates: readonly AnyPredicate[], length: number): string {
  const isVaried = draw.below(2) === 0
  const join = draw.from(JOINS)
  // Half of all in English: with the brand's own words, others are not always recognised.
  const language = draw.from([
    ...LANGUAGE_FILES,
    ...LANGUAGE_FILES.map(() => LANGUAGE_FILES[0] as LanguageData),
  ])
  const unit = () => predicates.map((predicate) => join(statementOf(draw, language, predicate))).join('')
  const first = unit()
  let text = `${BRAND} makes sensors. `
  while (text.length < length) text += isVaried ? unit() : first
  return text.slice(0, length)
}

interface Statement {
  subject: string
  cue: string
  value: string
}

const JOINS: ((statement: Statement) => string)[] = [
  ({ subject, cue, value }) => `${subject} ${cue} ${value}. `,
  ({ subject, cue, value }) => `${subject} ${cue} ${value}\n`,
  ({ cue, value }) => `- ${cue}: ${value}\n`,
  ({ subject, cue, value }) => `| ${subject} | ${cue} | ${value} |\n`,
  ({ cue, value }) => `${cue} ${value}, `,
  ({ subject, cue, value }) => `${subject} (${cue} ${value}) `,
  ({ subject, value }) => `${subject} ${value} ${value} `,
]

function statementOf(draw: Draw, language: LanguageData, predicate: AnyPredicate): Statement {
  const phrases = [...(language.labels[predicate.name] ?? []), ...(language.subject[predicate.name] ?? [])]
  return {
    subject: draw.from([BRAND, 'It', 'The company', 'Halden']),
    cue: phrases.length === 0 ? 'is' : draw.from(phrases),
    value: predicate.say(drawnValue(draw, predicate)),
  }
}

const factOf = (draw: Draw, predicate: AnyPredicate) => ({
  predicate: predicate.name,
  value: drawnValue(draw, predicate),
})

/** Draws again whatever the check refuses, until it refuses nothing. */
function drawnValue(draw: Draw, { name, check: { form } }: AnyPredicate): unknown {
  if (form.kind !== 'record') return drawnUntilRight(draw, name, form)
  let value = {}
  const members = form.members.filter(({ needed }) => needed)
  for (let round = 0; round < MAX_DRAWS; round++) {
    const checked = checkFact(name, value)
    if (checked.ok) return value
    const wrong = members.filter(({ member }) =>
      checked.problems.some(({ path }) => path.startsWith(`value.${member}`)),
    )
    value = {
      ...value,
      ...Object.fromEntries(wrong.map((input) => [input.member, filledInput(draw, input)])),
    }
  }
  throw new Error(`no value of ${name} was found`)
}

function drawnUntilRight(draw: Draw, name: string, input: Input): unknown {
  for (let round = 0; round < MAX_DRAWS; round++) {
    const value = filledInput(draw, input)
    if (checkFact(name, value).ok) return value
  }
  throw new Error(`no value of ${name} was found`)
}

const MAX_DRAWS = 1_000

function filledInput(draw: Draw, input: Input): unknown {
  if (input.kind === 'truth') return draw.below(2) === 0
  if (input.kind === 'whole' || input.kind === 'number')
    return input.least + draw.below(Math.min(input.most - input.least, 1_000_000))
  if (input.kind === 'text') return wordsOf(draw)
  return Array.from({ length: 1 + draw.below(20) }, () => wordsOf(draw))
}

/** Words of any kind, some of which happen to be an address, a path, a number or a country. */
function wordsOf(draw: Draw): string {
  const word = () => draw.from(SYLLABLES) + draw.from(SYLLABLES)
  const one = word()
  const Name = `${one.charAt(0).toUpperCase()}${one.slice(1)}`
  return draw.from([
    Name,
    `${one}s`,
    `${Name} ${word()} Ltd`,
    `${Name} ${word()} software retail energy ${word()}`,
    `${Name} Smith`,
    `Berlin, ${Name}`,
    `${one}@${word()}.com`,
    `/${one}/${word()}`,
    `+49 30 ${100_000 + draw.below(899_999)}`,
    draw.from(['DE', 'FR', 'EUR', 'USD', 'month', 'year', 'Germany']),
  ])
}

const SYLLABLES = ['ha', 'ber', 'tro', 'li', 'scan', 'mo', 'ka', 'ner', 'su', 'ol', 'ti', 'gra']
