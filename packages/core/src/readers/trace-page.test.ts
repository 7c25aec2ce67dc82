import { readPlainly } from '@veracite/verdicts/plain/read-plainly'
import { profileOf } from '@veracite/verdicts/profile'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { describe, expect, it } from 'vitest'
import CASES from './trace-page.cases.json' with { type: 'json' }
import { pageToTrace } from './trace-page.ts'

const FACTS = [
  { id: 'f1', predicate: 'founded_year', value: 2004, active: true },
  { id: 'f2', predicate: 'headquarters', value: 'Halden, Norway', active: true },
] as JudgedFact[]
const BRAND = profileOf(
  { name: 'Halden Instruments', aliases: ['Halden'], domain: 'halden-instruments.com' },
  FACTS,
)
const FOUNDED = { predicate: 'founded_year', about: '', value: '1998' }

function trace(text: string, isBrandsOwn = false, sought = [FOUNDED]) {
  const page = pageToTrace(text, BRAND, isBrandsOwn)
  const [traced] = page.trace(readPlainly(page.input), sought, FACTS)
  if (traced?.span) expect(text.slice(traced.span.start, traced.span.end)).toBe(traced.span.quote)
  return [traced?.says, traced?.span?.quote ?? null]
}

describe('tracePage', () => {
  it.each(CASES as [string, string, [string, string | null]][])('%s', (_, text, expected) => {
    expect(trace(text)).toEqual(expected)
  })

  it('a page of the brand speaks as "we", a stranger\'s does not', () => {
    const text = 'We make sensors.\nWe were founded in 2004.'
    expect(trace(text, true)).toEqual(['truth', 'We were founded in 2004.'])
    expect(trace(text)).toEqual(['neither', null])
  })

  it('of a long line the sentence is quoted', () => {
    const around = 'It makes many kinds of sensors for ships and mills. '.repeat(10)
    const [says, quote] = trace(`${around}Halden Instruments was founded in 1998. ${around}`.trim())
    expect([says, quote]).toEqual(['same_error', 'Halden Instruments was founded in 1998.'])
  })

  it('says whether the language of the page is known', () => {
    const languageOf = (text: string) => readPlainly(pageToTrace(text, BRAND, false).input).language
    expect(languageOf('Halden Instruments was founded in 1998.')).toBe('en')
    expect(languageOf('Halden Instruments perustettiin vuonna 1998.')).toBeNull()
  })
})
