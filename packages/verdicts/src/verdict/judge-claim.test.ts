import { describe, expect, test } from 'vitest'
import type { FactPredicate, StatedValues } from '../predicates/all.ts'
import { PREDICATES } from '../predicates/all.ts'
import type { StatedPrice } from '../predicates/price.ts'
import type { ReadClaim } from '../reading.ts'
import { claim, fact } from './a-reading.fixture.ts'
import { type FactsUnderJudgement, factsUnderJudgement, judgeClaim } from './judge-claim.ts'

const NAMES = ['Orvane']

type Facts = readonly ReturnType<typeof fact>[]

const underJudgementWith = (facts: Facts, at?: FactsUnderJudgement['at']): FactsUnderJudgement =>
  factsUnderJudgement({ predicates: PREDICATES, facts, names: NAMES, at })

/** "supported", "unverifiable offer", "contradicted? card_above_list": a question mark is a doubt. */
function outcome(
  one: ReadClaim,
  facts: Facts,
  beside: readonly ReadClaim[] = [],
  at?: FactsUnderJudgement['at'],
): string {
  const { verdict, isDoubtful, reason } = judgeClaim(one, underJudgementWith(facts, at), beside)
  return `${verdict}${isDoubtful ? '?' : ''}${reason === null ? '' : ` ${reason}`}`
}

const said = <P extends FactPredicate>(
  predicate: P,
  value: StatedValues[P],
  quote: string,
  group = 'model',
) => claim(predicate, value, { quote, group } as never)

const PRICE = { most: null, currency: 'EUR', period: null, about: false, least: false }
const priced = (amount: number, quote: string, more: Partial<StatedPrice> = {}, group = 'model') =>
  said('price', { ...PRICE, product: 'Orvane T40', amount, ...more }, quote, group)
const LIST = { product: 'Orvane T40', amount: 449.99, currency: 'EUR' }
const list = (more: object = {}) => fact('price', { ...LIST, ...more })

describe('a price that is the same', () => {
  test.each([
    ['to the cent', priced(449.99, 'The T40 costs €449.99')],
    ['rounded', priced(450, 'The T40 costs €450')],
    ['about', priced(430, 'about €430', { about: true })],
    ['in a range', priced(400, '€400 to €500', { kind: 'range', most: 500, to: 500 })],
    ['in a range that only has its upper end', priced(400, '€400–500', { kind: 'range', to: 500 })],
    ['above a lowest one', priced(399, 'from €399', { kind: 'from' })],
    ['in instalments', priced(37.5, '12 x €37.50', { kind: 'instalment', count: 12, period: 'month' })],
    ['within the tolerance of the fact', priced(440, 'costs €440'), { tolerance: 5 }],
    ['in words that make it an offer', priced(449.99, 'currently €449.99', { kind: 'offer' })],
  ])('%s', (_, one, more: object = {}) => {
    expect(outcome(one, [list(more)])).toBe('supported')
  })
})

describe('two amounts beside one product, one of them the fact', () => {
  const now = priced(379, 'Orvane T40€379', { kind: 'offer' })
  const before = claim('price', { ...PRICE, product: 'Orvane T40', amount: 449.99, kind: 'was' }, {
    ...{ quote: '€449.99', start: now.end, group: 'model' },
  } as never)

  test('is on offer, whichever of them is looked at', () => {
    expect(outcome(now, [list()], [now, before])).toBe('supported on_offer')
    expect(outcome(before, [list()], [now, before])).toBe('supported on_offer')
  })

  test('also where one quote has both', () => {
    expect(outcome(priced(379, 'Orvane T40€379€449.99', { kind: 'offer' }), [list()])).toBe(
      'supported on_offer',
    )
  })

  test('but one right price does not excuse another that it is said to cost', () => {
    const wrong = priced(579, 'The T40 costs €579')
    const right = claim('price', { ...PRICE, product: 'Orvane T40', amount: 449.99 }, {
      ...{ quote: 'it costs €449.99', start: wrong.end + 10, group: 'model' },
    } as never)
    expect(outcome(wrong, [list()], [wrong, right])).toBe('contradicted')
  })
})

