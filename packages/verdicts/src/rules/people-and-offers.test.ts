import { describe, expect, test } from 'vitest'
import { values } from './reader.fixture.ts'

describe('who leads, founded and owns a brand', () => {
  test.each([
    ['ceo', 'Ortwick makes shelves. Lena Marsh, a former cook, is chief executive.', 'Lena Marsh'],
    ['ceo', 'Ortwick is run from Leeds, with Lena Marsh as chief executive.', 'Lena Marsh'],
    ['ceo', 'Ortwick is run by its co-founder Lena Marsh.', 'Lena Marsh'],
    ['ceo', 'Ortwick makes shelves. The CEO is Lena Marsh, previously at Asana.', 'Lena Marsh'],
    ['ceo', 'An der Spitze von Ortwick steht seit drei Jahren Thomas Brunner.', 'Thomas Brunner'],
    [
      'ceo',
      'Ortwick baut Regale für Büros. An der Spitze steht Jörg Tammen, der früher Lehrer war.',
      'Jörg Tammen',
    ],
    [
      'ceo',
      'Ortwick wird von Katrin Behrens geführt, der Enkelin des Gründers Erwin Loder.',
      'Katrin Behrens',
    ],
    ['ceo', 'Ortwick est présidée par sa fondatrice, Maud Lebreton.', 'Maud Lebreton'],
    [
      'ceo',
      'Who runs them:\n\n| Firm | CEO |\n|---|---|\n| Ortwick | Lena Marsh |\n| Asana | Dan Rogers |',
      'Lena Marsh',
    ],
    ['founder', 'Lena Marsh and Tom Reid set Ortwick up in 1962.', 'Lena Marsh + Tom Reid'],
    ['founder', 'Ortwick makes shelves. Lena Marsh and Tom Reid set it up.', 'Lena Marsh + Tom Reid'],
    ['founder', 'Lena Marsh, a salon owner, created Ortwick after years in a shop.', 'Lena Marsh'],
    ['founder', 'Gegründet wurde Ortwick von D. Okafor und R. Stein.', 'D. Okafor + R. Stein'],
    ['founder', 'Bridget Halloran, rameuse, a créé Ortwick et la dirige encore.', 'Bridget Halloran'],
    ['founder', 'Ortwick nació en 1962 por iniciativa de Inés Falk.', 'Inés Falk'],
    ['parent_company', 'Detrás de Ortwick está Autodesk, que compró la empresa.', 'Autodesk'],
    ['parent_company', 'Hinter Ortwick steht die Haldor Industries AG.', 'Haldor Industries AG'],
    ['parent_company', "Ortwick's parent, Orrin Beauty Brands, owns other lines.", 'Orrin Beauty Brands'],
    ['parent_company', 'Ortwick dépend de Nordljud AB, un groupe nordique.', 'Nordljud AB'],
  ])('%s: %s', (predicate, text, expected) => {
    expect(values(predicate, text, 'Ortwick', 'CATEGORY')).toEqual([expected])
  })

  test.each([
    // Both are in the aside with "by"; the subject is the firm.
    'Ortwick has grown. The ferry firm, set up in 2019 by Ines Falk and Tom Reid, runs to Norway.',
    'Ortwick has grown. Begun by Tom Reid, better known for building barges, the firm manages harbours.',
    // The office is over: what follows the longer title counts.
    'Inês Falcão abriu a Ortwick em 2008. Falcão foi diretora-geral até 2021.',
    // A preposition that is spelt like the title AD.
    'La Ortwick ha un forno. Fu Carla Denti, maestra fornaia, ad accenderlo.',
    // Another clause, another object, another firm.
    'Ortwick ist alt. In den Akten kommt der Schmied Karl Brandt 1806 vor, darauf führt die Firma ihren Namen zurück.',
    'Ortwick hires. Lena Marsh, who signs the letters, heads payroll services.',
    'Ortwick is small. What does stand there is a depot that keeps its crates, Wold Storage, opened in 1974 and led by Tom Reid.',
    'Ortwick ist klein. Geleitet wird das Kieler Möbelkontor.',
  ])('and nobody: %s', (text) => {
    expect(values('ceo', text)).toEqual([])
  })

  test('the successor leads, not who has left', () => {
    const french =
      'Ortwick est à Lyon. Sa nièce Maud Lebreton a repris les rênes après le départ de Luc Ferrand.'
    expect(values('ceo', french)).toEqual(['Maud Lebreton'])
  })

  test('AD is a title where it stands as one', () => {
    expect(values('ceo', 'Carla Denti, AD di Ortwick, viene da Bari.')).toEqual(['Carla Denti'])
    expect(values('ceo', 'Ortwick è un forno di Bari.\n\n- **AD:** Carla Denti')).toEqual(['Carla Denti'])
  })

  test('a person who is only named near by is not taken', () => {
    const handedOver = 'Lena Marsh took over as CEO of Ortwick from founder Karl Brandt.'
    expect(values('ceo', handedOver)).not.toContain('Karl Brandt')
    expect(values('ceo', 'Ortwick makes desks.\n\n- **CEO:** Karl Brandt stepped down in May')).toEqual([])
    const runner = 'Karl Brandt, who works at Asana, likes Ortwick and runs marathons.'
    expect(values('ceo', runner)).toEqual([])
    const twoClauses = 'Ortwick was set up by Tom Reid, and Lena Marsh has been in charge since 2019.'
    expect(values('founder', twoClauses)).toEqual(['Tom Reid'])
    expect(values('ceo', twoClauses)).toEqual(['Lena Marsh'])
  })

  test('a name that ends its sentence is what the next sentences are about', () => {
    const rival =
      'Ortwick baut Regale. Einen Blick wert ist auch Casa Brunel. Geschäftsführerin ist Nora Falk.'
    expect(values('ceo', rival)).toEqual([])
    expect(values('ceo', 'Ortwick is a planner. Its owner is Vandermeer. The CEO is Nora Falk.')).toEqual([
      'Nora Falk',
    ])
  })
})

describe('what a brand sells, for how much, and where to ask', () => {
  test.each([
    ['It is €15 a month at Ortwick.', 'How much is Ortwick?', '? 15 EUR month'],
    ['Ortwick asks 395 pounds for the Meridian.', 'desks', 'Meridian 395 GBP -'],
  ])('%s (%s)', (text, prompt, expected) => {
    expect(values('price', text, prompt)).toEqual([expected])
  })

  test('a product is the head of its column, with the brand’s name before it or not', () => {
    for (const head of ['Meridian', 'Ortwick Meridian']) {
      const table = `Ortwick or Tramell:\n\n| | Tramell Duo | ${head} |\n|---|---|---|\n| Price | €900 | €640 |`
      expect(values('price', table, 'Tramell Duo or Ortwick?', 'COMPARATIVE')).toEqual(['Meridian 640 EUR -'])
    }
  })

  test('the number of another office is not the brand’s', () => {
    expect(values('phone', 'Ortwick sells desks. Customer service answers on 0207 555 0118.')).toEqual([
      '02075550118',
    ])
    const advice = 'Ortwick sells desks. Call the consumer helpline on 0207 555 0118.'
    expect(values('phone', advice, 'What is the phone number of Ortwick?')).toEqual([])
  })

  test('a mailbox on a domain that is called alike is given as the brand’s', () => {
    expect(values('email', 'Ortwick sells desks. Send the form to claims@ortwick-care.de.')).toEqual([
      'claims@ortwick-care.de',
    ])
    expect(values('email', 'Ortwick sells desks. Send the form to claims@tarnsby.de.')).toEqual([])
  })
})
