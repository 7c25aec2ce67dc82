import { readFileSync } from 'node:fs'
import { judgeItem } from '../packages/core/src/evaluation/judge-item.ts'
import { type Item, readItem } from '../packages/core/src/evaluation/read-item.ts'
import { bench } from './bench.ts'

const SAMPLE = new URL('../vectors/classification/sample.jsonl', import.meta.url)
const LENGTH = 2_048
/** Answers twice, four and eight times as long should cost the same per byte. */
const LONGER = [2, 4, 8] as const

/**
 * Answers per second that rules read and verdicts decide, 2 KB each: the labelled answers of the sample, each
 * repeated to that length. Compared with counting the words of the same texts with Intl.Segmenter. `size`:
 * answers per round.
 */
export const classify = bench({
  name: 'classify',
  unit: 'per second',
  size: 2_000,
  // Workers read for days, so compiled code counts.
  warmUps: 2,
  async open({ size }) {
    const sample = readFileSync(SAMPLE, 'utf8').trim().split('\n').slice(0, size).map(readItem)
    const answersOf = (length: number) => sample.map((input) => lengthened(input, length))
    const usual = answersOf(LENGTH)
    const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
    const works: Work[] = [
      { what: CLASSIFY, answers: usual, times: 1, run: (item: Item) => judgeItem(item) },
      { what: COUNT, answers: usual, times: 1, run: (input) => countWords(segmenter, input) },
      ...LONGER.map((times) => ({
        what: longer(times),
        answers: answersOf(LENGTH * times),
        times,
        run: (item: Item) => judgeItem(item),
      })),
    ]
    return {
      measures: async () => {
        const rates = Object.fromEntries(inTurns(works, size))
        return { ...rates, 'classify, MB/s': ((rates[CLASSIFY] ?? 0) * LENGTH) / 1e6 }
      },
      ratios: [
        { of: CLASSIFY, to: COUNT, goal: 0.01 },
        ...LONGER.map((times) => ({ of: longer(times), to: CLASSIFY, goal: null })),
      ],
    }
  },
})

const CLASSIFY = 'classify, answers/s'
const COUNT = 'count words, answers/s'
const longer = (times: number) => `classify ${2 * times} KB, 2 KB/s`

interface Work {
  what: string
  answers: Item[]
  /** Length as a multiple of the usual answer. */
  times: number
  run(input: Item): unknown
}

/**
 * The whole sample of each length in turn, repeatedly, so that busy moments of the machine affect all of
 * them.
 */
function inTurns(works: Work[], size: number): [what: string, rate: number][] {
  const ms = new Map<Work, number>(works.map((work) => [work, 0]))
  const done = new Map<Work, number>(works.map((work) => [work, 0]))
  for (let n = 0; n < size; n += works[0]?.answers.length ?? size) {
    for (const work of works) {
      const answers = work.answers.slice(0, Math.ceil(work.answers.length / work.times))
      const begun = performance.now()
      for (const answer of answers) work.run(answer)
      ms.set(work, (ms.get(work) ?? 0) + performance.now() - begun)
      done.set(work, (done.get(work) ?? 0) + answers.length * work.times)
      work.answers.push(...work.answers.splice(0, answers.length))
    }
  }
  return works.map((work) => [work.what, ((done.get(work) ?? 0) * 1000) / (ms.get(work) ?? 1)])
}

function lengthened(input: Item, length: number): Item {
  const { text, citations } = input.answer
  const repeated = `${text}\n\n`.repeat(Math.ceil(length / text.length)).slice(0, length)
  return { ...input, answer: { text: repeated.toWellFormed(), citations } }
}

function countWords(segmenter: Intl.Segmenter, { answer }: Item): number {
  let words = 0
  for (const { isWordLike } of segmenter.segment(answer.text)) if (isWordLike) words += 1
  return words
}
