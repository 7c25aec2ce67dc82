import type { Draw } from './draw.ts'

/** Nobody and nothing in these lists exists on purpose; anything that resembles the brand's own facts is skipped. */
const RIVALS = [
  'Norvane',
  'Pellworth',
  'Quillstead',
  'Brightmoor',
  'Castelwick',
  'Zephyrine',
  'Ottermere',
  'Vantreau',
  'Kestrelby',
  'Marlowick',
  'Halvanto',
  'Trundleby',
  'Osmeralda',
  'Fennimoor',
  'Drayvick',
  'Luminaro',
  'Bexhollow',
  'Tavarelle',
] as const
const PEOPLE = [
  'Ingrid Vossberg',
  'Tomás Arrendel',
  'Priya Kallannan',
  'Edmund Fairclough',
  'Lucia Montferrand',
  'Henrik Solvang',
  'Amara Okonjo',
  'Dmitri Valenko',
  'Rosalind Thackeray',
  'Kenji Morisawa',
] as const
const CITIES = [
  'Rotterdam',
  'Denver',
  'Gothenburg',
  'Melbourne',
  'Toronto',
  'Kraków',
  'Nairobi',
  'Osaka',
  'Montevideo',
  'Marseille',
  'Leipzig',
  'Valencia',
  'Manchester',
] as const
const OWNERS = [
  'Halberd Capital',
  'Northgate Holdings',
  'Corvane Group',
  'Silverline Industries',
  'Meridian Crest Partners',
] as const
const INDUSTRIES = [
  'commercial fishing',
  'funeral services',
  'railway engineering',
  'sugar refining',
  'cement manufacturing',
] as const
const PRODUCTS = ['Vista', 'Aurora', 'Sprint', 'Horizon', 'Nimbus', 'Atlas'] as const
const LEGAL_NAMES = [
  'Thornfield Trading Limited',
  'Ashgrove Ventures Inc.',
  'Kellerhaus Handels GmbH',
] as const
export const THIRD_PARTIES = [
  'tester-weekly.example',
  'market-gazette.example',
  'askboard.example',
  'buyersdigest.example',
] as const

export interface Inventions {
  rivals: (count: number) => string[]
  person: () => string
  city: () => string
  owner: () => string
  industry: () => string
  product: () => string
  legalName: () => string
}

/** Draws inventions that share no word with what is true of the brand, so that they are false beyond doubt. */
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
      const list = free(RIVALS)
      const start = draw.integer('rivals', list.length)
      return Array.from({ length: count }, (_, at) => list[(start + at * 5) % list.length] ?? '')
    },
    person: () => one('person', PEOPLE),
    city: () => one('city', CITIES),
    owner: () => one('owner', OWNERS),
    industry: () => one('industry', INDUSTRIES),
    product: () => one('product', PRODUCTS),
    legalName: () => one('legal name', LEGAL_NAMES),
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
