import { expect, test } from 'vitest'
import type { HttpCall } from '../web/http-call.ts'
import { keyHeaderOf } from './three-keys.ts'

const KEY = 'sk-0123456789abcdef'
const LINE = `authorization: Bearer ${KEY}\r\n`
const CALL: HttpCall = {
  method: 'POST',
  url: 'https://api.engine.example/v1/responses',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
  // One byte longer than what is sealed: the line and the change of the key behind it.
  body: 'x'.repeat(LINE.length + 5 + 1),
}
const headerOf = (change: Partial<HttpCall>) =>
  keyHeaderOf({ ...CALL, ...change }, (text) => text.includes(KEY))

test('the line with the key is the only one that stays sealed', () => {
  expect(headerOf({})).toBe('authorization')
})

test.each<[string, Partial<HttpCall>]>([
  ['that is as short as the sealed line, where another could hide', { body: CALL.body?.slice(1) ?? '' }],
  ['without a body', { method: 'GET', body: null }],
  ['with the key in its body', { body: `${CALL.body} ${KEY}` }],
  ['with the key in its address', { url: `${CALL.url}?key=${KEY}` }],
  ['with the key in two headers', { headers: { ...CALL.headers, 'x-key': KEY } }],
  ['without a key', { headers: {} }],
  ['with a key that ends its line', { headers: { authorization: `${KEY}\r\nx: y` } }],
])('a call %s is sealed as a whole', (_, change) => {
  expect(headerOf(change)).toBeNull()
})
