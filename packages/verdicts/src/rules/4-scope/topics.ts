import type { Hit } from '../../text/phrases.ts'
import { hitsOf } from '../../values/line.ts'
import type { Unit } from '../1-document/document.ts'
import type { Entity, NamedUnit } from './entities.ts'

/** Whom a unit that does not say so itself is about. */
export interface Topic {
  who: 'brand' | 'other' | 'nobody'
  product: string | null
}

const NOBODY: Topic = { who: 'nobody', product: null }
const OTHER: Topic = { who: 'other', product: null }
const BRAND: Topic = { who: 'brand', product: null }

/**
 * The topic around each unit: from its table, the item it stands under, its lead-in, its headings, or the sentences
 * before. `asksForBrand` says that the prompt asks about the brand and nobody else.
 */
export function topicsOf(units: readonly NamedUnit[], asksForBrand: boolean): Topic[] {
  const outline = outlineOf(units, asksForBrand)
  const topics: Topic[] = []
  let running: Running = { topic: outline.main, since: 0 }
  let outer: Running | null = null
  for (const named of units) {
    if (opensSection(named, running, outline)) running = { topic: outline.main, since: 0 }
    // "**Fee:** £8. Lloyds asks less.": what follows a label in its line is over with the line.
    if (named.unit.opens && outer !== null) running = outer
    if (named.unit.opens) outer = named.unit.label > 0 && named.unit.kind === 'sentence' ? running : null
    topics.push(topicAround(outline, topics, named, running))
    running = runOn(outline, running, named)
  }
  return topics
}

/** "**Seat.** The head office is in …": in an answer about the brand, a section of its own goes back to it. */
function opensSection({ unit }: NamedUnit, { topic }: Running, { main }: Outline): boolean {
  const isHead = unit.opens && unit.kind === 'sentence' && unit.tokens[0]?.bold === true
  return isHead && topic.who === 'other' && main.who === 'brand'
}

/** What is known of the whole answer before its units are gone through. */
interface Outline {
  units: readonly NamedUnit[]
  /** Whom the answer as a whole is about, as far as its prompt or its first words say. */
  main: Topic
  /** Depths at which a heading names the brand: the other headings there name others. */
  brandDepths: ReadonlySet<number>
  /** Tables in which a column is headed by the brand: there, columns own the cells. */
  brandColumns: ReadonlySet<number>
  /** Tables in which rows are headed by names. */
  namedRows: ReadonlySet<number>
}

function outlineOf(units: readonly NamedUnit[], asksForBrand: boolean): Outline {
  const brandDepths = new Set<number>()
  const brandColumns = new Set<number>()
  const namedRows = new Set<number>()
  for (const named of units) {
    const { unit, entities } = named
    const name = headName(named)
    if (
      unit.kind === 'heading' &&
      name?.who === 'brand' &&
      entities.some((one) => one.to - one.from >= unit.tokens.length - 1)
    )
      brandDepths.add(unit.depth)
    if (unit.cell === null || name === null) continue
    if (unit.cell.row === 0 && unit.cell.column > 0 && name.who === 'brand') brandColumns.add(unit.cell.table)
    if (unit.cell.row > 0 && unit.cell.column === 0) namedRows.add(unit.cell.table)
  }
  const first = units.find((named) => headName(named) !== null)
  const title = first === undefined || first.unit.cell !== null ? null : headName(first)
  const isBrands = asksForBrand || (title?.who === 'brand' && first?.unit.kind === 'heading')
  return { units, main: isBrands ? BRAND : NOBODY, brandDepths, brandColumns, namedRows }
}

/** What the sentences so far are about, and how many of them have not said so. */
interface Running {
  topic: Topic
  since: number
}

const PATIENCE = 2

function topicAround(
  outline: Outline,
  topics: readonly Topic[],
  { unit }: NamedUnit,
  running: Running,
): Topic {
  const recent = running.since <= PATIENCE ? running.topic : NOBODY
  if (unit.cell !== null) return cellTopic(outline, unit, recent)
  const above = unit.itemHead ?? unit.leadIn
  if (above !== null) return headName(outline.units[above] as NamedUnit) ?? topics[above] ?? NOBODY
  if (unit.kind === 'heading' || unit.kind === 'item') return headingsTopic(outline, unit) ?? recent
  return recent.who === 'nobody' ? (headingsTopic(outline, unit) ?? recent) : recent
}

/** "**Notion:** founded in 2013": no cue knows the label, so it may be anybody's name. */
export function isUnderUnknownHead({ kind, cell, label, cues, tokens }: Unit): boolean {
  if (kind === 'heading' || cell !== null || label === 0 || label > LONGEST_NAME) return false
  if (tokens.slice(0, label).some(({ kind: of, caps }) => of === 'word' && caps === 'lower')) return false
  // Hits stand in order, so the first of each cue tells: a long line is not gone through for every claim in it.
  for (const [first] of cues.values()) if (first !== undefined && first.from < label) return false
  return true
}

/** In tokens, with the colon. */
const LONGEST_NAME = 4

