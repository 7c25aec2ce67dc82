import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fold } from '../../packages/verdicts/src/text/fold.ts'
import kept from './kept-places.json' with { type: 'json' }

const FILE = fileURLToPath(
  new URL('../../packages/verdicts/src/values/places/countries.json', import.meta.url),
)

const LOCALES = 'en de fr es it pt nl pl ja sv da nb fi cs hu ro tr ru uk el ko zh zh-TW ar'.split(' ')

/** Writes the names of countries again: by hand (kept-places.json), and from Unicode CLDR through Intl. */
export function makeCountries(file = FILE): string {
  const codes = Object.keys(JSON.parse(readFileSync(file, 'utf8'))).sort()
  const byHand = new Map(Object.entries(kept.countries))
  const lines = codes.map((code) => {
    const names = LOCALES.map((locale) => new Intl.DisplayNames([locale], { type: 'region' }).of(code))
    const all = [...(byHand.get(code)?.split('|') ?? []), ...names].filter((name) => name !== code)
    return ` ${JSON.stringify(code)}: ${JSON.stringify([...new Set(all.map((name = '') => key(name)))])}`
  })
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
  return `countries.json: ${codes.length} countries`
}

/** Folded, without hyphens and apostrophes: the spelling used for look-ups. */
const key = (name: string): string =>
  fold(name)
    .replace(/[-'.’`/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
