import { comparePlaces } from '../compare/places.ts'
import type { Hit } from '../phrases.ts'
import { cueBeginsAt, hasCue, hitsOf, holdsKind } from '../reading.ts'
import { type BoundSentence, hasOwnSubject } from '../subjects.ts'
import { NUMBER, type Token, WORD } from '../text/tokens.ts'
import { readAnniversary } from './anniversary.ts'
import {
  type ClaimContext,
  type Finding,
  gappedValues,
  hold,
  numberOf,
  ownerOfCue,
  productBefore,
} from './context.ts'
import { isLabel, labelOf, ownerOfLabel } from './label.ts'

/** "founded in 2003", "gegründet 2013", "since 1991". */
export function readFounded(context: ClaimContext): Finding[] {
  if (!context.facts.knows('founded_year')) return []
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    // A year is written in digits; "a" and "one" are numbers, too.
    if (sentence.numbers.length === 0 || !holdsKind(sentence, NUMBER)) continue
    const seen: number[] = []
    const anniversary = readAnniversary(context, sentence)
    if (anniversary !== null) findings.push(anniversary)
    const labelled = labelledYear(context, sentence)
    if (labelled !== null) {
      seen.push(labelled.year.at)
      if (labelled.finding !== null) findings.push(labelled.finding)
    }
    const founded = hitsOf(sentence, 'founded')
    if (founded.length === 0 && !hasCue(sentence, 'foundedWeak')) continue
    for (const hit of founded) {
      for (const at of gappedValues(context, sentence, hit)) {
        const year = at < sentence.tokens.length ? yearAt(sentence, at) : null
        const finding =
          year === null
            ? null
            : holdYear(context, sentence, { from: at, to: at }, year, isFoundingWord(sentence, hit))
        if (finding !== null) {
          seen.push(at)
          findings.push(finding)
        }
      }
    }
    for (const { year, hit, strict } of strongestCues(context, sentence)) {
      if (seen.includes(year.at)) continue
      const finding = holdYear(context, sentence, hit, year, strict)
      if (finding !== null) findings.push(finding)
    }
  }
  return withoutLaterEvents(findings)
}

/** Beside the right year, what "opened" or "started" in another one is a later event. */
function withoutLaterEvents(findings: Finding[]): Finding[] {
  if (!findings.some((one) => one.verdict === 'supported')) return findings
  return findings.map((one) =>
    one.verdict === 'contradicted' && isOpening(one.sentence, one)
      ? { ...one, verdict: 'unverifiable' as const }
      : one,
  )
}

const OPENING =
  /^(?:open|start|launch|began|begin|eroffn|offnet|startet|begann|abri|inaugur|arran|empez|comenz|comec|inici|ouvr|ouvert|lanc|demarr)/

/** "opened its first shop in Paris", "abroad": not where the brand began. */
function isOutpost(context: ClaimContext, sentence: BoundSentence, hit: Hit<unknown>): boolean {
  const { tokens } = sentence
  if (!isOpening(sentence, hit)) return false
  const towns = context.facts.activeTexts('headquarters')
  for (let at = hit.to; at < Math.min(tokens.length, hit.to + 9); at += 1) {
    const { fold, cap, kind } = tokens[at] as Token
    if (/^(?:abroad|overseas|outside|ausland|etranger|extranjero|estrangeiro|exterior|online)$/.test(fold))
      return true
    const place =
      kind === WORD &&
      cap !== 0 &&
      context.vocabulary.at.has(tokens[at - 1]?.fold ?? '') &&
      !context.vocabulary.months.has(fold)
    if (
      place &&
      towns.length > 0 &&
      !towns.some((town) => comparePlaces([{ raw: fold, words: [fold] }], town) === true)
    )
      return true
  }
  return false
}

function isOpening({ tokens }: BoundSentence, { from, to }: { from: number; to: number }): boolean {
  for (let at = from; at < to; at += 1) if (OPENING.test((tokens[at] as Token).fold)) return true
  return false
}

