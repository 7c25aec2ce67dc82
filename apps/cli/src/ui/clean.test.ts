import { describe, expect, test } from 'vitest'
import { clean, cleanDeep, escapeForTerminals } from './clean.ts'

const ESC = '\u001b'

describe('text of strangers', () => {
  test.each([
    ['colours', `${ESC}[31mred${ESC}[0m`, 'red'],
    ['cursor and screen', `a${ESC}[2J${ESC}[Hb`, 'ab'],
    ['window title, ended by BEL', `a${ESC}]0;owned\u0007b`, 'ab'],
    ['clipboard, ended by ST', `a${ESC}]52;c;cm0gLXJm${ESC}\\b`, 'ab'],
    ['a hyperlink', `${ESC}]8;;https://evil.example${ESC}\\click${ESC}]8;;${ESC}\\`, 'click'],
    ['a string that never ends, up to the end of its line', `a${ESC}]0;title\nstill here`, 'a\nstill here'],
    ['eight-bit sequences', 'a\u009b31mb\u009d0;t\u009cc', 'abc'],
    ['device control', `a${ESC}P1$tx${ESC}\\b`, 'ab'],
    ['two-character escapes', `a${ESC}cb${ESC}7c`, 'abc'],
    ['an escape at the very end', `a${ESC}`, 'a'],
    ['overprinting', 'safe\rEVIL\b\b', 'safe\nEVIL'],
    ['reading direction', 'price \u202e0941\u202c EUR', 'price 0941 EUR'],
    ['invisible characters', 'a\u200bb\u2060c\ufeffd', 'abcd'],
    ['half a character', 'a\ud800b', 'a\ufffdb'],
    ['what belongs there', 'Größe\t→ 日本 🇳🇴\nnew', 'Größe\t→ 日本 🇳🇴\nnew'],
  ])('%s', (_, hostile, expected) => {
    expect(clean(hostile)).toBe(expected)
  })

  test('nothing is left that a terminal obeys, whatever is sent', () => {
    const parts = [ESC, '[', ']', 'P', '0', ';', 'm', '\u0007', '\u009b', '\u009c', '\\', 'x', '\r', '\u202e']
    for (let n = 0; n < 20_000; n++) {
      let text = ''
      for (let rest = n * 2_654_435_761; rest >= 1; rest = Math.floor(rest / parts.length))
        text += parts[rest % parts.length]
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be gone.
      expect(clean(text)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
    }
  })

  test('sixteen times as many escapes take about sixteen times as long, not 256', () => {
    // Measured in CPU time: on a busy machine the wall clock also counts other processes.
    const cpuMsFor = (times: number) => {
      const text = `${ESC}]`.repeat(times) + `${ESC}[`.repeat(times)
      const started = process.cpuUsage()
      clean(text)
      const { user, system } = process.cpuUsage(started)
      return (user + system) / 1000
    }
    const best = (times: number) => Math.min(...Array.from({ length: 5 }, () => cpuMsFor(times)))
    expect(best(200_000) / Math.max(best(12_500), 1)).toBeLessThan(64)
  })

  test('is clean however deep it lies, in names too', () => {
    expect(cleanDeep({ [`a${ESC}c`]: [{ b: `x${ESC}[1m` }], n: 1, z: null })).toEqual({
      a: [{ b: 'x' }],
      n: 1,
      z: null,
    })
  })

  test('as JSON is the same text, and no order', () => {
    const hostile = { text: 'a\u009b31m\u202e\u2028\u007f' }
    const written = escapeForTerminals(JSON.stringify(hostile))
    expect(written).toMatch(/^[\u0020-\u007e]*$/)
    expect(JSON.parse(written)).toEqual(hostile)
  })
})
