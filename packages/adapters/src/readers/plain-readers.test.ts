import type { PlainReader } from '@veracite/core/readers/reader-port'
import { type Given, WORKERS, type WorkKind } from '@veracite/core/readers/work'
import { plainReader } from '@veracite/testing/breakable-plain-reader'
import { breakable, EXITS, HANGS, THROWS } from '@veracite/testing/breakable-reader'
import { readPlainly } from '@veracite/verdicts/plain/read-plainly'
import type { ReaderInput, Reading } from '@veracite/verdicts/reading'
import { afterEach, describe, expect, test } from 'vitest'
import { QUICK_WORKERS, readQuickly } from './test-support/read-quickly.ts'
import work from './test-support/work.json' with { type: 'json' }
import { createThreadReader } from './thread-reader.ts'

const answer = (text: string): ReaderInput => ({
  brand: {
    name: 'Halden Instruments',
    aliases: ['Halden'],
    domain: 'halden-instruments.com',
    products: [],
    people: [],
    trades: [],
  },
  prompt: { text: 'What is Halden Instruments?', intent: 'BRANDED' },
  answer: { text, citations: [] },
})
const healthy = (count: number) =>
  Array.from({ length: count }, (_, n) => answer(`Halden Instruments was founded in ${1900 + n}.`))
const never = () => new AbortController().signal
const readingsOf = (answers: ReaderInput[], read = readQuickly) =>
  answers.map((one) => ({ kind: 'read', reading: read(one), exchange: null }))

/** Short, because the tests wait for hanging answers to reach it. */
const LIMIT_MS = 800

let open: PlainReader | null = null
afterEach(async () => {
  await open?.close()
  open = null
})
const opened = (reader: PlainReader) => {
  open = reader
  return reader
}
const QUICK_THREAD = new URL('./test-support/quick-thread.ts', import.meta.url)
const threads = (options = {}) =>
  opened(createThreadReader({ entry: QUICK_THREAD, threads: 2, limitMs: LIMIT_MS, ...options }))

describe.each([
  ['in this thread', () => opened(plainReader(breakable(QUICK_WORKERS), 'test'))],
  ['in threads', () => threads()],
])('%s', (_, create) => {
  test('one outcome per answer, in their order, as many as there are', async () => {
    const answers = healthy(120)
    const reader = create()
    expect(await reader.read(answers, never())).toEqual(readingsOf(answers))
    expect(await reader.read([], never())).toEqual([])
  })

  test('an answer that breaks its reader is set aside by name, and no other', async () => {
    const answers = healthy(60)
    const broken = answers.with(7, answer(THROWS)).with(40, answer(THROWS))
    const outcomes = await create().read(broken, never())
    const reason = `The answer broke its reader (RangeError: no way to read \uFFFD${THROWS}).`
    expect(outcomes[7]).toEqual({ kind: 'set_aside', reason })
    expect(outcomes[40]).toEqual({ kind: 'set_aside', reason })
    const rest = (list: unknown[]) => list.filter((_one, at) => at !== 7 && at !== 40)
    expect(rest(outcomes)).toEqual(rest(readingsOf(answers)))
  })

  test('an aborted signal rejects with its reason', async () => {
    await expect(create().read(healthy(3), AbortSignal.abort(new Error('lease lost')))).rejects.toThrow(
      'lease lost',
    )
  })

  test('closed, it takes nothing more', async () => {
    const reader = create()
    await reader.read(healthy(1), never())
    await reader.close()
    await expect(reader.read(healthy(1), never())).rejects.toThrow('The reader is closed.')
  })
})

