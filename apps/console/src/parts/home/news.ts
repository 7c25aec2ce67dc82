import type { Phrase } from '../brands/story.ts'
import { formatOf } from '../widgets/format.tsx'

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
    ...news
      .slice(0, NAMED)
      .flatMap((brand) => [
        { text: `About ${brand.name}, engines say ` },
        { text: whatIsNew(brand), accused: true },
        { text: '. ' },
      ]),
    ...(news.length > NAMED
      ? [{ text: `New ones also about ${formatOf(news.length - NAMED, 'other brand')}. ` }]
      : []),
    ...(quiet.length === 0 ? [] : [{ text: `Nothing new about ${namesOf(quiet)}.` }]),
  ]
}

function whatIsNew({ fresh, returned }: BrandNews): string {
  const parts = [
    ...(fresh > 0 ? [`${formatOf(fresh, 'new false thing')}`] : []),
    ...(returned > 0 ? [`${formatOf(returned, 'false thing')} again`] : []),
  ]
  return parts.join(' and ')
}

function namesOf(brands: readonly BrandNews[]): string {
  const names = brands.slice(0, NAMED).map(({ name }) => name)
  const more = brands.length - names.length
  const all = more > 0 ? [...names, formatOf(more, 'other')] : names
  return all.length === 1 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