describe('a lower price', () => {
  test.each([
    'The T40 is on sale for €379',
    'at the moment the T40 costs €379',
    'a refurbished T40 costs €379',
    'the T40 costs €379 at Amazon',
    'El T40 está en oferta por 379 €',
    'actualmente el T40 cuesta 379 €',
    'un T40 reacondicionado cuesta 379 €',
    'O T40 está em promoção por 379 €',
    'um T40 usado custa 379 €',
    'Das T40 ist im Angebot für 379 €',
    'derzeit kostet das T40 379 €',
    'gebraucht kostet das T40 379 €',
    'Le T40 est en promotion à 379 €',
    'un T40 d’occasion coûte 379 €',
    'Il T40 è in offerta a 379 €',
    'attualmente il T40 costa 379 €',
    'Orvane T40€379',
    '**Orvane T40**\n\n*€379*',
    'Orvane T40, €379',
  ])('"%s" may be an offer', (quote) => {
    expect(outcome(priced(379, quote), [list()])).toBe('unverifiable offer')
  })

  test.each([
    'The T40 costs €379',
    'priced at €379',
    'MSRP: €379',
    'El T40 cuesta 379 €',
    'Precio: 379 €',
    'O T40 custa 379 €',
    'Das T40 kostet 379 €',
    'UVP 379 €',
    'Le T40 coûte 379 €',
    'Il T40 costa 379 €',
  ])('"%s" says what it costs', (quote) => {
    expect(outcome(priced(379, quote), [list()])).toBe('contradicted')
  })

  test('that a reader calls the list price, beside a name and a bar or a bracket, is one', () => {
    expect(outcome(priced(379, '| Orvane T40 | €379 |', { kind: 'list' }), [list()])).toBe('contradicted')
    expect(outcome(priced(379, 'Orvane T40€379', { kind: 'list' }), [list()])).toBe('unverifiable offer')
  })

  test('by the month is a statement', () => {
    const plan = fact('price', { product: 'Orvane Plan', amount: 29, currency: 'EUR', period: 'month' })
    const one = priced(19, 'Orvane Plan, €19 a month', { product: 'Orvane Plan', period: 'month' })
    expect(outcome(one, [plan])).toBe('contradicted')
  })
})

describe('a price above the list', () => {
  test.each([
    ['as what it costs', priced(579, 'The T40 costs €579'), 'contradicted'],
    [
      'as an offer in words',
      priced(579, 'reduced to a sale price of €579', { kind: 'offer' }),
      'contradicted',
    ],
    ['in a card', priced(579, 'Orvane T40€579', { kind: 'offer' }), 'contradicted? card_above_list'],
    [
      'crossed out in a card',
      priced(579, 'Orvane T40€579', { kind: 'was' }),
      'contradicted? card_above_list',
    ],
    ['in brackets, and nobody says as what', priced(579, 'the Orvane T40 (€579)'), 'contradicted'],
    ['in a table', priced(579, '| Orvane T40 | €579 |'), 'contradicted'],
    ['in a named shop', priced(579, 'the Orvane T40, €579 at Argos', { kind: 'offer' }), 'contradicted'],
    ['with a rating', priced(579, 'Orvane T40 €579 4.6 (3k+)'), 'contradicted? card_above_list'],
    ['crossed out by marks', priced(579, 'Orvane T40 €479 ~~€579~~'), 'contradicted? card_above_list'],
    [
      'behind the label of a card',
      priced(579, 'Price: €579', { kind: 'offer' }),
      'contradicted? card_above_list',
    ],
    ['as nothing but an amount', priced(579, 'EUR 579'), 'contradicted? card_above_list'],
    ['as the lowest', priced(579, 'from €579', { kind: 'from' }), 'contradicted'],
    [
      'in instalments',
      priced(60, '12 x €60', { kind: 'instalment', count: 12 }),
      'contradicted? instalments',
    ],
  ])('%s', (_, one, expected) => {
    expect(outcome(one, [list()])).toBe(expected)
  })
})