describe('threads', () => {
  test('answers that hang are set aside after the limit, the event loop runs on, the rest is read', async () => {
    const answers = healthy(60)
    const broken = answers.with(3, answer(HANGS)).with(5, answer(HANGS)).with(59, answer(HANGS))
    let turns = 0
    const turning = setInterval(() => {
      turns += 1
    }, 10)
    const outcomes = await threads().read(broken, never())
    clearInterval(turning)
    expect(turns).toBeGreaterThan(10)
    const reason = `The answer could not be read within ${LIMIT_MS} ms.`
    for (const at of [3, 5, 59]) expect(outcomes[at]).toEqual({ kind: 'set_aside', reason })
    const rest = (list: unknown[]) => list.filter((_, at) => at !== 3 && at !== 5 && at !== 59)
    expect(rest(outcomes)).toEqual(rest(readingsOf(answers)))
  })

  test('an answer that ends its thread is set aside, the rest is read', async () => {
    const answers = healthy(30)
    const outcomes = await threads().read(answers.with(12, answer(EXITS)), never())
    expect(outcomes[12]).toEqual({
      kind: 'set_aside',
      reason: 'The answer broke its reader (Error: the thread ended with code 3).',
    })
    expect(outcomes.filter(({ kind }) => kind === 'read')).toHaveLength(29)
  })

  test('an abort does not wait for an answer that hangs', async () => {
    const reader = threads({ limitMs: 600_000 })
    await reader.read(healthy(2), never())
    const stop = new AbortController()
    const hanging = reader.read([answer(HANGS)], stop.signal)
    setTimeout(() => stop.abort(new Error('asked to stop')), 100)
    await expect(hanging).rejects.toThrow('asked to stop')
  })

  test('closing ends an answer that hangs, and rejects the calls that wait for it or behind it', async () => {
    const reader = threads({ limitMs: 600_000, threads: 1 })
    await reader.read(healthy(2), never())
    const hanging = reader.read([answer(HANGS)], never())
    const behind = reader.read(healthy(2), never())
    const ended = Promise.allSettled([hanging, behind])
    await reader.close()
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('work beyond the waiting limit is refused, and waiting work is still done', async () => {
    const reader = threads({ maxWaiting: 100, threads: 1 })
    const taken = reader.read(healthy(100), never())
    await expect(reader.read(healthy(80), never())).rejects.toThrow('Too many answers wait')
    expect(await taken).toHaveLength(100)
    expect(await reader.read(healthy(80), never())).toHaveLength(80)
  })

  test('a thread that cannot start fails the work: no answer is to blame', async () => {
    const reader = opened(
      createThreadReader({ entry: new URL('./there-is-no-such-file.ts', import.meta.url) }),
    )
    await expect(reader.read(healthy(2), never())).rejects.toThrow('A reading thread is gone.')
  })

  test('the threads of the service read as the plain reader does', async () => {
    const answers = [
      ...healthy(5),
      answer(
        `Halden makes sensors. ${'Much is measured in many places. '.repeat(4_000)}It was founded in 1950.`,
      ),
    ]
    // Patient: a busy machine is not what this is about.
    const reader = opened(createThreadReader({ threads: 1, limitMs: 60_000 }))
    const outcomes = await reader.read(answers, never())
    expect(outcomes).toEqual(readingsOf(answers, readPlainly))
    expect(outcomes[5]).toMatchObject({ reading: { read: { characters: 99_998, of: 132_045 } } })
  })

  test('verdicts, traces and the text of pages are made in the threads too, and are the same there', async () => {
    const [, ofYear] = healthy(2).map((one) => readPlainly(one))
    const stored = work as unknown as { [Kind in WorkKind]: Given<Kind> }
    const at = { ...stored.judge.at, now: new Date('2026-01-01') }
    const given = { ...stored, judge: { ...stored.judge, readings: [ofYear as Reading], at } }
    const reader = opened(createThreadReader({ threads: 1, limitMs: 60_000 }))
    for (const kind of Object.keys(given) as WorkKind[]) {
      const made = WORKERS[kind](given[kind] as never)
      expect(await reader.work(kind, [given[kind]], never())).toEqual([{ kind: 'done', made }])
    }
    expect(WORKERS.judge(given.judge)).toMatchObject({ class: 'CONFABULATED' })
    expect(WORKERS.reply(given.reply).claims).toMatchObject([
      { predicate: 'founded_year', quote: 'founded in 1998', group: 'model' },
    ])
    expect(WORKERS.trace(given.trace).statements).toMatchObject([{ says: 'same_error' }])
    expect(WORKERS.sitemaps(given.sitemaps)).toMatchObject({
      sitemaps: ['https://halden-instruments.com/1.xml'],
    })
    expect(WORKERS.pageFacts(given.pageFacts)).not.toEqual([])
  })
})
