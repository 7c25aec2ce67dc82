import { wordsOf } from '../../predicates/words.ts'
import type { ReaderInput } from '../../reading.ts'
import type { Hit } from '../../text/phrases.ts'
import type { Found, Line, NamedLine, NameRun } from '../../values/line.ts'
import {
  endOfCue,
  hitsOf,
  isCueAt,
  isCueBefore,
  isCueWithin,
  isOneOf,
  overlaps,
  wordsAt,
} from '../../values/line.ts'
import { NOT_FAMILY_NAMES, nameRuns } from '../../values/names.ts'
import { isGivenName } from '../../words/words.ts'
import type { Document, Unit } from '../1-document/document.ts'
import type { Names } from '../2-names/find-names.ts'
import { plansIn, withModelWords, withProduct } from './product-runs.ts'

/** Whom a unit names: the brand, one of its products, or another company. Persons and places do not count. */
export interface Entity extends Hit {
  who: 'brand' | 'other' | 'pronoun'
  /** The brand's product as written. */
  product: string | null
  /** A product that a fact names. */
  isKnown: boolean
  /** After a preposition or a contrast ("alongside Procurify", "unlike Asana"): not the subject. */
  oblique: boolean
}

export type NamedUnit = { unit: Unit; line: NamedLine; entities: readonly Entity[] }

export function nameUnits({ units }: Document, names: Names, input: ReaderInput): NamedUnit[] {
  const { brand, isBrandsOwn } = input
  const mentions = Map.groupBy(names.mentions, ({ unit }) => unit)
  const products = Map.groupBy(names.products, ({ unit }) => unit)
  const firstNamed = Math.min(...names.mentions.map(({ unit }) => unit))
  // "Pro" beside "plan" is the product.
  const shortNames = new Map(brand.products.map((product) => [wordsOf(product).at(-1) ?? '', product]))
  const isNamed = (index: number, run: Hit) => (mentions.get(index) ?? []).some((one) => overlaps(one, run))
  const allRuns = withFullNames(units, isNamed)
  return units.map((unit, index) => {
    const runs = (allRuns[index] as NameRun[]).map((run) => weighedRun(unit, run, names.prompt.rivals))
    const known = (products.get(index) ?? []).map((hit) => withModelWords(unit, hit))
    const entities = entitiesOf(unit, runs, {
      mentions: mentions.get(index) ?? [],
      products: [...known, ...plansIn(unit, shortNames)],
      speakers: isBrandsOwn === true ? hitsOf(unit, 'speaker') : [],
      // "The company" before the brand is named is another one.
      described: index >= firstNamed ? describedFirms(unit) : [],
    })
    const own = entities.filter(({ who }) => who === 'brand')
    const valueFrom = unit.cell !== null ? 0 : unit.label > 0 ? unit.label : null
    return { unit, line: { ...unit, names: runs, own, domain: brand.domain, valueFrom }, entities }
  })
}

/** A plain word is a name if the prompt uses it as one; a heading of one word ("Milestones") is not. */
function weighedRun({ tokens, kind }: Unit, run: NameRun, rivals: ReadonlySet<string>): NameRun {
  const words = tokens.slice(run.from, run.to).filter((token) => token.kind === 'word')
  if (run.kind === 'other' && words.every(({ fold }) => rivals.has(fold))) return { ...run, strong: true }
  const isLone = run.to - run.from === 1 && tokens[run.from]?.caps === 'title'
  return kind === 'heading' && isLone ? { ...run, strong: false } : run
}