describe('a price of something else', () => {
  const inWords = (quote: string, more: Partial<StatedPrice> = {}) => priced(379, quote, more)
  test.each([
    ['of a variant', inWords('costs €379', { product: 'Orvane T40 Lite' }), 'unverifiable variant'],
    ['of another size', inWords('costs €379', { product: 'Orvane T40 128GB' }), 'unverifiable variant'],
    ['of another product', inWords('costs €379', { product: 'Orvane R2' }), 'unverifiable'],
    ['in another currency', inWords('costs $379', { currency: 'USD' }), 'unverifiable other_currency'],
    [
      'in instalments, nobody says how many',
      inWords('€20', { kind: 'instalment', period: 'month' }),
      'unverifiable instalments',
    ],
    [
      'in instalments that add up to less',
      inWords('€30', { kind: 'instalment', count: 12 }),
      'contradicted? instalments',
    ],
  ])('%s', (_, one, expected) => {
    const amount = one.predicate === 'price' && one.value?.count === 12 ? 45 : 379
    const value = { ...(one.value as StatedPrice), amount }
    const total = amount * 12 > LIST.amount ? expected : 'unverifiable instalments'
    expect(outcome({ ...one, value } as ReadClaim, [list()])).toBe(amount === 45 ? total : expected)
  })

  test.each([
    ['In Canada the T40 costs $379', 'USD'],
    ['En México el T40 cuesta 379 $', 'USD'],
    ['No Brasil o T40 custa 379 $', 'USD'],
    ['In der Schweiz kostet das T40 379 €', 'EUR'],
    ['Au Canada, le T40 coûte 379 $', 'USD'],
    ['In Svizzera il T40 costa 379 €', 'EUR'],
  ])('%s: another country', (quote, currency) => {
    const one = priced(379, quote, { currency: currency === 'USD' ? '$' : 'EUR' })
    expect(outcome(one, [list({ currency })])).toBe('unverifiable other_country')
  })

  test('a fact for one country says nothing of another with the same currency', () => {
    const german = list({ country: 'DE' })
    expect(outcome(priced(379, 'In Spain the T40 costs €379'), [german])).toBe('unverifiable other_country')
    expect(outcome(priced(379, 'In Germany the T40 costs €379'), [german])).toBe('contradicted')
  })
})

describe('a lowest price', () => {
  const lowest = list({ kind: 'from' })
  test('leaves higher ones open, but not lower ones', () => {
    expect(outcome(priced(600, 'The T40 costs €600'), [lowest])).toBe('unverifiable variant')
    expect(outcome(priced(300, 'The T40 costs €300'), [lowest])).toBe('contradicted')
    expect(outcome(priced(300, 'from €300', { kind: 'from' }), [lowest])).toBe('contradicted')
    expect(outcome(priced(450, 'from €450', { kind: 'from' }), [lowest])).toBe('supported')
  })
})

describe('a price fact that may be old', () => {
  const now = new Date('2026-11-17T00:00:00Z')
  const at = { now, priceFreshDays: 90 }
  const wrong = priced(379, 'The T40 costs €379')
  const seen = (day: string) => ({ ...list(), lastSeenAt: new Date(day) })
  test.each([
    ['past its last day', list({ validUntil: '2026-11-16' }), 'contradicted? fact_may_be_old'],
    ['on its last day', list({ validUntil: '2026-11-17' }), 'contradicted'],
    ['before its first day', list({ validFrom: '2026-12-01' }), 'contradicted? fact_may_be_old'],
    ['not seen again', seen('2026-07-01T00:00:00Z'), 'contradicted? fact_may_be_old'],
    ['seen lately', seen('2026-10-01T00:00:00Z'), 'contradicted'],
    ['that no page says', list(), 'contradicted'],
  ])('%s', (_, known, expected) => {
    expect(outcome(wrong, [known], [], at)).toBe(expected)
  })

  test('still supports', () => {
    expect(outcome(priced(450, 'costs €450'), [seen('2026-01-01T00:00:00Z')], [], at)).toBe('supported')
  })
})

