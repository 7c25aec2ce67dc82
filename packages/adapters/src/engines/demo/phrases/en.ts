import { type Phrases, splitPrice, symbolOf } from './phrases.ts'

export const english: Phrases = {
  claim: {
    legal_name: (brand, value) => `The legal name of ${brand} is ${value}.`,
    founded_year: (brand, value) => `${brand} was founded in ${value}.`,
    headquarters: (brand, value) => `${brand} is headquartered in ${value}.`,
    founder: (brand, value) => `${brand} was founded by ${value}.`,
    ceo: (brand, value) => `The CEO of ${brand} is ${value}.`,
    parent_company: (brand, value) => `${brand} is owned by ${value}.`,
    employees: (brand, value) => `${brand} has about ${value} employees.`,
    product: (brand, value) => `${brand} offers ${value}.`,
    price: (brand, value) => `${splitPrice(value).product} from ${brand} costs ${splitPrice(value).price}.`,
    industry: (brand, value) => `${brand} operates in the ${value} industry.`,
    phone: (brand, value) => `You can call ${brand} at ${value}.`,
    email: (brand, value) => `You can reach ${brand} by e-mail at ${value}.`,
    url: (brand, value) => `${brand} explains the details at ${value}.`,
    award: (brand, value) => `${brand} won the ${value}.`,
    certification: (brand, value) => `${brand} is ${value} certified.`,
    country_availability: (brand, value) => `${brand} is available in ${value}.`,
  },
  denial: {
    award: (brand, value) => `${brand} did not win the ${value}.`,
    certification: (brand, value) => `${brand} is not ${value} certified.`,
    country_availability: (brand, value) => `${brand} is not available in ${value}.`,
  },
  discontinued: (brand, product) => `${brand} has discontinued ${product}.`,
  stillSold: (brand, product) => `${brand} currently sells ${product}.`,
  opening: [
    'Several names come up here, and the right choice depends on what you need.',
    'There is no single winner, but a few options are mentioned again and again.',
    'Here is a short overview of what is said most often.',
  ],
  praise: [
    (brand) =>
      `**${brand}** is often recommended for its patient support staff and its uncluttered, sturdy design.`,
    (brand) =>
      `People who have tried ${brand} describe it as quick to learn, quiet in daily use and forgiving of mistakes.`,
    (brand) => `${brand} has a good reputation among reviewers, who like how well thought out it feels.`,
  ],
  rival: [
    (rival) => `${rival} is usually the first suggestion for larger teams.`,
    (rival) => `${rival} is a popular choice for people on a tight budget.`,
    (rival) => `${rival} suits beginners, although some find it limited.`,
  ],
  rivalFounded: (rival, year) => `${rival} was founded in ${year} and is one of the older names.`,
  nothingKnown: [
    (brand) => `I could not find reliable information about ${brand}.`,
    (brand) => `I don't have any verified information about ${brand}, so I can't say.`,
    (brand) => `I can't confirm anything about ${brand} from the sources available to me.`,
  ],
  advice: [
    'For questions like this, it helps to check the official website and recent independent reviews.',
    'In general, compare the terms, ask for references and read the small print before you decide.',
    'A good first step is to write to customer service and keep the reply.',
  ],
  closing: ['Try more than one before you decide.', 'It is worth comparing current offers.', ''],
  and: 'and',
  price: (amount, currency, period) => {
    const symbol = symbolOf(currency)
    return `${symbol === null ? `${amount} ${currency}` : `${symbol}${amount}`}${period === null ? '' : ` ${period}`}`
  },
  periods: {
    month: 'per month',
    year: 'per year',
    week: 'per week',
    day: 'per day',
    'one-time': 'as a one-time payment',
  },
  number: (value) => value.toLocaleString('en-US'),
}
