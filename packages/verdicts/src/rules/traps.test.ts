import { describe, expect, test } from 'vitest'
import { UNTIED } from '../reading.ts'
import { BRAND, read, values } from './reader.fixture.ts'

describe('what stands beside the brand is not the brand', () => {
  test.each([
    // The latter of two.
    ['headquarters', 'Ortwick belongs to Tramell. The latter, based in Leeds, makes engines.'],
    ['headquarters', 'Ortwick pertenece a Grupo Tramell. Este último, con sede en Zaragoza, nació en 1981.'],
    ['employees', 'Ortwick appartient à Tramell. Cette dernière emploie 9 800 personnes.'],
    // A namesake that is told apart.
    ['founded_year', 'Not to be confused with Ortwick Films, which was founded in 1977.'],
    ['founded_year', 'Nicht verwechseln mit der Ortwick Landtechnik, die 1977 gegründet wurde.'],
    ['phone', 'The firm that closed was Tramell of Gloucester. Its phone line is 01452 555 0133.'],
    ['product', 'Ortwick makes clocks. An importer uses the brand Ortwick Plata.'],
    // A sister, and a group whose name holds the noun.
    ['employees', 'Die Puppen näht Tramell, eine Schwesterfirma von Ortwick, die 130 Mitarbeiter hat.'],
    ['employees', 'Ortwick makes clocks. It was sold to the Tramell Group; the group employs 8,100 people.'],
    // Brackets behind an apposition, and a name in brackets.
    [
      'employees',
      'Ortwick grows. Tramell Holdings, a family office in Aberdeen (chair: Isla Corran, 12 staff), is the owner.',
    ],
    [
      'ceo',
      'Tramell was founded by Peter Marsh (a co-founder of Ortwick) and Jane Doe, who now serves as chief executive.',
    ],
    ['founded_year', 'Ortwick fa capo a Tramell, editore di Ravenna con 140 dipendenti, nato nel 1970.'],
    [
      'headquarters',
      'The number on the card is that of Tramell, the insurer, based in Leeds. Ortwick is not involved.',
    ],
    ['headquarters', 'Ortwick sells clocks. Its Portuguese subsidiary, Ortwick Lda., is based in Porto.'],
    ['founded_year', 'She started Ortwick after selling her bakery, Peel & Daughter (opened in 1998).'],
    // A bracket belongs to the name before it, and a figure before a bracket not to what is in it.
    ['founded_year', 'Ortwick sells to Brontel Ltd. (founded in 1877).'],
    ['founded_year', 'Ortwick has a shop in the Hesperian Islands (established on July 1, 1901).'],
    ['founded_year', 'Ortwick comes from a merger in 1970 of the Manlius Works (founded by Tim Hale).'],
    // What it has, what somebody founds of their own, who belongs to whom.
    ['headquarters', 'Ortwick has six factories located in Leeds and Turin.'],
    ['founder', 'Ortwick makes clocks. Two engineers, Eva Lorenz and Tim Hale, founded their own company.'],
    ['founder', 'He wrote a book called The Tree Doctor and later founded Ortwick.'],
    ['parent_company', 'Ortwick is a member of the Leading Makers of the World.'],
    ['parent_company', 'Ortwick is part of the Nordic Seafood Alliance.'],
    ['parent_company', 'Ortwick, the largest media holding which includes the NTV channel, grows.'],
    ['parent_company', "Ortwick took part in the holding company's acquisition of the Brontel Hotel."],
    ['parent_company', 'In 2010 Kelda was merged into Ortwick by parent company Brontel LLC.'],
    ['headquarters', 'Ortwick is located in the Oakland section of Pittsburgh.'],
    ['employees', 'Ortwick vende relojes. Endesa tiene su sede en Madrid y más de 9.000 empleados.'],
    // A building, a shop that sells it, what was never made, and a move that was not.
    ['founded_year', 'Ortwick makes clocks. The building, for its part, dates from 1788.'],
    ['price', 'Jardinova had the Ortwick Pro at €62 during the sales.'],
    ['product', 'An old page lists an "Ortwick Steam", which was never built.'],
    ['ceo', 'Ortwick spent some months under the interim leadership of Jane Doe.'],
    // A person as the subject of the clause.
    [
      'founded_year',
      'Ortwick promotes its own people; Jane Doe, its head of sales, started in a shop in 1997.',
    ],
    // A period that is over, and a year that is no head count.
    ['headquarters', 'Between 2014 and 2019 Ortwick had its seat in Leeds.'],
    ['employees', 'A Ortwick equipa clubes desde 1998.'],
    ['employees', 'Shares went to the staff early, and by 2004 the employees of Ortwick held them all.'],
    ['employees', 'Ortwick has been 100% employee-owned for years.'],
    ['employees', 'Ortwick is old. The land team has done this hundreds of times.'],
    ['employees', '| | Ortwick | Tramell |\n|---|---|---|\n| Team plan | €18 / user | €12 / user |'],
    // Small words that look like legal forms or relatives.
    ['legal_name', 'Commencez par Ortwick Pro, où tout le monde planifie ensemble.'],
    ['parent_company', 'Der Ortwick in Hindelang kauft Käse und Milch bei Höfen der Gegend.'],
    ['parent_company', 'The form is on the Ortwick site under "Request a rate".'],
    // What somebody buys, what others ask, and what is over.
    ['headquarters', 'Nel 2016 è stata Ortwick a comprare un marchio francese.'],
    ['price', 'Ask Ortwick about fees: nationally they run at a median of $5,900 a month.'],
    ['product', 'Meridian was a side project of Ortwick.'],
  ])('%s: %s', (predicate, text) => {
    expect(values(predicate, text)).toEqual([])
  })
})

