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

  it('hides what looks like a secret', () => {
    expect(safeErrorText('401 for Bearer abc.def-ghi')).toBe('401 for Bearer [secret]')
  })
})
