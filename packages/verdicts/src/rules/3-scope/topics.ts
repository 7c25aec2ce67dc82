import type { Hit } from '../../text/phrases.ts'
import { isCueWithin, isOwn } from '../../values/line.ts'
import type { Unit } from '../1-document/document.ts'
import type { Entity, NamedUnit } from './entities.ts'

/** Whom a unit is about when it does not say so. */
export type Topic = { who: 'brand' | 'other' | 'nobody'; product: string | null }

/** Whom a statement is about, and how that was found. */
export interface Owner extends Topic {
  by: 'object' | 'subject' | 'oblique' | 'pronoun' | 'opening' | 'head' | 'cell' | 'topic' | 'nothing'
  /** The rule of the table of ownership that said so. */
  rule: string
}

/** A cue whose owner is sought. It may be an object: "the headquarters of X", "A founded X". */
export interface OwnerQuestion {
  cue: Hit
  /** A name inside the value is not the owner. */
  value: Hit
  mayBeObject?: boolean
  /** Only as an object; `mayBeObject` is then true as well. */
  mustBeObject?: boolean
}

const NOBODY: Topic = { who: 'nobody', product: null }
export const OTHER: Topic = { who: 'other', product: null }
export const BRAND: Topic = { who: 'brand', product: null }
export const NOBODYS: Owner = { ...NOBODY, by: 'nothing', rule: 'none' }

export const ownedBy = ({ who, product }: Topic | Entity, by: Owner['by']): Owner => {
  return { who: who === 'pronoun' ? 'other' : who, product, by, rule: by }
}

/** The topic of each unit, from its table, item, lead-in, headings, or the sentences before. */
export function topicsOf(units: readonly NamedUnit[], asksForBrand: boolean): Topic[] {
  const outline = outlineOf(units, asksForBrand)
  const topics: Topic[] = []
  let running: Running = { topic: outline.main, since: 0 }
  let outer: Running | null = null
  for (const named of units) {
    // "**Fee:** £8. Lloyds asks less.": a topic after a label ends with the line.
    if (named.unit.opens && outer !== null) running = outer
    if (named.unit.opens) outer = named.unit.label > 0 && named.unit.kind === 'sentence' ? running : null
    if (returnsToBrand(outline, named.unit, running)) running = { topic: BRAND, since: 0 }
    topics.push(topicAround(outline, topics, named.unit, running))
    running = runOn(outline, running, named)
  }
  return topics
}

interface Outline {
  units: readonly NamedUnit[]
  /** Whom the prompt asks about. */
  main: Topic
  /** The prompt asks for the brand, or the answer begins with it. */
  isAboutBrand: boolean
  /** Depths at which a heading names the brand: other headings there name others. */
  brandDepths: ReadonlySet<number>
  /** Tables with a column for the brand: their cells belong to columns. */
  brandColumns: ReadonlySet<number>
  /** Tables whose rows have names. */
  namedRows: ReadonlySet<number>
}

function outlineOf(units: readonly NamedUnit[], asksForBrand: boolean): Outline {
  const brandDepths = new Set<number>()
  const brandColumns = new Set<number>()
  const namedRows = new Set<number>()
  for (const named of units) {
    const { kind, depth, cell } = named.unit
    const name = headName(named)
    if (kind === 'heading' && name?.who === 'brand') brandDepths.add(depth)
    if (cell?.row === 0 && name?.who === 'brand') brandColumns.add(cell.table)
    if (cell?.column === 0 && cell.row > 0 && name !== null) namedRows.add(cell.table)
  }
  const [first] = units
  const isAboutBrand = asksForBrand || (first?.unit.kind === 'sentence' && headName(first)?.who === 'brand')
  return { units, main: asksForBrand ? BRAND : NOBODY, isAboutBrand, brandDepths, brandColumns, namedRows }
}

/** "Coupa is older.⏎The company …": a new paragraph is about the brand again, unless it names somebody. */
function returnsToBrand({ isAboutBrand }: Outline, unit: Unit, { topic }: Running): boolean {
  const isParagraph = unit.opens && unit.kind === 'sentence' && unit.label === 0 && unit.headings.length === 0
  return isAboutBrand && isParagraph && topic.who === 'other'
}

/** The topic so far, and how many sentences have not named it. */
type Running = { topic: Topic; since: number }

/** For so many sentences without a name the topic stays. */
const PATIENCE = 2

function topicAround(outline: Outline, topics: readonly Topic[], unit: Unit, running: Running): Topic {
  const { cell, kind } = unit
  const recent = running.since <= PATIENCE ? running.topic : outline.main
  const nameOf = (index: number | null) =>
    index === null ? null : headName(outline.units[index] as NamedUnit)
  if (cell !== null && outline.brandColumns.has(cell.table)) return nameOf(cell.columnHead) ?? OTHER
  // If one row has a name, the others name rivals, even by plain words.
  if (cell !== null && outline.namedRows.has(cell.table)) return nameOf(cell.rowHead) ?? OTHER
  const above = cell === null ? (unit.itemHead ?? unit.leadIn) : null
  if (above !== null) return nameOf(above) ?? otherName(outline.units[above]) ?? topics[above] ?? NOBODY
  return kind === 'sentence' && recent.who !== 'nobody' ? recent : (headingsTopic(outline, unit) ?? recent)
}

/** "- **Zephyrine Nimbus**" above "Price: €474": an item that is nothing but a name, though it may be a person's. */
function otherName(named: NamedUnit | undefined): Topic | null {
  const [only, another] = named?.line.names ?? []
  const isItem = named?.unit.kind === 'item' && only?.from === 0 && another === undefined
  return isItem && only.kind !== 'place' && only.to === named.unit.tokens.length ? OTHER : null
}

