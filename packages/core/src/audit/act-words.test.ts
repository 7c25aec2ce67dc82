import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { actWords, detailOf, madeBy } from './act-words.ts'
import type { TargetName } from './audit-store.ts'

const ENGLISH = sayIn('en')
const PRICE = { predicate: 'price', about: 'V200', name: null, brand: 'Halden' }
const named = (name: string, brand: string | null = null) => ({ name, brand, predicate: null, about: null })

test.each<[string, string | null, Omit<TargetName, 'id' | 'brandId'> | null, string]>([
  ['adminMoveCorrection', 'asked engine GROK', PRICE, 'asked xAI to correct the price of V200, Halden'],
  [
    'adminMoveCorrection',
    'asked page https://shop.example/x',
    PRICE,
    'asked shop.example to correct the price of V200, Halden',
  ],
  ['adminMoveCorrection', 'closed', PRICE, 'closed the correction of the price of V200, Halden'],
  ['adminMoveCorrection', null, null, 'changed the correction'],
  ['adminChangeMember', 'owner', named('Ada'), 'made Ada an owner'],
  [
    'adminCreateCase',
    null,
    named('Halden: price, said by Grok', 'Halden'),
    'made the case file Halden: price, said by Grok',
  ],
  [
    'adminArchivePrompt',
    null,
    named('Who is $& best?', 'Halden'),
    'archived the question Who is $& best?, Halden',
  ],
  [
    'adminMakeReport',
    null,
    named('2026-11-01/2026-11-30', 'Halden'),
    `made the report ${ENGLISH.days(new Date('2026-11-01'), new Date('2026-11-30'))}, Halden`,
  ],
  ['adminStartScan', null, null, 'started a scan'],
  ['tool scan_brand', null, null, 'used the tool scan_brand'],
])('%s %s', (operation, detail, thing, words) => {
  const target = thing && { id: 'x', brandId: null, ...thing }
  expect(actWords({ what: 'change', operation, detail }, target, ENGLISH)).toBe(words)
})

test('who was refused is said to be', () => {
  const act = { what: 'refused', operation: 'adminStartScan', detail: null } as const
  expect(actWords(act, null, ENGLISH)).toBe('was refused: started a scan')
  expect(actWords({ ...act, what: 'sign_in', operation: 'passkey' }, null, ENGLISH)).toBe('signed in')
})

test('only declared members of a request are kept', () => {
  expect(detailOf('adminMoveCorrection', { move: 'asked', step: 'own', note: 'secret' })).toBe('asked own')
  expect(detailOf('adminAddFacts', { move: 'asked' })).toBeNull()
  expect([madeBy('adminMakeReport'), madeBy('adminStartScan')]).toEqual(['report', null])
})
