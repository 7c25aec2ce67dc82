import type { Draw } from './draw.ts'
// Everything in these lists is meant to be fictitious; anything that resembles the brand's own facts is
// skipped.
import lists from './inventions.json' with { type: 'json' }

export const THIRD_PARTIES: readonly string[] = lists.thirdParties

export interface Inventions {
  rivals: (count: number) => string[]
  person: () => string
  city: () => string
  owner: () => string
  legalName: () => string
}

/** Draws inventions that share no word with the brand's facts, so that they are certainly false. */
export function inventionsFor(draw: Draw, truths: readonly string[]): Inventions {
  const known = new Set(truths.flatMap(wordsOf))
  const free = <Item extends string>(list: readonly Item[]) => {
    const unlike = list.filter((item) => wordsOf(item).every((word) => !known.has(word)))
    return unlike.length > 0 ? unlike : list
  }
  const one = (label: string, list: readonly string[]): string =>
    draw.pick(label, free(list)) ?? list[0] ?? ''
  return {
    rivals: (count) => {
      const list = free(lists.rivals)
      const start = draw.integer('rivals', list.length)
      return Array.from({ length: count }, (_, at) => list[(start + at * 5) % list.length] ?? '')
    },
    person: () => one('person', lists.people),
    city: () => one('city', lists.cities),
    owner: () => one('owner', lists.owners),
    legalName: () => one('legal name', lists.legalNames),
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
