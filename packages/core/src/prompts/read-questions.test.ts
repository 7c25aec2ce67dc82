import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readQuestions } from './read-questions.ts'

const fixture = (name: string) =>
  readFileSync(new URL(`./test-support/questions-${name}`, import.meta.url), 'utf8')
const readFixture = (name: string) => readQuestions(fixture(name))
const texts = (name: string) => readFixture(name).questions.map(({ text }) => text)

test('Search Console: quoted commas; shares and positions are numbers', () => {
  const { list, questions, problems } = readFixture('gsc-Queries.csv')
  expect([list, problems]).toEqual(['search_console', []])
  expect(questions).toEqual([
    {
      ...{ row: 2, text: 'nordlicht k2 dishwasher', intent: null, locale: null },
      figures: { clicks: 12, impressions: 340, ctr: 0.0353, position: 4.2 },
    },
    {
      ...{ row: 3, text: 'kettle, glass, dishwasher safe', intent: null, locale: null },
      figures: { clicks: 0, impressions: 120, ctr: 0, position: 11.7 },
    },
  ])
})

test('Search Console in another language: other words, semicolons, decimal commas', () => {
  const { list, questions } = readFixture('gsc-Queries.de.csv')
  expect(list).toBe('search_console')
  expect(questions).toMatchObject([
    { text: 'nordlicht k2 spülmaschine', figures: { ctr: 0.0353, position: 4.2 } },
  ])
})

test('empty rows are left out, also where every row is looked at to tell the list', () => {
  const table = fixture('gsc-Queries.csv')
  expect(readQuestions(`${table}\n,,,,\n\n`)).toEqual(readQuestions(table))
})

test('other tables of the same export have the same columns and hold no questions', () => {
  for (const [first, value] of [
    ['Country', 'Germany'],
    ['Device', 'Mobile'],
    ['Top pages', 'https://nordlicht.example/k2'],
  ])
    expect(readQuestions(`${first},Clicks,Impressions,CTR,Position\n${value},1,2,50%,1.0\n`)).toMatchObject({
      ...{ isRefused: true, questions: [] },
      problems: [{ line: 1, column: 1, message: expect.stringMatching(/not a column of queries/) }],
    })
  const generative = readQuestions('Page,Impressions\nhttps://nordlicht.example/k2,12\n')
  expect(generative).toMatchObject({ isRefused: true, problems: [{ message: 'lists pages, not questions' }] })
})

test('the API of Search Console: the query among keys in an order that only the request knew', () => {
  expect(texts('gsc-api.json')).toEqual(['nordlicht k2 dishwasher'])
  const keyed = (...keys: string[]) => readQuestions(JSON.stringify({ rows: [{ keys, clicks: 1 }] }))
  expect(keyed('usa', '2026-09-01', 'MOBILE', 'kettle').questions).toMatchObject([{ text: 'kettle' }])
  expect(keyed('tea').questions).toMatchObject([{ text: 'tea' }])
  for (const keys of [['https://a.example/'], ['web', 'news', 'kettle care', 'glass kettle']])
    expect(keyed(...keys)).toMatchObject({ questions: [], problems: [{ line: 1 }] })
})

test('Bing: grounding queries with a byte-order mark, quoted cells and further columns', () => {
  const { list, questions } = readFixture('bing-ai-queries.csv')
  expect(list).toBe('bing_grounding')
  expect(questions).toMatchObject([
    { row: 2, text: 'nordlicht k2, dishwasher care', figures: { citations: 12 } },
    { row: 3, figures: { citations: 4 } },
  ])
  const later = readQuestions(
    '\ufeffGrounding Query,Citations,Topic,Intent\n"two\nlines",3,Care,How\nx,y,Care,How\n',
  )
  expect(later.questions).toMatchObject([{ row: 2, text: 'two\nlines' }])
  expect(later.problems).toMatchObject([{ line: 4, column: 2, message: 'is not a number of citations' }])
})

test.each(['bing-ai-daily.csv', 'bing-ai-pages.csv'])('%s has no questions', (name) => {
  expect(readFixture(name)).toMatchObject({
    ...{ isRefused: true, questions: [] },
    problems: [{ line: 1, column: 1, message: expect.stringMatching(/not questions/) }],
  })
})

test('suggestions of both clients, without the question that they answer', () => {
  for (const name of ['suggest-chrome.json', 'suggest-firefox.json'])
    expect(texts(name)).toEqual(['nordlicht k2 dishwasher', 'nordlicht k2 manual'])
  expect(readQuestions('<toplevel><CompleteSuggestion/></toplevel>')).toMatchObject({ isRefused: true })
})

test('a file in another charset is named by the place of its first wrong letter', () => {
  const latin1 = new TextDecoder().decode(Buffer.from('["k2",["k2 kettle",\n"k2 sp\xfclen"]]', 'latin1'))
  expect(readQuestions(latin1)).toMatchObject({ isRefused: true, problems: [{ line: 2, column: 7 }] })
})

test('questions that people also ask, of both interfaces, with their language', () => {
  const first = 'Can you put an electric kettle in the dishwasher?'
  expect(readFixture('serpapi-related_questions.json').questions).toMatchObject([
    { text: first, locale: 'en' },
  ])
  expect(readFixture('dataforseo-paa.json').questions).toMatchObject([
    { row: 1, text: first, locale: 'en' },
    { row: 2, text: 'Is the K2 lid dishwasher safe?' },
  ])
  const failed = readQuestions('{"tasks":[{"status_code":40501,"result":null}]}')
  expect(failed).toMatchObject({ isRefused: true, problems: [{ message: 'is a task that failed' }] })
})

test('tickets: the letter itself, only with consent and redacted', () => {
  expect(readFixture('tickets.csv')).toMatchObject({
    list: 'tickets',
    questions: [{ row: 2, text: 'Hello, may I put the K2 in my dishwasher?', locale: 'en' }],
    problems: [],
  })
  expect(readQuestions(fixture('tickets.csv').replace(',en,', ',English,')).problems).toMatchObject([
    { line: 2, message: expect.stringMatching(/unknown language/) },
  ])
  const bare = fixture('tickets.csv').replace('quote-anonymised,desk-2', 'no,')
  expect(readQuestions(bare)).toMatchObject({
    questions: [],
    problems: [
      { line: 2, column: 7, message: 'has no consent' },
      { line: 2, column: 8, message: 'has no redacted by' },
    ],
  })
})

test('a list is read up to a bound, and says so', () => {
  const many = Array.from({ length: 9_000 }, (_, n) => `q${n}`)
  for (const file of [
    JSON.stringify(['q', many]),
    `Grounding Query,Citations\n${many.map((q) => `${q},1`).join('\n')}`,
  ]) {
    const { questions, problems } = readQuestions(file)
    expect([questions.length, problems.length]).toEqual([4_999, 1])
    expect(problems[0]?.message).toMatch(/not read: 4999 rows at most/)
  }
})

test('rows that cannot be prompts are named and left out; prompts of our own file are all or none', () => {
  const long = 'x'.repeat(2001)
  const table = `Grounding Query,Citations\nkettle,1\nkettle,2\n"",3\n${long},4\n`
  const { questions, problems } = readQuestions(table)
  expect(questions.map(({ row }) => row)).toEqual([2])
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [3, 1],
    [4, 1],
    [5, 1],
  ])
  expect(readQuestions('text,intent\nok,BRANDED\n,BRANDED\n')).toMatchObject({
    ...{ list: 'prompts', isRefused: true, questions: [] },
    problems: [{ line: 3, column: null }],
  })
})
