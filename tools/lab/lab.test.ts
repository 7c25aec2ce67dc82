import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { brandsOf, labelsOf, readingsOf, secondLabelsOf } from './real-answers/by-reference.ts'
import { REAL_ANSWERS } from './real-answers/command.ts'
import { type RealSet, readRealSet } from './real-answers/labels.ts'
import { measure, readAnswers } from './real-answers/measure.ts'
import { render } from './real-answers/render.ts'
import { ANSWERS, BRANDS, CORPORA, idOf, QUESTION, tinyCorpora } from './real-answers/tiny-corpus.fixture.ts'
import { runSets } from './sets.ts'

const folder = tinyCorpora()
const sets = mkdtempSync(join(tmpdir(), 'veracite-sets-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(sets, { recursive: true })
})

describe('real answers by reference', () => {
  const answers = readAnswers(folder, { corpora: CORPORA })
  const chosen = new Map(
    (['founded', 'card', 'expert', 'other', 'none'] as const).map((one) => [one as string, idOf(one)]),
  )
  const year = (value: number, fact: boolean) => ({
    predicate: 'founded_year',
    value,
    fact,
    quote: `founded in ${value}`,
  })
  const LABELS = [
    { id: 'founded', mention: 'brand', class: 'STRONG', states: [year(1988, true)], note: 'not kept' },
    { id: 'card', mention: 'brand', class: 'DESCRIPTIVE', states: [] },
    { id: 'expert', mention: 'brand', class: 'CONFABULATED', states: [year(1962, false)] },
    { id: 'other', mention: 'namesake', class: 'ABSENT', states: [] },
    { id: 'none', mention: 'none', class: 'ABSENT', states: [] },
  ]
  const claim = { predicate: 'founded_year', quote: 'founded in 1962', value: 1962, stance: 'asserted' }
  const READINGS = [{ id: 'expert', reply: { mention: 'brand', substance: true, claims: [claim] } }]
  const labels = labelsOf(LABELS, chosen, answers)
  const readings = readingsOf(READINGS, chosen, answers)
  const set: RealSet = {
    corpora: CORPORA,
    brands: new Map(brandsOf(BRANDS).lines.map((brand) => [brand.key, brand])),
    labels: labels.lines.map((label) => ({ ...label, part: 'learn' })),
    second: secondLabelsOf(LABELS.slice(0, 2)).lines,
    readings: new Map(readings.lines.map((reading) => [reading.id, reading])),
    ambiguous: new Set(),
  }
  const ASKED = { folder, parts: ['learn'], wrong: [], named: 10 } as const

  test('answers of every repository are found once, and labels hold nothing of their text', () => {
    expect([...answers.values()].map(({ text }) => text).sort()).toEqual(Object.values(ANSWERS).sort())
    expect([...answers.values()].every(({ prompt }) => prompt === QUESTION)).toBe(true)
    expect([...labels.problems, ...readings.problems]).toEqual([])
    expect(JSON.stringify([labels.lines, readings.lines])).not.toMatch(/founded in|not kept/)
  })

  test('both readers are measured, as labelled and with a fact replaced', () => {
    const [part] = measure(set, answers, ASKED).parts
    expect(part?.answers).toBe(5)
    expect(part?.plain.caughtOrReviewed).toEqual({ part: 1, of: 1 })
    expect(part?.plain.falselyAccused).toEqual({ part: 0, of: 4 })
    expect(part?.read.readings.accusationsRight).toEqual({ part: 1, of: 1 })
    expect(part?.replaced.plain.caughtOrReviewed).toEqual({ part: 1, of: 1 })
    expect(part?.otherModels.map(({ readings: { accuracy } }) => accuracy.of)).toEqual([1, 5])
  })

  test('missing collections are named, with the command that fetches them', () => {
    const said = render(measure(set, new Map(), { ...ASKED, folder: `${folder}/nowhere` }), 'corpora')
    expect(said).toContain('5 of 5 labelled answers')
    expect(said).toContain('git clone https://github.com/RUCAIBox/HaluEval corpora/RUCAIBox_HaluEval')
  })

  test('the labels in the repository refer to brands and repositories that are there', () => {
    const { brands, corpora, labels: all, second, readings: recorded, ambiguous } = readRealSet(REAL_ANSWERS)
    const repos = new Set(corpora.map(({ repo }) => repo))
    const ids = new Set(all.map(({ id }) => id))
    expect(all.filter(({ brand, repo }) => !brands.has(brand) || !repos.has(repo))).toEqual([])
    expect([...second, ...recorded.values()].filter(({ id }) => !ids.has(id))).toEqual([])
    expect([...ambiguous].filter((key) => !brands.has(key))).toEqual([])
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
