import { hitsOf } from '../reading.ts'
import { type BoundSentence, ownerAt } from '../subjects.ts'
import { NUMBER, type Token, WORD } from '../text/tokens.ts'
import { type ClaimContext, type Finding, hold, numberOf, productBefore } from './context.ts'

/** "celebrated its 50th birthday in 2024": the year less the age is the year of the founding. */
export function readAnniversary(context: ClaimContext, sentence: BoundSentence): Finding | null {
  const { tokens } = sentence
  const verb = celebrationIn(sentence)
  if (verb < 0) return null
  const year = tokens.findIndex((token) => token.kind === NUMBER && /^(?:19|20)\d\d$/.test(token.fold))
  const age = year < 0 ? null : ageIn(context, sentence, verb, year)
  if (age === null || productBefore(sentence, verb) !== null) return null
  if (ownerAt(sentence, verb, context.vocabulary) !== 'brand') return null
  const founded = Number((tokens[year] as Token).fold) - age.value
  return hold(context, {
    predicate: 'founded_year',
    stated: String(founded),
    sentence,
    from: Math.min(verb, age.at, year),
    value: age.at,
    to: Math.max(verb, age.at, year) + 1,
    matches: (fact) => {
      const truth = numberOf(fact)
      // A party may be held the year after.
      return truth === null ? null : Math.abs(truth - founded) <= 1
    },
    strong: true,
    ignoresTime: true,
  })
}

function celebrationIn({ tokens }: BoundSentence): number {
  for (let at = 0; at < tokens.length; at += 1) {
    const { kind, fold } = tokens[at] as Token
    if (kind === WORD && CELEBRATES.has(fold)) return at
  }
  return -1
}

const CELEBRATES = new Set(
  'celebrates celebrated celebrating turns turned marks marked feiert feierte beging fete fetait celebre celebrait soufflait cumple cumplio celebro celebra festejo completa completou celebrou comemorou festejou'.split(
    ' ',
  ),
)

/** The age with the noun that makes it one: "its 50th birthday", "ses 25 ans", "das zehnjährige Bestehen", "turned fifty". */
function ageIn(
  context: ClaimContext,
  sentence: BoundSentence,
  verb: number,
  year: number,
): { value: number; at: number } | null {
  const { tokens } = sentence
  const turned = /^turn/.test((tokens[verb] as Token).fold)
  for (let at = verb + 1; at < Math.min(tokens.length, verb + 7); at += 1) {
    if (at === year) continue
    const token = tokens[at] as Token
    const number = sentence.numbers.find((one) => one.from === at)
    const ordinal = ORDINALS.get(token.fold)
    const compound = germanAge(context, token)
    const value = ordinal ?? compound ?? number?.value
    if (value === undefined || value < 3 || value > 500) continue
    const end = compound === undefined ? (number?.to ?? at + 1) : at
    const noun = nounAfter(tokens, end)
    if (noun < 0) return turned && number !== undefined && closes(tokens[end]) ? { value, at } : null
    return isOfSomething(context, sentence, noun + 1) ? null : { value, at }
  }
  return null
}

function closes(token: Token | undefined): boolean {
  return token === undefined || token.kind !== WORD || /^(?:in|this|last)$/.test(token.fold)
}

function nounAfter(tokens: readonly Token[], from: number): number {
  for (let at = from; at < Math.min(tokens.length, from + 4); at += 1)
    if (AGES.test((tokens[at] as Token).fold)) return at
  return -1
}

const AGES =
  /^(?:birthday|anniversary|years?|jahre|geburtstag|jubilaum|bestehen|firmenjubilaum|ans|anniversaire|anos|aniversario)$/

/** "the fifth anniversary of its app", "25 años de experiencia": of something else, unless it is the company. */
function isOfSomething(context: ClaimContext, sentence: BoundSentence, at: number): boolean {
  const next = sentence.tokens[at]
  if (next === undefined || next.kind !== WORD) return false
  const then = sentence.tokens[at + 1]
  const dated = then?.kind === NUMBER || context.vocabulary.months.has(then?.fold ?? '')
  if (dated || context.vocabulary.and.has(next.fold)) return false
  if (!context.vocabulary.of.has(next.fold)) return true
  if (/^(?:existence|existencia|vida|vie|historia)$/.test(sentence.tokens[at + 1]?.fold ?? '')) return false
  return !hitsOf(sentence, 'founded').some((hit) => hit.from > at && hit.from - at <= 3)
}

const TENS: readonly (readonly [string, number])[] = [
  ['funf', 5],
  ['zehn', 10],
  ['funfzehn', 15],
  ['zwanzig', 20],
  ['funfundzwanzig', 25],
  ['dreissig', 30],
  ['vierzig', 40],
  ['funfzig', 50],
  ['hundert', 100],
]

/** "zehnjähriges", and in "25-jährige" the word behind the number, which the number itself stands for. */
function germanAge({ vocabulary }: ClaimContext, { fold, kind }: Token): number | undefined {
  if (vocabulary.code !== 'de' || kind !== WORD) return undefined
  const stem = /^(\w+)jahrig(?:e|es|en|er)$/.exec(fold)?.[1]
  return TENS.find(([word]) => word === stem)?.[1]
}

const ORDINALS = new Map(
  Object.entries({
    fifth: 5,
    tenth: 10,
    fifteenth: 15,
    twentieth: 20,
    thirtieth: 30,
    fortieth: 40,
    fiftieth: 50,
    hundredth: 100,
    centenary: 100,
    decimo: 10,
    vigesimo: 20,
    dixieme: 10,
    vingtieme: 20,
    cinquantieme: 50,
    zehnten: 10,
    zwanzigsten: 20,
  }),
)
