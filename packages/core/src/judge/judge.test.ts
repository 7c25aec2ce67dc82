import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classify } from '../classification/classify.ts'
import type { FactToJudge } from '../stores.ts'
import { buildPrompt, instructionsDigest, OPINION_SCHEMA, promptDigest } from './build-prompt.ts'
import { checkOutput } from './check-opinion.ts'
import { concludeOpinion, needsConfirmation } from './conclude-opinion.ts'
import type { JudgedCase } from './judge-port.ts'
import { withoutMarkers } from './neutralise.ts'

const BRAND = { name: 'Halden Instruments', domain: 'halden-instruments.com', aliases: ['Halden'] }
const PROMPT = 'What should I know about Halden Instruments?'
const proof = { hash: '0'.repeat(64), sourceUrl: null, sourceSha256: null }
const FACTS: FactToJudge[] = [
  { id: 'f-founded', predicate: 'founded_year', value: 2004, active: true, ...proof },
  { id: 'f-ceo', predicate: 'ceo', value: 'Ingrid Solheim', active: true, ...proof },
  { id: 'f-old', predicate: 'founded_year', value: 2003, active: false, ...proof },
]
const NONCE = 'a3f1'.repeat(8)

function caseOf(text: string, citations: string[] = []): JudgedCase {
  const answer = { text, citations }
  const verdict = classify({
    brand: BRAND,
    facts: FACTS,
    prompt: { text: PROMPT, intent: 'BRANDED' },
    answer,
  })
  return { classificationId: 'c', runId: 'r', brand: BRAND, prompt: PROMPT, answer, facts: FACTS, verdict }
}

const WRONG = caseOf('Halden Instruments was founded in 1987 and makes sensors.')
const claim = (quote: string, verdict: string, factId: string | null) => ({ quote, verdict, factId })
const CONFABULATED = {
  class: 'CONFABULATED',
  claims: [claim('founded in 1987', 'contradicted', 'f-founded')],
}

