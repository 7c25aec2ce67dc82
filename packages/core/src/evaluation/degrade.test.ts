import { readFileSync } from 'node:fs'
import { IS_THOROUGH, oneIn } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import { degrade, SLIPS, seeded } from './degrade.fixture.ts'
import { countReplies, judgeItem } from './judge-item.ts'
import { readItem } from './read-item.ts'
import { readRecordedReply } from './recorded.ts'

const REALISTIC = new URL('../../../../vectors/classification/realistic/', import.meta.url)
const linesOf = (file: string) => readFileSync(new URL(file, REALISTIC), 'utf8').trim().split('\n')

type Reply = { mention: string; substance: boolean; claims: { quote: string }[] }
const REPLIES = new Map(
  linesOf('readings.jsonl').map((line) => [
    readRecordedReply(line).id,
    readRecordedReply(line).reply as Reply,
  ]),
)
const STRIDE = oneIn(3)
const ITEMS = ['business.jsonl', 'consumer.jsonl', 'services.jsonl']
  .flatMap(linesOf)
  .filter((_, at) => at % STRIDE === 0)
  .map(readItem)

const judgeWith = (change: (reply: Reply) => unknown, items = ITEMS) =>
  items.map((item) => ({ item, ...judgeItem(item, { output: change(REPLIES.get(item.id) as Reply) }) }))

/** These checks need no labels: what is judged is held against what the whole replies give. */
describe('replies of a careless model', () => {
  const whole = judgeWith((reply) => reply)
  /** Some of the answers: how a reply is written has little to do with what is read. */
  const isSome = (_: unknown, at: number) => at % oneIn(3) === 0
  const some = { items: ITEMS.filter(isSome), whole: whole.filter(isSome) }
  const classes = (judged: typeof whole) => judged.map(({ item, verdict }) => `${item.id} ${verdict.class}`)
  const accused = (judged: typeof whole) => classes(judged).filter((one) => one.endsWith('CONFABULATED'))

  test('text with fences around the reply is the same reading', () => {
    const fenced = judgeWith(
      (reply) => `Here is the reading.\n\`\`\`json\n${JSON.stringify(reply, null, 2)}\n\`\`\``,
      some.items,
    )
    expect(fenced.map(({ verdict }) => verdict)).toEqual(some.whole.map(({ verdict }) => verdict))
  })

  test.each(Object.entries(SLIPS))('quotes with %s are found', (_, slip) => {
    const slipping = (reply: Reply) => ({
      ...reply,
      claims: reply.claims.map((claim) => ({ ...claim, quote: slip(claim.quote) })),
    })
    const slipped = judgeWith(slipping, some.items)
    const lost = ({ statements }: ReturnType<typeof countReplies>) => statements.lost
    expect(lost(countReplies(slipped)) - lost(countReplies(some.whole))).toBeLessThanOrEqual(2)
    expect(classes(slipped).filter((one) => !classes(some.whole).includes(one)).length).toBeLessThanOrEqual(1)
  })

  test.each(IS_THOROUGH ? [1, 2, 3] : [1])(
    'with a fifth of the statements dropped (draw %i), no answer is newly accused',
    (seed) => {
      const random = seeded(seed)
      const dropped = judgeWith((reply) => degrade(reply, 0.2, random))
      expect(accused(dropped).filter((one) => !accused(whole).includes(one))).toEqual([])
      expect(accused(dropped).length).toBeLessThan(accused(whole).length)
    },
  )

  test('a model that was talked into "none" hides nothing that the plain reader is certain of', () => {
    const silenced = judgeWith(() => ({ mention: 'none', substance: false, claims: [] }))
    const contradicted = silenced.filter(({ byPlainReader }) => byPlainReader?.class === 'CONFABULATED')
    expect(contradicted.length).toBeGreaterThan(15 / STRIDE)
    const unnoticed = contradicted.filter(({ verdict }) => verdict.needsReview.length === 0)
    expect(unnoticed.map(({ item }) => item.id)).toEqual([])
    expect(accused(silenced)).toEqual([])
  })

  test('a reply with one quote in two that is not in the answer decides nothing', () => {
    const madeUp = judgeWith((reply) => ({
      ...reply,
      claims: reply.claims.map((claim, at) =>
        at % 2 === 0 ? { ...claim, quote: `${claim.quote} indeed` } : claim,
      ),
    }))
    const unreliable = madeUp.filter(
      ({ readings }) => (readings[1]?.claims.length ?? 0) < (readings[1]?.checked?.given ?? 0),
    )
    expect(unreliable.length).toBeGreaterThan(100 / STRIDE)
    for (const { verdict, byPlainReader } of unreliable) {
      expect(verdict.class).toBe(byPlainReader?.class)
      expect(verdict.needsReview.map(({ reason }) => reason)).toContain('unreliable')
    }
  })
})
