import { describe, expect, it } from 'vitest'
import { safeErrorText } from './safe-error-text.ts'

describe('safeErrorText', () => {
  it('is one short line without the stack', () => {
    expect(safeErrorText(new TypeError('no such model\n    at ask (file.ts:1)'))).toBe(
      'TypeError: no such model',
    )
    expect(safeErrorText('plain')).toBe('plain')
    expect(safeErrorText(new Error('x'.repeat(1_000)))).toHaveLength(300)
  })

  it('tells why a query failed, never with which parameters', () => {
    const cause = new Error('deadlock detected')
    const failed = new Error('Failed query: insert into captures\nparams: the whole answer', { cause })
    expect(safeErrorText(failed)).toBe('Error: deadlock detected')
  })

  it.each([
    ['401 for Bearer abc.def-ghi', '401 for Bearer [secret]'],
    ['key sk-proj-0123456789abcdef refused', 'key [secret] refused'],
    ['connect postgres://user:pa55@db:5432/x', 'connect postgres://[secret]@db:5432/x'],
    ['GET https://engine.test/v1?key=AIzaXYZ&alt=sse', 'GET https://engine.test/v1?key=[secret]&alt=sse'],
    [`token vrc_${'0f'.repeat(16)} unknown`, 'token [secret] unknown'],
  ])('hides what looks like a secret: %s', (told, safe) => {
    expect(safeErrorText(told)).toBe(safe)
  })
})