describe('the product that a price belongs to', () => {
  const costs = (product: string, amount: number) => priced(amount, `costs €${amount}`, { product })
  test('plain words are aside', () => {
    const known = fact('price', { ...LIST, product: 'Orvane Brisa B3' })
    expect(outcome(costs('Orvane Brisa B3 Cordless Vacuum', 300), [known])).toBe('contradicted')
    expect(outcome(costs('aspiradora inalámbrica Orvane Brisa B3', 300), [known])).toBe('contradicted')
    expect(outcome(costs('Orvane Brisa B3 Akku-Staubsauger', 300), [known])).toBe('contradicted')
    expect(outcome(costs('Orvane Brisa B3 Max', 300), [known])).toBe('unverifiable variant')
  })

  test('a shorter name with another size has another price', () => {
    const known = fact('price', { ...LIST, product: 'Orvane Brisa 5 Cabin 21"' })
    expect(outcome(costs('Orvane Brisa 5 25"', 600), [known])).toBe('unverifiable variant')
    expect(outcome(costs('Orvane Brisa 5 21"', 600), [known])).toBe('contradicted')
  })

  test('fewer model words mean the product if no other fact has them, and never a line without its figure', () => {
    const lyra = fact('price', { ...LIST, product: 'T40 Lyra' })
    const nova = fact('price', { ...LIST, product: 'T40 Nova' })
    expect(outcome(costs('Orvane T40', 300), [lyra])).toBe('contradicted')
    expect(outcome(costs('Orvane T40', 300), [lyra, nova])).toBe('unverifiable')
    expect(outcome(costs('Orvane Lyra', 300), [lyra])).toBe('unverifiable')
  })

  test('where facts differ in plain words alone, these decide', () => {
    const chair = fact('price', { ...LIST, product: 'Aldine chair' })
    const table = fact('price', { ...LIST, product: 'Aldine table', amount: 900 })
    expect(outcome(costs('Aldine table', 900), [chair, table])).toBe('supported')
    expect(outcome(costs('Aldine table', 450), [chair, table])).toBe('contradicted')
    expect(outcome(costs('Aldine', 300), [chair, table])).toBe('unverifiable')
  })

  test('a price of the brand is none of a product, unless the brand has only that one', () => {
    const ofBrand = fact('price', { ...LIST, product: 'Orvane' })
    const range = (...names: string[]) => fact('product', { names })
    expect(outcome(costs('Orvane T40', 300), [ofBrand])).toBe('unverifiable')
    expect(outcome(costs('Orvane T40', 300), [ofBrand, range('T40', 'R2')])).toBe('unverifiable')
    expect(outcome(costs('Orvane T40', 300), [ofBrand, range('T40')])).toBe('contradicted')
  })
})

