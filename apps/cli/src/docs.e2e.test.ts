import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cliPage, helpTexts } from './test-support/cli-page.ts'

test('docs/cli.md is what the program says and shows today (renew it with: bun tools/generate/generate-cli-docs.ts)', async () => {
  const kept = readFileSync(fileURLToPath(new URL('../../../docs/cli.md', import.meta.url)), 'utf8')
  expect(kept).toBe(await cliPage())
})

test('every command has help, and an example unless it is only a group', () => {
  const texts = helpTexts()
  expect(texts.length).toBeGreaterThan(35)
  for (const { name, text } of texts) {
    const isGroup = /\n(Commands|Find out):\n/.test(text)
    expect([name, /\nExamples:\n/.test(text) || isGroup]).toEqual([name, true])
    for (const line of text.split('\n').filter((one) => !one.includes('$ veracite')))
      expect(line.length).toBeLessThanOrEqual(96)
  }
})