describe('and still the brand is read', () => {
  test.each([
    [
      'headquarters',
      'Ortwick is a clock maker set up by Tramell founder Jane Doe with its headquarters in Leeds.',
      'Leeds',
    ],
    ['headquarters', 'Ortwick is a subsidiary of Tramell, and is headquartered in Leeds.', 'Leeds'],
    ['headquarters', 'La sede di Ortwick è nel quartiere Aurora a Torino.', 'Torino'],
    // A small town is not another firm.
    ['employees', '- **Ortwick**: Concarneau, 26 staff, clocks for boats', '26..26'],
    ['founded_year', 'Ortwick, in Concarneau, was founded in 2002.', '2002'],
    ['parent_company', 'Ortwick was bought by Aldine in 2014.', 'Aldine'],
    // A new paragraph, a compound, and a sentence without a subject.
    ['founded_year', 'Ortwick makes clocks. Tramell makes more.\n\nThe company was founded in 1987.', '1987'],
    ['employees', 'Ortwick sitzt in Leeds. Der Uhrenhersteller zählt rund 300 Beschäftigte.', '300..300'],
    ['parent_company', 'Ortwick nacque nel 1997. Oggi è in mano a Tramell.', 'Tramell'],
    ['headquarters', 'Ortwick is a South Korean firm based in Leeds.', 'Leeds'],
    ['founded_year', 'Ortwick ist eine kleine Kaffeerösterei aus Leipzig, die 1931 gegründet wurde.', '1931'],
    [
      'founder',
      'Ortwick baut Uhren. Gegründet wurde das Unternehmen von Jonas Petzold, der zuvor in Plagwitz wohnte.',
      'Jonas Petzold',
    ],
    ['founded_year', 'Ortwick makes clocks. The Hamburg newcomer was founded in 1931.', '1931'],
    [
      'parent_company',
      'Ortwick makes clocks.\n\n- **Owner:** since 2020, the Swiss multinational Tramell',
      'Tramell',
    ],
    ['phone', 'How to reach Ortwick:\n\n📞 +34 943 555 270\n🕗 7:30 to 16:00', '+34943555270'],
  ])('%s: %s', (predicate, text, value) => {
    expect(values(predicate, text)).toContain(value)
  })

  test('who has not moved is still there', () => {
    expect(
      values('headquarters', "Ortwick fabrique des outils. Le siège n'a jamais bougé de Thiers."),
    ).toEqual(['Thiers'])
  })

  test('what is said of an unconnected namesake accuses nobody', () => {
    const { claims } = read('The Ortwick comedy night in Dublin, going since 2004, is unconnected.')
    expect(claims.filter(({ about }) => about === 'brand')).toEqual([])
  })

  test('a counted list after its label', () => {
    const text =
      '**Ortwick.** There are three models: the Ortwick One, the Ortwick Two and the wheeled Tramell 3000.'
    expect(values('product', text)).toContain('Tramell 3000')
  })

  test('the product that goes on is not the one that was dropped', () => {
    const text = 'At Ortwick the Ortwick One was discontinued, the Ortwick Two goes on.'
    expect(values('discontinued', text)).toEqual(['Ortwick One false'])
  })
})

describe('an answer is tied to the brand', () => {
  const isTied = (text: string, prompt: string) =>
    read(text, prompt, 'CATEGORY').claims.every(({ group }) => !group.endsWith(UNTIED))
  const LAUNCHED = 'Only two: the Galileo, and Ortwick, founded in 1998.'
  test.each([
    ['by a prompt that names it', LAUNCHED, 'Is Ortwick old?'],
    ['by a word of its trade in the prompt', LAUNCHED, 'which planning tools are old'],
    ['by a word of its trade in the answer', `${LAUNCHED} Both are software.`, 'what is old?'],
    ['by one of its people', `${LAUNCHED} Ana Ribeiro agrees.`, 'what is old?'],
    ['by its domain', `${LAUNCHED} See ortwick.com.`, 'what is old?'],
  ])('%s', (_, text, prompt) => {
    expect(isTied(text, prompt)).toBe(true)
  })

  test('not by its name alone', () => {
    expect(isTied(LAUNCHED, 'which probes have orbited Jupiter?')).toBe(false)
  })
})

