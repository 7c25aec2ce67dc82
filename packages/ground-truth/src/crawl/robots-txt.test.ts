import { IS_THOROUGH } from '@veracite/testing/thorough'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import CASES from './robots-txt.cases.json' with { type: 'json' }
import { readRobots, sitemapsIn } from './robots-txt.ts'

const AGENT = 'VeraciteBot/0.1 (+https://veracite.example/bot)'
const mayFetch = (text: string, path: string) =>
  readRobots(text, AGENT).mayFetch(new URL(`https://shop.example${path}`))
const all = (...rules: string[]) => `User-agent: *\n${rules.join('\n')}\n`

describe('which group is ours', () => {
  test.each(CASES.groups as [string, string, boolean][])('%s', (_, text, allowed) =>
    expect(mayFetch(text, '/page')).toBe(allowed),
  )
})

describe('which rule holds', () => {
  test.each(CASES.rules as [string[], string, boolean][])('%j for %s', (rules, path, allowed) =>
    expect(mayFetch(all(...rules), path)).toBe(allowed),
  )

  test('agrees with the plain definition for any rules and any path', () => {
    const piece = fc.constantFrom('a', 'b', 'ab', '/', '*', '**', '$', 'aab', 'ba')
    const pattern = fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`)
    const path = fc
      .array(fc.constantFrom('a', 'b', '/', 'ab'), { maxLength: 12 })
      .map((parts) => `/${parts.join('')}`)
    const rule = fc.record({ allows: fc.boolean(), pattern })
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), path, (rules, path) => {
        const text = all(
          ...rules.map(({ allows, pattern }) => `${allows ? 'Allow' : 'Disallow'}: ${pattern}`),
        )
        expect(mayFetch(text, path)).toBe(plainly(rules, path))
      }),
      { numRuns: 3_000 },
    )
  })

  /** Slow and obvious: rules as regular expressions; the longest match wins, and `Allow` wins ties. */
  function plainly(rules: { allows: boolean; pattern: string }[], path: string): boolean {
    const matching = rules.flatMap(({ allows, pattern }) => {
      const isAnchored = pattern.endsWith('$')
      const short = (isAnchored ? pattern.slice(0, -1) : pattern)
        .replaceAll('$', '%24')
        .replaceAll(/\*+/g, '*')
      const glob = isAnchored ? short : short.replace(/\*$/, '')
      const source = glob.split('*').join('.*')
      return new RegExp(`^${source}${isAnchored ? '$' : ''}`).test(path)
        ? [{ allows, length: glob.length + (isAnchored ? 1 : 0) }]
        : []
    })
    const longest = Math.max(-1, ...matching.map(({ length }) => length))
    const decisive = matching.filter(({ length }) => length === longest)
    return decisive.length === 0 || decisive.some(({ allows }) => allows)
  }
})

describe('Crawl-delay and sitemaps', () => {
  test.each([
    ['Crawl-delay: 2.5', 2.5],
    ['Crawl-delay: 99999999999999', 0],
    ['Crawl-delay: -1', 0],
    ['Crawl-delay: soon', 0],
  ])('%s', (line, seconds) => expect(readRobots(all(line), AGENT).crawlDelaySeconds).toBe(seconds))

  test('sitemaps of all groups, each once, as many as asked for', () => {
    const text = `Sitemap: https://a.example/1\n${all('Disallow: /')}sitemap:https://a.example/2\nSitemap: nowhere\nSitemap: https://a.example/1\nSitemap: https://a.example/3`
    expect(sitemapsIn(text, 10)).toEqual([1, 2, 3].map((n) => `https://a.example/${n}`))
    expect(sitemapsIn(text, 2)).toHaveLength(2)
  })
})

describe('a file made to hurt', () => {
  test.each([
    ['/x#', 10_000, true],
    ['/x#', 10_001, false],
    ['/*x#', 1_000, true],
    ['/*x#', 1_001, false],
    ['/*x', 50_000, true],
  ])('more rules than are read leave the site alone: %s, %i times', (rule, times, allowed) => {
    const rules = Array.from({ length: times }, (_, n) => `Disallow: ${rule.replace('#', String(n))}`)
    expect(mayFetch(all(...rules), '/page')).toBe(allowed)
    expect(mayFetch(all(...rules).replace('*', 'otherbot'), '/page'), 'rules of others').toBe(true)
  })

  test('half a megabyte is read, and not more', () => {
    const padding = '# nothing\n'.repeat(50_000)
    expect(padding.length).toBeGreaterThan(499_999)
    expect(mayFetch(`${padding}${all('Disallow: /')}`, '/')).toBe(false)
    expect(mayFetch(`${padding.repeat(2)}${all('Disallow: /')}`, '/')).toBe(true)
  })

  /** Any mix of lines a file may be made of, repeated any number of times: chosen at random, not listed. */
  const fragment = fc.oneof(
    fc.constantFrom(...CASES.fragments, '\ud800'),
    fc
      .array(fc.constantFrom('a', 'b', '*', '/', '$', '%'), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.join('')),
  )
  const repeated = fc.record({
    pieces: fc.array(fragment, { minLength: 1, maxLength: 4 }),
    isNumbered: fc.boolean(),
  })
  const build = (parts: { pieces: string[]; isNumbered: boolean }[], chars: number): string => {
    const each = Math.floor(chars / Math.max(1, parts.length))
    return parts
      .map(({ pieces, isNumbered }) => {
        const piece = pieces.join('')
        const times = Math.ceil(each / (piece.length + (isNumbered ? 4 : 0)))
        return isNumbered
          ? Array.from({ length: times }, (_, n) => `${piece}${n}`)
              .join('')
              .slice(0, each)
          : piece.repeat(times).slice(0, each)
      })
      .join('')
  }
  const path = fc
    .constantFrom('a', 'ab', '/', '*', '%2a', 'é', 'aab')
    .map((piece) => `/${piece.repeat(2_040).slice(0, 2_040)}`)

  test('takes no more than a moment and a few times its size, whatever is repeated in it', () => {
    fc.assert(
      fc.property(fc.array(repeated, { minLength: 1, maxLength: 3 }), path, (parts, path) => {
        const text = `User-agent: *\nDisallow: /${build(parts, 520_000)}`
        const url = new URL(`https://shop.example${path}`)
        const started = process.cpuUsage()
        const rules = readRobots(text, AGENT)
        rules.mayFetch(url)
        sitemapsIn(text, 100)
        const { user } = process.cpuUsage(started)
        // Usually 10 ms; anything quadratic in half a million takes minutes.
        expect(user / 1000).toBeLessThan(2_000)
      }),
      { numRuns: IS_THOROUGH ? 500 : 40 },
    )
  }, 240_000)

  test('5,000 agents with 5,000 rules, and a hundred times as many', () => {
    const agents = Array.from({ length: 5_000 }, (_, n) => `User-agent: bot${n}\n`).join('')
    const rules = Array.from({ length: 5_000 }, (_, n) => `Disallow: /x${n}\n`).join('')
    const before = process.memoryUsage().rss
    for (let round = 0; round < 20; round += 1) {
      expect(mayFetch(`${agents}User-agent: *\n${rules}`, '/x4999')).toBe(false)
      expect(mayFetch(`${agents}${rules}`, '/x4999')).toBe(true)
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })
})
