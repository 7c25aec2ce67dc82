import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { disturbancesOf } from './disturb.fixture.ts'
import { judgeItem } from './judge-item.ts'
import { type Item, readItem } from './read-item.ts'

const VECTORS = new URL('../../../../vectors/classification/', import.meta.url)
const itemsOf = (file: string): Item[] =>
  readFileSync(new URL(file, VECTORS), 'utf8').trim().split('\n').map(readItem)

const MAX_NEWLY_ACCUSED = 0.005

describe('what says nothing about the brand accuses nobody', () => {
  test.each(['realistic/business.jsonl', 'realistic/consumer.jsonl'])(
    '%s: at most one in two hundred',
    { timeout: 240_000 },
    (file) => {
      const accused: string[] = []
      let cases = 0
      itemsOf(file).forEach((item, seed) => {
        // Who is rightly accused, or would be, tells nothing here.
        if (item.label === 'CONFABULATED' || judgeItem(item).verdict.class === 'CONFABULATED') return
        for (const { how, text } of disturbancesOf(item.answer.text, item.prompt.text, item.language, seed)) {
          cases += 1
          const { verdict } = judgeItem({ ...item, answer: { ...item.answer, text } })
          if (verdict.class === 'CONFABULATED') accused.push(`${item.id}, ${how}: ${verdict.rule}`)
        }
      })
      expect(cases).toBeGreaterThan(700)
      expect(accused.length / cases, accused.join('\n')).toBeLessThanOrEqual(MAX_NEWLY_ACCUSED)
    },
  )
})