/** "**Notion:** founded in 2013": an unknown label may be a name. */
export function isUnderUnknownHead({ label, cues, tokens }: Unit): boolean {
  if (label === 0 || label > LONGEST_NAME) return false
  if (tokens.slice(0, label).some(({ kind, caps }) => kind === 'word' && caps === 'lower')) return false
  // Hits are in order: the first of each cue is enough, which saves time in long lines.
  return [...cues.values()].every(([first]) => first === undefined || first.from >= label)
}

/** In tokens, with the colon. */
const LONGEST_NAME = 4

/** The innermost heading that names somebody. */
function headingsTopic(outline: Outline, { headings }: Unit): Topic | null {
  const topics = headings.map((index) => headingTopic(outline, outline.units[index] as NamedUnit))
  return topics.findLast((topic) => topic !== null) ?? null
}

/** Beside a heading with the brand's name, even a plain word names somebody else. */
function headingTopic({ brandDepths }: Outline, named: NamedUnit): Topic | null {
  const { unit, line } = named
  const isName = unit.tokens.length <= 3 && unit.cues.size === 0 && line.names.length > 0
  return headName(named) ?? (isName && brandDepths.has(unit.depth) ? OTHER : null)
}

/** Whom a heading, a label or the start of an item is about; null when it names nobody. "X vs Y" is about nobody. */
export function headName({ unit, line, entities }: NamedUnit): Topic | null {
  // "## Best overall: Acme WH-200": a heading may have words before the name.
  const isLead = unit.kind === 'heading' && entities.every(({ from }) => from >= unit.label)
  const end = unit.label > 0 && !isLead ? unit.label : unit.tokens.length
  const named = entities.filter(({ from }) => from < end)
  const subject = named.find(({ oblique }) => !oblique) ?? (unit.kind === 'heading' ? named[0] : undefined)
  if (subject === undefined || subject.who === 'pronoun') {
    // "**Other theatres in town:** …"
    const isHead = unit.label > 0 || unit.kind === 'heading'
    return isHead && isCueWithin(line, { from: 0, to: end }, 'rivals') ? OTHER : null
  }
  // A sentence is about a name at its start; a name at its end is the next topic.
  const { from, to, who } = subject
  const isPlaced = from <= 3 || to >= end - 1 || line.tokens.slice(0, from).some(({ fold }) => fold === ',')
  if (who === 'other' && unit.kind !== 'heading' && !isPlaced) return null
  // "### Alternatives to the WH-200", "### WH-200 alternatives"
  if (unit.kind === 'heading' && who === 'brand' && isCueWithin(line, { from: 0, to: end }, 'rivals'))
    return NOBODY
  const others = named.filter((one) => one.who !== 'pronoun' && one.who !== who)
  if (others.some((other) => areOpposed(line, subject, other))) return NOBODY
  const other = others.find(({ oblique }) => !oblique)
  if (other !== undefined && areJoint(line, subject, other)) return NOBODY
  // "| Rival | Acme Duo |": the name and the product behind it are one head.
  const behind = entities.find((one) => one.from === to && one.who === who)
  return { who, product: subject.product ?? behind?.product ?? null }
}

/** "Procurify and Brindlow are both fine" */
function areJoint({ tokens, language }: NamedUnit['line'], first: Entity, second: Entity): boolean {
  const between = tokens.slice(first.to, second.from)
  return between.length <= 2 && between.some(({ fold }) => language.and.has(fold))
}

/** "Acme WH-200 vs. Umbral One" */
const areOpposed = ({ tokens }: NamedUnit['line'], first: Entity, second: Entity): boolean =>
  tokens.slice(first.to, second.from).some(({ fold }) => fold === 'vs' || fold === 'versus')

/** The sentence neither begins nor ends with a name. */
function isInPassing({ entities, unit: { label, tokens } }: NamedUnit): boolean {
  return entities.every(({ from, to }) => from > label + 1 && to < tokens.length - 1)
}

function runOn(outline: Outline, running: Running, named: NamedUnit): Running {
  const { unit, entities, line } = named
  if (unit.kind === 'heading')
    return { topic: headingTopic(outline, named) ?? headingsTopic(outline, unit) ?? outline.main, since: 0 }
  // Lists, tables and labelled lines do not change the topic.
  if (unit.cell !== null || unit.kind === 'item') return running
  const said = headName(named)
  // A name in passing is the topic of one more sentence.
  if (said !== null) return { topic: said, since: isInPassing(named) ? PATIENCE : 0 }
  if (unit.label > 0) return running
  const others = line.names.filter(({ kind }) => kind === 'other')
  // "Meridian is a rival worth a look."
  const isRival = ({ to }: Hit) => isCueWithin(line, { from: to, to: to + 5 }, 'rivals', 'otherSubject')
  if (others.some((run) => run.from <= 1 && isRival(run))) return { topic: OTHER, since: 0 }
  // "It …", "The company …": a pronoun as the subject keeps the topic.
  const refersBack = entities.some(({ who, from, to }) => who === 'pronoun' && (from <= 2 || to - from > 1))
  // While nobody else is named, the text is about the brand.
  const isAlone = running.topic.who === 'brand' && others.every((run) => isOwn(line, run))
  const since = refersBack || isAlone ? Math.max(1, running.since) : running.since + 1
  return { topic: running.topic, since }
}
