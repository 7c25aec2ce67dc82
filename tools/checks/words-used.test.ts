import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../packages/words/src/generated/words.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const listed = spawnSync('git', ['ls-files', 'apps', 'packages', 'tools'], { cwd: root, encoding: 'utf8' })

const read = (pattern: RegExp) =>
  listed.stdout
    .split('\n')
    .filter((path) => pattern.test(path) && !/generated\/|\.test\.|words\/src\/messages/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** All code but tests and what is generated, and the words beside it that verifiers and readers share. */
const files = read(/\.tsx?$/)
const data = read(/^packages\/(?:verify|verdicts)\/.*(?:words|messages|reasons|repeated|shapes)\.json$/)

/** Sentences that stand in the code in English, and are looked for by it: see `translated`. */
const SENTENCES = /^(?:reason|recorded|told)\./
/** Kinds whose names stand in the code without their kind: `conflict('run_without_answer')`, `notFound('run')`. */
const NAMED = /^(?:cliColumn|cliEmpty|refused)\.(.*?)(?:_not_found)?$/

test('every message is used: by its name, by its kind, or as the sentence that it is', () => {
  const found = (pattern: RegExp) =>
    new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].flatMap(([, ...names]) => names)))
  const names = found(/'(\w+\.\w+)'/g)
  const named = found(/'(\w+?)(?:_not_found)?'|`(\w+)\$\{/g)
  const kinds = found(/\b(?:listed|known)\(\s*'(\w+)'|\btold\('(\w+)'|`(\w+)\.\$\{/g)
  // As they read, without the marks of their literals.
  const texts = [...files, ...data]
    .filter(({ path }) => /^(?:apps\/(?:api|cli)|packages)\//.test(path))
    .map(({ text }) => text.replaceAll('\\', '').replaceAll(/['"`]\s*\+\s*['"`]/g, ''))
    .join('\n')
    .toLowerCase()
  const unused = Object.entries(MESSAGES.en).flatMap(([name, words]) => {
    const isUsed = SENTENCES.test(name)
      ? words
          .split(
            /\{\w+\}|(?<=^\S+) (?=not found\.$)|[.;:] | run by |(?<=\)) sent|, and (?=\{reasonRelays)| and (?=an )/,
          )
          .every((part) => texts.includes(part.replaceAll(/^[\s,.;:()]+|[\s,.;:()]+$/g, '').toLowerCase()))
      : names.has(name) ||
        kinds.has(name.slice(0, name.indexOf('.'))) ||
        named.has(NAMED.exec(name)?.[1] ?? '')
    return isUsed ? [] : [name]
  })
  expect(unused).toEqual([])
})

test('a sentence that is looked for has plain parameters only, with words between them', () => {
  const sentences = Object.entries(MESSAGES.en).filter(([name]) => SENTENCES.test(name))
  expect(sentences.length).toBeGreaterThan(200)
  expect(sentences.filter(([, words]) => /\{\w+[^\w}]|\}\{|<\w/.test(words))).toEqual([])
})

test('docs/languages.md has every class, step and limit of a proof as German and French messages say it now', () => {
  const page = readFileSync(join(root, 'docs/languages.md'), 'utf8')
  const names = Object.keys(MESSAGES.en).filter((name) =>
    /^(?:class|classMeans|proofStep|limit)\./.test(name),
  )
  const rows = (['de', 'fr'] as const).flatMap((language) =>
    (names as (keyof typeof MESSAGES.en)[]).map(
      (name) => `| \`${name}\` | ${MESSAGES.en[name]} | ${MESSAGES[language][name]} | `,
    ),
  )
  expect(rows.length).toBeGreaterThan(70)
  expect(rows.filter((row) => !page.includes(row))).toEqual([])
})