/** Later only the family name is used: "Owen Marsh … Marsh still serves as chief executive". */
function withFullNames(lines: readonly Line[], isBrand: (line: number, run: Hit) => boolean): NameRun[][] {
  const byFamilyName = new Map<string, string>()
  return lines.map((line, index) =>
    nameRuns(line).map((run, at, runs) => {
      const { text: last = '', fold = '' } = line.tokens[run.to - 1] ?? {}
      if (run.kind === 'person') byFamilyName.set(last, wordsAt(line, run.from, run.to).value)
      // "Luigi Lavazza … the head of Lavazza": the second is the brand.
      if (run.to - run.from > 1 || isBrand(index, run)) return run
      // "Ida and Owen Marsh" share the family name.
      const next = runs[at + 1]
      const isShared = next?.kind === 'person' && next.from === run.to + 1 && isOneOf(line, run.to, 'and')
      const family = isShared && isGivenName(fold) ? line.tokens[next.to - 1]?.text : undefined
      const full = family === undefined ? byFamilyName.get(last) : `${last} ${family}`
      return full === undefined ? run : { ...run, kind: 'person', strong: true, full }
    }),
  )
}

interface Own extends Record<'mentions' | 'speakers' | 'described', readonly Hit[]> {
  products: readonly Found<string>[]
}

/** Products come first, then the brand, then others; they do not overlap. */
function entitiesOf(line: Line, names: readonly NameRun[], own: Own): Entity[] {
  const found: Entity[] = []
  const add = ({ from, to }: Hit, named: Entity['who'], product: string | null = null, isKnown = false) => {
    if (found.some((other) => overlaps(other, { from, to }))) return
    // "Zentrava, not to be confused with Zentrava Films"
    const isConfused = isCueBefore(line, from, 'confusedWith', 2)
    const who = isConfused ? 'other' : named
    const oblique = who !== 'pronoun' && isOblique(line, { from, to })
    found.push({ from, to, who, product: isConfused ? null : product, isKnown, oblique })
  }
  // "X belongs to Y. The latter …"
  for (const range of hitsOf(line, 'latter')) add(range, 'other')
  for (const one of own.products) add(one, 'brand', one.value, true)
  for (const range of own.mentions) {
    const { from, to, product } = withProduct(line, range, found)
    // "Acme Bank", "Acme Street"
    const isBody = hitsOf(line, 'otherBody').some((hit) => hit.to === to && hit.from >= range.to)
    // "the brand Acme Films" is another one.
    const isLed = product !== null && isCueAt(line, from - 1, 'firm')
    // A name of two words with a third is the same firm: "Visual Concepts Entertainment".
    const isOther =
      isLed ||
      isSubsidiary(line, from) ||
      (isBody && range.to - range.from === 1) ||
      isRivals(line, names, to)
    add({ from, to }, isOther ? 'other' : 'brand', isBody ? null : product)
  }
  for (const range of own.speakers) add(range, 'brand')
  const isName = (run: NameRun) => !isSomebody(line, run) && !isTradeOf(line, run) && !isLabel(line, run)
  for (const run of names) if (run.kind === 'other' && run.strong && isName(run)) add(run, 'other')
  for (const range of [...hitsOf(line, 'pronoun'), ...own.described]) {
    // "the company Asana": a name follows, even if it is a dictionary word.
    const isNoun = range.to - range.from > 1
    const name = isNoun ? names.find((run) => run.from === range.to && run.kind === 'other') : undefined
    // "the firm that went under"
    const isDefined = isNoun && isOneOf(line, range.to, 'relatives')
    if (name !== undefined) add(name, 'other')
    else if (!isAddress(line, range) && !isDefined) add(range, 'pronoun')
  }
  return found.sort((left, right) => left.from - right.from)
}

/** "the head of Acme rival Kelda": what is said is said of Kelda. */
function isRivals(line: Line, names: readonly NameRun[], at: number): boolean {
  const end = endOfCue(line, at, 'rivals')
  return end > at && names.some(({ from, kind }) => from === end && kind === 'other')
}

/** "its Portuguese subsidiary, Acme Lda.," */
function isSubsidiary(line: Line, from: number): boolean {
  const stretch = { from: from - 4, to: from - 1 }
  const isApposed = line.tokens[from - 1]?.fold === ',' && isCueWithin(line, stretch, 'otherSubject')
  const isRival = isCueWithin(line, { from: 0, to: from }, 'setAgainst', 'rivals')
  return isApposed && !isRival && [from - 3, from - 4].some((at) => isCueAt(line, at, 'pronoun'))
}

