import { expect, test } from 'vitest'
import { hideSecrets } from './hide-secrets.ts'

const hide = (text: string) => hideSecrets(text, '[x]')
const LONG = 'Ab0_'.repeat(10)

test.each([
  `vrc_${'0a'.repeat(16)}`,
  `vrs_${'0a'.repeat(16)}`,
  `vrp_${'0a'.repeat(16)}`,
  `whsec_${'A1'.repeat(16)}`,
  `sk-${LONG}`,
  `sk-proj-${LONG}`,
  `sk-ant-api03-${LONG}`,
  `sk_${LONG}`,
  `rk_live_${LONG}`,
  `pplx-${LONG}`,
  `xai-${LONG}`,
  `pgl-${LONG}`,
  `AIzaSy${LONG}`,
  `AQ.${LONG}`,
  `meta-${LONG}`,
  `LLM|12345|${LONG}`,
  `AGE-SECRET-KEY-1${'QZ'.repeat(20)}`,
])('%s is hidden wherever it stands', (key) => {
  for (const around of ['', ' ', '"', '=', "'", '(', '\n', '_'])
    expect(hide(`refused: ${around}${key}`)).toBe(`refused: ${around}[x]`)
  // A line of the log is JSON, in which a line break is two characters.
  const line = JSON.stringify({ message: `first\n${key}\tsecond\r${key}` })
  expect(hide(line)).toBe(JSON.stringify({ message: 'first\n[x]\tsecond\r[x]' }))
})

test.each([
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [x]'],
  ['Authorization: Basic dXNlcjpwYXNz', 'Authorization: Basic [x]'],
  ['postgres://user:pa55@db:5432/x', 'postgres://[x]@db:5432/x'],
  ['redis://:pa55@cache', 'redis://[x]@cache'],
  ['https://a.example/?api_key=abc&x=1', 'https://a.example/?api_key=[x]&x=1'],
  ['/cb?code=abc&state=1&client_secret=def', '/cb?code=[x]&state=1&client_secret=[x]'],
  ['-----BEGIN EC PRIVATE KEY-----\nMHc=\n-----END EC PRIVATE KEY-----', '[x]'],
  ['-----BEGIN PRIVATE KEY-----\nMHc=\ncut off here', '[x]'],
  ['PRIVATE+KEY+log+0a1b+AAAA', '[x]'],
])('%s', (text, clean) => {
  expect(hide(text)).toBe(clean)
})

test.each([
  'GET /v1/scans 200 in 12 ms',
  'meta-llama-3.1-70b-instruct answered',
  'risk-assessment and task_force_of_many',
  `sha256 ${'0a'.repeat(32)}`,
  'https://www.acme.example/about?lang=en',
])('%s stays', (text) => {
  expect(hide(text)).toBe(text)
})

test.each([
  ['-----BEGIN PRIVATE KEY-----', 40_000],
  ['Bearer ', 100_000],
  ['a://', 200_000],
  ['?key=', 200_000],
  ['sk-', 200_000],
  ['AIza', 200_000],
])('%s many times takes time in proportion', (part, times) => {
  // Of the processor's time: other programs on the machine do not count.
  const since = process.cpuUsage()
  hide(part.repeat(times))
  expect(process.cpuUsage(since).user / 1_000).toBeLessThan(2_000)
})
