import { diffArrays } from 'diff'

/** Line differences between two captures of a page. */
interface PageDifference {
  /** Null: too much has changed to say what; both texts are shown then. */
  parts: DifferencePart[] | null
  added: number
  removed: number
  /** Lines beyond the bound that were not compared. */
  leftOut: number
}

type DifferencePart =
  | { kind: 'same'; lines: string[]; skipped: number }
  | { kind: 'added' | 'removed'; lines: string[] }

/** The time of the comparison grows with the lines times this, and so with the lines alone. */
const MOST_EDITS = 1_000
const MOST_LINES = 20_000
const LONGEST_LINE = 2_000
/** Lines of the same on either side of a change. */
const AROUND = 2
/** More changed lines than this are no difference to read. */
const MOST_SHOWN = 2_000

/** Of what a visitor reads, with Myers' algorithm: linear in the length for as long as little has changed. */
export function pageDifference(before: string, after: string): PageDifference {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  const leftOut = old.leftOut + fresh.leftOut
  const changes = diffArrays(old.lines, fresh.lines, { maxEditLength: MOST_EDITS })
  if (changes === undefined) return { parts: null, added: 0, removed: 0, leftOut }
  const count = (is: 'added' | 'removed') =>
    changes.reduce((sum, change) => sum + (change[is] ? change.value.length : 0), 0)
  const [added, removed] = [count('added'), count('removed')]
  if (added + removed > MOST_SHOWN) return { parts: null, added, removed, leftOut }
  const parts = changes.map((change, at): DifferencePart => {
    if (change.added) return { kind: 'added', lines: change.value }
    if (change.removed) return { kind: 'removed', lines: change.value }
    return shortened(change.value, { first: at === 0, last: at === changes.length - 1 })
  })
  return { parts, added, removed, leftOut }
}

function shortened(lines: string[], at: { first: boolean; last: boolean }): DifferencePart {
  const head = at.first ? 0 : AROUND
  const tail = at.last ? 0 : AROUND
  if (lines.length <= head + tail) return { kind: 'same', lines, skipped: 0 }
  const kept = [...lines.slice(0, head), ...(tail === 0 ? [] : lines.slice(-tail))]
  return { kind: 'same', lines: kept, skipped: lines.length - kept.length }
}

function linesOf(text: string): { lines: string[]; leftOut: number } {
  const all = text.split('\n', MOST_LINES + 1)
  const lines = all.slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST_LINE))
  return { lines, leftOut: all.length > MOST_LINES ? 1 : 0 }
}