/** The innermost heading that names somebody. */
function headingsTopic(outline: Outline, unit: Unit): Topic | null {
  for (let at = unit.headings.length - 1; at >= 0; at -= 1) {
    const topic = headingTopic(outline, outline.units[unit.headings[at] as number] as NamedUnit)
    if (topic !== null) return topic
  }
  return null
}

/** A heading beside one that is the brand's name names somebody else, even by a plain word. */
function headingTopic({ brandDepths }: Outline, named: NamedUnit): Topic | null {
  const name = headName(named)
  if (name !== null) return name
  const { unit, line } = named
  const isName = unit.tokens.length <= 3 && unit.cues.size === 0 && line.names.length > 0
  return isName && brandDepths.has(unit.depth) ? OTHER : null
}

/** Whom a heading, a label, the opening of an item is about; null when it names nobody. "X vs Y" is nobody's. */
export function headName({ unit, line, entities }: NamedUnit): Topic | null {
  const end = unit.label > 0 ? unit.label : unit.tokens.length
  const named = entities.filter(({ from, contrast }) => from < end && !contrast)
  const subject = named.find(({ oblique }) => !oblique) ?? (unit.kind === 'heading' ? named[0] : undefined)
  if (subject === undefined || subject.who === 'pronoun') {
    const isAboutRivals = unit.label > 0 || unit.kind === 'heading'
    return isAboutRivals && hitsOf(line, 'rivals').some(({ to }) => to <= end) ? OTHER : null
  }
  // A name deep inside a sentence is not what the sentence is about.
  if (subject.who === 'other' && unit.kind !== 'heading' && !isEarly(line.tokens, subject)) return null
  const others = named.filter(({ who, oblique }) => who !== 'pronoun' && who !== subject.who && !oblique)
  if (others.length > 0 && (unit.kind === 'heading' || areJoint(line, subject, others[0] as Entity)))
    return NOBODY
  return { who: subject.who === 'brand' ? 'brand' : 'other', product: subject.product }
}

function isEarly(tokens: NamedUnit['line']['tokens'], { from }: Entity): boolean {
  return from <= 3 || tokens.slice(0, from).some(({ fold }, at) => fold === ',' && from - at <= 3)
}

/** "Procurify and Brindlow are both fine": two subjects of one verb. */
function areJoint({ tokens, language }: NamedUnit['line'], first: Entity, second: Entity): boolean {
  const between = tokens.slice(Math.min(first.to, second.to), Math.max(first.from, second.from))
  return between.length <= 2 && between.some(({ fold }) => language.and.has(fold) || fold === ',')
}

function runOn(outline: Outline, running: Running, named: NamedUnit): Running {
  const { unit, entities } = named
  if (unit.kind === 'heading')
    return { topic: headingTopic(outline, named) ?? headingsTopic(outline, unit) ?? outline.main, since: 0 }
  // Lists, tables and labelled lines are about what stands around them, and leave it as it is.
  if (unit.cell !== null || unit.kind === 'item') return running
  const said = isDoneTo(named) ? null : headName(named)
  if (said !== null) return { topic: said, since: 0 }
  if (unit.label > 0) return running
  if (introducesOther(named)) return { topic: OTHER, since: 0 }
  // "It …", "The company …": only as the subject does a pronoun go on about the same.
  const refersBack = entities.some(({ who, from, to }) => who === 'pronoun' && (from <= 2 || to - from > 1))
  const since = refersBack && running.since <= PATIENCE ? Math.max(1, running.since) : running.since + 1
  return { topic: running.topic, since }
}

/** "Fiserv bought the company": it goes on about the one that was bought. */
function isDoneTo({ line, entities }: NamedUnit): boolean {
  const [first, second] = entities
  const isBetween = ({ from, to }: Hit) => from >= (first?.to ?? 0) && to <= (second?.from ?? 0)
  return first?.who === 'other' && second?.who === 'pronoun' && hitsOf(line, 'owns').some(isBetween)
}

/** "Worth a look is also Casa Brunel.": a name that nothing but the end of its sentence leads to is what comes next. */
function introducesOther({ unit, entities, line }: NamedUnit): boolean {
  const [only, second] = entities
  if (only?.who !== 'other' || second !== undefined || only.oblique || only.contrast) return false
  const isLast = line.tokens.slice(only.to).every(({ kind }) => kind === 'sign')
  return isLast && !OWNERS.some((cue) => unit.cues.has(cue))
}

/** What names somebody as the value of a statement, not as its subject. */
const OWNERS = ['ownerNoun', 'owned', 'owns', 'ownedWeak', 'behind', 'sells', 'launches', 'offers']

function cellTopic(outline: Outline, unit: Unit, recent: Topic): Topic {
  const { table, rowHead, columnHead } = unit.cell as NonNullable<Unit['cell']>
  const nameOf = (index: number | null) =>
    index === null ? null : headName(outline.units[index] as NamedUnit)
  if (outline.brandColumns.has(table)) return nameOf(columnHead) ?? (columnHead === null ? NOBODY : OTHER)
  // One row that is headed by a name makes all rows somebody's: a plain word heads a rival then.
  if (outline.namedRows.has(table)) return nameOf(rowHead) ?? (rowHead === null ? NOBODY : OTHER)
  return headingsTopic(outline, unit) ?? recent
}
