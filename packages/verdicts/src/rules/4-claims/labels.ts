import type { AnyReads } from '../../predicates/reads.ts'
import type { Hit } from '../../text/phrases.ts'
import { hitsNamed, isOwn, isWithin, type NamedLine } from '../../values/line.ts'
import { countryOfAdjective } from '../../values/places.ts'
import type { Unit } from '../1-document/document.ts'
import type { NamedUnit } from '../3-scope/entities.ts'
import { ownerOf } from '../3-scope/ownership.ts'
import { BRAND, ownedBy } from '../3-scope/topics.ts'
import { isSmallWord, type Match, type Scoped } from './match.ts'

/** `**Founded:** 2014`, or a cell under or beside "Founded". */
export function labelMatches(scoped: Scoped, named: NamedUnit, reads: AnyReads): Match[] {
  const { unit, line } = named
  const label = labelOf(scoped, named, reads)
  const topic = scoped.topics[unit.index]
  if (label === null || topic === undefined) return []
  const { binding, cue, valueFrom } = label
  const [first, ...rest] = (reads.listed ?? reads.find)(line).filter(({ from }) => from >= valueFrom)
  if (first === undefined || first.from - valueFrom > LABEL_REACH) return []
  // "- Tessaro data migration" is no name.
  if (binding === 'among' && line.tokens[first.to]?.kind === 'word') return []
  // "Owner: a wholly owned subsidiary of A": cues of the predicate may stand before the value.
  const own = reads.bindings.flatMap(({ cues }) => cues.flatMap((name) => hitsNamed(line, name)))
  const ends = own.filter((hit) => isWithin(hit, { from: valueFrom, to: first.from })).map(({ to }) => to)
  const start = Math.max(valueFrom, ...ends)
  if (!isLight(line, start, first.from) || isOfOther(line, valueFrom, first.from)) return []
  const isList = binding !== 'listed' && binding !== 'among' && reads.listed !== undefined
  // "£40 a month (£480 a year)"
  const isAside = ({ from }: Hit) => reads.several === true && line.tokens[from - 1]?.fold === '('
  return [first, ...rest.filter((value) => isList || isAside(value))].flatMap((value) => {
    const owner = binding === 'among' ? ownedBy(BRAND, 'head') : ownerOf(named, topic, { cue, value })
    return owner.who === 'nobody' ? [] : [{ binding, cue, value, owner }]
  })
}

function labelOf(scoped: Scoped, { unit, line }: NamedUnit, reads: AnyReads) {
  if (unit.label > 0) {
    const cue = labelCue(line, reads, unit.label)
    const isPlain = labelCue(line, { ...reads, labels: [], exactLabels: reads.plainLabels ?? [] }, unit.label)
    const binding = isPlain === undefined ? 'label' : 'plainLabel'
    if (cue !== undefined) return { binding, cue, valueFrom: unit.label }
  }
  const isUnder = unit.kind === 'item' && isLabel(scoped, unit.leadIn ?? unit.headings.at(-1), reads)
  // "- Pro: for teams" under "**Plans**".
  if (isUnder && reads.listed !== undefined)
    return unit.opens ? { binding: 'listed', cue: START, valueFrom: 0 } : null
  if (reads.listed !== undefined && isAmongProducts(scoped, unit))
    return { binding: 'among', cue: START, valueFrom: 0 }
  // "- Zentrava: 2009" under "### Founded".
  if (isUnder && unit.label > 0) return { binding: 'heading', cue: START, valueFrom: unit.label }
  if (unit.cell === null) return null
  const isLabelled = [unit.cell.rowHead, unit.cell.columnHead].some((head) => isLabel(scoped, head, reads))
  return isLabelled ? { binding: 'table', cue: START, valueFrom: 0 } : null
}

/** "- **VM 600**: …" in an answer about the brand, where all others of the list or column are products of its. */
function isAmongProducts({ units, topics }: Scoped, entry: Unit): boolean {
  const { index, block, tokens } = entry
  const isEntry = ({ cell, opens }: Unit) => (cell === null ? opens : cell.column === 0 && cell.row > 0)
  if (topics[0]?.who !== 'brand' || !isEntry(entry)) return false
  const near = units.slice(Math.max(0, index - FAR), index + FAR)
  const beside = near.filter(({ unit }) => unit.block === block && unit !== entry && isEntry(unit))
  const isOwn = ({ entities: [first] }: NamedUnit) => first?.from === 0 && first.product !== null
  const isAlike = beside.some(({ unit }) => unit.tokens[0]?.fold === tokens[0]?.fold)
  return beside.length >= (isAlike ? 2 : 3) && beside.every(isOwn)
}

const FAR = 25
const START: Hit = { from: 0, to: 0 }

function isLabel({ units }: Scoped, index: number | null | undefined, reads: AnyReads): boolean {
  const other = units[index ?? -1]
  return other !== undefined && labelCue(other.line, reads, other.unit.tokens.length) !== undefined
}

/** The cue must be most of the label: not "Distance from the headquarters to town". */
function labelCue(line: NamedLine, reads: AnyReads, end: number): Hit | undefined {
  const { labels, strictLabels = false, exactLabels = [] } = reads
  const exact = exactLabels.flatMap((name) => hitsNamed(line, name))
  const hits = labels.flatMap((name) => hitsNamed(line, name))
  const isMost = ({ from, to }: Hit) => to <= end && end - (to - from) <= LABEL_SLACK
  const whole = exact.find(({ from, to }) => from === 0 && end - to <= 1)
  return whole ?? hits.find((hit) => isMost(hit) && (!strictLabels || isAllOf(line, hit, end)))
}

/** "There are three models:" */
function isAllOf(line: NamedLine, { from, to }: Hit, end: number): boolean {
  const isCounted = line.language.numbers.has(line.tokens[from - 1]?.fold ?? '')
  return isLight(line, 0, isCounted ? from - 1 : from) && isLight(line, to, end)
}

/** Only small words and "the Swiss group" stand there. */
function isLight(line: NamedLine, from: number, to: number): boolean {
  const words = line.tokens.slice(from, to)
  const isSmall = (at: number) =>
    isSmallWord(line, at) || countryOfAdjective(line.tokens[at]?.fold ?? '') !== undefined
  return words.every(({ kind }, ahead) => kind !== 'word' || isSmall(from + ahead))
}

/** "Price: at Umbral you pay £40" */
const isOfOther = (line: NamedLine, from: number, to: number): boolean =>
  line.names.some(
    (run) => isWithin(run, { from, to }) && run.kind === 'other' && run.strong && !isOwn(line, run),
  )

const LABEL_SLACK = 4
const LABEL_REACH = 6
