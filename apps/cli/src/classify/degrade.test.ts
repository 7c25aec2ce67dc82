import { readFileSync } from 'node:fs'
import { defaultEngine } from '@veracite/verdicts/engine'
import { readingFromReply } from '@veracite/verdicts/model/reply'
import { readByRules } from '@veracite/verdicts/rules/read-by-rules'
import { verdict } from '@veracite/verdicts/verdict/decide'
import { afterAll, describe, expect, test } from 'vitest'
import { degrade, SLIPS, seeded } from './degrade.fixture.ts'
import { countReplies, inputOf, scoredOf } from './judge-item.ts'
import { readItem } from './read-item.ts'
import { readRecordedReply } from './recorded.ts'
import { score } from './score.ts'

const REALISTIC = new URL('../../../../vectors/classification/realistic/', import.meta.url)
const linesOf = (file: string) => readFileSync(new URL(file, REALISTIC), 'utf8').trim().split('\n')

type Reply = { mention: string; substance: boolean; claims: { quote: string }[] }
const REPLIES = new Map(
  linesOf('readings.jsonl')
    .map(readRecordedReply)
    .map(({ id, reply }) => [id, reply as Reply]),
)
/** Read by rules once: only the replies differ. */
const ITEMS = ['business.jsonl', 'consumer.jsonl', 'services.jsonl']
  .flatMap(linesOf)
  .map(readItem)
  .map((item) => {
    const input = inputOf(item, defaultEngine())
    const rules = readByRules(input)
    return { item, input, rules, byRules: verdict([rules], item.facts, input.brand) }
  })

function judgeWith(change: (reply: Reply) => unknown) {
  const judged = ITEMS.map(({ item, input, rules, byRules }) => {
    const output = change(REPLIES.get(item.id) as Reply)
    const readings = [rules, readingFromReply(input, output, { version: 'replayed', digest: null })]
    return { item, readings, byRules, verdict: verdict(readings, item.facts, input.brand) }
  })
  const { accuracy } = score(judged.flatMap(({ item, ...one }) => scoredOf(item, one) ?? []))
  const isSilent = ({ item, verdict }: (typeof judged)[number]) =>
    verdict.class !== item.label && verdict.needsReview.length === 0
  return {
    judged,
    accuracy: accuracy.part / accuracy.of,
    /** Wrong, and nobody is asked to look. */
    silentlyWrong: judged.filter(isSilent).length / judged.length,
    counts: countReplies(judged),
  }
}

describe('replies of a careless model', () => {
  const whole = judgeWith((reply) => reply)

  test('text with fences around it is the same reading', () => {
    const given = judgeWith(
      (reply) => `Here is the reading.\n\`\`\`json\n${JSON.stringify(reply, null, 2)}\n\`\`\``,
    )
    expect(given.judged.map(({ verdict }) => verdict)).toEqual(whole.judged.map(({ verdict }) => verdict))
  })

  test.each(Object.entries(SLIPS))('%s: next to nothing is lost', (_, slip) => {
    const { accuracy, counts } = judgeWith((reply) => ({
      ...reply,
      claims: reply.claims.map((claim) => ({ ...claim, quote: slip(claim.quote) })),
    }))
    expect(counts.statements.lost - whole.counts.statements.lost).toBeLessThanOrEqual(
      counts.statements.given / 200,
    )
    expect(accuracy).toBeGreaterThanOrEqual(whole.accuracy - 0.005)
  })

  test('all of it at once costs nearly nothing', () => {
    const { accuracy } = judgeWith((reply) => degrade(reply, 0, Math.random))
    expect(accuracy).toBeGreaterThanOrEqual(whole.accuracy - 0.01)
  })

  const moreSilent: number[] = []
  afterAll(() => {
    // Two points more are wrong at most without a person being asked, over all seeds.
    expect(moreSilent).toHaveLength(3)
    expect(moreSilent.reduce((sum, one) => sum + one, 0) / moreSilent.length).toBeLessThanOrEqual(0.02)
  })

  test.each([1, 2, 3])(
    'a fifth of the claims left out: what rules are certain of goes to a person (%i)',
    (seed) => {
      const random = seeded(seed)
      const { silentlyWrong, judged } = judgeWith((reply) => degrade(reply, 0.2, random))
      // The class itself is right about five points less often: rules do not accuse where a model has read.
      moreSilent.push(silentlyWrong - whole.silentlyWrong)
      // Whatever rules are certain of is in the hands of a person, and nothing is called grounded before.
      const overlooked = judged.filter(
        ({ verdict, byRules }) => byRules.class === 'CONFABULATED' && verdict.class !== 'CONFABULATED',
      )
      expect(overlooked.length).toBeGreaterThan(0)
      for (const { item, verdict } of overlooked) {
        expect(verdict.class, item.id).not.toBe('STRONG')
        expect(verdict.needsReview, item.id).not.toEqual([])
      }
    },
  )

  test('quotes that are not in the answer are counted and named, and too many of them decide nothing', () => {
    const { judged, counts } = judgeWith((reply) => ({
      ...reply,
      claims: reply.claims.map((claim, at) =>
        at % 2 === 0 ? { ...claim, quote: `${claim.quote} indeed` } : claim,
      ),
    }))
    expect(counts.statements.lost).toBeGreaterThan(counts.statements.given / 3)
    for (const { readings } of judged) {
      const { checked, doubts } = readings[1] ?? {}
      const lost = checked?.notes.filter(({ outcome }) => outcome === 'lost') ?? []
      expect(lost.length).toBe(checked?.lost ?? 0)
      const isUnreliable = doubts?.some(({ reason }) => reason === 'unreliable') ?? false
      expect(isUnreliable).toBe((checked?.lost ?? 0) * 3 > (checked?.given ?? 0))
    }
  })
})
