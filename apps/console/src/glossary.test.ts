import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MESSAGES } from '@veracite/words/generated/words'
import { replacedIn } from '@veracite/words/test-support/glossary'
import { expect, test } from 'vitest'
import notWords from './not-words.json' with { type: 'json' }

const SOURCE = fileURLToPath(new URL('.', import.meta.url))

const TYPESCRIPT = new Bun.Transpiler()

/** A regular expression, a name of classes, or a text, of which one group is what is written. */
const TOKEN =
  /(?<=[(,=:[!&|?{};\n]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*|\bclass: (?:"[^"]*"|`[^`]*`)|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

/** Texts of more than one word: not code, comments, names of classes or types. */
const wordsIn = (name: string): string[] =>
  [
    ...TYPESCRIPT.transformSync(
      readFileSync(join(SOURCE, name), 'utf8'),
      name.endsWith('x') ? 'tsx' : 'ts',
    ).matchAll(TOKEN),
  ]
    .map(([, one, two, template]) => one ?? two ?? template?.replaceAll(/\$\{[^}]*\}/g, ' ') ?? '')
    .filter((text) => /\s/.test(text) && !/^[A-Z]+ \//.test(text))

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.tsx?$/.test(name),
)

test('no screen has words of its own: they are messages, in every language', () => {
  const words = /\p{L}{2,}[,:.]?\s+\p{L}{2,}/u
  const found = files
    // The browser extension is packed as it is, and speaks English.
    .filter((name) => !name.startsWith('extension/') && name !== 'build.ts')
    .flatMap((name) =>
      wordsIn(name).flatMap((text) =>
        words.test(text) && !notWords.includes(text.trim()) && !text.startsWith('<svg ')
          ? [`${name}: ${text.trim()}`]
          : [],
      ),
    )
  expect(found).toEqual([])
})

test('every screen calls a thing by its one name', () => {
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap((name) =>
    wordsIn(name).flatMap((text) =>
      replacedIn(text).map((word) => `${name}: ${word}: ${text.trim().slice(0, 80)}`),
    ),
  )
  // What leaves the product has the words of courts and mail systems.
  const messages = Object.entries(MESSAGES.en)
    .filter(([name]) => !/^(certification|profile|known|cli|reason|refused)/.test(name))
    .flatMap(([name, message]) => replacedIn(JSON.stringify(message)).map((word) => `${name}: ${word}`))
  expect([...found, ...messages]).toEqual([])
})

test('every message of a screen is said somewhere', () => {
  const source = files.map((name) => readFileSync(join(SOURCE, name), 'utf8')).join('\n')
  const kinds = new Set(
    [...source.matchAll(/(?:listed|known)\(\s*'(\w+)'|say\(\s*`(\w+)\.\$/g)].map(
      ([, one, two]) => one ?? two,
    ),
  )
  const own = new Set(Object.keys(MESSAGES.en).map((name) => name.split('.')[0]))
  const areas = readdirSync(join(SOURCE, 'parts')).filter((area) => own.has(area) && !kinds.has(area))
  expect(areas.length).toBeGreaterThan(15)
  const unsaid = Object.keys(MESSAGES.en).filter(
    (name) => areas.includes(name.split('.')[0] ?? '') && !source.includes(`'${name}'`),
  )
  expect(unsaid).toEqual([])
})

test('a word that was replaced is found, and its namesakes are not', () => {
  expect(replacedIn('No wrong statement was made.')).toEqual(['wrong statement: say false statement'])
  expect(replacedIn('After login, intent BRANDED')).toHaveLength(2)
  expect(replacedIn('branded goods, catalogue')).toEqual([])
})
