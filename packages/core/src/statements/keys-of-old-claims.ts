import { coreWords } from '@veracite/verdicts/predicates/companies'
import { countryOf } from '@veracite/verdicts/predicates/headquarters'
import { personWords } from '@veracite/verdicts/predicates/people'
import {
  denied,
  listed,
  NONE,
  named,
  ofBrand,
  type StatementKey,
  versioned,
} from '@veracite/verdicts/predicates/statement-key'
import { meantPlaces, placesNamed } from '@veracite/verdicts/values/places'

/**
 * Claims that were stored before they had keys are only words, and evidence is never rewritten. This reads the words of
 * those versions, and no others: it stays as it is, whatever statements are worded like today, and gives the key that
 * the value itself would have.
 */
export function keyOfOldClaim({ predicate, stated }: { predicate: string; stated: string }): StatementKey {
  if (NOTHING.has(stated)) return versioned(ofBrand(NONE))
  const isDenied = stated.startsWith(DENIED)
  const said = isDenied ? stated.slice(DENIED.length) : stated
  const key = KEYS[predicate]?.(said) ?? ofBrand(named(withoutBounds(said)))
  return versioned(isDenied ? denied(key) : key)
}

const DENIED = 'not '
/** How those versions said that there is none. */
const NOTHING = new Set(
  [
    ...['legal name', 'founding year', 'headquarters', 'founders', 'chief executive', 'parent company'],
    ...['employees', 'products', 'price', 'industry', 'telephone', 'e-mail', 'page', 'discontinued product'],
    ...['award', 'certification', 'available in'],
  ].map((label) => `no ${label}`),
)
const withoutBounds = (said: string): string => said.replace(/^(?:about|from) /, '')

const KEYS: Readonly<Record<string, (said: string) => StatementKey>> = {
  price(said) {
    const at = said.lastIndexOf(': ')
    const money = at < 0 ? said : said.slice(at + 2)
    // Signs of currencies tell prices apart: they stay.
    return { about: at < 0 ? '' : named(said.slice(0, at)), value: withoutBounds(money).toLowerCase() }
  },
  discontinued(said) {
    const at = said.lastIndexOf(' is ')
    return at < 0 ? ofBrand(named(said)) : { about: named(said.slice(0, at)), value: said.slice(at + 4) }
  },
  url: (said) => ({ about: said, value: 'exists' }),
  email: (said) => ofBrand(said.trim().toLowerCase()),
  phone: (said) => ofBrand(said.replaceAll('(0)', '').replaceAll(/\D/g, '') || named(said)),
  headquarters: (said) => ofBrand(place(said)),
  ceo: (said) => ofBrand(person(said)),
  founder: (said) => ofBrand(listed(said.split(', ').map(person))),
  country_availability: countries,
  parent_company: (said) => ofBrand(coreWords(said).join(' ') || named(said)),
}

function countries(said: string): StatementKey {
  const isOnly = said.startsWith('only ')
  const names = (isOnly ? said.slice('only '.length) : said).split(', ')
  return ofBrand(`${isOnly ? 'only ' : ''}${listed(names.map((name) => countryOf(name) ?? named(name)))}`)
}

function person(said: string): string {
  const words = personWords(said)
  return words.length > 2 ? `${words[0]} ${words.at(-1)}` : words.join(' ') || named(said)
}

/** The town by its key; region and country only say which of several is meant. */
function place(said: string): string {
  const [first = said, ...around] = said.split(/[,;()/|]/).map((part) => part.trim())
  const [meant] = meantPlaces(placesNamed(first), around.flatMap(placesNamed))
  return meant === undefined ? named(said) : `${meant.kind} ${meant.key}`
}
