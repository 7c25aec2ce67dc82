import { readFileSync } from 'node:fs'
import { oneIn } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import { disturbancesOf } from './disturb.fixture.ts'
import { judgeItem } from './judge-item.ts'
import { type Item, readItem } from './read-item.ts'

const VECTORS = new URL('../../../../vectors/classification/', import.meta.url)
const itemsOf = (file: string): Item[] =>
  readFileSync(new URL(file, VECTORS), 'utf8').trim().split('\n').map(readItem)

const MAX_NEWLY_ACCUSED = 0.005

describe('text that says nothing about the brand causes no accusation', () => {
  test.each(['realistic/business.jsonl', 'realistic/consumer.jsonl'])(
    '%s: at most one in two hundred',
    { timeout: 240_000 },
    (file) => {
      const accused: string[] = []
      let cases = 0
      itemsOf(file).forEach((item, seed) => {
        // Answers that are, or would be, rightly accused tell nothing here.
        if (item.label === 'CONFABULATED' || judgeItem(item).verdict.class === 'CONFABULATED') return
        const disturbed = disturbancesOf(item.answer.text, item.prompt.text, item.language, seed)
        for (const [at, { how, text }] of disturbed.entries()) {
          // Each kind of disturbance in another third of the answers.
          if ((at + seed) % oneIn(3) !== 0) continue
          cases += 1
          const { verdict } = judgeItem({ ...item, answer: { ...item.answer, text } })
          if (verdict.class === 'CONFABULATED') accused.push(`${item.id}, ${how}: ${verdict.rule}`)
        }
      })
      expect(cases).toBeGreaterThan(700 / oneIn(3))
      expect(accused.length / cases, accused.join('\n')).toBeLessThanOrEqual(MAX_NEWLY_ACCUSED)
    },
  )
})
