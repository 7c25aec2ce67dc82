import { expect, test } from 'vitest'
import CASES from './leading.cases.json' with { type: 'json' }
import { leadingCheck, leadingReason } from './leading.ts'

const FOUNDED = { stated: 'founded in 2009', known: ['1998', 'Halden Instruments', null] }

test.each(CASES as [string, string | null][])('%s: %s', (question, reason) => {
  expect(leadingReason(question, FOUNDED)).toBe(reason)
})

test('digits may be grouped, and words decide where there is no number', () => {
  const price = { stated: '1,200 euros', known: ['1,450 euros'] }
  expect(leadingReason('Does it cost 1.200 Euro?', price)).toBe('value')
  expect(leadingReason('Does it cost 1450 euros?', price)).toBeNull()
  const owner = { stated: 'Nordic Holding', known: ['Halden Group', 'Halden'] }
  expect(leadingReason('Is Halden part of Nordic Holding?', owner)).toBe('value')
  expect(leadingReason('Is Halden part of a holding?', owner)).toBeNull()
})

test('a value is found with another ending, in other groups of digits, and where no spaces are written', () => {
  const leads = (stated: string, question: string) => leadingReason(question, { stated, known: ['Lublin'] })
  expect(leads('Kraków', 'Czy siedziba jest w Krakowie?')).toBe('value')
  expect(leads('Österreich', 'Welche österreichischen Händler gibt es?')).toBe('value')
  expect(leads('+44 20 7946 0112', 'Is 020 79460112 the number of the desk?')).toBe('value')
  expect(leads('+44 20 7946 0112', 'Is 020 7946 0113 the number of the desk?')).toBeNull()
  expect(leads('1975年', '1975年に設立されましたか')).toBe('value')
  expect(leads('Lyon', 'Which lyonnaise dishes do you know?')).toBe('value')
  expect(leads('Lyon', 'Which lions do you know?')).toBeNull()
  expect(leads('250', 'Are there 2500 of them?')).toBeNull()
})

test('neither invisible characters nor a part left out make a question neutral', () => {
  const leads = (stated: string, question: string) =>
    leadingReason(question, { stated, known: ['Lyon, France', '14 euros'] })
  expect(leads('Berlin', 'What does Halden do in Ber\u00adlin?')).toBe('value')
  expect(leads('2009', 'What did Halden do in 20\u200b09?')).toBe('value')
  expect(leads('x', 'Isn\u02bct Halden the oldest maker?')).toBe('confirm')
  expect(leads('Berlin, Germany', 'What does Halden do in its house in Berlin?')).toBe('value')
  expect(leads('Berlin, Germany', 'Which makers are there in Germany?')).toBeNull()
  expect(leads('France, Germany', 'Does Halden sell in Germany?')).toBe('value')
  expect(leads('12.00 euros', 'Why not 12 Euro?')).toBe('value')
  expect(leads('12.00 euros', 'What is sold for 112 euros?')).toBeNull()
})

test('without a statement only the form counts; a statement of known words gives nothing away', () => {
  expect(leadingReason('Was Halden founded in 2009?')).toBeNull()
  expect(leadingReason('Is Halden good?', { stated: 'Halden', known: ['Halden'] })).toBeNull()
})

test('names hold any signs, and one statement is checked against many questions', () => {
  const known = ['C++', 'A.B (X)', '[Halden', 'Who?', '$1 a|b \\']
  const check = leadingCheck({ stated: 'C++ costs 1,200 euros at A.B (X)', known })
  expect(check('Does C++ cost 1.200 euros?')).toBe('value')
  expect(check('What does A.B (X) cost?')).toBeNull()
  expect(check('Is it true that [Halden sells C++?')).toBe('confirm')
  expect(check('Why is A.B (X) so expensive?')).toBe('presumes')
  expect(leadingReason('C++ is fast, right?')).toBe('confirm')
  expect(leadingReason('Is a C++ rightx')).toBeNull()
})
