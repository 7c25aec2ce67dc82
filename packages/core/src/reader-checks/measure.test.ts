import { atOnce } from '@veracite/terms/test-support/at-once'
import { type PerfectReply, perfectReply } from '@veracite/testing/perfect-reader'
import { describe, expect, test } from 'vitest'
import type { Item } from '../evaluation/read-item.ts'
import { measure } from './measure.ts'
import { shippedAnswers } from './shipped-answers.ts'

const items = shippedAnswers()
const measured = (of: readonly Item[], change: (reply: PerfectReply, item: Item) => unknown) =>
  atOnce(
    measure(
      of,
      new Map(
        of.flatMap((item) => {
          const reply = change(perfectReply(item.answer.text), item)
          return reply === undefined ? [] : [[item.id, JSON.stringify(reply)]]
        }),
      ),
    ),
  )

describe('measuring a reader', () => {
  test('one that makes no mistake: every accusation is right, no statement is left out', () => {
    const { read, figures } = measured(items, (reply) => reply)
    expect(read).toBe(120)
    expect(figures.accusationsRight.part).toBe(figures.accusationsRight.of)
    expect(figures.accusationsRight.of).toBeGreaterThanOrEqual(42)
    expect(figures.statementsRead.part).toBe(figures.statementsRead.of)
    expect(figures.classRight.part).toBeGreaterThanOrEqual(116)
    expect(figures.found.of).toBe(45)
  })

  const few = items.slice(0, 14)

  test('one that leaves out every second statement has read half of them', () => {
    const { figures } = measured(few, (reply) => ({
      ...reply,
      claims: reply.claims.filter((_, at) => at % 2 === 0),
    }))
    const { part, of } = figures.statementsRead
    expect(part).toBeLessThan(of)
    expect(part).toBeGreaterThanOrEqual(of / 2)
  })

  test('one that takes true statements for denials accuses wrongly', () => {
    const strong = few.filter(({ label }) => label === 'STRONG')
    const { figures } = measured(strong, ({ claims, ...reply }) => ({
      ...reply,
      claims: claims.map((claim) => ({ ...claim, stance: 'denied' })),
    }))
    expect(figures.accusationsRight.part).toBe(0)
    expect(figures.accusationsRight.of).toBeGreaterThan(1)
  })

  test('answers without a readable reply count as wrong and unread, and accuse nobody', () => {
    const labelled = few.flatMap(({ claims }) => claims ?? []).length
    for (const nothing of [() => undefined, () => 'I cannot help with that.']) {
      const { read, figures } = measured(few, nothing)
      expect(read).toBe(0)
      expect(figures).toEqual({
        classRight: { part: 0, of: 14 },
        claimsRight: { part: 0, of: labelled },
        accusationsRight: { part: 0, of: 0 },
        found: { part: 0, of: 5 },
        statementsRead: { part: 0, of: labelled },
      })
    }
  })
})
