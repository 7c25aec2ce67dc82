import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normaliseDomain, visibleName } from './manage-brands.ts'

describe('a brand has a name, never an address', () => {
  const octet = fc.integer({ min: 0, max: 255 })
  const number = (value: number) =>
    fc.constantFrom(
      String(value),
      `0${value.toString(8)}`,
      `000${value.toString(8)}`,
      `0x${value.toString(16)}`,
      `0X${value.toString(16).toUpperCase()}`,
      `0x000${value.toString(16)}`,
    )
  /** One address in one to four parts, as inet_aton reads it: the last part holds the remaining bytes. */
  const parts = fc
    .tuple(octet, octet, octet, octet, fc.integer({ min: 1, max: 4 }))
    .chain(([a, b, c, d, count]) => {
      const bytes = [a, b, c, d]
      const head = bytes.slice(0, count - 1)
      const tail = bytes.slice(count - 1).reduce((sum, byte) => sum * 256 + byte, 0)
      return fc.tuple(...[...head, tail].map(number))
    })
  const full = (text: string) =>
    text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  const circled = (text: string) =>
    text.replaceAll(/[1-9]/g, (digit) => String.fromCodePoint(0x2460 + Number(digit) - 1))
  const bold = (text: string) =>
    text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit)))
  const escaped = (text: string) =>
    text.replaceAll(/[0-9.]/g, (each) => `%${each.charCodeAt(0).toString(16)}`)
  const spelling = fc.constantFrom((text: string) => text, full, circled, bold, escaped)
  const dot = fc.constantFrom('.', '.', '\u3002', '\uff0e', '\uff61')
  const around = fc.constantFrom(
    (text: string) => text,
    (text: string) => `${text}.`,
    (text: string) => `http://${text}/`,
    (text: string) => `https://${text}:443/about`,
    (text: string) => `www.${text}`,
    (text: string) => `http://www.${text}./`,
    (text: string) => `user@${text}`,
    (text: string) => ` ${text}\t`,
    (text: string) => `exa\u00admple@${text}`,
  )

  test('IPv4, in every spelling that inet_aton or a browser reads', () => {
    fc.assert(
      fc.property(parts, spelling, dot, around, (numbers, spell, dot, wrap) => {
        expect(normaliseDomain(wrap(spell(numbers.join('.')).replaceAll('.', dot)))).toBeNull()
      }),
      { numRuns: 5_000 },
    )
  })

  test('IPv6, in every spelling', () => {
    const bracketed = fc
      .ipV6()
      .chain((address) => fc.constantFrom(address, `[${address}]`, `http://[${address}]:80/`))
    fc.assert(
      fc.property(bracketed, (address) => {
        expect(normaliseDomain(address)).toBeNull()
      }),
    )
    for (const address of ['[::ffff:127.0.0.1]', '[fe80::1%25eth0]', '[::1]', '::1'])
      expect([address, normaliseDomain(address)]).toEqual([address, null])
  })

  test('a URL parser never reads the result as an address', () => {
    const label = fc.oneof(
      fc.constantFrom('0x', '0x7f', '1', '01', '256', 'a', 'www', 'com', '1e3', 'xn--a', '-'),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 5 }), (labels) => {
        const domain = normaliseDomain(labels.join('.'))
        if (domain === null) return
        expect(new URL(`http://${domain}/`).hostname).toBe(domain)
        expect(domain).not.toMatch(/\.(\d+|0x[0-9a-f]*)$/)
        expect(normaliseDomain(domain)).toBe(domain)
      }),
      { numRuns: 5_000 },
    )
  })

  test.each([
    ['EXAMPLE.com.', 'example.com'],
    ['https://www.example.com/about?x', 'example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['0x7f.com', '0x7f.com'],
    ['127.0.0.1.example.com', '127.0.0.1.example.com'],
    ['www.com', 'www.com'],
    ['a.b.example.co.uk', 'a.b.example.co.uk'],
    ['co.uk', null],
    ['localhost', null],
    ['0x7f.1', null],
    ['0.0x', null],
    ['a_b.com', null],
    ['', null],
  ])('%s is %s', (given, domain) => expect(normaliseDomain(given)).toBe(domain))
})

test('a brand has a name that people can see', () => {
  for (const name of ['\u200b', ' \u202e ', '\u3164', '\u0301', '\ufeff'])
    expect(() => visibleName(name)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
  for (const name of ['Halden', '7', '+', 'ñ', '日本', '👍']) expect(visibleName(` ${name} `)).toBe(name)
})