describe('words that deny by themselves', () => {
  test.each([
    ['Ortwick sells in Spain; Portugal is left out.', 'PT'],
    ['Ortwick is unavailable in Canada.', 'CA'],
    ['Ortwick verkauft Regale nach Bayern und Tirol. Die Schweiz bleibt bei Ortwick außen vor.', 'CH'],
    ['Ortwick vende estanterías en toda España; Portugal queda excluido.', 'PT'],
  ])('%s', (text, country) => {
    const denied = read(text).claims.filter(({ stance }) => stance === 'denied')
    expect(denied.map(({ value }) => value)).toContainEqual({ countries: [country], only: false })
  })
})

test('a life is no telephone number', () => {
  expect(values('phone', 'Ortwick was founded by Jane Doe (1831–1898). It makes clocks.')).toEqual([])
})

test('a former employer before the founder is not the founder', () => {
  const text = 'Ortwick was founded in 1989 by former Marvel Comics editor Jane Doe.'
  expect(values('founder', text)).not.toContain('Marvel Comics')
})

describe('an unknown product between known ones', () => {
  const brand = { ...BRAND, products: ['OK 20', 'OK 40'] }
  const productsIn = (text: string) =>
    read(text, 'What does Ortwick make?', 'BRANDED', brand)
      .claims.filter(({ predicate }) => predicate === 'product')
      .map(({ value }) => (value !== null && 'name' in value ? value.name : ''))
  test('is read as one of the brand', () => {
    const list = 'Ortwick builds lathes:\n\n- **OK 20**: small\n- **OK 40**: large\n- **OK 60**: huge'
    const table =
      'Ortwick builds lathes.\n\n| Lathe | Size |\n|---|---|\n| OK 20 | S |\n| OK 40 | M |\n| OK 60 | L |'
    expect([productsIn(list), productsIn(table)]).toEqual([
      ['OK 20', 'OK 40', 'OK 60'],
      ['OK 20', 'OK 40', 'OK 60'],
    ])
  })
  test('also by a name of another kind, among three', () => {
    const list = 'Ortwick builds lathes:\n\n1. **OK 20**: small\n2. **OK 40**: large\n3. **OK 80**: huge\n4. '
    const named = { ...brand, products: [...brand.products, 'OK 80'] }
    const claims = read(`${list}**Fjordgang**: tiny`, 'What does Ortwick make?', 'BRANDED', named).claims
    expect(claims.at(-1)).toMatchObject({ predicate: 'product', value: { name: 'Fjordgang' } })
  })
  test('a service or a rival is not', () => {
    const list =
      'Ortwick builds lathes:\n\n- **OK 20**: small\n- **OK 40**: large\n- **Migration of data**: $350'
    expect(productsIn(list)).toEqual(['OK 20', 'OK 40'])
    expect(productsIn(list.replace('Migration of data', 'Tramell 60'))).toEqual(['OK 20', 'OK 40'])
  })
})

test.each([
  ['If you want more room, Ortwick Pro costs $549.', 'asserted'],
  ['Wenn du mehr Platz willst, kostet Ortwick Pro 549 € und hält lange.', 'asserted'],
  ['If Ortwick cut its margin, Ortwick Pro would cost $549.', 'conditional'],
])('a condition about the reader leaves the price as it is: %s', (text, stance) => {
  const prices = read(text).claims.filter(({ predicate }) => predicate === 'price')
  expect(prices.map((claim) => claim.stance)).toEqual([stance])
})

test('a product is named by its own word in capitals', () => {
  const brand = { ...BRAND, products: ['Vareuse Glénan'] }
  const text = 'Ortwick a surtout la vareuse Glénan au catalogue.'
  const [claim] = read(text, undefined, undefined, brand).claims.filter(
    ({ predicate }) => predicate === 'product',
  )
  expect(claim?.quote).toBe('vareuse Glénan')
})

describe('a question about a category that has the name in it', () => {
  const mention = (prompt: string, text: string, name = 'Ortwick') =>
    read(text, prompt, 'CATEGORY', { ...BRAND, name, domain: 'example.com', products: [] }).mention
  test('asks for something else of the name', () => {
    const text = 'Am besten im Februar. Ginster verträgt einen kräftigen Schnitt und blüht danach reicher.'
    expect(mention('Wann schneidet man Ginster?', text, 'Ginster')).not.toBe('brand')
    const tour = 'Ten days are enough for the lakes. Carvalla in winter is beautiful, but many huts are shut.'
    expect(mention('best time to visit carvalla', tour, 'Carvalla')).not.toBe('brand')
  })
  test('unless it compares, or writes a name that nothing else has', () => {
    expect(mention('ortwick alternatives', 'Try Fennik. Ortwick costs $20 a month.')).toBe('brand')
    expect(mention('cheap tools like Ortwick', 'Try Fennik. Ortwick costs $20 a month.')).toBe('brand')
  })
})
