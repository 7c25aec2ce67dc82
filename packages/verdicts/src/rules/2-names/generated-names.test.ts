import { describe, expect, test } from 'vitest'
import { defaultEngine } from '../../engine.ts'
import type { Mention } from '../../reading.ts'
import { readDocument } from '../1-document/read-document.ts'
import { findNames } from './find-names.ts'
import {
  answersAboutBrands,
  answersAboutOthers,
  answersAbroad,
  type GeneratedAnswer,
  generatedNames,
} from './generated-names.fixture.ts'

/** Nothing is known about the brand but its name. */
function mentionIn({ name, prompt, text }: GeneratedAnswer): Mention {
  const brand = { name, aliases: [], domain: 'brand.example', products: [], people: [], trades: [] }
  const input = {
    brand,
    prompt: { text: prompt, intent: 'CATEGORY' as const },
    answer: { text, citations: [] },
  }
  return findNames(readDocument(text, prompt, defaultEngine()), input, defaultEngine()).mention
}

const said = (answers: readonly GeneratedAnswer[]) =>
  answers
    .slice(0, 40)
    .map(({ kind, frame, text }) => `${kind}, ${frame}: ${text.replaceAll('\n', '⏎')}`)
    .join('\n')

describe('five hundred names in thirty forms of product answers', () => {
  const read = answersAboutBrands().map((one) => ({ ...one, mention: mentionIn(one) }))

  test('there are as many', () => {
    expect(generatedNames().length).toBeGreaterThanOrEqual(500)
    expect(new Set(read.map(({ frame }) => frame)).size).toBe(30)
  })

  test('at most one in two hundred is missed', () => {
    const missed = read.filter(({ mention }) => mention === 'none' || mention === 'namesake')
    expect(missed.length / read.length, said(missed)).toBeLessThanOrEqual(0.005)
  })

  test('at most one in two hundred is left for a person to decide', () => {
    const open = read.filter(({ mention }) => mention === 'unclear')
    expect(open.length / read.length, said(open)).toBeLessThanOrEqual(0.005)
  })

  test('each form is read with at least forty-nine names in fifty', () => {
    for (const frame of new Set(read.map((one) => one.frame))) {
      const those = read.filter((one) => one.frame === frame)
      const other = those.filter(({ mention }) => mention !== 'brand')
      expect(other.length / those.length, `${frame}\n${said(other)}`).toBeLessThanOrEqual(0.02)
    }
  })
})

test('in other languages at most one in fifty is missed', () => {
  const answers = answersAbroad()
  const missed = answers.filter((one) => ['none', 'namesake'].includes(mentionIn(one)))
  expect(missed.length / answers.length, said(missed)).toBeLessThanOrEqual(0.02)
})

test('of the same names where they are something else at most one in twenty is taken for the brand', () => {
  const answers = answersAboutOthers()
  const taken = answers.filter((one) => mentionIn(one) === 'brand')
  expect(taken.length / answers.length, said(taken)).toBeLessThanOrEqual(0.05)
})
