import { LEGAL_FORMS } from '../../compare/organisations.ts'
import type { Hit } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import { hitsOf, type Line, type NamedLine, type NameRun, textOf } from '../../values/line.ts'
import nameWords from '../../values/name-words.json' with { type: 'json' }
import { isPlainWord, nameRuns } from '../../values/names.ts'
import type { Document, Unit } from '../1-document/document.ts'

/** Somebody, or something of somebody, that a unit names: tokens [from, to). Persons and places compete with nobody. */
export interface Entity {
  from: number
  to: number
  who: 'brand' | 'other' | 'pronoun'
  /** The brand's product as written, when that is what is named. */
  product: string | null
  /** It stands behind a preposition ("shortlisted alongside Procurify"): not what the sentence is about. */
  oblique: boolean
  /** Only named to be set against ("unlike Asana"): never whom anything is said about. */
  contrast: boolean
}

export interface NamedUnit {
  unit: Unit
  line: NamedLine
  entities: readonly Entity[]
}

/** Where the brand and its products are named, by unit. */
export interface BrandPlaces {
  domain: string
  mentions: readonly (Hit & { unit: number })[]
  products: readonly (Hit & { unit: number })[]
  /** Products by their last word, folded: "Pro" beside "plan" is the product. */
  shortNames?: ReadonlyMap<string, string>
  /** Folded words that the prompt uses as names of others. */
  rivals?: ReadonlySet<string>
  /** The text is the brand's own: "we" and "our" name it. */
  isSpeaker?: boolean
}

export function nameUnits(document: Document, places: BrandPlaces): NamedUnit[] {
  const mentions = byUnit(places.mentions)
  const products = byUnit(places.products)
  const brandWords = new Set(
    places.mentions.map(({ unit, from, to }) => foldsOf(document.units[unit]?.tokens ?? [], from, to)),
  )
  const runs = withFullNames(
    document.units.map((unit) =>
      nameRuns({ tokens: unit.tokens, language: document.words, cues: unit.cues }),
    ),
    document,
  )
  const isRepeated = repeatedWords(document)
  const series = new Set(
    places.products.flatMap(
      ({ unit, from, to }) => seriesOf(document.units[unit]?.tokens ?? [], from, to) ?? [],
    ),
  )
  return document.units.map((unit) => {
    const line: Line = { tokens: unit.tokens, language: document.words, cues: unit.cues }
    const names = (runs[unit.index] as NameRun[])
      .map((run) => headedRun(unit, line, run, isRepeated))
      .map((run) => (isIntroduced(unit, line, run, places.rivals) ? { ...run, strong: true } : run))
    const entities = entitiesOf(
      line,
      names,
      mentions.get(unit.index) ?? [],
      products.get(unit.index) ?? [],
      (run) => isOwnProduct(line, run, brandWords, series),
      places.isSpeaker === true ? hitsOf(line, 'speaker') : [],
      plansIn(line, places.shortNames),
    )
    const own = entities.filter(({ who }) => who === 'brand')
    const valueFrom = unit.cell !== null ? 0 : unit.label > 0 ? unit.label : null
    return { unit, line: { ...line, names, own, domain: places.domain, valueFrom }, entities }
  })
}

/** Where every noun has a capital, a heading of one word ("Eckdaten") is a name only if the text uses it again. */
function headedRun(
  unit: Unit,
  { tokens, language }: Line,
  run: NameRun,
  isRepeated: (word: string) => boolean,
): NameRun {
  const isLone = run.to - run.from === 1 && tokens[run.from]?.caps === 'title'
  if ((unit.kind !== 'heading' && !(language.capitalisesNouns && unit.label > 0)) || !isLone) return run
  return isRepeated(tokens[run.from]?.fold ?? '') ? run : { ...run, strong: false }
}

/** "**Veja**, the heavyweight": a plain word that the prompt uses as a name, or that a sentence opens with in bold. */
function isIntroduced(
  { tokens, label, kind }: Unit,
  { language }: Line,
  { from, to, kind: what, strong }: NameRun,
  rivals: ReadonlySet<string> | undefined,
): boolean {
  if (strong || what !== 'other') return false
  const words = tokens.slice(from, to).filter((token) => token.kind === 'word')
  if (rivals !== undefined && words.every(({ fold }) => rivals.has(fold))) return true
  const next = tokens[to]
  const isSubject = next?.fold === ',' || language.copulas.has(next?.fold ?? '')
  const isBold = words.every(({ bold }) => bold) && next?.bold === false
  return (
    isBold &&
    isSubject &&
    from === 0 &&
    label === 0 &&
    kind !== 'heading' &&
    words.every(({ fold }) => !language.isGeneric(fold))
  )
}

