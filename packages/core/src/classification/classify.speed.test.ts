import { describe, expect, test } from 'vitest'
import { classify } from './classify.ts'
import { readLabelled } from './vectors.fixture.ts'

const [base] = readLabelled('holdout.jsonl')
const name = base?.brand.name ?? ''

const HOSTILE: Record<string, string> = {
  'repeated names': `${name} `,
  'names in founding sentences': `${name} founded in 2013 by Jane Doe and `,
  'prices without end': `${name} costs €9 a month, `,
  'list items': `- ${name}\n`,
  'table rows': `| a | ${name} | 9 |\n`,
  quotes: '"',
  digits: '1',
  'groups of digits': '12 34 ',
  'open brackets': '[',
  'link ends': '](',
  'unclosed markup': '**`_[',
  'open tags': '<a ',
  entities: '&amp;',
  'half entities': '&am',
  'soft hyphens': 'a\u00ad',
  'combining marks': 'e\u0301',
  'dotted words': 'a.b.',
  'at signs': 'a@b.',
  'unspaced script': '华为',
  'cue words': 'not if but contrary to ',
  'slashes in a host': `${base?.brand.domain ?? 'a.com'}//////`,
  'new lines': '\n',
  'capital words': 'Abc ',
  'distinct words': '',
}

const textOf = (piece: string, length: number): string => {
  if (piece !== '') return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  let text = ''
  for (let at = 0; text.length < length; at += 1) text += `w${at.toString(36)}x `
  return text.slice(0, length)
}

/** Processor time: on a busy machine a long run is interrupted more often than a short one, and clocks do not tell. */
const microsecondsFor = (text: string): number => {
  if (base === undefined) throw new Error('the hold-out set is empty')
  const started = process.cpuUsage()
  classify({ ...base, answer: { text, citations: [] } })
  const { user, system } = process.cpuUsage(started)
  return user + system
}

const LENGTH = 25_000
const LONGER = 4
/** Four times the text takes about four times as long when time is linear, and sixteen times when it is quadratic. */
const AT_MOST = 10
const MOST_RUNS = 15

/** The shortest of several runs of each, taken in turns so that a busy moment hits both; ends when it is clear. */
const growthOf = (piece: string): number => {
  const [short, long] = [textOf(piece, LENGTH), textOf(piece, LENGTH * LONGER)]
  let [shortest, longest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let run = 0; run < MOST_RUNS; run += 1) {
    shortest = Math.min(shortest, microsecondsFor(short))
    longest = Math.min(longest, microsecondsFor(long))
    if (run > 0 && longest < shortest * AT_MOST) break
  }
  return longest / shortest
}

describe('hostile texts take time in proportion to their length', () => {
  test.each(Object.entries(HOSTILE))('%s', { timeout: 180_000 }, (_, piece) => {
    expect(growthOf(piece)).toBeLessThan(AT_MOST)
  })
})
