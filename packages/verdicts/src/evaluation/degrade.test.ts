import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultEngine } from '../engine.ts'
import { readingFromReply } from '../model/reply.ts'
import { readPlainly } from '../plain/read-plainly.ts'
import { verdict } from '../verdict/decide.ts'
import { degrade, SLIPS, seeded } from './degrade.fixture.ts'
import { HABITS } from './habits.fixture.ts'
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
    const rules = readPlainly(input)
    return { item, input, rules, byRules: verdict([rules], item.facts, input.brand) }
  })

function judgeWith(change: (reply: Reply, one: (typeof ITEMS)[number]) => unknown, items = ITEMS) {
  const judged = items.map((one) => {
    const { item, input, rules, byRules } = one
    const output = change(REPLIES.get(item.id) as Reply, one)
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

const isOfRules = ({ readBy = '' }: { readBy?: string }) => !/^(?:model|literal)/.test(readBy)

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

  const SEEDS = [1, 2, 3, 4, 5, 6]
  const careless = SEEDS.map((seed) => {
    const random = seeded(seed)
    return judgeWith((reply) => degrade(reply, 0.2, random))
  })
  const meanOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

  test('with a fifth of the claims left out, two points are lost, and nobody is wrongly accused', () => {
    expect(meanOf(careless.map(({ accuracy }) => accuracy))).toBeGreaterThanOrEqual(whole.accuracy - 0.02)
    for (const { accuracy, judged } of careless) {
      expect(accuracy).toBeGreaterThanOrEqual(whole.accuracy - 0.035)
      const accused = judged.filter(({ verdict }) => verdict.class === 'CONFABULATED')
      expect(accused.filter(({ item }) => item.label !== 'CONFABULATED')).toEqual([])
    }
    // Wrong, and nobody is asked to look.
    const silent = meanOf(careless.map(({ silentlyWrong }) => silentlyWrong))
    expect(silent - whole.silentlyWrong).toBeLessThanOrEqual(0.02)
  })

  test('what rules are certain of and a reading leaves out is never passed over', () => {
    for (const { judged } of careless) {
      const byRulesAlone = judged.filter(
        ({ verdict, byRules }) =>
          byRules.class === 'CONFABULATED' &&
          verdict.claims.some((claim) => claim.verdict === 'contradicted' && isOfRules(claim)),
      )
      expect(byRulesAlone.length).toBeGreaterThan(0)
      for (const { item, verdict } of byRulesAlone) {
        expect(verdict.class, item.id).not.toBe('STRONG')
        expect(verdict.needsReview, item.id).not.toEqual([])
      }
    }
  })

  test.each(Object.entries(HABITS))('%s: another model says the same in its own way', (name, habit) => {
    // Every fourth answer, other ones for each habit.
    const some = ITEMS.filter((_, at) => (at + name.length) % 4 === 0)
    const asRecorded = judgeWith((reply) => reply, some)
    const { accuracy, counts } = judgeWith(
      (reply, { item }) => habit(reply as never, { brand: item.brand, text: item.answer.text }),
      some,
    )
    expect(counts.unreadable).toBe(0)
    expect(accuracy).toBeGreaterThanOrEqual(asRecorded.accuracy - 0.02)
  })

  test('a different habit for each answer, and several at once', () => {
    const habits = Object.values(HABITS)
    const random = seeded(7)
    const pick = () => habits[Math.floor(random() * habits.length)] as (typeof habits)[number]
    const { accuracy, counts } = judgeWith((reply, { item }) => {
      const given = { brand: item.brand, text: item.answer.text }
      const once = pick()(reply as never, given)
      const isReply = typeof once === 'object' && once !== null && Array.isArray((once as Reply).claims)
      return isReply && (once as Reply).claims.every(({ quote }) => typeof quote === 'string')
        ? pick()(once as never, given)
        : once
    })
    expect(accuracy).toBeGreaterThanOrEqual(whole.accuracy - 0.02)
    expect(counts.unreadable).toBe(0)
  })

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
