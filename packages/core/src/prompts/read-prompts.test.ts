import { describe, expect, test } from 'vitest'
import { readPrompts } from './read-prompts.ts'

const READ = { list: 'prompts', problems: [], isRefused: false }

describe('CSV', () => {
  test('quotes, commas and line breaks in cells, a byte-order mark, Windows line ends, any order of columns', () => {
    const text =
      '\ufeffintent,locale,text\r\nbranded,en-US,"What is ""Halden"", really?"\r\nCATEGORY,,"two\r\nlines"\r\n\r\n'
    expect(readPrompts(text)).toEqual({
      ...READ,
      questions: [
        { row: 2, text: 'What is "Halden", really?', intent: 'BRANDED', locale: 'en-US', figures: {} },
        { row: 3, text: 'two\r\nlines', intent: 'CATEGORY', locale: null, figures: {} },
      ],
    })
  })

  test('semicolons, as European spreadsheets write them', () => {
    const { questions } = readPrompts('text;intent\nIst Halden teuer, oder nicht?;Asked about problems\n')
    const [text, locale] = ['Ist Halden teuer, oder nicht?', null]
    expect(questions).toEqual([{ row: 2, text, intent: 'DEFENSIVE', locale, figures: {} }])
  })

  test('every problem at once, each with its line', () => {
    const text = 'text,intent\n,BRANDED\nok,BRANDED\n"multi\nline",NOPE\na,b,c\nok,BRANDED\n'
    expect(readPrompts(text).problems).toMatchObject([
      { line: 2, message: 'has no text' },
      { line: 4, message: expect.stringMatching(/^has no intent: one of .*Asked about you \(BRANDED\)/) },
      { line: 6, message: 'has 3 columns instead of 2' },
      { line: 7, message: 'repeats line 3' },
    ])
  })

  test.each([
    ['no header', 'What is it?,BRANDED\n', 1, /must name the columns/],
    ['a quote that never ends', 'text,intent\n"oh,BRANDED\n\n', 2, /never closed/],
    [
      'text behind a quoted cell',
      'text,intent\nfine,BRANDED\n"a" b,BRANDED\n',
      3,
      /after the end of a quoted cell/,
    ],
    [
      'a problem after a cell of two Windows lines',
      'text,intent\r\n"a\r\nb",BRANDED\r\nx,NONE',
      4,
      /no intent/,
    ],
    ['nothing', '', 1, /columns/],
    ['a header alone', 'text,intent\n', 1, /no prompt/],
    [
      'more than one request takes',
      `text,intent\n${Array.from({ length: 1001 }, (_, n) => `p${n},BRANDED`).join('\n')}`,
      1002,
      /1000 prompts at most/,
    ],
    ['a text too long', `text,intent\n${'x'.repeat(2001)},BRANDED`, 2, /more than 2000/],
    ['an unknown locale', 'text,intent,locale\nx,BRANDED,English', 2, /locale/],
  ])('%s', (_, text, line, message) => {
    const [first] = readPrompts(text).problems
    expect(first).toMatchObject({ line, message: expect.stringMatching(message) })
  })
})

describe('JSON lines', () => {
  test('one object each, empty lines between', () => {
    const text =
      '{"text":"a","intent":"BRANDED"}\n\n{"text":"b","intent":"category","locale":"de","about":"price"}\n'
    expect(readPrompts(text)).toEqual({
      ...READ,
      questions: [
        { row: 1, text: 'a', intent: 'BRANDED', locale: null, figures: {} },
        { row: 3, text: 'b', intent: 'CATEGORY', locale: 'de', figures: {} },
      ],
    })
  })

  test('problems with their lines', () => {
    const text = '{"text":"a","intent":"BRANDED"}\n{"text":\n[1]\n{"text":5,"intent":"BRANDED"}'
    expect(readPrompts(text).problems.map(({ line }) => line)).toEqual([2, 3, 4])
  })
})
