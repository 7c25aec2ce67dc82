import { describe, expect, test } from 'vitest'
import { CLASSIFIER_VERSION, classify } from './classify.ts'
import { evaluate } from './evaluate.ts'
import { readLabelled, readVector } from './vectors.fixture.ts'
import { ask, FACTS } from './zentrava.fixture.ts'

const evaluationOf = (file: string) =>
  evaluate(readLabelled(file).map((item) => ({ label: item.label, given: classify(item).class })))

const LEARNT = 'practice holdout second third fourth fifth sixth seventh eighth ninth'.split(' ')
const UNREAD = ['tenth', 'eleventh']

describe('labelled answers', () => {
  test('the sample is classified with at most two mistakes and no false accusation', () => {
    const result = evaluationOf('sample.jsonl')
    expect(result.items).toBe(40)
    expect(result.correct).toBeGreaterThanOrEqual(38)
    expect(result.perClass.CONFABULATED.precision).toBe(1)
  })

  test.each(LEARNT)('%s.jsonl stays learnt', (set) => {
    const result = evaluationOf(`${set}.jsonl`)
    expect(result.accuracy).toBeGreaterThanOrEqual(0.97)
    expect(result.perClass.CONFABULATED.precision).toBeGreaterThanOrEqual(0.98)
  })

  test.each(UNREAD)('%s.jsonl, which no rule was made by, reaches the goals', (set) => {
    const result = evaluationOf(`${set}.jsonl`)
    expect(result.accuracy).toBeGreaterThanOrEqual(0.92)
    expect(result.perClass.CONFABULATED.precision).toBeGreaterThanOrEqual(0.95)
    expect(result.perClass.CONFABULATED.recall).toBeGreaterThanOrEqual(0.88)
    for (const score of Object.values(result.perClass)) expect(score.f1).toBeGreaterThanOrEqual(0.85)
  })
})

describe('whose claim is it, and is it one', () => {
  const lines = readVector('traps.txt').map((line) => line.split(' | ') as [string, string, string, string])
  test.each(lines)('%s, %s: %s → %s', (label, intent, prompt, text) => {
    expect(classify(ask(prompt, intent, text)).class).toBe(label)
  })
})

describe('saying nothing is an echo, saying something is not', () => {
  const lines = readVector('echoes.txt').map((line) => line.split(' | ') as [string, string, string])
  test.each(lines)('%s: %s → %s', (label, prompt, text) => {
    const intent = / (?:vs|or|o|ou|oder) /.test(prompt) ? 'COMPARATIVE' : 'BRANDED'
    expect(classify(ask(prompt, intent, text)).class).toBe(label)
  })
})

describe('the same statement in many words', () => {
  const values: Record<string, readonly [string, string]> = {
    year: ['2009', '2001'],
    founder: ['Ana Ribeiro', 'Peter Lindqvist'],
    ceo: ['Ana Ribeiro', 'Karl Brandt'],
    parent: ['Northfield Holdings', 'Vandermeer Group'],
    p: ['15', '29'],
    phone: ['+32 9 555 01 88', '+32 2 555 04 77'],
    email: ['hello@zentrava.be', 'contact@zentrava.com'],
    product: ['Zentrava Pro', 'Zentrava Studio'],
    legal: ['Zentrava NV', 'Zentrava GmbH'],
  }
  const local: Record<string, Record<string, readonly [string, string]>> = {
    en: {
      n: ['300', '2,500'],
      city: ['Ghent', 'Milan'],
      industry: ['planning software', 'garden furniture'],
    },
    es: {
      n: ['300', '2.500'],
      city: ['Gante', 'Milán'],
      industry: ['software de planificación', 'muebles de jardín'],
    },
    pt: {
      n: ['300', '2.500'],
      city: ['Gante', 'Milão'],
      industry: ['software de planejamento', 'móveis de jardim'],
    },
    de: { n: ['300', '2.500'], city: ['Gent', 'Mailand'], industry: ['Planungssoftware', 'Gartenmöbeln'] },
    fr: {
      n: ['300', '2 500'],
      city: ['Gand', 'Milan'],
      industry: ['logiciels de planification', 'meubles de jardin'],
    },
  }
  const predicates: Record<string, string> = {
    year: 'founded_year',
    city: 'headquarters',
    founder: 'founder',
    ceo: 'ceo',
    parent: 'parent_company',
    staff: 'employees',
    price: 'price',
    phone: 'phone',
    email: 'email',
    product: 'product',
    legal: 'legal_name',
    industry: 'industry',
  }
  const lines = readVector('phrasings.txt').flatMap((line) => {
    const [head = '', template = ''] = line.split(' | ')
    const [language = '', kind = '', only] = head.split(' ')
    const sides =
      only === undefined ? ([0, 1] as const) : only === 'supported' ? ([0] as const) : ([1] as const)
    return sides.map((which) => ({
      predicate: predicates[kind] ?? kind,
      verdict: which === 0 ? 'supported' : 'contradicted',
      text: template.replace(
        /\{(\w+)\}/g,
        (_, name: string) => (local[language]?.[name] ?? values[name] ?? ['', ''])[which],
      ),
    }))
  })
  test.each(lines)('$predicate is $verdict by "$text"', ({ predicate, verdict, text }) => {
    const { claims } = classify(ask('planning tools', 'CATEGORY', text))
    expect(claims.filter((claim) => claim.predicate === predicate).map((claim) => claim.verdict)).toContain(
      verdict,
    )
    if (verdict === 'supported') expect(claims.some((claim) => claim.verdict === 'contradicted')).toBe(false)
  })
})