describe('products', () => {
  const sold = (name: string) => said('product', { name }, name)
  const range = [fact('product', { names: ['Orvane Lyra', 'Orvane T40', 'Nube Bar'], complete: true })]
  test.each([
    ['Lyra mattress', 'supported'],
    ['colchón Lyra', 'supported'],
    ['Lyra-Matratze', 'supported'],
    ['matelas Lyra', 'supported'],
    ['materasso Lyra', 'supported'],
    ['T40 wireless headphones, black', 'supported'],
    ['Lyra Deluxe', 'supported variant'],
    ['T40 Pro', 'supported variant'],
    ['Solenne', 'contradicted'],
    ['Orvane headphones', 'unverifiable'],
    ['Orvane Academy', 'contradicted? beside_range'],
  ])('%s: %s', (name, expected) => {
    expect(outcome(sold(name), range)).toBe(expected)
  })

  test('a variant that is gone is not sold because its line is', () => {
    const facts = [fact('product', { names: ['Orvane Lyra'] }), fact('discontinued', 'Orvane Lyra Signature')]
    const named = (name: string) => outcome(said('product', { name }, name), facts)
    expect(named('Lyra Signature')).toBe('contradicted')
    expect(named('Lyra Deluxe')).toBe('supported variant')
    const denied = claim('product', { name: 'Lyra Signature' }, { stance: 'denied', group: 'model' } as never)
    expect(outcome(denied, facts)).toBe('supported')
  })

  test('a denied variant does not deny its line', () => {
    const facts = [fact('product', { names: ['Orvane T40', 'Orvane Lyra'] })]
    const denied = (name: string) =>
      outcome(claim('product', { name }, { stance: 'denied', group: 'model' } as never), facts)
    expect(denied('T40 Mini')).toBe('unverifiable variant')
    expect(denied('T40-7')).toBe('unverifiable variant')
    expect(denied('VR version of Lyra')).not.toContain('contradicted')
    expect(denied('Orvane T40')).toBe('contradicted')
    expect(denied('Lyra mattress')).toBe('contradicted')
  })

  test('a plus behind a name makes it another product', () => {
    const named = (name: string, known: string) =>
      outcome(said('product', { name }, name), [fact('product', { names: [known], complete: true })])
    expect(named('Orvane TV+', 'Orvane TV 4K')).toBe('unverifiable')
    expect(named('Orvane TV', 'Orvane TV 4K')).toBe('supported')
    expect(named('Orvane S24+', 'Orvane S24 Plus')).toBe('supported')
    expect(named('Orvane S24+', 'Orvane S24')).toBe('supported variant')
    expect(named('Orvane+', 'Orvane Duo Plus')).toBe('contradicted')
    expect(named('Orvane+', 'Orvane+')).toBe('supported')
    expect(named('Orvane Plus', 'Orvane+')).toBe('supported')
  })

  describe('names that are written in another way', () => {
    const range = {
      names: [
        'Orvane Cloud Ledger',
        'LoomStation 5',
        'Field Notes Editor',
        'N320neo',
        '787 Skylark',
        'QD series desk monitors',
        'Comet TV',
        'Comet tablets',
        'Fox-Man',
      ],
      complete: true,
    }
    const named = (name: string) => outcome(said('product', { name }, name), [fact('product', range)])

    test.each([
      ['OCL', 'supported'],
      ['OCL Gateway', 'supported variant'],
      ['LS5', 'supported'],
      ['FN Editor', 'supported'],
      ['N320', 'supported'],
      ['N320s', 'supported'],
      ['787-9', 'supported variant'],
      ['QD2706U', 'supported variant'],
      ['Comet TV Stick 4K', 'supported variant'],
      ['Foxman', 'supported'],
    ])('%s is in the range: %s', (name, expected) => expect(named(name)).toBe(expected))

    test.each(['OCX', 'LS4', 'FN Player', 'N410', '797', 'QF2706U', 'Meteor Phone'])('%s is not', (name) => {
      expect(named(name)).toBe('contradicted')
    })
  })

  test('a variant of a product that is gone may be sold', () => {
    expect(outcome(sold('Brisa 2'), [fact('discontinued', 'Brisa')])).toBe('unverifiable')
    expect(outcome(sold('Brisa'), [fact('discontinued', 'Brisa')])).toBe('contradicted')
  })
})

