import { LANGUAGE_FILES } from '@veracite/verdicts/languages/all'
import { countNamed } from '@veracite/verdicts/named/count-named'
import { readPlainly } from '@veracite/verdicts/plain/read-plainly'
import { profileOf } from '@veracite/verdicts/profile'
import { verdict } from '@veracite/verdicts/verdict/decide'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { expect, test } from 'vitest'
import { IS_THOROUGH } from '../thorough.ts'
import { findSlopes, THOROUGHNESS } from './find-slopes.ts'

const fact = (predicate: string, value: unknown) =>
  ({ id: predicate, predicate, value, active: true }) as JudgedFact

/** A fact of every kind that makes its reader scan answers. */
const BRAND = { name: 'Kiplang', aliases: ['Kip'], domain: 'kiplang.com' }
const FACTS = [
  fact('legal_name', 'Kiplang AS'),
  fact('founded_year', 2004),
  fact('headquarters', 'Halden, Norway'),
  fact('founder', ['Jo Dahl']),
  fact('ceo', 'Anna Berg'),
  fact('parent_company', 'Nordholt Group'),
  fact('employees', 180),
  fact('product', { names: ['Kiplang One'], complete: true }),
  fact('price', { product: 'Kiplang One', amount: 9, currency: 'EUR', period: 'month' }),
  fact('industry', 'industrial sensors'),
  fact('phone', '+49 30 1234567'),
  fact('email', 'hello@kiplang.com'),
  fact('certification', 'ISO 9001'),
  fact('country_availability', ['Norway', 'Germany']),
]
const PROFILE = profileOf(BRAND, FACTS)

function read(text: string) {
  const prompt = { text: 'What is Kiplang?', intent: 'BRANDED' as const }
  const reading = readPlainly({ brand: PROFILE, prompt, answer: { text, citations: [] } })
  return verdict([reading], FACTS, PROFILE)
}

const ORDINARY = `Kiplang makes sensors for factories and labs. The company was founded in 2004 and is based in Halden, Norway. Its sensors measure vibration, heat and pressure, and its customers are mostly makers of pumps and fans. Most people like it for its **simple** software and fair prices, although some reviewers say that setting it up takes time.

- Good support
- Works with [many tools](https://example.com/tools)

`

/** Lists of phrases under any key: "two words", "stem*". */
const phrasesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value.replaceAll('*', 'ed')] : Object.values(value ?? {}).flatMap(phrasesOf)

/** Answers are read up to a limit, and reading costs more than splitting: fewer and shorter texts than for others. */
const FEWER = IS_THOROUGH
  ? THOROUGHNESS
  : { ...THOROUGHNESS, pairs: 40, oneCueIn: 100, signsTo: 4_096, longest: 16_384 }

test('no text makes reading and deciding slow', { timeout: 3_600_000 }, () => {
  const slopes = findSlopes(
    {
      read,
      ordinary: ORDINARY,
      cues: LANGUAGE_FILES.flatMap(({ labels, subject, unsure, noInformation }) =>
        phrasesOf([labels, subject, unsure, noInformation]),
      ),
      names: [
        'Kiplang',
        'kiplang.com',
        'Anna Berg',
        'Kiplang One',
        'Berlin',
        'Norway',
        'ISO 9001',
        '€9 per month',
      ],
    },
    FEWER,
  )
  expect(slopes).toEqual([])
})

test('no text makes counting names slow', { timeout: 3_600_000 }, () => {
  const subject = (name: string) => ({ id: name, name, aliases: [], domain: '', group: 'rival' as const })
  const subjects = ['C++', 'Halden+', 'Kiplang'].map(subject)
  const prompt = { text: 'Which is best?', intent: 'CATEGORY' as const }
  const slopes = findSlopes(
    {
      read: (text) => countNamed({ prompt, subjects, readings: [], answer: { text, citations: [] } }),
      ordinary: ORDINARY,
      cues: ['- ', '1. ', '## ', '| --- |', 'Options:'],
      names: ['C', 'C++', 'Halden Plus', 'Kiplang'],
    },
    FEWER,
  )
  expect(slopes).toEqual([])
})
