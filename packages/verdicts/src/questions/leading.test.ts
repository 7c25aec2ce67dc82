import { expect, test } from 'vitest'
import { leadingReason } from './leading.ts'

const FOUNDED = { stated: 'founded in 2009', known: ['1998', 'Halden Instruments', null] }

test.each([
  ['When was Halden Instruments founded?', null],
  ['Was Halden Instruments founded in 2009?', 'value'],
  ['Who runs Halden, which dates from 2009?', 'value'],
  ['Was Halden founded in 1998?', null],
  ['Is it true that Halden is older than its rivals?', 'confirm'],
  ['Is it true that Halden dates from 2009?', 'value'],
  ['Halden is the oldest maker, right?', 'confirm'],
  ['Stimmt es, dass Halden aus Norwegen kommt?', 'confirm'],
  ['Est-il vrai que Halden est norvégien ?', 'confirm'],
  ['Haldenは本当ですか', 'confirm'],
  ['Why is Halden so expensive?', 'presumes'],
  ['Seit wann gehört Halden zu Siemens?', 'presumes'],
  ['Which makers are right for a small laboratory?', null],
  ['How much is the Halden V200?', null],
])('%s: %s', (question, reason) => {
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

test('without a statement only the form counts; a statement of known words gives nothing away', () => {
  expect(leadingReason('Was Halden founded in 2009?')).toBeNull()
  expect(leadingReason('Is Halden good?', { stated: 'Halden', known: ['Halden'] })).toBeNull()
})
