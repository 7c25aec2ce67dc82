import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { defaultEngine } from '../../engine.ts'
import { readDocument } from '../1-document/read-document.ts'
import { findNames } from './find-names.ts'

const FILE = fileURLToPath(new URL('../../../../../vectors/classification/homonyms.txt', import.meta.url))

/** Short texts in which hardly anything but the prompt tells a person or a place from a company. */
test('of the collected homonyms nine in ten are told from the brand', () => {
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | ') as [string, string, string, string])
  const wrong = lines.filter(([label, name, prompt, text]) => {
    const brand = { name, aliases: [], domain: 'brand.example', products: [], people: [], trades: [] }
    const input = {
      brand,
      prompt: { text: prompt, intent: 'CATEGORY' as const },
      answer: { text, citations: [] },
    }
    const { mention } = findNames(readDocument(text, prompt, defaultEngine()), input, defaultEngine())
    return (mention === 'brand') !== (label !== 'ABSENT')
  })
  expect(wrong.length / lines.length, wrong.map((line) => line.join(' | ')).join('\n')).toBeLessThan(0.1)
})