function repeatedWords({ units }: Document): (word: string) => boolean {
  const counts = new Map<string, number>()
  for (const { tokens } of units)
    for (const word of new Set(tokens.map(({ fold }) => fold))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => (counts.get(word) ?? 0) > 1
}

/** Who was named in full is later called by the family name: "Owen Marsh … Marsh still serves as chief executive". */
function withFullNames(runs: NameRun[][], { units }: Document): NameRun[][] {
  const byFamilyName = new Map<string, string>()
  return runs.map((list, index) => {
    const tokens = units[index]?.tokens ?? []
    return list.map((run) => {
      const last = tokens[run.to - 1]?.text ?? ''
      if (run.kind === 'person') byFamilyName.set(last, textOf(tokens, run.from, run.to))
      const full = run.to - run.from === 1 ? byFamilyName.get(last) : undefined
      return full === undefined ? run : { ...run, kind: 'person', strong: true, full }
    })
  })
}

function foldsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ fold }) => fold)
    .join(' ')
}

/** "**Zarpa Gato**", "HW 320": a name in bold that begins with the brand's, or the next of a series, is a product's. */
function isOwnProduct(
  line: Line,
  { from, to }: Hit,
  brandWords: ReadonlySet<string>,
  series: ReadonlySet<string>,
): boolean {
  const { tokens } = line
  const own = seriesOf(tokens, from, to)
  if (own !== null && series.has(own)) return true
  if (endsInOtherBody(line, { from, to })) return false
  if (tokens[from]?.bold !== true) return false
  for (let end = from + 1; end < to; end += 1) if (brandWords.has(foldsOf(tokens, from, end))) return true
  return false
}

/** "HW 80" is one of the series "hw", "RailGrip 4" of "railgrip": what stands before the number; null without one. */
function seriesOf(tokens: readonly Token[], from: number, to: number): string | null {
  const [, letters, digits] = /^([a-z]{2,}) ?(\d{1,4})$/.exec(foldsOf(tokens, from, to)) ?? []
  return letters === undefined || digits === undefined ? null : letters
}

function byUnit(places: readonly (Hit & { unit: number })[]): Map<number, Hit[]> {
  const found = new Map<number, Hit[]>()
  for (const { unit, from, to } of places) {
    const list = found.get(unit)
    if (list === undefined) found.set(unit, [{ from, to }])
    else list.push({ from, to })
  }
  return found
}

function entitiesOf(
  line: Line,
  names: readonly NameRun[],
  mentions: readonly Hit[],
  products: readonly Hit[],
  isOwn: (run: NameRun) => boolean,
  speakers: readonly Hit[],
  plans: readonly (Hit & { product: string })[],
): Entity[] {
  const { tokens } = line
  const found: (Hit & Pick<Entity, 'who' | 'product'>)[] = []
  for (const range of products)
    found.push({ ...range, who: 'brand', product: textOf(tokens, range.from, range.to) })
  for (const plan of plans) if (!overlaps(found, plan)) found.push({ ...plan, who: 'brand' })
  for (const range of mentions) if (!overlaps(found, range)) found.push(brandAt(line, range, found))
  for (const range of speakers)
    if (!overlaps(found, range)) found.push({ from: range.from, to: range.to, who: 'brand', product: null })
  for (const run of names)
    if (!overlaps(found, run) && isOwn(run))
      found.push({ from: run.from, to: run.to, who: 'brand', product: textOf(tokens, run.from, run.to) })
  for (const run of names)
    if (
      run.kind === 'other' &&
      run.strong &&
      !overlaps(found, run) &&
      !isInsidePlace(line, run) &&
      !isSomebody(line, run)
    )
      found.push({ from: run.from, to: run.to, who: 'other', product: null })
  for (const range of hitsOf(line, 'pronoun')) {
    if (overlaps(found, range) || isAddress(tokens, range)) continue
    // "the company Asana": what follows is a name, whatever the dictionary says.
    const name =
      range.to - range.from > 1
        ? names.find((run) => run.from === range.to && run.kind === 'other')
        : undefined
    if (name === undefined) found.push({ ...range, who: 'pronoun', product: null })
    else if (!overlaps(found, name)) found.push({ from: name.from, to: name.to, who: 'other', product: null })
  }
  found.sort((left, right) => left.from - right.from || right.to - left.to)
  const kept: typeof found = []
  for (const one of found) {
    const last = kept.at(-1)
    // "Loderhof Glut 3": the brand's name and its product's are one.
    if (last?.who === 'brand' && last.product === null && one.product !== null && last.to === one.from)
      kept[kept.length - 1] = { ...one, from: last.from }
    else if (last === undefined || one.from >= last.to) kept.push(one)
  }
  let previous: Entity | undefined
  return kept.map((one) => {
    const oblique = one.who !== 'pronoun' && isOblique(line, one, previous)
    previous = { ...one, oblique, contrast: isContrasted(line, one, previous) }
    return previous
  })
}

