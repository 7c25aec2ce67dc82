import { describe, expect, test } from 'vitest'
import { BRAND, read, stated } from './reader.fixture.ts'

describe('how a statement is put forward', () => {
  test.each([
    ['Ortwick was not sold and keeps its headquarters in Duluth.', 'headquarters asserted Duluth'],
    ['Ortwick is not based in Milan.', 'headquarters denied Milan'],
    ['Ortwick was founded in 2009, not in 1999.', 'founded_year asserted 2009'],
    ['Ortwick was formerly based in Milan.', 'headquarters past Milan'],
    ['If Ortwick were based in Milan, it would be dearer.', 'headquarters conditional Milan'],
    ['Was Ortwick founded in 1999?', 'founded_year asked 1999'],
    ['I think Ortwick was founded in 1999.', 'founded_year hedged 1999'],
    ['Ortwick was probably founded in 1999.', 'founded_year hedged 1999'],
    ['Ortwick hat seinen Sitz nicht in Mailand.', 'headquarters denied Mailand'],
    ['Ortwick is not yet available in France.', 'country_availability denied FR'],
    ['Ortwick wird in Frankreich nicht verkauft.', 'country_availability denied FR'],
    ['Ortwick sitzt bis heute in Bielefeld.', 'headquarters asserted Bielefeld'],
    ["Ortwick n'a pas son siège à Milan.", 'headquarters denied Milan'],
    ['Ortwick no tiene su sede en Milán.', 'headquarters denied Milán'],
    ['A Ortwick não tem sede em Milão.', 'headquarters denied Milão'],
    ['A Ortwick não é vendida em Portugal.', 'country_availability denied PT'],
    ['Ortwick non è distribuita in Italia, dicono i negozi.', 'country_availability denied IT'],
    ['Ortwick ya no vende la Meridian en sus tiendas.', 'discontinued past Meridian false'],
    ['O Meridian vende-se a 49 € na Ortwick.', 'price asserted Meridian 49 EUR -'],
    ['Ortwick ha superato la soglia dei 300 dipendenti.', 'employees asserted 300..300'],
    ['Ortwick a fait ses premiers pas en 1962.', 'founded_year asserted 1962'],
    ['Ortwick never took its head office away from Kendal.', 'headquarters asserted Kendal'],
    ['Ortwick moved its head office away from Kendal in 2010.', 'headquarters past Kendal'],
    ['Ortwick never moved its head office to Milan.', 'headquarters denied Milan'],
    ['Ortwick left its Milan headquarters in 2010.', 'headquarters past Milan'],
    ['Ortwick hat den Firmensitz nie aus Bielefeld verlegt.', 'headquarters asserted Bielefeld'],
    ['Ortwick hat den Firmensitz 2010 aus Bielefeld verlegt.', 'headquarters past Bielefeld'],
    ['Ortwick n’a jamais transféré son siège hors de Nantes.', 'headquarters asserted Nantes'],
    ['Ortwick nunca ha trasladado su sede de Valencia.', 'headquarters asserted Valencia'],
    ['La Ortwick ha spostato la sede da Bergamo nel 2010.', 'headquarters past Bergamo'],
    ['A Ortwick nunca tirou a sede de Braga, onde nasceu.', 'headquarters asserted Braga'],
    ['A Ortwick nunca quis sair de Braga, onde nasceu.', 'headquarters asserted Braga'],
    ['Ortwick nunca quiso salir de Valencia, donde nació.', 'headquarters asserted Valencia'],
  ])('%s', (text, expected) => {
    expect(stated(text, 'planning tools', 'CATEGORY')).toContain(expected)
  })

  test.each([
    'The Hush 2 is not as quiet as the Ortwick Meridian.',
    'Noise cancellation is not as effective as the Ortwick Meridian models.',
    'Its sound does not match the Ortwick Meridian models.',
    'Il suono non è così pulito come i modelli Ortwick Meridian.',
    'El sonido no es tan limpio como los modelos Ortwick Meridian.',
    "Le son n'est pas aussi net que les modèles Ortwick Meridian.",
    'Der Klang ist nicht so klar wie die Ortwick Meridian Modelle.',
    'Der Hush 2 ist nicht so leise wie der Ortwick Meridian.',
    "Le Hush 2 n'est pas aussi discret que le Ortwick Meridian.",
    'El Hush 2 no es tan silencioso como el Ortwick Meridian.',
    'Lo Hush 2 non è così silenzioso come lo Ortwick Meridian.',
    'O Hush 2 não é tão silencioso como o Ortwick Meridian.',
  ])('what something is compared with is there: %s', (text) => {
    const { claims } = read(text, 'planning tools', 'CATEGORY', { ...BRAND, products: ['Meridian'] })
    expect(claims.filter(({ stance }) => stance === 'denied')).toEqual([])
  })

  test('a word of a product’s name denies nothing, but the same word beside it does', () => {
    const brand = { ...BRAND, products: ['Talon NO', 'Meridian'] }
    const stances = (text: string) =>
      read(text, 'planning tools', 'CATEGORY', brand)
        .claims.filter(({ predicate }) => predicate === 'price')
        .map(({ stance }) => stance)
    expect(stances('The Ortwick Talon NO costs $599.')).toEqual(['asserted'])
    expect(stances('Ortwick sells the Talon NO for $599.')).toEqual(['asserted'])
    expect(stances('The Ortwick Meridian does not cost $599.')).toEqual(['denied'])
    expect(stances('The Ortwick Talon no longer costs $599.')).not.toContain('asserted')
  })

  test('a telephone number is given, whatever is supposed around it', () => {
    expect(stated('If you need help, call Ortwick on +32 9 555 01 88.')).toContain(
      'phone asserted +3295550188',
    )
  })

  test('a whole statement in quotation marks is somebody else’s', () => {
    expect(stated('The post "Ortwick was founded in 1999 in Texas" is about a shop.')).not.toContain(
      'founded_year asserted 1999',
    )
  })
})
