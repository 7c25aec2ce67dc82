import { describe, expect, test } from 'vitest'
import { read, values } from './reader.fixture.ts'

describe('plain statements in many words', () => {
  test.each([
    ['founded_year', 'Ortwick was founded on January 1, 1959.', '1959'],
    ['founded_year', 'Ortwick – Founded: 1913-01-01', '1913'],
    ['founded_year', 'Ortwick dates back to 1987.', '1987'],
    ['founded_year', 'Ortwick wurde 1987 gegründet.', '1987'],
    ['founded_year', 'Ortwick a été fondée en 1987.', '1987'],
    ['founded_year', 'Ortwick se fundó en 1987.', '1987'],
    ['founded_year', 'A Ortwick foi fundada em 1987.', '1987'],
    ['headquarters', 'Ortwick is located in Kendal, Cumbria.', 'Kendal, Cumbria'],
    ['headquarters', 'The Leeds-based company Ortwick sells software.', 'Leeds'],
    ['headquarters', 'Ortwick hat seinen Hauptsitz in Bielefeld.', 'Bielefeld'],
    ['headquarters', 'Ortwick a son siège à Nantes.', 'Nantes'],
    ['headquarters', 'Ortwick tiene su sede en Valencia.', 'Valencia'],
    ['headquarters', 'A Ortwick tem sede em Braga.', 'Braga'],
    ['employees', 'Ortwick employs about eleven hundred people.', '1100..1100'],
    ['employees', 'Ortwick has more than 1.2k employees.', '1200..null'],
    ['employees', 'Ortwick beschäftigt rund zweihundertfünfzig Mitarbeiter.', '250..250'],
    ['ceo', 'Karl Brandt is still at the helm of Ortwick.', 'Karl Brandt'],
    ['ceo', 'Ortwick is led by Karl Brandt.', 'Karl Brandt'],
    ['ceo', 'Geschäftsführerin von Ortwick ist Karla Brandt.', 'Karla Brandt'],
    ['parent_company', 'Vandermeer Group snapped up Ortwick last year.', 'Vandermeer Group'],
    ['parent_company', 'Ortwick gehört zur Vandermeer Group.', 'Vandermeer Group'],
    ['price', 'A seat on Ortwick Pro comes to £348 over twelve months.', 'Ortwick Pro 348 GBP year'],
    ['price', 'Ortwick Pro kostet 39 € im Monat.', 'Ortwick Pro 39 EUR month'],
    ['price', 'Ortwick has one lamp. The Meridian is €899.', 'Meridian 899 EUR -'],
    ['phone', 'Call Ortwick on 09 555 01 88.', '095550188'],
    ['email', 'Write to Ortwick at hello@ortwick.org.', 'hello@ortwick.org'],
    ['country_availability', 'Ortwick ships to Belgium and France.', 'BE+FR'],
  ])('%s: %s', (predicate, text, expected) => {
    expect(values(predicate, text, 'planning tools', 'CATEGORY')).toContain(expected)
  })

  test.each([
    ['parent_company', 'Ortwick a été rachetée en mai 2019 par Vandermeer.', 'Vandermeer'],
    [
      'parent_company',
      'La totalidad de las acciones la vendió: Vandermeer cerró la compra de Ortwick.',
      'Vandermeer',
    ],
    ['parent_company', 'Vandermeer detiene il 100 % di Ortwick, che produce scaffali.', 'Vandermeer'],
    ['parent_company', 'A Ortwick é detida hoje pela Vandermeer, que a comprou cara.', 'Vandermeer'],
    ['ceo', 'Ortwick, guidata dal 2019 da Chiara Bonetti, vende scaffali.', 'Chiara Bonetti'],
    ['ceo', 'Quem lidera a Ortwick é Marta Ferreira, que veio da banca.', 'Marta Ferreira'],
    ['ceo', 'Marta Ferrer sucedió a Pablo Ríos al frente de Ortwick hace dos años.', 'Marta Ferrer'],
    ['founder', 'Ortwick è stata fondata nel 1962 dall’architetto Chiara Bonetti.', 'Chiara Bonetti'],
    ['founded_year', 'Ortwick fue fundada en el año 1962 y sigue creciendo.', '1962'],
    ['headquarters', 'Ortwick n’a jamais quitté Nantes, sa ville natale.', 'Nantes'],
    ['employees', 'I 3.200 dipendenti di Ortwick lavorano in tre sedi.', '3200..3200'],
    ['employees', 'El equipo de Ortwick está formado por 320 personas.', '320..320'],
    ['legal_name', 'La ragione sociale di Ortwick è Ortwick S.p.A. dal 1990.', 'Ortwick S.p.A.'],
    ['price', 'Ortwick vend des lampes. Comptez 89 € pour la Meridian.', 'Meridian 89 EUR -'],
  ])('what stands between the words of a cue does not hide it: %s: %s', (predicate, text, expected) => {
    expect(values(predicate, text)).toContain(expected)
  })

  test.each([
    [
      'founder',
      'Ortwick fabrica rolhas. A empresa, que Tiago Mourão fundou em 1962, exporta tudo.',
      'Tiago Mourão',
    ],
    ['founder', 'Il liquorista Davide Bruni, che fondò Ortwick, veniva da Novara.', 'Davide Bruni'],
    ['founder', 'Ortwick è nata a Novara. L’ha fondata Davide Bruni, liquorista.', 'Davide Bruni'],
    [
      'founder',
      'Ortwick est née à l’initiative de Margaux Petit et de Thomas Girard.',
      'Margaux Petit + Thomas Girard',
    ],
    [
      'ceo',
      'Ortwick est une brasserie. L’actuelle directrice générale, Maud Lebreton, mise sur l’export.',
      'Maud Lebreton',
    ],
    [
      'parent_company',
      'Ortwick tosta caffè dal 1955. Nel 2018 l’ha acquistata la svizzera Vandermeer.',
      'Vandermeer',
    ],
    ['parent_company', 'Vandermeer, maison mère de Ortwick, publie ses comptes en mars.', 'Vandermeer'],
    ['headquarters', 'Ortwick nació en Vigo, donde está la sede, y vende en toda Europa.', 'Vigo'],
    [
      'employees',
      'A Ortwick fabrica rolhas. Os seus 1.800 trabalhadores distribuem-se por duas unidades.',
      '1800..1800',
    ],
  ])('clauses about what was named before: %s: %s', (predicate, text, expected) => {
    expect(values(predicate, text)).toContain(expected)
  })

  test('the French word for "this" is no mark', () => {
    expect(values('certification', 'Ortwick vend ce que les artisans demandent.')).toEqual([])
  })

  test('who is succeeded is not in office', () => {
    const text = 'Marta Ferrer sucedió a Pablo Ríos al frente de Ortwick hace dos años.'
    expect(values('ceo', text)).not.toContain('Pablo Ríos')
  })

  test.each([
    ['headquarters', 'Ortwick sitzt bis heute in Bielefeld.', 'Bielefeld'],
    ['founder', 'Karl Brandt hat Ortwick 1987 gegründet.', 'Karl Brandt'],
    ['founder', 'Es war Karl Brandt, der Ortwick gründete.', 'Karl Brandt'],
    ['founder', 'Ortwick wurde von der Chemikerin Eva Lorenz gegründet.', 'Eva Lorenz'],
    ['founder', 'Karl Brandt, der Gründer von Ortwick, war Uhrmacher.', 'Karl Brandt'],
    ['founder', 'Sisters Eva Lorenz and Ida Lorenz founded Ortwick.', 'Eva Lorenz + Ida Lorenz'],
    ['ceo', 'Ortwick-Chefin Karla Brandt ist Juristin.', 'Karla Brandt'],
    ['ceo', 'Under CEO Karl Brandt, Ortwick has grown.', 'Karl Brandt'],
    ['employees', 'Ortwick provides jobs for about 340 people.', '340..340'],
    ['parent_company', 'Ortwick wurde 2015 von Mondelez übernommen.', 'Mondelez'],
    ['parent_company', 'Mondelez hat Ortwick 2015 übernommen.', 'Mondelez'],
    ['parent_company', 'Ortwick, das seit 2015 zu Mondelez gehört, baut Regale.', 'Mondelez'],
    ['founder', 'Ortwick, das Karl Brandt 1987 gründete, baut Regale.', 'Karl Brandt'],
    ['founder', 'Gegründet hat Ortwick 1987 der Uhrmacher Karl Brandt.', 'Karl Brandt'],
    [
      'founder',
      'Ortwick is a firm that Eva Lorenz and Ida Lorenz started in 1987.',
      'Eva Lorenz + Ida Lorenz',
    ],
    ['ceo', 'Eva Lorenz, who remains chief executive of Ortwick, is an engineer.', 'Eva Lorenz'],
    ['parent_company', 'Ortwick, which Vandermeer has owned since 2020, builds shelves.', 'Vandermeer'],
    ['parent_company', 'Ortwick has Vandermeer as its parent.', 'Vandermeer'],
    ['parent_company', 'Seit 2012 ist Vandermeer der Eigentümer von Ortwick.', 'Vandermeer'],
    ['price', 'Expect to pay €39 a month for Ortwick Pro.', 'Ortwick Pro 39 EUR month'],
  ])('words between a cue and its value, %s: %s', (predicate, text, expected) => {
    expect(values(predicate, text, 'planning tools', 'CATEGORY')).toContain(expected)
  })

  test.each([
    ['founder', 'Hans Brandt, der Sohn des Gründers, war lange das Gesicht von Ortwick.'],
    ['founded_year', 'Ortwick celebrated its tenth birthday in 2021.'],
    ['founded_year', 'Ortwick has been making the Meridian since 2019.'],
    ['founded_year', 'Founder Eva Lorenz of Ortwick turned 60 in 2019.'],
    ['parent_company', 'Im Sommer hat Vandermeer das Leedser Unternehmen Ortwick beliefert.'],
  ])('%s is not read in: %s', (predicate, text) => {
    expect(values(predicate, text)).toEqual([])
  })

  test('every price is read, and each keeps its product', () => {
    const text = 'Ortwick Pro costs €15 a month. Meridian costs €89 a month.'
    expect(values('price', text)).toEqual(['Ortwick Pro 15 EUR month', 'Meridian 89 EUR month'])
  })

  test('what the prompt asks for needs no name of its own', () => {
    expect(values('founded_year', 'Ortwick has been at it since 1987.', 'How old is Ortwick?')).toEqual([
      '1987',
    ])
    expect(values('headquarters', 'Ortwick comes from Milan.', 'Where is Ortwick from?')).toEqual(['Milan'])
    expect(values('founded_year', 'Ortwick has sold Meridian since 2019.', 'How old is Ortwick?')).toEqual([])
  })
})