/** "Start: 2013": a label for the beginning, and nothing but a year behind it. */
function labelledYear(
  context: ClaimContext,
  sentence: BoundSentence,
): { year: Year; finding: Finding | null } | null {
  const label = labelOf(sentence)
  if (label === null || !isLabel(label, BEGINNINGS)) return null
  const year = label.value < sentence.tokens.length ? yearAt(sentence, label.value) : null
  if (year === null || ownerOfLabel(sentence, label, context.vocabulary) !== 'brand') return null
  const next = sentence.tokens[year.to]
  if (next !== undefined && /^[-–/]$/.test(next.fold)) return null
  return { year, finding: holdYear(context, sentence, { from: 0, to: year.to }, year, true) }
}

const BEGINNINGS = new Set(
  'start started since began beginning beginnings origin origins born seit beginn anfang anfange gestartet entstehung ursprung debut debuts naissance depuis origine inicio inicios comienzo nacimiento origen desde comeco nascimento origem arranque'.split(
    ' ',
  ),
)

interface DatedCue {
  year: Year
  hit: Hit<unknown>
  strict: boolean
}

/** One entry per year: several cues may reach it, and the strictest decides what it can prove. */
function strongestCues(context: ClaimContext, sentence: BoundSentence): DatedCue[] {
  const dated: DatedCue[] = []
  for (const cue of ['founded', 'foundedWeak'] as const) {
    for (const hit of hitsOf(sentence, cue)) {
      if (ownerOfCue(context, sentence, hit) !== 'brand' || productBefore(sentence, hit.from) !== null)
        continue
      if (hasOwnSubject(sentence, hit.from, context.vocabulary, FOUNDING_CUES)) continue
      if (isLawSince(sentence, hit)) continue
      for (const year of yearsNear(sentence, hit)) {
        const strict =
          !isOutpost(context, sentence, hit) &&
          (hasCompanyAsObject(sentence, hit) ||
            (cue === 'founded' &&
              (isFoundingWord(sentence, hit) || isClose(context, sentence, hit, year.at))) ||
            (cue === 'foundedWeak' &&
              year.at === hit.to &&
              (hitsOf(sentence, 'inBusiness').length > 0 ||
                isSetOff(sentence, hit) ||
                isTrade(context, sentence, hit))))
        const known = dated.findIndex((one) => one.year.at === year.at)
        if (known < 0) dated.push({ year, hit, strict })
        else if (strict && dated[known]?.strict !== true) dated[known] = { year, hit, strict }
      }
    }
  }
  return dated
}

const FOUNDING_CUES = ['founded', 'founder'] as const

export function holdYear(
  context: ClaimContext,
  sentence: BoundSentence,
  cue: { from: number; to: number },
  year: Year,
  strong: boolean,
): Finding | null {
  return hold(context, {
    predicate: 'founded_year',
    stated: year.decade ? `${year.value}s` : String(year.value),
    sentence,
    from: Math.min(cue.from, year.at),
    value: year.at,
    to: Math.max(cue.to, year.to),
    matches: (fact) => {
      const truth = numberOf(fact)
      if (truth === null) return null
      return year.decade ? truth >= year.value && truth < year.value + 10 : truth === year.value
    },
    strong,
    ignoresTime: true,
  })
}

export interface Year {
  value: number
  decade: boolean
  at: number
  to: number
}

/** Verbs that can only mean the beginning of a company; "started" and "launched" have other objects too. */
const FOUNDING =
  /^(?:co-?found|cofound|found|establish|incorporat|gegrund|grund|mitgegrund|fund[aoe]|fond|cofond|constitu|inception|est$|gegr$|estable)/

function isFoundingWord(sentence: BoundSentence, hit: Hit<unknown>): boolean {
  for (let at = hit.from; at < hit.to; at += 1)
    if (FOUNDING.test((sentence.tokens[at] as Token).fold)) return true
  return hit.to - hit.from > 1
}

