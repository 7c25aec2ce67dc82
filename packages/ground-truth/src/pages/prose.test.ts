import { IS_THOROUGH } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import { readHtml } from '../markup/read-html.ts'
import { extractFacts } from './extract-facts.ts'
import CASES from './prose.cases.json' with { type: 'json' }

const brand = { name: 'Tessaro', aliases: ['Tessaro Software'], domain: 'tessaro.com' }

function read(path: string, body: string, lang: string | null = 'en') {
  const text = `<html${lang === null ? '' : ` lang="${lang}"`}><body>${body}</body></html>`
  const facts = extractFacts({ url: `https://tessaro.com${path}`, text, contentType: 'text/html' }, brand)
  const visible = readHtml(text).text
  for (const { source } of facts) expect(visible.includes(source.quote), source.quote).toBe(true)
  return facts.map(({ predicate, value }) => [predicate, value])
}

test.each(CASES.pages)('$case: $lang $body', ({ path = '/about', lang = 'en', body, facts }) => {
  expect(read(path, body, lang)).toEqual(facts)
})

describe('hostile pages cost little', () => {
  const PATHS = ['/about', '/pricing', '/contact']
  test.each(CASES.hostile)(
    '%s: four times as much takes about four times as long, not sixteen',
    (_, before, piece, after) => {
      const textOf = (chars: number) =>
        `<html>${before}${piece.repeat(Math.ceil(chars / piece.length))}${after}`
      // Each piece on one kind of page; outside-text.slow.test.ts measures far more pieces on every kind.
      for (const path of IS_THOROUGH ? PATHS : [PATHS[piece.length % PATHS.length] ?? '']) {
        const chars = enoughFor(path, textOf)
        expect(growthOf(path, textOf(chars), textOf(4 * chars))).toBeLessThan(AT_MOST)
      }
    },
  )

  const LENGTHS = IS_THOROUGH ? [200_000] : [3_000, 12_500, 50_000]
  const MEASURABLE_MS = 10
  const AT_MOST = 11
  const MAX_RUNS = 12

  /** If a short text already takes a while, a longer one is not needed to show growth. The first run warms up. */
  function enoughFor(path: string, textOf: (chars: number) => string): number {
    const takesAWhile = (chars: number) => {
      const text = textOf(chars)
      return Math.min(msFor(path, text), msFor(path, text)) > MEASURABLE_MS
    }
    const longest = LENGTHS.at(-1) ?? 0
    return LENGTHS.find((chars) => chars === longest || takesAWhile(chars)) ?? longest
  }

  /**
   * The shortest of several runs of each, alternating so that a busy moment affects both; stops once the
   * result is clear.
   */
  function growthOf(path: string, short: string, long: string): number {
    let [shortest, longest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    // Below some milliseconds, the clock and the garbage collector dominate, and short pages take another
    // path. On a busy machine such a run has taken ten times as long as the next.
    const growth = () => longest / Math.max(shortest, 2 * MEASURABLE_MS)
    for (let run = 0; run < MAX_RUNS; run += 1) {
      shortest = Math.min(shortest, msFor(path, short))
      longest = Math.min(longest, msFor(path, long))
      if (growth() < AT_MOST) break
    }
    return growth()
  }

  /**
   * Processor time: on a busy machine, wall-clock time penalises long runs, which are interrupted more often.
   */
  function msFor(path: string, text: string): number {
    const started = process.cpuUsage()
    extractFacts({ url: `https://tessaro.com${path}`, text, contentType: 'text/html' }, brand)
    const { user, system } = process.cpuUsage(started)
    return (user + system) / 1000
  }
})
