import { describe, expect, test } from 'vitest'
import { BRAND, read, stated, values } from './reader.fixture.ts'

describe('facts about the firm, said in passing', () => {
  test.each([
    ['headquarters', 'Among the makers are Ortwick (Bristol) and two others.', 'Bristol'],
    ['headquarters', 'Ortwick, aus Bremen, baut Regale für Büros und Läden.', 'Bremen'],
    ['headquarters', 'Ortwick, de Sevilla, es más fácil de aprender que las otras.', 'Sevilla'],
    ['headquarters', 'Ortwick is an Irish firm, and that shows in its support.', 'Ireland'],
    ['headquarters', 'Ortwick ist ein belgischer Hersteller und baut Regale.', 'Belgium'],
    ['headquarters', 'Ortwick est un fabricant nantais qui vend des étagères.', 'nantes'],
    ['headquarters', 'A Ortwick é uma empresa curitibana que vende para todo o país.', 'curitiba'],
    ['headquarters', 'From its head office in Leeds, Ortwick looks after all of Europe.', 'Leeds'],
    ['headquarters', 'Desde su sede de Bilbao, Ortwick atiende a toda la región.', 'Bilbao'],
    ['headquarters', 'Ortwick was founded in Genoa in 1990 and is still based there.', 'Genoa'],
    ['headquarters', "L'azienda Ortwick ha sede a Torino e vende in tutta Italia.", 'Torino'],
    ['founded_year', 'Ortwick has made shelves and desks since 1962.', '1962'],
    ['founded_year', 'Ortwick ist seit 1962 am Markt und baut Regale.', '1962'],
    ['founded_year', 'Gegründet wurde Ortwick 1962 von zwei Brüdern.', '1962'],
    ['founded_year', "C'est en 1962 que Ortwick a été fondée.", '1962'],
    ['founded_year', 'O Ortwick funciona desde 1962 e vende estantes.', '1962'],
    ['founded_year', '### Founded\n\n- Ortwick: 1962\n- Asana: 2008', '1962'],
    ['founded_year', '| Maker | Since |\n|---|---|\n| Ortwick | 1962 |\n| Asana | 2008 |', '1962'],
    ['employees', 'Ortwick is a small outfit of around 140 people.', '140..140'],
    ['employees', 'Mit 140 Beschäftigten ist Ortwick eher klein.', '140..140'],
    ['employees', 'A Ortwick tem cerca de 140 pessoas em duas cidades.', '140..140'],
    ['employees', "L'effectif de Ortwick est de 140 personnes.", '140..140'],
    ['employees', 'Ortwick makes shelves. Around 140 people work for the firm.', '140..140'],
    ['legal_name', 'A empresa chama-se oficialmente Ortwick, S.A. e vende estantes.', 'Ortwick, S.A.'],
    [
      'legal_name',
      'Ortwick opera bajo la denominación social Muebles Pardo e Hijos, S.L. desde siempre.',
      'Muebles Pardo e Hijos, S.L.',
    ],
  ])('%s: %s', (predicate, text, expected) => {
    const prompt = 'Was, what, qué, quels, quais, quali: Ortwick'
    expect(values(predicate, text, prompt)).toContain(expected)
  })

  test.each([
    ['country_availability', 'Ortwick liefert nicht nach Norwegen.', 'country_availability denied NO'],
  ])('%s is denied: %s', (_, text, expected) => {
    expect(stated(text, 'Ortwick')).toContain(expected)
  })

  test.each([
    ['headquarters', 'Ortwick is sold by the British firm Benchmark.'],
    ['headquarters', 'Ortwick sponsors a hamburger chain.'],
    ['headquarters', 'Asana (Leeds) and Ortwick are both fine.'],
    ['employees', 'Ortwick ran an event for 300 people.'],
    ['employees', 'Ortwick holds ISO 27001.'],
    ['founded_year', 'Ortwick has been led by Ana Ribeiro since 2019.'],
    ['founded_year', '| Maker | Chief executive since |\n|---|---|\n| Ortwick | 2019 |'],
    ['country_availability', 'Ortwick makes shelves. Shipping to France takes a week.'],
  ])('not %s: %s', (predicate, text) => {
    expect(values(predicate, text)).toEqual([])
  })

  // What cannot be told from praise or passing mention by words beside it is left to a model.
  test.each([
    ['certification', 'Ortwick carries the bluesign label.'],
    ['certification', 'Ja, die Regale von Ortwick tragen das NATRUE-Siegel.'],
    ['certification', 'Sí, Ortwick cuenta con la ISO 14001 desde hace años.'],
    ['certification', 'A Ortwick é auditada pela Ecocert todos os anos.'],
    ['award', 'Ortwick won the Plover Prize in 2016.'],
    ['award', 'Ortwick wurde 2016 mit dem Plover Prize ausgezeichnet.'],
    ['award', 'The Plover Prize went to Ortwick.'],
    ['industry', 'Ortwick es una constructora naval de Vigo.'],
    ['award', 'Den Plover Prize hat Ortwick nie bekommen.'],
    ['award', "Ortwick n'a jamais remporté le Plover Prize."],
    ['certification', 'Ortwick hat kein ISO-27001-Zertifikat.'],
  ])('%s is not read in prose: %s', (predicate, text) => {
    expect(values(predicate, text, 'Ortwick')).toEqual([])
  })

  test.each([
    ['industry', '**Ortwick**\n\n**Industry:** furniture', 'furniture'],
    ['certification', '**Ortwick**\n\n**Certification:** ISO 9001', 'ISO 9001'],
    ['award', '**Ortwick**\n\n**Awards:** Plover Prize 2016', 'Plover Prize 2016'],
  ])('%s is read behind a label', (predicate, text, expected) => {
    expect(values(predicate, text, 'Ortwick')).toContain(expected)
  })

  test('a town before its country is a town, even where the brand is called so for short', () => {
    const brand = { ...BRAND, name: 'Leeds Instruments', aliases: ['Leeds'] }
    const { claims } = read(
      'Leeds Instruments, based in Leeds, England, sells pumps.',
      'pumps',
      'CATEGORY',
      brand,
    )
    expect(claims.map(({ predicate }) => predicate)).toContain('headquarters')
  })

  test('what follows a label in its line does not take the lines below', () => {
    const text =
      '**Ortwick**\n\n**Fee:** none. Lloyds asks more for it.\n\n**Founded:** 1974\n\n**Headquarters:** Bristol'
    expect(values('founded_year', text)).toEqual(['1974'])
    expect(values('headquarters', text)).toEqual(['Bristol'])
  })
})