describe('a verdict explains itself', () => {
  test('with the rule, the spans, the facts it was held against and its version', () => {
    const text = '**Zentrava** was founded in 2001 and is based in Ghent.'
    const verdict = classify(
      ask('Tell me about Zentrava', 'BRANDED', text, ['https://www.zentrava.be/about']),
    )
    expect(verdict).toMatchObject({
      class: 'CONFABULATED',
      rule: 'contradicted:founded_year',
      version: CLASSIFIER_VERSION,
    })
    expect(verdict.mentions).toEqual([{ start: 2, end: 10, quote: 'Zentrava' }])
    expect(verdict.ownedCitations).toEqual(['https://www.zentrava.be/about'])
    expect(verdict.factsCoverage).toEqual({ facts: FACTS.length, compared: 2 })
    expect(verdict.claims).toEqual([
      {
        predicate: 'founded_year',
        stated: '2001',
        verdict: 'contradicted',
        factId: 'fact-0',
        truth: '2009',
        span: { start: 17, end: 32, quote: 'founded in 2001' },
      },
      {
        predicate: 'headquarters',
        stated: 'Ghent',
        verdict: 'supported',
        factId: 'fact-1',
        truth: 'Ghent, Belgium',
        span: { start: 37, end: 54, quote: 'is based in Ghent' },
      },
    ])
  })

  test('a value that a superseded fact held is outdated, not made up', () => {
    const facts = [...FACTS, { id: 'old', active: false, predicate: 'ceo', value: 'Karl Brandt' } as const]
    const verdict = classify({
      ...ask('Who runs Zentrava?', 'BRANDED', 'Zentrava is run by Karl Brandt.'),
      facts,
    })
    expect(verdict.claims).toMatchObject([{ predicate: 'ceo', verdict: 'outdated', factId: 'old' }])
    expect(verdict.class).not.toBe('CONFABULATED')
  })

  test('a product that is sold is no trade of its own', () => {
    const { claims } = classify(ask('What is Zentrava?', 'BRANDED', 'Zentrava sells Zentrava Lite.'))
    expect(claims).toMatchObject([{ predicate: 'discontinued', verdict: 'contradicted' }])
    const pumps = classify(ask('What is Zentrava?', 'BRANDED', 'Zentrava sells pumps.'))
    expect(pumps.claims).toMatchObject([{ predicate: 'industry' }])
  })

  test('a missing page of the brand among the cited sources is made up, whatever the text says', () => {
    const verdict = classify(
      ask('planning tools', 'CATEGORY', 'Write things down.', ['https://zentrava.be/roadmap/']),
    )
    expect(verdict.rule).toBe('contradicted:url')
  })

  test('an owned page grounds an answer that does not name the brand', () => {
    const verdict = classify(
      ask('planning tips', 'CATEGORY', 'Write things down.', ['https://blog.zentrava.be/tips']),
    )
    expect(verdict).toMatchObject({ class: 'STRONG', rule: 'grounded:owned_citation' })
  })

  test('an answer that knows nothing stays an echo although an owned page is cited', () => {
    const verdict = classify(
      ask('What is Zentrava?', 'BRANDED', 'I have no information about Zentrava.', ['https://zentrava.be/']),
    )
    expect(verdict).toMatchObject({ class: 'ECHO', rule: 'echo:no_information' })
  })
})

describe('tables and lists', () => {
  const table = (rows: string) => `| | Asana | Zentrava |\n|---|---|---|\n${rows}`
  test.each([
    ['CONFABULATED', table('| Founded | 2008 | 2001 |\n| Team | 1,800 | 300 |')],
    ['STRONG', table('| Founded | 2001 | 2009 |\n| Headquarters | Milan | Ghent |')],
    [
      'STRONG',
      '| Tool | HQ | CEO |\n|---|---|---|\n| Asana | Milan | Karl Brandt |\n| Zentrava | Ghent | Ana Ribeiro |',
    ],
    ['CONFABULATED', '| Tool | HQ |\n|---|---|\n| Asana | Ghent |\n| Zentrava | Milan |'],
    ['CONFABULATED', '## Zentrava\n\n- Founded: 2001\n- Headquarters: Ghent'],
    ['STRONG', '## Asana\n\n- Founded: 2001\n\n## Zentrava\n\n- Founded: 2009'],
    ['CONFABULATED', '1. **Asana**\n   - Based in San Francisco\n2. **Zentrava**\n   - Based in Milan'],
    ['STRONG', '1. **Asana**\n   - Based in Milan\n2. **Zentrava**\n   - Based in Ghent'],
  ])('%s: %s', (label, text) => {
    expect(classify(ask('Zentrava vs Asana', 'COMPARATIVE', text)).class).toBe(label)
  })
})
