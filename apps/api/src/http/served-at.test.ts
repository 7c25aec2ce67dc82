import { expect, test } from 'vitest'
import { servedAt } from './served-at.ts'

const from = (address: string) => ({ requestIP: () => ({ address }) })
const asked = (headers: Record<string, string> = {}) =>
  new Request('http://veracite.internal:3000/v1/openapi.json', { headers })
const outside = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'api.example.com' }

test('the address is the one that was asked, port and all', () => {
  expect(servedAt(asked(), from('10.0.0.9'), [])).toBe('http://veracite.internal:3000')
})

test('a proxy is believed only when the operator trusts it', () => {
  expect(servedAt(asked(outside), from('10.0.0.9'), ['10.0.0.9'])).toBe('https://api.example.com')
  expect(servedAt(asked(outside), from('10.0.0.8'), ['10.0.0.9'])).toBe('http://veracite.internal:3000')
})

test('a proxy that names no usable host changes nothing', () => {
  const broken = { 'x-forwarded-host': 'a b"</script>' }
  expect(servedAt(asked(broken), from('::1'), ['::1'])).toBe('http://veracite.internal:3000')
  expect(servedAt(asked({ 'x-forwarded-proto': 'gopher' }), from('::1'), ['::1'])).toBe(
    'http://veracite.internal:3000',
  )
})
