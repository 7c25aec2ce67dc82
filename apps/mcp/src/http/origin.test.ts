import { expect, test } from 'vitest'
import { isAllowedOrigin } from './origin.ts'

const ALLOWED = ['localhost', '[::1]', 'https://app.example.com']

test.each([
  [null, true],
  ['http://localhost', true],
  ['https://localhost:6274', true],
  ['http://[::1]:3000', true],
  ['https://app.example.com', true],
  ['http://app.example.com', false],
  ['https://app.example.com:8443', false],
  ['https://app.example.com.evil.example', false],
  ['https://sub.localhost', false],
  ['http://localhost@evil.example', false],
  ['null', false],
  ['', false],
])('origin %s: %s', (origin, allowed) => {
  expect(isAllowedOrigin(origin, ALLOWED)).toBe(allowed)
})
