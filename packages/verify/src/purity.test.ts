import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The core runs inside an HTML page without network or platform: it may touch nothing but its input. */
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|test-support/.test(name))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))

test.each(sources)('$name has no IO, no clock, no randomness, no platform API', ({ text }) => {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  for (const word of [
    /\bBuffer\b/,
    /\bprocess\b/,
    /\bBun\b/,
    /\basync\b/,
    /\bawait\b/,
    /\bfetch\(/,
    /Date\.now/,
    /Math\.random/,
  ]) {
    expect(code).not.toMatch(word)
  }
  for (const [, from = ''] of code.matchAll(/from '([^']+)'/g))
    expect(from).toMatch(/^(\.\.?\/(?:[a-z0-9-]+\/)?[a-z0-9-]+\.(?:ts|json)|@noble\/.+\.js)$/)
})

test('every file was looked at', () => expect(sources.length).toBeGreaterThan(30))
