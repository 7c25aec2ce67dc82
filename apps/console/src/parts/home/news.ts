import { rich, say } from '@veracite/words/say'
import type { Phrase } from '@veracite/words/story'
import { phrases } from '../widgets/phrases.tsx'
import { andList } from '../widgets/words.ts'

/** What the newest scan of a brand brought; null while it is not known, or before there is one. */
export interface BrandNews {
  name: string
  fresh: number
  returned: number
}

const NAMED = 3

/** All brands in one or two sentences: where something is new, and where nothing is. Pure. */
export function newsOf(all: readonly BrandNews[]): Phrase[] {
  const news = all.filter(({ fresh, returned }) => fresh + returned > 0)
  const quiet = all.filter(({ fresh, returned }) => fresh + returned === 0)
  return [
    ...news.slice(0, NAMED).flatMap((brand) => [
      ...phrases(
        rich('home.aboutEnginesSay', {
          name: brand.name,
          what: whatIsNew(brand),
          b: (words) => ({ text: words.join(''), accused: true }),
        }),
      ),
      { text: ' ' },
    ]),
    ...(news.length > NAMED
      ? [{ text: `${say('home.newOnesAlsoAbout', { brands: news.length - NAMED })} ` }]
      : []),
    ...(quiet.length === 0 ? [] : [{ text: say('home.nothingNewAbout', { quiet: namesOf(quiet) }) }]),
  ]
}

function whatIsNew({ fresh, returned }: BrandNews): string {
  const parts = [
    ...(fresh > 0 ? [say('count.newFalseThings', { count: fresh })] : []),
    ...(returned > 0 ? [say('home.falseThingsAgain', { returned })] : []),
  ]
  return andList(parts)
}

function namesOf(brands: readonly BrandNews[]): string {
  const names = brands.slice(0, NAMED).map(({ name }) => name)
  const more = brands.length - names.length
  const all = more > 0 ? [...names, say('count.others', { count: more })] : names
  return andList(all)
}