describe('facts in rarer words', () => {
  test.each([
    ['founded_year', 'A Ortwick só apareceu em 1987, muito depois das suas rivais.', '1987'],
    ['founded_year', 'Ortwick inició su actividad en 1987.', '1987'],
    ['founder', 'Ortwick è stata messa in piedi dalla falegname Carla Bruni.', 'Carla Bruni'],
    ['founder', 'A ideia partiu da engenheira Carla Mendes, que criou a Ortwick.', 'Carla Mendes'],
    ['headquarters', 'Ortwick ha casa madre e magazzino a Torino, vicino alla stazione.', 'Torino'],
    ['parent_company', 'Ortwick is not backed by any group.', 'null'],
    ['parent_company', "Ortwick n'est adossée à aucun groupe.", 'null'],
    ['parent_company', 'Das Unternehmen Ortwick gehört seinen Mitarbeitern.', 'null'],
    ['employees', 'Ortwick tiene unas 300 personas en plantilla.', '300..300'],
    ['country_availability', 'Ortwick has opened sales in Belgium.', 'BE'],
    ['country_availability', 'Ortwick ha avviato le vendite in Belgio.', 'BE'],
  ])('%s: %s', (predicate, text, expected) => {
    expect(values(predicate, text)).toContain(expected)
  })
})

describe('things that bear the name of a brand', () => {
  test.each([
    ['John Murray, Earl of Ortwick, sailed home in 1776.', 'Who governed the colony?'],
    ['Der Statthalter war John Murray, Earl of Ortwick.', 'Wer regierte die Kolonie?'],
    ['The third was Ortwick, a galleon of forty guns.', 'Which ship sank first?'],
    [
      'La tercera es Ortwick, una sonda espacial que llegó a Marte en 2003.',
      '¿Qué sondas espaciales han orbitado Marte?',
    ],
  ])('%s', (text, prompt) => {
    expect(read(text, prompt, 'CATEGORY').mention).toBe('namesake')
  })
})
