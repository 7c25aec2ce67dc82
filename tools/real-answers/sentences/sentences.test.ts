import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { partOf, sha256Of } from '../corpora.ts'
import { aboutCompanies } from './companies.ts'
import { measureSentences } from './measure.ts'
import { readSentences, sentencesIn } from './triples.ts'

const XML = `<benchmark><entries>
<entry category="Company" eid="1">
  <originaltripleset><otriple>Solvane | foundingYear | 1988-01-01</otriple></originaltripleset>
  <modifiedtripleset>
    <mtriple>Solvane | foundingDate | 1988-01-01</mtriple>
    <mtriple>Solvane | location | Turin</mtriple>
    <mtriple>Solvane | numberOfEmployees | 1200</mtriple>
    <mtriple>Turin | country | Italy</mtriple>
  </modifiedtripleset>
  <lex lid="1">Solvane was founded in 1988, is based in Turin and employs 1,200 people.</lex>
  <lex lid="2">Solvane was founded in 1989 and is based in Turin.</lex>
</entry>
<entry category="Company" eid="2">
  <modifiedtripleset>
    <mtriple>Brontel_(company) | foundingDate | 1931-05-02</mtriple>
    <mtriple>Brontel_(company) | headquarter | Four_Mill_House</mtriple>
    <mtriple>Brontel_(company) | headquarter | Oslo</mtriple>
    <mtriple>Brontel_(company) | subsidiary | Salt_&amp;_Sons</mtriple>
    <mtriple>Brontel_(company) | numberOfEmployees | 90</mtriple>
  </modifiedtripleset>
  <lex lid="1">Brontel, which owns Salt &amp; Sons, was founded on May 2, 1931 in Oslo.</lex>
</entry>
</entries></benchmark>`

const sentences = sentencesIn(XML)
const about = aboutCompanies(sentences)
const folder = mkdtempSync(join(tmpdir(), 'veracite-sentences-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('statements and sentences are read from the files', () => {
  expect(sentences.map(({ text }) => text.split(' ')[0])).toEqual(['Solvane', 'Solvane', 'Brontel,'])
  expect(sentences[2]?.triples).toContainEqual({
    subject: 'Brontel',
    property: 'subsidiary',
    object: 'Salt & Sons',
  })
})

test('only companies are asked about, with what any sentence says of them', () => {
  expect(about.map(({ brand }) => brand.name)).toEqual(['Solvane', 'Solvane', 'Brontel', 'Salt & Sons'])
  expect(about[0]?.brand.facts).toEqual([
    { predicate: 'founded_year', value: 1988 },
    { predicate: 'headquarters', value: { place: 'Turin' } },
    { predicate: 'employees', value: 1200 },
  ])
  // A house is no seat, and whoever has a subsidiary owns it.
  expect(about[2]?.brand.facts).toContainEqual({ predicate: 'headquarters', value: { place: 'Oslo' } })
  expect(about[3]?.brand.facts).toEqual([{ predicate: 'parent_company', value: { name: 'Brontel' } }])
})

test('what a sentence does not say cannot be missed, and another year makes it false', () => {
  expect(about.map(({ states }) => states.join(' '))).toEqual([
    'founded_year headquarters employees',
    'headquarters',
    'founded_year headquarters',
    'parent_company',
  ])
  expect(about.map(({ isTrue }) => isTrue)).toEqual([true, false, false, true])
})

test('true sentences accuse nobody, replaced facts are caught, and the parts are kept apart', () => {
  const measured = (['learn', 'unread'] as const).map((part) => measureSentences(sentences, part, true))
  const sum = (of: 'falselyAccused' | 'caught') =>
    measured.reduce((all, one) => ({ part: all.part + one[of].part, of: all.of + one[of].of }), {
      part: 0,
      of: 0,
    })
  expect(sum('falselyAccused')).toEqual({ part: 0, of: 2 })
  expect(sum('caught').part).toBeGreaterThanOrEqual(4)
  const said = measured.map((one) => [...one.accusations, ...one.missed].join('\n'))
  for (const [at, part] of (['learn', 'unread'] as const).entries())
    for (const { text } of sentences) if (said[at]?.includes(text)) expect(partOf(sha256Of(text))).toBe(part)
})

test('a checkout is found by its name, or is not there', () => {
  expect(readSentences(folder)).toBeNull()
  const train = join(folder, 'webnlg-dataset/release_v3.0/en/train')
  mkdirSync(train, { recursive: true })
  writeFileSync(join(train, 'Company.xml'), XML)
  expect(readSentences(folder)).toHaveLength(3)
})
