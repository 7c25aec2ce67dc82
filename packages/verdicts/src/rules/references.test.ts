import { describe, expect, test } from 'vitest'
import { values } from './reader.fixture.ts'

describe('what stands for the brand', () => {
  test.each([
    ['Ortwick shows old maps. The museum was founded in 1987.', 'Tell me about Ortwick'],
    ['Ortwick zeigt alte Karten. Das Museum wurde 1987 gegründet.', 'Erzähl mir etwas über Ortwick'],
    ['Ortwick expose des cartes. Le musée a été fondé en 1987.', 'Parle-moi de Ortwick'],
    ['Ortwick expone mapas. El museo fue fundado en 1987.', 'Háblame de Ortwick'],
    ['A Ortwick expõe mapas. O museu foi fundado em 1987.', 'Fale-me da Ortwick'],
    ['Ortwick espone mappe. Il museo è stato fondato nel 1987.', 'Parlami di Ortwick'],
  ])('a definite noun for what brands are: %s', (text, prompt) => {
    expect(values('founded_year', text, prompt)).toEqual(['1987'])
  })

  test('a heading of one word that the text never uses again is nobody', () => {
    expect(
      values('founded_year', 'Ortwick makes maps.\n\n## Milestones\n\n- Founded in 1987 by two sisters'),
    ).toEqual(['1987'])
  })

  test('a rival that the prompt compares with is somebody, even by a plain word', () => {
    const text = '**Veja**, the heavyweight, came first: it was founded in 2004.\n\nOrtwick is quieter.'
    expect(values('founded_year', text, 'Ortwick or Veja?', 'COMPARATIVE')).toEqual([])
  })
})

describe('ranges', () => {
  test('a label leads to every name behind it', () => {
    expect(values('product', 'Ortwick makes maps.\n\n- **Plans:** Meridian, Brontel and Vexley')).toEqual([
      'Meridian',
      'Brontel',
      'Vexley',
    ])
  })

  test('an item under such a label opens with a product, and says more about it', () => {
    const text =
      'Ortwick has these plans:\n\n- **Meridian** – for one Amsterdam office\n- **Brontel** – for teams'
    expect(values('product', text)).toContain('Brontel')
    expect(values('product', text)).not.toContain('Amsterdam')
  })

  test('the Pro beside a word for plans is the brand’s', () => {
    expect(values('price', 'Ortwick makes maps. The Pro plan is €15 a month.')).toEqual([
      'Ortwick Pro 15 EUR month',
    ])
  })

  test('a price in brackets behind another is read, too', () => {
    const text =
      'Ortwick makes maps.\n\n| Plan | Price |\n|---|---|\n| Meridian | €10 per month (€96 per year) |'
    expect(values('price', text)).toEqual(['Meridian 10 EUR month', 'Meridian 96 EUR year'])
  })
})
