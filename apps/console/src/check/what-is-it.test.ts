import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { whatIsFile, whatIsText } from './what-is-it.ts'

const HASH = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9'
const bytes = (text: string) => new TextEncoder().encode(text)
const bundle = readFileSync(new URL('../../../../vectors/bundles/good.json', import.meta.url), 'utf8')

test('a hash in any spelling', () => {
  for (const text of [HASH, ` ${HASH.toUpperCase()}\n`, `sha256:${HASH}`, `SHA-256 ${HASH}`])
    expect(whatIsText(text), text).toEqual({ kind: 'hash', hashes: [HASH] })
})

test('a text is its hash; with space around it also the hash without', () => {
  expect(whatIsText('hello world')).toEqual({ kind: 'content', hashes: [HASH] })
  const { hashes } = whatIsText('hello world\n') as { hashes: string[] }
  expect(hashes).toHaveLength(2)
  expect(hashes[1]).toBe(HASH)
  expect(whatIsText(' \n')).toEqual({ kind: 'nothing' })
})

test('a bundle as JSON, pasted or as a file, with a byte order mark too', () => {
  expect(whatIsText(bundle)).toMatchObject({ kind: 'bundle', text: bundle, page: null })
  const marked = `\uFEFF${bundle}`
  // The mark stays: the verifier refuses it, as every other one does.
  expect(whatIsFile(bytes(marked))).toMatchObject({ kind: 'bundle', text: marked })
})

test('a bundle out of its page, without a parser of HTML', () => {
  const evidence = JSON.stringify(JSON.parse(bundle)).replaceAll('<', '\\u003c')
  const page = (inside: string) =>
    `<!doctype html><p>hi</p><script type="application/json" id="evidence">${inside}</script><p>x</p>`
  expect(whatIsFile(bytes(page(evidence)))).toEqual({
    kind: 'bundle',
    text: evidence,
    page: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(whatIsFile(bytes(`${page(evidence)}${page(evidence)}`))).toMatchObject({
    kind: 'bundle',
    page: null,
  })
  expect(whatIsFile(bytes(page('{"broken')))).toMatchObject({ kind: 'content' })
})

test('anything else in a file is bytes with a hash: a reply as received, also one that is JSON', () => {
  expect(whatIsFile(bytes('hello world'))).toEqual({ kind: 'content', hashes: [HASH] })
  expect(whatIsFile(bytes('{"output":[]}'))).toMatchObject({ kind: 'content' })
  expect(whatIsFile(new Uint8Array([0xff, 0xfe, 0]))).toMatchObject({ kind: 'content' })
  expect(whatIsFile(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).toMatchObject({ kind: 'case' })
  expect(whatIsFile(new Uint8Array())).toEqual({ kind: 'nothing' })
})

test('brackets without end are bytes like any others, and no parser sees them', () => {
  const MANY = 1_500_000
  const shapes = ['[', '{"a":', '[],', '1,', '{},', '"a":1,', '[[]],']
  for (const shape of shapes) {
    const text = `{"bundle":[${shape.repeat(MANY / shape.length)}`
    expect(whatIsText(text).kind, shape).toBe('content')
    expect(whatIsFile(bytes(text)).kind, shape).toBe('content')
  }
  // What stands in strings is no bracket.
  const inString = `{"bundle":"${'[\\"{'.repeat(MANY / 5)}"}`
  expect(whatIsText(inString).kind).toBe('bundle')
})
