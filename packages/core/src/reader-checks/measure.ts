import { judgeItem, scoredOf } from '../evaluation/judge-item.ts'
import type { Item } from '../evaluation/read-item.ts'
import { type Scored, type Share, score, statementsRead } from '../evaluation/score.ts'
import type { CheckFigures } from './reader-check.ts'

/** Figures from replies to labelled answers; a missing or unreadable reply counts as wrong and accuses nobody. */
export function* measure(
  items: readonly Item[],
  replies: ReadonlyMap<string, string>,
): Generator<void, { read: number; figures: CheckFigures }> {
  const scored: Scored[] = []
  const unread: Item[] = []
  let statements: Share = { part: 0, of: 0 }
  for (const item of items) {
    yield
    const output = replies.get(item.id)
    const judged = output === undefined ? null : judgeItem(item, { output })
    const reading = judged?.readings.find(({ reader }) => reader.kind === 'model')
    const one = judged && scoredOf(item, judged)
    const isReadable = reading !== undefined && !reading.doubts.some(({ reason }) => reason === 'unreadable')
    if (!one || !isReadable) {
      unread.push(item)
      continue
    }
    scored.push(one)
    statements = sum(statements, statementsRead(item.answer.text, item.claims ?? [], reading.claims))
  }
  const { accuracy, claimsJudged, accusationsRight, accused } = score(scored)
  const missedClaims = unread.reduce((count, { claims }) => count + (claims?.length ?? 0), 0)
  const missed = (of: number): Share => ({ part: 0, of })
  return {
    read: scored.length,
    figures: {
      classRight: sum(accuracy, missed(unread.length)),
      claimsRight: sum(claimsJudged, missed(missedClaims)),
      accusationsRight,
      found: sum(accused, missed(unread.filter(({ label }) => label === 'CONFABULATED').length)),
      statementsRead: sum(statements, missed(missedClaims)),
    },
  }
}

const sum = (a: Share, b: Share): Share => ({ part: a.part + b.part, of: a.of + b.of })