describe('companies', () => {
  const owner = {
    name: 'Halvard Brands plc',
    names: ['HVG'],
    formerly: ['Nordlys Holding'],
  }
  const owned = (name: string | null, quote = `owned by ${name}`) => said('parent_company', { name }, quote)
  test.each([
    ['Halvard', 'supported'],
    ['HVG', 'supported'],
    ['Nordlys', 'outdated former_name'],
    ['Halvard Outdoor Corporation', 'contradicted? shares_first_word'],
    ['Brandt Capital', 'contradicted'],
    [null, 'contradicted'],
  ])('owned by %s: %s', (name, expected) => {
    expect(outcome(owned(name), [fact('parent_company', owner)])).toBe(expected)
  })

  test('the old form of a fact is read as before', () => {
    const known = [fact('parent_company', 'Halvard Group plc')]
    expect(outcome(owned('Halvard Holding'), known)).toBe('supported')
    expect(outcome(owned('Nordlys Holding'), known)).toBe('contradicted')
  })

  test('a first word that many have is not distinctive', () => {
    expect(outcome(owned('General Dynamics Toys'), [fact('parent_company', 'General Foods')])).toBe(
      'contradicted',
    )
    expect(outcome(owned('Lyon Capital'), [fact('parent_company', 'Lyon Brands')])).toBe('contradicted')
  })

  test.each([
    'part of Halvard, which is owned by Brandt Capital',
    'ultimately owned by Brandt Capital',
    'de Halvard, que a su vez es de Brandt Capital',
    'da Halvard, por sua vez controlada pela Brandt Capital',
    'gehört zu Halvard, das wiederum Brandt Capital gehört',
    'à Halvard, elle-même détenue par Brandt Capital',
    'di Halvard, a sua volta di Brandt Capital',
  ])('the owner’s owner contradicts nothing: %s', (quote) => {
    expect(outcome(owned('Brandt Capital', quote), [fact('parent_company', owner)])).toBe(
      'unverifiable owners_owner',
    )
  })

  test('two owners in one breath: a person looks', () => {
    const both = owned('Brandt Capital', 'belongs to Halvard and Brandt Capital')
    expect(outcome(both, [fact('parent_company', owner)])).toBe('contradicted? one_right')
  })

  test('legal names', () => {
    const known = [fact('legal_name', { name: 'Orvane Home SL', formerly: ['Casa Vieja SL'] })]
    const called = (name: string) => said('legal_name', { name }, name)
    expect(outcome(called('Orvane Home S.L.'), known)).toBe('supported')
    expect(outcome(called('Casa Vieja S.L.'), known)).toBe('outdated former_name')
    expect(outcome(called('Orvane Brands Ltd'), known)).toBe('contradicted? shares_first_word')
    expect(outcome(called('Brandt Handels GmbH'), known)).toBe('contradicted')
  })
})

describe('people', () => {
  const known = [fact('ceo', 'Ines Valcke')]
  const led = (name: string, quote: string) => said('ceo', { name }, quote)
  test.each([
    'Tom Reyk, CEO of its outdoor division',
    'Tom Reyk is chief executive of Orvane Germany',
    'Tom Reyk, CEO of Orvane North America',
    'Tom Reyk, CEO for Europe',
    'former CEO Tom Reyk',
    'founding CEO Tom Reyk',
    'president Tom Reyk',
    'Tom Reyk, director general de la filial',
    'Tom Reyk, consejero delegado para América Latina',
    'el antiguo consejero delegado Tom Reyk',
    'Tom Reyk, presidente de Orvane',
    'Tom Reyk, diretor executivo da divisão de lazer',
    'o ex-CEO Tom Reyk',
    'Tom Reyk, Geschäftsführer der Tochter in Linz',
    'Tom Reyk, Deutschlandchef',
    'der ehemalige Geschäftsführer Tom Reyk',
    'Tom Reyk, directeur général de la filiale belge',
    'l’ancien PDG Tom Reyk',
    'Tom Reyk, amministratore delegato della divisione casa',
    'l’ex amministratore delegato Tom Reyk',
  ])('not the head of the brand today: %s', (quote) => {
    expect(outcome(led('Tom Reyk', quote), known)).toBe('unverifiable other_role')
  })

  test.each([
    'Tom Reyk is the CEO of Orvane',
    'CEO and president Tom Reyk',
    'Tom Reyk es el consejero delegado de Orvane',
    'o diretor executivo da Orvane é Tom Reyk',
    'Geschäftsführer von Orvane ist Tom Reyk',
    'Tom Reyk, PDG d’Orvane',
    'l’amministratore delegato di Orvane è Tom Reyk',
  ])('the head of the brand: %s', (quote) => {
    expect(outcome(led('Tom Reyk', quote), known)).toBe('contradicted')
    expect(outcome(led('Ines Valcke', quote.replace('Tom Reyk', 'Ines Valcke')), known)).toBe('supported')
  })
})

