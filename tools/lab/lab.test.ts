import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { useFolder } from '@veracite/testing/temporary-folder'
import { afterAll, describe, expect, test } from 'vitest'
import { REAL_ANSWERS, renderParts } from './real-answers/command.ts'
import { readAnswers } from './real-answers/corpora.ts'
import { type RealSet, readRealSet } from './real-answers/labels.ts'
import {
  ANSWERS,
  BRANDS,
  CORPORA,
  labelOf,
  placeOf,
  QUESTION,
  tinyCorpora,
} from './real-answers/tiny-corpus.fixture.ts'
import { runSets } from './sets.ts'

const folder = tinyCorpora()
const sets = useFolder()
afterAll(() => rmSync(folder, { recursive: true }))

describe('real answers by reference', () => {
  const answers = readAnswers(folder, CORPORA)
  const year = (answer: keyof typeof ANSWERS, value: number, fact: boolean) => ({
    ...{ predicate: 'founded_year', value, fact },
    place: placeOf(answer, `founded in ${value}`),
  })
  const claim = { predicate: 'founded_year', value: 1962, stance: 'asserted' }
  const set: RealSet = {
    corpora: CORPORA,
    brands: new Map(BRANDS.map((brand) => [brand.key, brand])),
    labels: [
      labelOf('founded', 'brand', 'STRONG', [year('founded', 1988, true)]),
      labelOf('card', 'brand', 'DESCRIPTIVE'),
      labelOf('expert', 'brand', 'CONFABULATED', [year('expert', 1962, false)]),
      labelOf('other', 'namesake', 'ABSENT'),
      labelOf('none', 'none', 'ABSENT'),
    ],
    readings: new Map([
      [
        'expert',
        {
          ...{ id: 'expert', mention: 'brand', substance: true },
          claims: [{ ...claim, place: placeOf('expert', 'founded in 1962') }],
        },
      ],
    ]),
  }
  const PARTS = [{ part: 'learn', isListed: false }] as const

  test('answers of every repository are found once', () => {
    expect([...answers.values()].map(({ text }) => text).sort()).toEqual(Object.values(ANSWERS).sort())
    expect([...answers.values()].every(({ prompt }) => prompt === QUESTION)).toBe(true)
  })

  test('both readers are measured, as labelled and with a fact replaced', () => {
    const said = renderParts(set, answers, PARTS, 'corpora')
    const rows = said.split('\n').map((line) => line.trim().split(/ {2,}/))
    const row = (name: string, at = 0) => rows.filter(([first]) => first === name)[at]
    expect(said).toContain('Part learn: 5 answers')
    expect(row('learn')?.slice(2, 5)).toEqual(['–', '0 of 1 (0.000)', '1 of 1 (1.000)'])
    expect(row('learn', 1)?.slice(1, 3)).toEqual(['1 of 1 (1.000)', '1 of 1 (1.000)'])
    expect(row('a fifth less')?.[1]).toMatch(/ of 5 /)
    expect(row('founded_year')?.[2]).toBe('1 of 1 (1.000)')
  })

  test('missing collections are named, with the command that fetches them', () => {
    const said = renderParts(set, new Map(), PARTS, `${folder}/nowhere`)
    expect(said).toContain('5 of 5 labelled answers')
    expect(said).toContain(
      `git clone https://github.com/RUCAIBox/HaluEval ${folder}/nowhere/RUCAIBox_HaluEval`,
    )
  })

  test('the labels in the repository refer to brands and repositories that are there', () => {
    const { brands, corpora, labels: all, readings: recorded } = readRealSet(REAL_ANSWERS)
    const repos = new Set(corpora.map(({ repo }) => repo))
    const ids = new Set(all.map(({ id }) => id))
    expect(all.filter(({ brand, repo }) => !brands.has(brand) || !repos.has(repo))).toEqual([])
    expect([...recorded.values()].filter(({ id }) => !ids.has(id))).toEqual([])
  })
})

test('labelled sets are scored by the plain reader and with recorded readings', () => {
  const item = (id: string, label: string, text: string) => ({
    ...{ id, label, brand: { name: 'Solvane', domain: 'solvane.example' } },
    facts: [{ predicate: 'founded_year', value: 1988 }],
    prompt: { text: 'What is Solvane?', intent: 'BRANDED' },
    answer: { text },
  })
  const prose = 'Solvane makes kettles. The firm opened its doors in 1962.'
  const claim = {
    predicate: 'founded_year',
    quote: 'opened its doors in 1962',
    value: 1962,
    stance: 'asserted',
  }
  const write = (file: string, rows: readonly object[]) =>
    writeFileSync(join(sets, file), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  write('kettles.jsonl', [
    item('a', 'STRONG', 'Solvane was founded in 1988 and makes kettles.'),
    item('b', 'CONFABULATED', prose),
  ])
  write('readings.jsonl', [{ id: 'b', mention: 'brand', substance: true, claims: [claim] }])
  const [plain = '', read = ''] = runSets(['--sets', sets, '--corpora', `${folder}/nowhere`, '--wrong'])
    .split('\n')
    .filter((line) => line.includes('kettles '))
  expect(plain).toContain('1 of 2 (0.500)')
  expect(read).toContain('1 of 1 (1.000)')
})
