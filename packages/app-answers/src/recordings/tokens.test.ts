import { expect, test } from 'vitest'
import { endpointFits, profileOf, RECORD_PROFILES } from './record-profiles.ts'
import { decideTokens, tokensIn } from './tokens.ts'

const NOW = Date.parse('2026-11-18T12:00:00Z')
const jwt = (claims: object) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`
const decide = (headers: Record<string, string>, body = '') =>
  decideTokens(tokensIn({ headers: new Map(Object.entries(headers)), body, sentAtMs: NOW }, NOW), NOW)

test.each<[string, Record<string, string>, string, string | null]>([
  ['nothing', { 'content-type': 'text/event-stream' }, 'data: {"text":"eyJ is no token"}', null],
  ['a deleted cookie', { 'set-cookie': 'sid=; Path=/' }, '', null],
  ['a cookie that has expired', { 'set-cookie': 'sid=1; Expires=Wed, 18 Nov 2026 11:00:00 GMT' }, '', null],
  ['a token that has expired', {}, `data: ${jwt({ exp: NOW / 1000 - 1 })}`, null],
  ['a cookie for half an hour', { 'set-cookie': 'a=; Path=/, __cf_bm=x; Max-Age=1800; Secure' }, '', 'hold'],
  ['a token for an hour', {}, `data: {"token":"${jwt({ exp: NOW / 1000 + 3600 })}"}`, 'hold'],
  ['a cookie of the session', { 'set-cookie': 'sid=secret; HttpOnly' }, '', 'refuse'],
  ['a cookie for a year', { 'set-cookie': 'NID=x; Expires=Thu, 18 Nov 2027 11:00:00 GMT' }, '', 'refuse'],
  ['a token without an end', {}, jwt({ sub: 'ada' }), 'refuse'],
  ['a header that is a token', { 'x-csrf-token': 'abc' }, '', 'refuse'],
])('%s', (_, headers, body, kind) => {
  const decided = decide(headers, body)
  expect(decided?.kind ?? null).toBe(kind)
  // Values never stand in sentences.
  expect(decided?.why ?? '').not.toMatch(/secret|eyJ/)
})

test('a hold names the last thing to expire', () => {
  const decided = decide({ 'set-cookie': 'a=1; Max-Age=60, b=2; Max-Age=1800' })
  expect(decided).toMatchObject({ kind: 'hold', untilMs: NOW + 1_800_000 })
})

test('a part of a path stands for one part of it', () => {
  const endpoint = {
    host: 'claude.ai',
    method: 'POST',
    path: '/api/organizations/*/chat_conversations/*/completion',
  }
  const asked = { ...endpoint, path: '/api/organizations/1/chat_conversations/2/completion' }
  expect(endpointFits(endpoint, asked)).toBe(true)
  expect(
    endpointFits(endpoint, { ...asked, path: '/api/organizations/1/2/chat_conversations/2/completion' }),
  ).toBe(false)
  expect(
    endpointFits(endpoint, { ...asked, path: '/api/organizations//chat_conversations/2/completion' }),
  ).toBe(false)
  expect(endpointFits(endpoint, { ...asked, host: 'claude.example' })).toBe(false)
})

test.each([
  ['https://www.google.com/search?q=kettle&udm=50&csuir=1', 'google_ai_mode'],
  ['https://www.google.com/search?q=udm=50', 'google_aio'],
  ['https://claude.ai/chat/1', 'claude'],
  ['http://claude.ai/chat/1', undefined],
  ['https://claude.ai.example/chat/1', undefined],
])('a page at %s is one of %s', (url, name) => {
  expect(profileOf(url)?.[0]).toBe(name)
})

test.each(Object.entries(RECORD_PROFILES))(
  '%s asks only its own hosts',
  (_, { hosts, replies, conversation, start }) => {
    for (const { host } of [...replies, ...(conversation === null ? [] : [conversation])])
      expect(hosts).toContain(host)
    expect(hosts).toContain(new URL(start).hostname)
  },
)

test('a header that begins as a token over and over is read in good time', () => {
  const started = performance.now()
  expect(decide({ 'x-auth-token': 'eyJ'.repeat(60_000) })?.kind).toBe('refuse')
  expect(performance.now() - started).toBeLessThan(5_000)
})
