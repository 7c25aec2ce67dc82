import type { Reads } from '../../predicates/reads.ts'
import type { Hit } from '../../text/phrases.ts'
import { hitsOf, type NamedLine } from '../../values/line.ts'
import type { NamedUnit } from '../4-scope/entities.ts'
import { ownerOf } from '../4-scope/owner.ts'
import { isSmallWord, type Match, type Scoped } from './match.ts'

/** `**Founded:** 2014`, or a cell of a row or column that is headed "Founded". */
export function labelMatches(scoped: Scoped, named: NamedUnit, reads: Reads<unknown>): Match[] {
  const { unit, line } = named
  const label = labelOf(scoped, named, reads)
  const topic = scoped.topics[unit.index]
  if (label === null || topic === undefined) return []
  const { binding, cue, valueFrom } = label
  const [first, ...rest] = (reads.listed ?? reads.find)(line).filter(({ from }) => from >= valueFrom)
  if (first === undefined || !isFirstThing(line, valueFrom, first.from, reads)) return []
  const isList = binding !== 'listed' && reads.listed !== undefined
  // "£40 a month (£480 a year)"
  const isAside = ({ from }: Hit) => reads.several === true && line.tokens[from - 1]?.fold === '('
  return [first, ...rest.filter((value) => isList || isAside(value))].flatMap((value) => {
    const owner = ownerOf(named, topic, { cue, value, mayBeObject: false, mustBeObject: false })
    return owner.who === 'nobody' ? [] : [{ binding, cue, value, owner }]
  })
}

interface Label {
  binding: string
  cue: Hit
  valueFrom: number
}

function labelOf(scoped: Scoped, { unit, line }: NamedUnit, reads: Reads<unknown>): Label | null {
  if (unit.label > 0) {
    const cue = labelCue(line, reads, unit.label)
    if (cue !== null) return { binding: 'label', cue, valueFrom: unit.label }
  }
  const isUnder = unit.kind === 'item' && isLabel(scoped, unit.leadIn ?? unit.headings.at(-1), reads)
  // "**Plans**", and below it "- Pro: for teams".
  if (isUnder && reads.listed !== undefined)
    return unit.opens ? { binding: 'listed', cue: START, valueFrom: 0 } : null
  // "### Founded", and below it "- Zentrava: 2009".
  if (isUnder && unit.label > 0) return { binding: 'heading', cue: START, valueFrom: unit.label }
  if (unit.cell === null) return null
  const isLabelled = [unit.cell.rowHead, unit.cell.columnHead].some((head) => isLabel(scoped, head, reads))
  return isLabelled ? { binding: 'table', cue: START, valueFrom: 0 } : null
}

const START: Hit = { from: 0, to: 0 }

function isLabel({ units }: Scoped, index: number | null | undefined, reads: Reads<unknown>): boolean {
  const other = units[index ?? -1]
  return other !== undefined && labelCue(other.line, reads, other.unit.tokens.length) !== null
}

/** A label is the predicate's when its cue is most of it: "Headquarters", not "Distance from the headquarters to town". */
function labelCue(
  line: NamedLine,
  { labels, strictLabels, exactLabels = [] }: Reads<unknown>,
  end: number,
): Hit | null {
  for (const name of exactLabels)
    for (const hit of hitsOf(line, name)) if (hit.from === 0 && end - hit.to <= 1) return hit
  for (const name of labels)
    for (const hit of hitsOf(line, name))
      if (
        hit.to <= end &&
        end - (hit.to - hit.from) <= LABEL_SLACK &&
        (strictLabels !== true || isAllOf(line, hit, end))
      )
        return hit
  return null
}

function isAllOf(line: NamedLine, hit: Hit, end: number): boolean {
  for (let at = 0; at < end; at += 1)
    if ((at < hit.from || at >= hit.to) && line.tokens[at]?.kind === 'word' && !isSmallWord(line, at))
      return false
  return true
}

const LABEL_SLACK = 4

/** Nothing of weight stands between a label and its value, or between the predicate's own words and the value. */
function isFirstThing(line: NamedLine, from: number, to: number, { bindings }: Reads<unknown>): boolean {
  if (to - from > LABEL_REACH) return false
  // "Owner: snapped up by A", "Owner: a wholly owned subsidiary of A": they say the same again.
  const own = bindings.flatMap(({ cues }) => cues.flatMap((cue) => hitsOf(line, cue)))
  const start = Math.max(from, ...own.filter((hit) => hit.from >= from && hit.to <= to).map((hit) => hit.to))
  const isLight = (at: number) => line.tokens[at]?.kind !== 'word' || isSmallWord(line, at)
  const between = Array.from({ length: to - start }, (_, ahead) => start + ahead)
  const figures = line.tokens.slice(from, to).filter(({ kind }) => kind === 'number')
  return between.every(isLight) && figures.length <= 1
}

const LABEL_REACH = 6