/** "the Pro plan", "plan Pro": a word with a capital beside a word for plans, where the brand has a product of that name. */
function plansIn(line: Line, shortNames: BrandPlaces['shortNames']): (Hit & { product: string })[] {
  const { tokens } = line
  return hitsOf(line, 'planNoun').flatMap(({ from, to }) =>
    [from - 1, to].flatMap((at) => {
      const product = tokens[at]?.caps === 'lower' ? undefined : shortNames?.get(tokens[at]?.fold ?? '')
      return product === undefined ? [] : [{ from: at, to: at + 1, product }]
    }),
  )
}

/** The brand, or a product of its; "Brindlow Bank" beside it is somebody else. */
function brandAt(line: Line, range: Hit, taken: readonly Hit[]): Hit & Pick<Entity, 'who' | 'product'> {
  const own = withProduct(line, range, taken)
  const isOther = own.product !== null && endsInOtherBody(line, own)
  return isOther ? { ...own, who: 'other', product: null } : { ...own, who: 'brand' }
}

/** "Acme Bank", "Acme Street" */
function endsInOtherBody(line: Line, { from, to }: Hit): boolean {
  return hitsOf(line, 'otherBody').some((hit) => hit.to === to && hit.from > from)
}

/** "Brindlow Source": capitalised words right behind the brand's name are a product of its. */
function withProduct(line: Line, range: Hit, taken: readonly Hit[]): Hit & { product: string | null } {
  const { tokens } = line
  let to = range.to
  const isFree = (at: number) => !overlaps(taken, { from: at, to: at + 1 })
  // "Acme Giro, Acme Depot und Acme Wärme": beside known products of that form, a plain noun is one.
  const isListed = taken.some(
    ({ from, to: end }) => end - from > 1 && tokens[from]?.fold === tokens[range.from]?.fold,
  )
  while (to < tokens.length && to - range.to < 3 && isFree(to) && isProductWord(line, to, isListed)) to += 1
  // "Acme Kaffee GmbH" is the firm.
  const isFirm = [to, to + 1].some((at) => LEGAL_FORMS.has(tokens[at]?.fold ?? ''))
  return to === range.to || isFirm
    ? { ...range, product: null }
    : { from: range.from, to, product: textOf(tokens, range.from, to) }
}

function isProductWord({ tokens, language }: Line, at: number, isListed: boolean): boolean {
  const token = tokens[at] as Token
  const before = tokens[at - 1] as Token
  // A hash sign or other markup in between sets the two apart.
  if (!token.gap || token.start - before.end !== 1 || token.bold !== before.bold) return false
  if (token.kind === 'number') return /^\d{1,3}$/.test(token.fold)
  if (token.kind !== 'word' || token.caps === 'lower' || token.caps === 'none' || LEGAL_FORMS.has(token.fold))
    return false
  if (token.text.length === 1 && language.functionWords.has(token.fold)) return false
  return (
    !language.capitalisesNouns ||
    token.bold ||
    isListed ||
    EDITIONS.has(token.fold) ||
    !isPlainWord(token.fold, language)
  )
}

