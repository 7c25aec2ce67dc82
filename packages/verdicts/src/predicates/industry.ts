import { compareTrades } from '../compare/trades.ts'
import { tradesIn } from '../values/trades.ts'
import { statedText, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, found, within } from './reads.ts'

const inTrade = (trade: string) => ({ trade })

export const industry: Predicate<'industry', string, { trade: string }> = {
  name: 'industry',
  label: 'Industry',
  hint: 'what line of business the brand is in',
  single: false,
  ...textFact,
  knownBy: { as: 'trades', names: (value) => [value] },
  stated: statedText(inTrade, ({ trade }) => trade),
  reads: {
    find: found(tradesIn, inTrade),
    labels: ['industryNoun'],
    bindings: [
      before('sector', ['industryNoun', 'tradeLast'], 0),
      after('makes', 'makes', 0),
      within('apposed', 'company', 0, { onlyObject: true }),
      within('kind', 'company', 0),
      within('sector', 'industryNoun', 0),
    ],
  },
  compare: ({ trade }, value) => compareTrades(trade, value),
}
