import { describe, expect, test } from 'vitest'
import { read, stated, values } from './reader.fixture.ts'

describe('a value without an anchor is nobody’s', () => {
  const answer = 'Ortwick makes planning software. Its calendar is liked by small teams.'
  test.each([
    'Sending a parcel back usually costs $7 to $12.',
    'Many firms of this kind were started in the 1980s.',
    'Founded in 1991, the trade body has 250 members.',
    'A typical company of this size employs 4,000 people.',
    'Subscriptions in this field go for $25 a month on average.',
    'The yearly fair is held in Leipzig.',
    'The consumer helpline can be reached on +44 20 7946 0555.',
    'Harlow & Pine was founded in 1924 and is based in Hull.',
    'Greta Holm, the chief executive of Tarnsby, sees it differently.',
    'Express delivery to Spain costs 14 euros.',
    'Most of the larger makers have their headquarters in Turin.',
    'People mistake it for *Pixelmoor* (Vilnius, founded in 2007).',
    'Its Swedish parent was founded in 1911.',
  ])('“%s” gives nothing to the brand', (neutral) => {
    const own = stated(answer)
    for (const text of [`${answer} ${neutral}`, `${neutral}\n\n${answer}`, `${answer}\n\n- ${neutral}`])
      expect(stated(text), text).toEqual(own)
  })

  test.each(['Notion', 'Slack', 'Oscar', 'Lemonade', 'Zephyrine'])(
    'what stands under “%s:” is nothing that the brand could be accused by',
    (head) => {
      for (const text of [
        `Ortwick is well liked.\n\n- **Norvane**: plain.\n- **${head}**: founded in 2009, an older name.`,
        `Ortwick ist beliebt.\n\n- **Norvane**: schlicht.\n- **${head}**: 1983 gegründet und bewährt.`,
      ]) {
        const { claims } = read(text)
        for (const { about } of claims) expect(about === 'brand', text).toBe(false)
      }
    },
  )

  test.each([
    ['de', 'Ortwick baut Planungssoftware. Der 1991 gegründete Verband hat 250 Mitglieder.'],
    ['de', 'Ortwick baut Planungssoftware. Viele Anbieter wurden in den 1980er Jahren gegründet.'],
    [
      'es',
      'Ortwick hace programas de planificación. Fundada en 1991, la asociación del ramo tiene 250 socios.',
    ],
    ['fr', 'Ortwick fait des logiciels de planification. Fondée en 1991, la fédération compte 250 membres.'],
    ['pt', 'A Ortwick faz programas de planeamento. Fundada em 1991, a associação do ramo tem 250 sócios.'],
  ])('in %s as well: %s', (_, text) => {
    expect(values('founded_year', text)).toEqual([])
    expect(values('employees', text)).toEqual([])
  })

  test('the topic ends after two sentences that do not keep it up', () => {
    const filler = 'Good planning saves time. Start early and write things down. Ask a colleague to check it.'
    expect(values('founded_year', 'Ortwick makes planners. Founded in 2009.')).toEqual(['2009'])
    expect(
      values('founded_year', `Ortwick makes planners. ${filler} Founded in 2009.`, 'planning', 'CATEGORY'),
    ).toEqual([])
  })
})

describe('somebody else of a longer name', () => {
  test.each([
    'Ortwick makes planners. **Ortwick Bank** is a lender with headquarters in Houston.',
    '- **Ortwick** makes planners.\n- **Ortwick Design Systems**, founded in 1988, makes chips.',
  ])('%s', (text) => {
    expect(values('headquarters', text)).toEqual([])
    expect(values('founded_year', text)).toEqual([])
  })
})

