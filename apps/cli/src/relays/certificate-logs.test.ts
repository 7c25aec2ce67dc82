import { expect, test } from 'vitest'
import { readCertificateLogs } from './certificate-logs.ts'

test('a list of logs as browsers publish it', () => {
  const list = {
    version: '80.1',
    operators: [
      { name: 'One', logs: [{ description: 'One 2026h1', key: 'AQID', log_id: 'x' }], tiled_logs: [] },
      { name: 'Two', logs: [] },
    ],
  }
  expect(readCertificateLogs(JSON.stringify(list))).toEqual([
    { name: 'One 2026h1', key: Uint8Array.of(1, 2, 3) },
  ])
})

test.each([
  '',
  '{}',
  '{"operators":[]}',
  '{"operators":[{"logs":[{"description":"x","key":"?"}]}]}',
  '[]',
  'null',
])('a text that is no list of certificate logs is refused: %s', (text) => {
  expect(() => readCertificateLogs(text)).toThrow('--ct-logs')
})
