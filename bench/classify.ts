import { readFileSync } from 'node:fs'
import { judgeItem } from '../packages/core/src/evaluation/judge-item.ts'
import { type Item, readItem } from '../packages/core/src/evaluation/read-item.ts'
import { bench, timed } from './bench.ts'

const SAMPLE = new URL('../vectors/classification/sample.jsonl', import.meta.url)
const LENGTH = 2_048

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
    const answers = sample.map((input) => lengthened(input, LENGTH))
    const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
    const perSecond = (work: (item: Item) => unknown) => async () => {
      const ms = await timed(async () => {
        for (let n = 0; n < size; n++) work(answers[n % answers.length] as Item)
      })
      return (size * 1000) / ms
    }
    return {
      measures: {
        [CLASSIFY]: perSecond(judgeItem),
        [COUNT]: perSecond((item) => countWords(segmenter, item)),
      },
      ratios: [{ of: CLASSIFY, to: COUNT, goal: 0.01 }],
    }
  },
})

const CLASSIFY = 'classify, answers/s'
const COUNT = 'count words, answers/s'

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