/** "the streaming service", "the Leeds-based maker" */
function describedFirms(line: Line): Hit[] {
  const nouns = FIRMS.flatMap((cue) => hitsOf(line, cue))
  return nouns.flatMap(({ from, to }) => {
    // "the bank behind it" is another one, and "The Body Shop" is a name.
    const isName = !line.language.capitalisesNouns && line.tokens[from]?.caps !== 'lower'
    if (isName || isOneOf(line, to, 'prepositions', 'relatives')) return []
    let at = from - 1
    while (at > from - LONGEST_DESCRIPTION && isDescribing(line, at)) at -= 1
    const isOne = isOneOf(line, at, 'definite')
    return isOne && !isCueWithin(line, { from: at, to }, ...NOT_THE_ONE) ? [{ from: at, to }] : []
  })
}

const FIRMS = ['company', 'firm', 'institution'] as const
const LONGEST_DESCRIPTION = 6
/** "the rival firm", "the other maker" */
const NOT_THE_ONE = ['otherSubject', 'rivals', 'manyFirms', 'former'] as const

function isDescribing(line: Line, at: number): boolean {
  const { kind, fold } = line.tokens[at] ?? {}
  if (fold === '-') return true
  if (kind !== 'word' || fold === undefined || line.language.isGeneric(fold)) return false
  return !isOneOf(line, at, 'definite', 'functionWords', 'prepositions', 'and', 'copulas')
}

/** "an HVAC company": between an article and a word for a firm stands what it does. */
function isTradeOf(line: Line, { from, to }: Hit): boolean {
  const isShort = to - from === 1 && line.tokens[from]?.caps === 'upper'
  return isShort && isOneOf(line, from - 1, 'indefinite') && isCueAt(line, to, ...FIRMS)
}

/** "MSRP: $249": capitals alone make no name of it. */
const isLabel = (line: Line, { from, to }: Hit): boolean => endOfCue(line, from, 'priceLabel') >= to

/** "Orla Sturgess started": a person, to judge by the words around. */
function isSomebody(line: Line, { from, to }: Hit): boolean {
  const words = line.tokens.slice(from, to)
  if (NOT_FAMILY_NAMES.has(words.at(-1)?.fold ?? '')) return false
  const isPersonal = isCueWithin(line, { from: from - 5, to: to + 5 }, ...PERSONAL)
  return isPersonal && words.length > 1 && words.length < 4 && words.every(({ caps }) => caps === 'title')
}

const PERSONAL = ['founder', 'founded', 'chief', 'leads', 'ledBy'] as const

/** "Sie" inside a sentence addresses the reader. */
function isAddress({ tokens }: Line, { from }: Hit): boolean {
  return from > 0 && tokens[from]?.caps === 'title' && tokens[from - 1]?.kind === 'word'
}

/** "with the Swedish group X": a preposition up to three words before. */
function isOblique(line: Line, { from, to }: Hit): boolean {
  const { tokens, language } = line
  // "unlike Asana", "not Asana"
  if (isCueBefore(line, from, 'setAgainst', 2)) return true
  if (tokens[to]?.fold === "'s") return false
  // "Zentrava produces HVAC equipment and is located in": what is made is not the subject.
  if (isCueBefore(line, from, 'makes')) return true
  for (let at = from - 1; at >= Math.max(0, from - 3); at -= 1) {
    if (tokens[at]?.kind !== 'word' || isOneOf(line, at, 'copulas')) return false
    if (isOneOf(line, at, 'prepositions')) return true
    const isName = tokens[at]?.caps !== 'lower' && !language.capitalisesNouns
    if (isName || isOneOf(line, at, 'and', 'relatives')) return false
  }
  return false
}
