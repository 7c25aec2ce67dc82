import { IS_THOROUGH } from '@veracite/testing/thorough'
import { expect, test } from 'vitest'
import { verifyBundle } from './bundle/verify-bundle.ts'
import { utf8Encode } from './bytes.ts'
import { readLines, readPartList } from './case/case-parts.ts'
import { verifyCase } from './case/verify-case.ts'
import { countTokens, MAX_TOKENS, parseModestJson } from './modest-json.ts'
import { readStrictJson } from './strict-json.ts'
import { leanSampleBundle } from './test-support/sample-bundle.ts'
import { sampleCase } from './test-support/sample-case.ts'

test.each([
  ['{"a":[1,"b\\\\",null]}', 11],
  [' [ ] ', 2],
  ['"[{,:\\"]"', 1],
  ['', 0],
])('%s has so many', (text, tokens) => {
  expect(countTokens(text)).toBe(tokens)
})

test('the bound is met exactly, whatever the parts are', () => {
  const list = (values: number) => `[${Array(values).fill('0').join()}]`
  expect(parseModestJson(list(MAX_TOKENS / 2 - 1))).toHaveLength(MAX_TOKENS / 2 - 1)
  expect(() => parseModestJson(list(MAX_TOKENS / 2))).toThrow('more parts')
  expect(() => readStrictJson(list(MAX_TOKENS / 2))).toThrow('more parts')
  for (const shape of ['[],', '{},', '"a":1,', '1 ', ',', '"" ', '[[]],'])
    expect(() => countTokens(shape.repeat(MAX_TOKENS + 1)), shape).toThrow('more parts')
  expect(() => countTokens('['.repeat(65))).toThrow('too deeply')
})

test('tens of megabytes of brackets are refused without being read, wherever they stand', () => {
  const brackets = `[${'[],'.repeat(IS_THOROUGH ? 20_000_000 : 4_000_000)}[]]`
  const bundle = JSON.stringify(leanSampleBundle())
  const began = performance.now()
  for (const text of [
    brackets,
    bundle.replace('{', () => `{"more":${brackets},`),
    bundle.replace('{', () => `{"readings":[{"reading":[],"json":"${brackets}"}],`),
  ])
    expect(verifyBundle(text).status).toBe('not_verified')
  // Read, they took fifteen seconds each.
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('bundles of a case that are each short enough are too long together', () => {
  const long = `{"more":[${'0,'.repeat(MAX_TOKENS / 2 - 10)}0]}`
  const parts = (entries: { path: string; bytes: Uint8Array }[]) =>
    entries.map((entry, i) =>
      /^bundles.*json$/.test(entry.path) ? { ...entry, bytes: utf8Encode(`${long}${' '.repeat(i)}`) } : entry,
    )
  const { steps } = verifyCase(sampleCase({ parts }))
  // Three of them are within the bound, and each is then refused for what it is.
  expect(steps.find(({ id }) => id === 'bundles')?.reason).toContain('bundles/001-run_1.json')
  const many = (entries: { path: string; bytes: Uint8Array }[]) => [
    ...parts(entries),
    ...[4, 5].map((n) => ({
      path: `bundles/00${n}-run_${n}.json`,
      bytes: utf8Encode(`${long}${' '.repeat(n + 20)}`),
    })),
  ]
  const runs = ['run_1', 'run_2', 'run_3', 'run_4', 'run_5']
  const crowded = verifyCase(sampleCase({ parts: many, manifest: (manifest) => ({ ...manifest, runs }) }))
  expect(crowded.steps.find(({ id }) => id === 'bundles')?.reason).toContain('more parts than those of any')
})

test('lists of nothing but newlines are not taken apart', () => {
  const newlines = new Uint8Array(IS_THOROUGH ? 50_000_000 : 5_000_000).fill(0x0a)
  expect(() => readPartList(newlines)).toThrow('more than')
  expect(() => readLines(newlines)).toThrow('more than')
})