describe('places', () => {
  const seated = (place: string, quote = `headquartered in ${place}`) =>
    said('headquarters', { place }, quote)
  test.each([
    ['Ciudad de Panamá', 'Colón, Panamá', 'contradicted'],
    ['Panama City', 'Colón, Panamá', 'contradicted'],
    ['Cidade do Panamá', 'Colón, Panamá', 'contradicted'],
    ['Panama-Stadt', 'Colón, Panamá', 'contradicted'],
    ['Ville de Québec', 'Montréal, Québec, Canada', 'contradicted'],
    ['Città del Guatemala', 'Antigua, Guatemala', 'contradicted'],
    ['New York City', 'Buffalo, New York', 'contradicted'],
    ['New York', 'Buffalo, New York', 'supported'],
    ['New York', 'New York City, USA', 'supported'],
    ['Brooklyn, New York', 'New York, NY, USA', 'supported'],
    ['Panamá', 'Colón, Panamá', 'supported'],
    ['Panama City', 'Ciudad de Panamá, Panamá', 'supported'],
    ['Gorton, Manchester', 'Manchester, England', 'supported'],
    ['Kingston, Ontario', 'Guelph, Ontario, Canada', 'contradicted'],
    ['Leeds, Bradford', 'Leeds, England', 'contradicted? one_right'],
    ['Unterobermoos', 'München, Deutschland', 'contradicted? unknown_place'],
  ])('%s against %s: %s', (stated, truth, expected) => {
    expect(outcome(seated(stated), [fact('headquarters', truth)])).toBe(expected)
  })

  test('a suburb or a metropolitan area that the fact has as well', () => {
    const known = [
      fact('headquarters', { place: 'Beaverton, Oregon, USA', also: ['Portland metropolitan area'] }),
    ]
    expect(outcome(seated('Portland, Oregon'), known)).toBe('supported')
    expect(outcome(seated('Beaverton'), known)).toBe('supported')
    expect(outcome(seated('Salem, Oregon'), known)).toBe('contradicted')
  })

  test.each([
    'has an office in Lyon',
    'its factory in Lyon',
    'abrió una tienda en Lyon',
    'tem uma loja em Lyon',
    'eine Niederlassung in Lyon',
    'ein Werk in Lyon',
    'une usine à Lyon',
    'uno stabilimento a Lyon',
  ])('no seat: %s', (quote) => {
    expect(outcome(seated('Lyon', quote), [fact('headquarters', 'Leeds, England')])).toBe(
      'unverifiable not_the_seat',
    )
  })

  test.each([
    'has its head office in Lyon',
    'con sede en Lyon',
    'com sede em Lyon',
    'Sitz in Lyon',
    'siège à Lyon',
    'sede a Lyon',
  ])('a seat: %s', (quote) => {
    expect(outcome(seated('Lyon', quote), [fact('headquarters', 'Leeds, England')])).toBe('contradicted')
  })
})

describe('industry', () => {
  const trades = (trade: string, group?: string) => said('industry', { trade }, trade, group)
  test.each([
    ['pet stores', 'pet retail', 'supported'],
    ['retailer', 'pet retail', 'supported'],
    ['tienda de bicicletas', 'fabricante de bicicletas', 'supported'],
    ['Bank', 'bakery', 'contradicted'],
    ['banco', 'panadería', 'contradicted'],
    ['Versicherung', 'Brauerei', 'contradicted'],
    ['assurance', 'boulangerie', 'contradicted'],
    ['banca', 'birrificio', 'contradicted'],
    ['seguradora', 'cervejaria', 'contradicted'],
    ['shoe stores', 'pet stores', 'unverifiable'],
    ['headphones and cameras', 'video games', 'unverifiable'],
    ['software', 'insurance', 'unverifiable'],
    ['insurance', 'software', 'unverifiable'],
  ])('%s against %s: %s', (stated, truth, expected) => {
    expect(outcome(trades(stated), [fact('industry', truth)])).toBe(expected)
  })

  test('rules never accuse by it', () => {
    expect(outcome(trades('Bank', 'industry:makes'), [fact('industry', 'bakery')])).toBe('unverifiable')
    expect(outcome(trades('bakery', 'industry:makes'), [fact('industry', 'bakery')])).toBe('supported')
  })
})
