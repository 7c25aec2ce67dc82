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
  if (label === null) return []
  const value = reads.find(line).find(({ from }) => from >= label.valueFrom)
  if (value === undefined || !isFirstThing(line, label.valueFrom, value.from)) return []
  const topic = scoped.topics[unit.index]
  if (topic === undefined) return []
  const owner = ownerOf(named, topic, { cue: label.cue, value, mayBeObject: false, mustBeObject: false })
  return owner.who === 'nobody' ? [] : [{ binding: label.binding, cue: label.cue, value, owner }]
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
    // "### Founded", and below it "- Zentrava: 2009".
    const above = unit.leadIn ?? unit.headings.at(-1)
    return unit.kind === 'item' && isLabel(scoped, above, reads)
      ? { binding: 'heading', cue: { from: 0, to: 0 }, valueFrom: unit.label }
      : null
  }
  if (unit.cell === null) return null
  const isLabelled = [unit.cell.rowHead, unit.cell.columnHead].some((head) => isLabel(scoped, head, reads))
  return isLabelled ? { binding: 'table', cue: { from: 0, to: 0 }, valueFrom: 0 } : null
}

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

/** Nothing of weight stands between a label and its value. */
function isFirstThing(line: NamedLine, from: number, to: number): boolean {
  if (to - from > LABEL_REACH) return false
  let figures = 0
  for (let at = from; at < to; at += 1) {
    const kind = line.tokens[at]?.kind
    if (kind === 'word' && !isSmallWord(line, at)) return false
    if (kind === 'number') figures += 1
  }
  return figures <= 1
}

const LABEL_REACH = 6