/** What products of one name are told apart by, whatever the language around. */
const EDITIONS = new Set(nameWords.editions)

/** "Orla Sturgess started": two words that do what people do. Persons compete with nobody. */
function isSomebody(line: Line, { from, to }: Hit): boolean {
  const words = line.tokens.slice(from, to)
  if (
    words.length < 2 ||
    words.length > 3 ||
    words.some(({ kind, caps }) => kind !== 'word' || caps !== 'title')
  )
    return false
  return PERSONAL.some((cue) =>
    hitsOf(line, cue).some(
      (hit) => (hit.from >= to && hit.from - to <= 3) || (hit.to <= from && from - hit.to <= 3),
    ),
  )
}

const PERSONAL = ['founder', 'founded', 'chief', 'leads', 'ledBy']

/** "Sie" in the middle of a sentence is whom the answer speaks to. */
function isAddress(tokens: readonly Token[], { from }: Hit): boolean {
  return from > 0 && tokens[from]?.caps === 'title' && tokens[from - 1]?.kind === 'word'
}

/** "in Kendal": a name that no map knows, where places stand. */
function isInsidePlace(line: Line, run: NameRun): boolean {
  const before = line.tokens[run.from - 1]?.fold ?? ''
  return (
    line.language.at.has(before) &&
    !line.language.by.has(before) &&
    run.to - run.from <= 2 &&
    isPlaceSign(line, run)
  )
}

/** Followed by ", Region" or by the end of a clause: "based in Kendal." */
function isPlaceSign(line: Line, run: NameRun): boolean {
  if (line.tokens[run.from]?.caps !== 'title') return false
  return hitsOf(line, 'headquarters').length > 0 || line.tokens[run.to]?.fold === ','
}

function isOblique(line: Line, one: Hit, previous: Entity | undefined): boolean {
  const { tokens, language } = line
  const word = tokens[one.from - 1]?.fold ?? ''
  const isOwner = tokens[one.to]?.fold === "'s" || tokens[one.to]?.fold === "'"
  if (!isOwner && isBehindPreposition(line, one.from)) return true
  // "with Xero, Sage and NetSuite": what is listed behind an oblique name is as oblique.
  const isListed =
    previous?.oblique === true && one.from - previous.to <= 2 && (word === ',' || language.and.has(word))
  return isListed
}

/** "with the Swedish group X": at most three words back, and nothing but articles, adjectives and nouns between. */
function isBehindPreposition({ tokens, language }: Line, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const token = tokens[back]
    if (token?.kind !== 'word' || language.copulas.has(token.fold)) return false
    if (language.prepositions.has(token.fold)) return true
    const isName = token.caps !== 'lower' && !language.capitalisesNouns
    if (isName || language.and.has(token.fold) || language.relatives.has(token.fold)) return false
  }
  return false
}

/** "unlike Asana", "compared with Asana", "not Asana": set against, as are names listed behind one that is. */
function isContrasted(line: Line, one: Hit, previous: Entity | undefined): boolean {
  const isBehind = hitsOf(line, 'setAgainst').some(({ to }) => to <= one.from && one.from - to <= 2)
  const { tokens, language } = line
  const joint = tokens[one.from - 1]?.fold ?? ''
  return isBehind || (previous?.contrast === true && one.from - previous.to <= 2 && language.and.has(joint))
}

function overlaps(ranges: readonly Hit[], { from, to }: Hit): boolean {
  return ranges.some((other) => other.from < to && from < other.to)
}

/** "Gegründet wurde Zentrava 2009": the name stands right behind a verb. */
export function isBehindVerb({ line }: NamedUnit, { from }: Entity): boolean {
  const { tokens, language } = line
  const at = language.determiners.has(tokens[from - 1]?.fold ?? '') ? from - 2 : from - 1
  const { fold = '', kind, caps } = tokens[at] ?? {}
  if (language.copulas.has(fold)) return true
  // Where every noun has a capital, a plain word right before a name is a verb: "setzt Zentrava auf …".
  return (
    language.capitalisesNouns &&
    kind === 'word' &&
    caps === 'lower' &&
    !language.functionWords.has(fold) &&
    !language.prepositions.has(fold) &&
    !language.determiners.has(fold) &&
    !language.and.has(fold)
  )
}