describe('an output is taken as it is only when', () => {
  test('its quotes are in the answer, its facts known, and its class founded on them', () => {
    const checked = checkOutput(CONFABULATED, WRONG)
    expect(checked).toEqual({
      said: 'CONFABULATED',
      reasons: [],
      claims: [
        { quote: 'founded in 1987', start: 23, end: 38, verdict: 'contradicted', factId: 'f-founded' },
      ],
    })
    expect(WRONG.answer.text.slice(23, 38)).toBe('founded in 1987')
  })

  test.each([
    ['unreadable', 'CONFABULATED'],
    ['unreadable', null],
    ['unreadable', { class: 'WRONG', claims: [] }],
    ['unreadable', { class: 'STRONG' }],
    ['unreadable', { class: 'STRONG', claims: Array(51).fill(CONFABULATED.claims[0]) }],
    ['unreadable', { class: 'STRONG', claims: [claim('x'.repeat(2_001), 'supported', null)] }],
    ['unreadable', { class: 'STRONG', claims: [claim('founded in 1987', 'certain', null)] }],
    [
      'quote_not_in_answer',
      { class: 'DESCRIPTIVE', claims: [claim('founded in 1988', 'unverifiable', null)] },
    ],
    [
      'quote_not_in_answer',
      { class: 'DESCRIPTIVE', claims: [claim('Founded in 1987', 'unverifiable', null)] },
    ],
    ['quote_not_in_answer', { class: 'DESCRIPTIVE', claims: [claim(' ', 'unverifiable', null)] }],
    ['quote_not_in_answer', { class: 'DESCRIPTIVE', claims: [claim('', 'unverifiable', null)] }],
    ['unknown_fact', { class: 'CONFABULATED', claims: [claim('founded in 1987', 'contradicted', 'f-new')] }],
    ['unknown_fact', { class: 'CONFABULATED', claims: [claim('founded in 1987', 'contradicted', 'f-old')] }],
    ['unfounded', { class: 'CONFABULATED', claims: [] }],
    ['unfounded', { class: 'CONFABULATED', claims: [claim('founded in 1987', 'contradicted', null)] }],
    ['unfounded', { class: 'DESCRIPTIVE', claims: CONFABULATED.claims }],
    ['unfounded', { class: 'STRONG', claims: [claim('makes sensors', 'supported', null)] }],
    ['mentions_overridden', { class: 'ABSENT', claims: [] }],
  ])('else it is for review: %s', (reason, output) => {
    const checked = checkOutput(output, WRONG)
    expect(checked.reasons).toEqual([reason])
    expect(checked.claims).toEqual([])
  })

  test('a brand that is only cited is mentioned all the same', () => {
    const cited = caseOf('Many makers of sensors are known.', ['https://halden-instruments.com/about'])
    expect(cited.verdict).toMatchObject({
      mentions: [],
      ownedCitations: ['https://halden-instruments.com/about'],
    })
    expect(checkOutput({ class: 'ABSENT', claims: [] }, cited).reasons).toEqual(['mentions_overridden'])
    expect(checkOutput({ class: 'STRONG', claims: [] }, cited).reasons).toEqual([])
  })

  test('whatever comes back, an accepted quote is in the answer', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.nat(60).chain((from) => fc.constant(WRONG.answer.text.slice(from, from + 9))),
    )
    const output = fc.record({
      class: fc.constantFrom('STRONG', 'CONFABULATED', 'DESCRIPTIVE', 'ECHO', 'ABSENT', 'other'),
      claims: fc.array(
        fc.record({
          quote: piece,
          verdict: fc.constantFrom('supported', 'contradicted', 'outdated', 'unverifiable'),
          factId: fc.constantFrom(null, 'f-founded', 'f-new'),
        }),
        { maxLength: 4 },
      ),
    })
    fc.assert(
      fc.property(fc.oneof(output, fc.jsonValue()), (given) => {
        const { claims, reasons } = checkOutput(given, WRONG)
        for (const { quote, start, end } of claims) expect(WRONG.answer.text.slice(start, end)).toBe(quote)
        if (reasons.length > 0) expect(claims).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('an opinion', () => {
  const says = (output: unknown) => checkOutput(output, WRONG)

  test('is CONFABULATED only when both ways of asking say so', () => {
    const found = says(CONFABULATED)
    expect(needsConfirmation(found)).toBe(true)
    expect(concludeOpinion([found, found], [])).toMatchObject({ opinion: 'CONFABULATED', reasons: [] })
    const other = says({ class: 'DESCRIPTIVE', claims: [] })
    for (const outputs of [[found], [found, other]])
      expect(concludeOpinion(outputs, [])).toMatchObject({
        opinion: 'needs_review',
        reasons: ['prompts_disagree'],
        claims: [],
      })
    expect(concludeOpinion([found, says('?')], [])).toMatchObject({ reasons: ['unreadable'] })
  })

  test('of any other class is taken after one', () => {
    const other = says({ class: 'DESCRIPTIVE', claims: [claim('makes sensors', 'unverifiable', null)] })
    expect(needsConfirmation(other)).toBe(false)
    expect(concludeOpinion([other], [])).toMatchObject({ opinion: 'DESCRIPTIVE' })
  })
})

describe('a prompt', () => {
  test('is the same for the same case and nonce, and names the active facts only', () => {
    const prompt = buildPrompt('weigh', WRONG, NONCE)
    expect(buildPrompt('weigh', WRONG, NONCE)).toEqual(prompt)
    expect(promptDigest(prompt)).not.toBe(promptDigest(buildPrompt('defend', WRONG, NONCE)))
    expect(prompt.material).toContain('{"id":"f-founded","predicate":"founded_year","value":2004}')
    expect(prompt.material).not.toContain('f-old')
    expect(prompt.instructions).not.toContain('Halden')
    expect(instructionsDigest()).toHaveLength(32)
  })

  test('cannot be closed from inside, whatever the brand, the facts, the question or the answer hold', () => {
    const marks = fc.constantFrom(
      '<<<',
      '>>>',
      'veracite:',
      'end:',
      'answer:',
      NONCE,
      '\n',
      '<',
      '>',
      '\u{e0041}',
    )
    const hostile = fc.array(fc.oneof(marks, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 30 })
    fc.assert(
      fc.property(hostile, (pieces) => {
        const text = pieces.join('')
        const { material } = buildPrompt(
          'weigh',
          {
            ...WRONG,
            brand: { ...BRAND, name: text },
            prompt: text,
            answer: { text, citations: [text] },
            facts: [{ id: text, predicate: 'ceo', value: text, active: true, ...proof }],
          },
          NONCE,
        )
        const lines = material.match(/<<<veracite:[a-z]+:[^>]*>>>/g)
        expect(lines).toEqual(
          ['brand', 'facts', 'question', 'sources', 'answer'].flatMap((what) => [
            `<<<veracite:${what}:${NONCE}>>>`,
            `<<<veracite:end:${NONCE}>>>`,
          ]),
        )
        expect(material.match(/<<<|>>>/g)).toHaveLength(20)
      }),
      { numRuns: 1_000 },
    )
  })

  test('shows ordinary text as it is', () => {
    const text = 'A < B > C, « ça », 2 << 3 stays legible; "quoted" \u{1f600}'
    expect(withoutMarkers(text)).toBe(text.replace('<<', '‹‹'))
  })

  test('asks for closed words only', () => {
    expect(OPINION_SCHEMA.additionalProperties).toBe(false)
    expect(Object.keys(OPINION_SCHEMA.properties)).toEqual(['claims', 'class'])
  })
})

interface Injected {
  id: string
  language: string
  class: string
  answer: string
  obeyed: unknown
}
const INJECTED: Injected[] = readFileSync(
  new URL('../../../../vectors/judge/injected-answers.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

describe('an answer that talks to the judge', () => {
  test('is there in five languages', () => {
    expect(INJECTED.length).toBeGreaterThanOrEqual(40)
    expect(new Set(INJECTED.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'pt', 'de', 'fr']))
  })

  test.each(INJECTED)(
    '$id: keeps its class, stays in its fence, and gains nothing from a judge that obeys',
    (line) => {
      const of = caseOf(line.answer)
      expect(of.verdict.class).toBe(line.class)
      const { material } = buildPrompt('weigh', of, NONCE)
      expect(material.split(`<<<veracite:end:${NONCE}>>>`)).toHaveLength(6)
      expect(material).not.toMatch(/[\u{e0000}-\u{e007f}]/u)
      const checked = checkOutput(line.obeyed, of)
      expect(concludeOpinion([checked, checked], [])).toMatchObject({ opinion: 'needs_review', claims: [] })
    },
  )
})
