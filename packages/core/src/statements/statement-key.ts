import { coreWords } from '@veracite/verdicts/predicates/companies'
import { personWords } from '@veracite/verdicts/predicates/people'
import { nameKey } from '@veracite/verdicts/predicates/words'
import { meantPlaces, placesNamed } from '@veracite/verdicts/values/places'

/** Answers that state the same have the same key. `about` is the product or the page; empty for the brand itself. */
export type StatementKey = { about: string; value: string }

/** Made from words, as verdicts of every version keep them: "Munich" and "München, Germany" are the same. */
export function statementKey({ predicate, stated }: { predicate: string; stated: string }): StatementKey {
  const isDenied = stated.startsWith(DENIED)
  const said = isDenied ? stated.slice(DENIED.length) : stated
  const { about, value } = KEYS[predicate]?.(said) ?? ofBrand(named(withoutBounds(said)))
  return { about: cut(about), value: cut(isDenied ? `${DENIED}${value}` : value) }
}

const DENIED = 'not '
/** An index holds no more. */
const cut = (text: string): string => text.slice(0, 200).toWellFormed()
const ofBrand = (value: string): StatementKey => ({ about: '', value })
const withoutBounds = (said: string): string => said.replace(/^(?:about|from) /, '')
/** A text without letters and figures stays as it is. */
const named = (said: string): string => nameKey(said) || said.trim().toLowerCase()

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
  founder: (said) => ofBrand(listed(said, person)),
  country_availability: (said) => ofBrand(listed(said, named)),
  parent_company: (said) => ofBrand(coreWords(said).join(' ') || named(said)),
}

const listed = (said: string, key: (one: string) => string) => said.split(', ').map(key).toSorted().join('|')

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
