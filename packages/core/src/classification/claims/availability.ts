import { stanceOf } from '../assertion.ts'
import { partsOf } from '../compare/places.ts'
import { placeOf } from '../places/place.ts'
import { cueBeginsAt, hasCue, hitsOf } from '../reading.ts'
import type { BoundSentence } from '../subjects.ts'
import { ownerAt } from '../subjects.ts'
import { type Token, WORD } from '../text/tokens.ts'
import type { JudgedFact } from '../types.ts'
import { type ClaimContext, type Finding, hasFinding, hold, rawOf, textsOf } from './context.ts'

/** "available in Austria", "does not ship to Spain", "sold only in Portugal". */
export function readAvailability(context: ClaimContext): Finding[] {
  const facts = context.facts.active('country_availability')
  if (facts.length === 0) return []
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    for (const finding of leftOut(context, sentence)) findings.push(finding)
    for (const cue of ['availableIn', 'onlyIn', 'sells'] as const) {
      for (const hit of hitsOf(sentence, cue)) {
        if (ownerAt(sentence, hit.from, context.vocabulary) !== 'brand') continue
        const behind = marketsAfter(context, sentence, hit.to, cue === 'sells')
        const countries = behind.length > 0 ? behind : countriesBefore(context, sentence, hit.from)
        for (const country of countries) {
          if (hasFinding(findings, sentence, (one) => one.to === country.to)) continue
          const finding = holdCountry(context, sentence, hit.from, country)
          if (finding !== null) findings.push(finding)
        }
        const last = sentence.tokens[countries.at(-1)?.to ?? -1]?.fold ?? ''
        const notOnly = NOT.test(sentence.tokens[hit.from - 1]?.fold ?? '')
        const only = cue === 'onlyIn' || ONLY_BEHIND.has(last) || saysOnly(context, sentence, hit, behind[0])
        if (only && !notOnly && countries.length > 0) {
          const finding = exclusivity(context, sentence, hit.from, countries)
          if (finding !== null) findings.push(finding)
        }
      }
    }
  }
  return findings
}