describe('labels and bold lines do not take the topic', () => {
  test.each([
    ['**Key facts**', '- **Founded:** 2009\n- **Headquarters:** Ghent'],
    ['**At a glance**', '- Founded: 2009\n- Headquarters: Ghent'],
    ['### Company details', '- **Founded:** 2009\n- **Headquarters:** Ghent'],
    ['**Background and leadership**', '- **Founded:** 2009\n- **Headquarters:** Ghent'],
  ])('%s above a list', (label, list) => {
    const text = `Ortwick makes planning software.\n\n${label}\n\n${list}`
    expect(values('founded_year', text)).toEqual(['2009'])
    expect(values('headquarters', text)).toEqual(['Ghent'])
  })

  test.each([
    [
      'de',
      'Ortwick baut Planungssoftware.\n\n**Eckdaten**\n\n- **Gründung:** 2009\n- **Sitz:** Gent',
      'Gent',
    ],
    [
      'fr',
      'Ortwick fait des logiciels de planification.\n\n**Points clés**\n\n- **Création :** 2009\n- **Siège :** Gand',
      'Gand',
    ],
    [
      'es',
      'Ortwick hace programas de planificación.\n\n**Datos clave**\n\n- **Fundación:** 2009\n- **Sede:** Gante',
      'Gante',
    ],
    [
      'pt',
      'A Ortwick faz programas de planeamento.\n\n**Dados principais**\n\n- **Fundação:** 2009\n- **Sede:** Gante',
      'Gante',
    ],
  ])('in %s as well', (language, text, city) => {
    const prompt = PROMPTS[language]
    expect(values('founded_year', text, prompt)).toEqual(['2009'])
    expect(values('headquarters', text, prompt)).toEqual([city])
  })

  test('a heading with another name does', () => {
    const text = '## Asana\n\n- **Founded:** 2008\n\n## Ortwick\n\n- **Founded:** 2009'
    expect(values('founded_year', text, 'Ortwick vs Asana', 'COMPARATIVE')).toEqual(['2009'])
  })

  test('and so does a plain word beside the brand’s own heading', () => {
    const text = '**Notion**\n\n- Founded in 2013\n\n**Ortwick**\n\n- Founded in 2009'
    expect(values('founded_year', text, 'Ortwick vs Notion', 'COMPARATIVE')).toEqual(['2009'])
  })
})

/** Short answers are told by their prompt's language. */
const PROMPTS: Record<string, string> = {
  de: 'Was ist Ortwick und wo sitzt die Firma?',
  fr: "Qu'est-ce que Ortwick et où se trouve l'entreprise ?",
  es: '¿Qué es Ortwick y dónde está la empresa?',
  pt: 'O que é a Ortwick e onde fica a empresa?',
}

describe('whose a value is', () => {
  test.each([
    ['headquarters', 'Unlike Asana, which is based in San Francisco, Ortwick sits in Ghent.', ['Ghent']],
    ['headquarters', 'Asana is based in San Francisco, while Ortwick is based in Ghent.', ['Ghent']],
    ['founded_year', 'Asana was founded in 2008, Ortwick in 2009.', []],
    ['founded_year', 'Ortwick imports plans from Trello, which was founded in 2011.', []],
    ['founded_year', 'It often meets HFW (founded in 1883) at fairs. Ortwick is younger.', []],
    ['price', 'Ortwick Pro costs €15 a month; British Gas asks £23 a month.', ['Ortwick Pro 15 EUR month']],
    ['ceo', 'Karl Brandt, the boss of a bakery, plans his shifts with Ortwick.', []],
    ['ceo', 'Ortwick was founded in 2009; Karl Brandt heads its research team.', []],
    ['founder', 'Ana Ribeiro and Tom Keller founded Ortwick.', ['Ana Ribeiro + Tom Keller']],
    ['parent_company', 'Northfield Holdings bought Ortwick in 2019.', ['Northfield Holdings']],
    ['employees', 'Trello has 300 employees. Ortwick is smaller.', []],
  ])('%s: %s', (predicate, text, expected) => {
    expect(values(predicate, text, 'planning tools', 'CATEGORY')).toEqual(expected)
  })

  test('columns own their cells when one is headed by the brand, else rows do', () => {
    const columns =
      '| | Asana | Ortwick |\n|---|---|---|\n| Founded | 2008 | 2009 |\n| Headquarters | Milan | Ghent |'
    const rows =
      '| Tool | Founded | Headquarters |\n|---|---|---|\n| Asana | 2008 | Milan |\n| Ortwick | 2009 | Ghent |'
    for (const table of [columns, rows]) {
      expect(values('founded_year', table, 'Ortwick vs Asana', 'COMPARATIVE')).toEqual(['2009'])
      expect(values('headquarters', table, 'Ortwick vs Asana', 'COMPARATIVE')).toEqual(['Ghent'])
    }
  })

  test('every claim is a literal piece of the answer', () => {
    const text = '**Ortwick** was *founded* in 2009 and is based in Ghent, Belgium &amp; nowhere else.'
    for (const { start, end, quote } of read(text).claims) expect(text.slice(start, end)).toBe(quote)
  })
})