/** "**Acme** – since 1985 in Ghent": right behind the name, a bare "since" dates the company. */
function isSetOff(sentence: BoundSentence, hit: Hit<unknown>): boolean {
  const sign = sentence.tokens[hit.from - 1]?.fold ?? ''
  return (
    /^[–,(:-]$/.test(sign) &&
    sentence.marks.some((mark) => mark.owner === 'brand' && mark.to === hit.from - 1)
  )
}

/** "has forged knives in Solingen since 1887": at its own town, since when it works is since when it exists. */
function isTrade(context: ClaimContext, sentence: BoundSentence, hit: Hit<unknown>): boolean {
  if (!SINCE.has(sentence.tokens[hit.from]?.fold ?? '') || hit.to - hit.from > 1) return false
  const mark = sentence.marks.findLast((one) => one.to <= hit.from)
  if (mark?.owner !== 'brand' || mark.product !== null || hit.from - mark.to > 9) return false
  const towns = context.facts.activeTexts('headquarters')
  return sentence.tokens
    .slice(mark.to, hit.to + 5)
    .some(
      (token) =>
        token.cap !== 0 &&
        towns.some(
          (town) =>
            comparePlaces([{ raw: token.fold, words: [token.fold] }], town.split(',')[0] ?? '') === true,
        ),
    )
}

/** "animal testing has been banned since 2004": a law has its own date. */
function isLawSince({ tokens }: BoundSentence, hit: Hit<unknown>): boolean {
  return (
    SINCE.has(tokens[hit.from]?.fold ?? '') &&
    tokens.slice(Math.max(0, hit.from - 14), hit.from).some((token) => LAW.test(token.fold))
  )
}

const LAW =
  /^(?:banned|forbidden|prohibited|outlawed|illegal|mandatory|compulsory|verboten|untersagt|vorgeschrieben|verpflichtend|prohibid[oa]s?|obligatori[oa]s?|ilegal|proibid[oa]s?|obrigatori[oa]s?|interdite?s?|obligatoires?|illegale?)$/

const SINCE = new Set(['since', 'seit', 'depuis', 'desde'])

/** "launched the company", "started Acme": with the brand as its object, such a verb means the founding. */
function hasCompanyAsObject(sentence: BoundSentence, hit: Hit<unknown>): boolean {
  const verb = VERBS.test((sentence.tokens[hit.to - 1] as Token).fold)
  const brand = sentence.marks.some(
    (mark) => mark.owner === 'brand' && mark.product === null && mark.from === hit.to,
  )
  return verb && (brand || sentence.pronouns.some((one) => one.from === hit.to && one.to - one.from > 1))
}

const VERBS =
  /^(?:launched|started|created|built|lanzo|creo|inicio|lancou|criou|iniciou|startete|schuf|lance|lanca|crea|cree)$/

function isClose(context: ClaimContext, sentence: BoundSentence, hit: Hit<unknown>, at: number): boolean {
  const [from, to] = at >= hit.to ? [hit.to, at] : [at + 1, hit.from]
  if (to - from > 6) return false
  return sentence.tokens
    .slice(from, to)
    .every(
      (token) => token.kind !== WORD || token.cap !== 0 || context.vocabulary.functionWords.has(token.fold),
    )
}

function yearsNear(sentence: BoundSentence, hit: Hit<unknown>): Year[] {
  const { tokens } = sentence
  const events = eventsBeside(sentence, hit)
  if (isClosedBefore(sentence, hit)) {
    const year = yearBefore(sentence, hit, events)
    if (year !== null) return corrected(sentence, year)
  }
  for (let at = hit.to; at < Math.min(tokens.length, hit.to + 14); at += 1) {
    if (isBarrier(sentence, at, hit, events)) break
    const year = yearAt(sentence, at)
    if (year !== null) return corrected(sentence, year)
  }
  const year = yearBefore(sentence, hit, events)
  return year === null ? [] : corrected(sentence, year)
}

function yearBefore(sentence: BoundSentence, hit: Hit<unknown>, events: readonly number[]): Year | null {
  for (let at = hit.from - 1; at >= Math.max(0, hit.from - 12); at -= 1) {
    if (isBarrier(sentence, at, hit, events)) return null
    const year = yearAt(sentence, at)
    if (year !== null) return year
  }
  return null
}

/** "wurde 2009 gegründet und …": the German participle closes its clause, so the year stands before it. */
function isClosedBefore({ tokens }: BoundSentence, hit: Hit<unknown>): boolean {
  for (let at = Math.max(0, hit.from - 8); at < hit.from; at += 1)
    if (CLOSED_BY_PARTICIPLE.has((tokens[at] as Token).fold)) return true
  return false
}

const CLOSED_BY_PARTICIPLE = new Set(['wurde', 'wurden', 'habe', 'haben', 'hat'])

/** "not in 1999 but in 2013" and "2013, not 1999" give two years; each is judged with its own negation. */
function corrected(sentence: BoundSentence, year: Year): Year[] {
  const years = [year]
  if (hitsOf(sentence, 'negation').length === 0) return years
  for (let at = year.to; at < Math.min(sentence.tokens.length, year.to + 7); at += 1) {
    const other = yearAt(sentence, at)
    if (other !== null) years.push(other)
  }
  for (let at = year.at - 1; at >= Math.max(0, year.at - 7); at -= 1) {
    const other = yearAt(sentence, at)
    if (other !== null) years.push(other)
  }
  return years
}

/** Another event in between takes the year for itself: "founded in Ghent and acquired in 2019". */
function isBarrier(
  sentence: BoundSentence,
  at: number,
  hit: Hit<unknown>,
  events: readonly number[],
): boolean {
  const { fold } = sentence.tokens[at] as Token
  if (fold === ';' || fold === '|') return true
  for (const mark of sentence.marks)
    if (mark.from === at && mark.owner === 'other' && mark.subject && at > hit.to) return true
  return events.includes(at)
}

/** Where something else is told that has a year of its own. */
function eventsBeside(sentence: BoundSentence, hit: Hit<unknown>): readonly number[] {
  let events: number[] | null = null
  for (const cue of EVENT_CUES) {
    for (const { from } of hitsOf(sentence, cue)) {
      if (from === hit.from || !EVENTS.test((sentence.tokens[from] as Token).fold)) continue
      if (events === null) events = [from]
      else events.push(from)
    }
  }
  return events ?? NO_EVENTS
}

const NO_EVENTS: readonly number[] = []

const EVENT_CUES = ['owned', 'owns', 'chief', 'awarded', 'availableIn'] as const

const EVENTS =
  /^(?:acquired|bought|purchased|sold|won|adquirid|comprad|gano|ganhou|ubernommen|gewann|gekauft|rachet|acquis|remport|expanded|merged)/

export function yearAt(sentence: BoundSentence, at: number): Year | null {
  const { tokens } = sentence
  const token = tokens[at] as Token
  if (token.kind !== NUMBER || !/^(?:1[5-9]|20)\d\d$/.test(token.fold)) return null
  const next = tokens[at + 1]
  const glued = next !== undefined && !next.gap
  if (glued && next.kind === WORD && /^(?:s|er|ern|ers)$/.test(next.fold))
    return { value: Number(token.fold), decade: true, at, to: at + 2 }
  if (next !== undefined && (next.fold === '€' || next.fold === '%' || CURRENCY.test(next.fold))) return null
  const before = tokens[at - 1]
  if (before !== undefined && /^[$€£]$/.test(before.fold)) return null
  // "2,000 employees" has a sign and is no year; "2000 employees" has none.
  if (next !== undefined && cueBeginsAt(sentence, 'staff', at + 1)) return null
  if (next !== undefined && cueBeginsAt(sentence, 'customers', at + 1)) return null
  return { value: Number(token.fold), decade: false, at, to: at + 1 }
}

const CURRENCY = /^(?:euros?|dollars?|usd|eur|gbp|chf|reais|franken)$/