/** "only delivers within Canada", "ne dessert que le Canada": an "only" beside the verb, and nothing else before the country. */
function saysOnly(
  context: ClaimContext,
  { tokens }: BoundSentence,
  hit: { from: number; to: number },
  country: Country | undefined,
): boolean {
  if (country === undefined) return false
  const between = tokens.slice(hit.to, country.from)
  const { functionWords, at } = context.vocabulary
  if (!between.every((token) => functionWords.has(token.fold) || at.has(token.fold) || ONLY.has(token.fold)))
    return false
  const before = tokens[hit.from - 1]?.fold ?? ''
  if (ONLY.has(before)) return !NOT.test(tokens[hit.from - 2]?.fold ?? '')
  if (/^n(?:e|')$/.test(before)) return /^qu(?:e|')$/.test(between[0]?.fold ?? '')
  const inside = between.findIndex((token) => ONLY.has(token.fold))
  return inside >= 0 && !NOT.test((between[inside - 1] ?? tokens[hit.to - 1])?.fold ?? '')
}

const NOT = /^(?:not|nicht|no|nao|pas|non)$/

const ONLY = new Set(
  'only solely exclusively just nur ausschliesslich lediglich solo solamente unicamente exclusivamente so apenas somente seulement uniquement exclusivement'.split(
    ' ',
  ),
)

/** "is sold in Belgium only". */
const ONLY_BEHIND = new Set(
  'only alone exclusively solamente unicamente exclusivamente apenas somente seulement uniquement exclusivement'.split(
    ' ',
  ),
)

function holdCountry(
  context: ClaimContext,
  sentence: BoundSentence,
  from: number,
  country: Country,
): Finding | null {
  const finding = hold(context, {
    predicate: 'country_availability',
    stated: rawOf(context, sentence, country.from, country.to),
    sentence,
    from,
    value: country.from,
    to: country.to,
    matches: (fact) => available(fact, country.code),
    strong: true,
  })
  // "does not ship to Alaska" leaves the rest of the country.
  const partDenied =
    finding?.verdict === 'contradicted' &&
    !country.whole &&
    finding.fact !== null &&
    available(finding.fact, country.code) === true
  return partDenied ? null : finding
}

/** "Austria is left out", "excludes Austria": listed, and said not to be served. */
function leftOut(context: ClaimContext, sentence: BoundSentence): Finding[] {
  const hits = hitsOf(sentence, 'leftOut')
  if (hits.length === 0 || sentence.question) return []
  return countriesAfter(sentence, 0, sentence.tokens.length).flatMap((country) => {
    const fact = context.facts.active('country_availability').find((one) => available(one, country.code))
    const said = hits.some(
      (hit) =>
        (hit.from >= country.to && hit.from - country.to <= 3) ||
        (hit.to <= country.from && country.from - hit.to <= 2 && hit.from > 0),
    )
    if (fact === undefined || !said || !country.whole) return []
    if (ownerAt(sentence, country.from, context.vocabulary) !== 'brand') return []
    const stance = stanceOf(
      sentence,
      country.from,
      country.from,
      country.to,
      context.sentences[sentence.index + 1],
    )
    if (!stance.asserted || stance.denied || stance.doubtful || stance.elsewhen) return []
    return [
      {
        predicate: 'country_availability' as const,
        stated: rawOf(context, sentence, country.from, country.to),
        verdict: 'contradicted' as const,
        fact,
        sentence,
        from: country.from,
        to: country.to,
      },
    ]
  })
}

/** "sells its bikes in Belgium and France": behind a mere verb of selling, a preposition of place leads to the first country. */
function marketsAfter(
  context: ClaimContext,
  sentence: BoundSentence,
  from: number,
  verbOnly: boolean,
): Country[] {
  const markets: Country[] = []
  for (const country of countriesAfter(sentence, from)) {
    const before = prepositionBefore(context, sentence, country.from)
    const led = MARKET.has(before) || context.vocabulary.at.has(before)
    const listed = before === ',' || context.vocabulary.and.has(before)
    const near = country.from - (markets.at(-1)?.to ?? from) <= 6
    const isMarket = verbOnly ? near && (led || listed) : country.whole || led || listed
    if (isMarket) markets.push(country)
  }
  return markets
}

const MARKET = new Set(
  'in to en a em para nach au aux vers dans within across throughout over into of de'.split(' '),
)

/** The countries of a set that a sentence names: said to be served, or denied. */
export function holdMarket(
  context: ClaimContext,
  sentence: BoundSentence,
  codes: ReadonlySet<string>,
): Finding[] {
  if (hasCue(sentence, 'leftOut')) return []
  return countriesAfter(sentence, 0, sentence.tokens.length)
    .filter(
      (country) =>
        country.whole &&
        codes.has(country.code) &&
        ownerAt(sentence, country.from, context.vocabulary) === 'brand',
    )
    .flatMap((country) => {
      const finding = hold(context, {
        predicate: 'country_availability',
        stated: rawOf(context, sentence, country.from, country.to),
        sentence,
        from: country.from,
        value: country.from,
        to: country.to,
        matches: (fact) => (available(fact, country.code) === true ? true : null),
        strong: true,
      })
      if (finding === null) return []
      return [isLeft(sentence, country) ? { ...finding, verdict: OPPOSITE[finding.verdict] } : finding]
    })
}

/** "Acme left France", "hat Frankreich verlassen": whoever leaves a country no longer sells there. */
function isLeft({ tokens }: BoundSentence, { from, to }: Country): boolean {
  if (tokens.slice(to, to + 5).some((token) => /^(?:verlassen|zuruckgezogen)$/.test(token.fold))) return true
  let at = from - 1
  while (at >= 0 && from - at <= 3 && OUT_OF.has(tokens[at]?.fold ?? '')) at -= 1
  return LEAVING.test(tokens[at]?.fold ?? '')
}

const OUT_OF = new Set('out of from the de del da do la le el a o du des'.split(' '))
const LEAVING =
  /^(?:left|quit|exited|withdrew|withdrawn|pulled|abandoned|verliess|abandono|abandonou|dejo|deixou|saiu|salio|retiro|retirou|quitte|quittee|quitta)$/
const OPPOSITE = {
  supported: 'contradicted',
  contradicted: 'supported',
  outdated: 'outdated',
  unverifiable: 'unverifiable',
} as const

interface Country {
  code: string
  from: number
  to: number
  /** False for one of its regions: what is sold in Vermont is sold in the United States, what is not may be still. */
  whole: boolean
}

function countriesAfter(sentence: BoundSentence, start: number, patience = 8): Country[] {
  const { tokens } = sentence
  const found: Country[] = []
  let idle = 0
  for (let at = start; at < tokens.length && idle < patience; at += 1) {
    const token = tokens[at] as Token
    if (token.fold === ';' || token.fold === '.') break
    if (sentence.marks.some((mark) => mark.owner === 'other' && mark.from === at)) break
    if (cueBeginsAt(sentence, 'contrast', at) || (at > start && start > 0 && hasNewVerb(sentence, at))) break
    let hit: Country | null = null
    for (
      let to = Math.min(tokens.length, at + 4);
      to > at && token.kind === WORD && token.cap !== 0;
      to -= 1
    ) {
      const place = placeOf(tokens.slice(at, to).map((one) => one.fold))
      if (place?.country !== undefined) {
        hit = { code: place.country, from: at, to, whole: true }
        break
      }
      if (place?.region !== undefined && place.within !== undefined) {
        hit = { code: place.within, from: at, to, whole: false }
        break
      }
    }
    if (hit === null) idle += 1
    else {
      found.push(hit)
      at = hit.to - 1
      idle = 0
    }
  }
  return found
}

/** "In der Schweiz ist Acme nicht erhältlich": the country opens the sentence. */
function countriesBefore(context: ClaimContext, sentence: BoundSentence, end: number): Country[] {
  const start = Math.max(0, end - 9)
  return countriesAfter(sentence, start).filter(
    (country) =>
      country.to <= end && context.vocabulary.at.has(prepositionBefore(context, sentence, country.from)),
  )
}

function prepositionBefore(context: ClaimContext, sentence: BoundSentence, at: number): string {
  const before = sentence.tokens[at - 1]?.fold ?? ''
  return context.vocabulary.determiners.has(before) ? (sentence.tokens[at - 2]?.fold ?? '') : before
}

function hasNewVerb(sentence: BoundSentence, at: number): boolean {
  return (
    cueBeginsAt(sentence, 'headquarters', at) ||
    cueBeginsAt(sentence, 'founded', at) ||
    cueBeginsAt(sentence, 'negation', at)
  )
}

/** A list of countries is the whole list unless it says that it is not. */
function available(fact: JudgedFact, code: string): boolean | null {
  const codes = codesOf(fact)
  if (codes.length === 0) return null
  if (codes.includes(code)) return true
  return (fact.value as { complete?: unknown } | null)?.complete === false ? null : false
}

function codesOf(fact: JudgedFact): string[] {
  return textsOf(fact).flatMap((text) =>
    partsOf(text).flatMap((part) => {
      if (/^[A-Z]{2}$/.test(part.raw)) return [part.raw === 'UK' ? 'GB' : part.raw]
      const place = placeOf(part.words)
      return place?.country === undefined ? [] : [place.country]
    }),
  )
}

/** "only in Portugal" denies the other countries of the list. */
function exclusivity(
  context: ClaimContext,
  sentence: BoundSentence,
  from: number,
  countries: readonly Country[],
): Finding | null {
  const stated = new Set(countries.map((country) => country.code))
  const to = countries.at(-1)?.to ?? from + 1
  if (hasCue(sentence, 'falsehood')) return null
  return hold(context, {
    predicate: 'country_availability',
    stated: rawOf(context, sentence, from, to),
    sentence,
    from,
    value: from,
    to,
    matches: (fact) => {
      const codes = codesOf(fact)
      return codes.length === 0 ? null : !!codes.every((code) => stated.has(code))
    },
    strong: true,
  })
}
