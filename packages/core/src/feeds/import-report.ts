import type { FeedProblem, FeedReason } from '@veracite/ground-truth/feeds/feed-record'

/** The first so many of each reason are listed; all are counted. */
export const LISTED_OF_EACH = 20
const MOST_REASONS = 100

export interface ReportedLine {
  line: number
  /** For a duplicate: the line whose item was taken. */
  firstLine?: number
}

interface ReportedReason {
  /** `refused`: the item was not taken. `without`: it was, without the field. */
  outcome: 'refused' | 'without'
  reason: FeedReason
  field: string | null
  message: string
  count: number
  lines: ReportedLine[]
}

export interface ImportReport {
  /** The unit of `line`: lines of the file, or items. */
  numbers: 'lines' | 'items'
  reasons: ReportedReason[]
}

export class ReportBuilder {
  readonly #reasons = new Map<string, ReportedReason>()
  refused = 0
  /** Known when the shape of the feed is. */
  numbers: ImportReport['numbers'] = 'lines'

  add(outcome: ReportedReason['outcome'], line: number, problem: FeedProblem): void {
    if (outcome === 'refused') this.refused += 1
    const entry = this.#entry(outcome, problem)
    if (entry === null) return
    entry.count += 1
    if (entry.lines.length < LISTED_OF_EACH) entry.lines.push({ line })
  }

  addDuplicates(count: number, lines: readonly Required<ReportedLine>[]): void {
    if (count === 0) return
    const message = 'is the same product as one before it, which was taken'
    const entry = this.#entry('refused', { reason: 'duplicate', field: null, message })
    if (entry === null) return
    entry.count += count
    entry.lines.push(...lines.slice(0, LISTED_OF_EACH))
    this.refused += count
  }

  report(): ImportReport {
    const reasons = [...this.#reasons.values()].sort((a, b) => b.count - a.count)
    return { numbers: this.numbers, reasons }
  }

  /** Messages that say a number differ from line to line; only so many kinds are told apart. */
  #entry(outcome: ReportedReason['outcome'], { reason, field, message }: FeedProblem): ReportedReason | null {
    const general = reason === 'columns' ? 'has more cells than the header' : message
    const key = `${outcome}|${reason}|${field}`
    const known = this.#reasons.get(key)
    if (known !== undefined) return known
    if (this.#reasons.size >= MOST_REASONS) return null
    const entry: ReportedReason = { outcome, reason, field, message: general, count: 0, lines: [] }
    this.#reasons.set(key, entry)
    return entry
  }
}
