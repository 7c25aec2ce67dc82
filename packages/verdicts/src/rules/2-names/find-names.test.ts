import { describe, expect, test } from 'vitest'
import { defaultEngine } from '../../engine.ts'
import type { BrandProfile, Mention, ReaderInput } from '../../reading.ts'
import { readDocument } from '../1-document/read-document.ts'
import { readByRules } from '../read-by-rules.ts'
import { findNames } from './find-names.ts'

interface Case {
  brand: string
  text: string
  mention: Mention
  more?: Partial<BrandProfile>
  prompt?: string
  intent?: ReaderInput['prompt']['intent']
  citations?: string[]
}

function names({ brand, text, more, prompt, intent, citations }: Case) {
  const input: ReaderInput = {
    brand: {
      name: brand,
      aliases: [],
      domain: 'nowhere.example',
      products: [],
      people: [],
      trades: [],
      ...more,
    },
    prompt: {
      text: prompt ?? 'something else entirely',
      intent: intent ?? (prompt === undefined ? 'CATEGORY' : 'BRANDED'),
    },
    answer: { text, citations: citations ?? [] },
  }
  return findNames(readDocument(text, input.prompt.text, defaultEngine()), input, defaultEngine())
}

const yes = (brand: string, text: string, rest: Partial<Case> = {}): Case => ({
  brand,
  text,
  mention: 'brand',
  ...rest,
})
const no = (brand: string, text: string, rest: Partial<Case> = {}): Case => ({
  brand,
  text,
  mention: 'none',
  ...rest,
})
const other = (brand: string, text: string, rest: Partial<Case> = {}): Case => ({
  brand,
  text,
  mention: 'namesake',
  ...rest,
})
const ACME = { more: { domain: 'acme.com' } }

describe('a mention is the name as a whole word, used as a name', () => {
  test.each<Case>([
    no('Box', 'Put it in your toolbox.'),
    no('Arc', 'Arcélor makes steel.'),
    no('Acme', 'See notacme.com for that.', ACME),
    no('Acme', 'See acme.com.evil.io for that.', ACME),
    no('Acme', 'Write to bob@acme.com.', ACME),
    no('Demand IQ', 'It is made on demand. IQ tests are separate.'),
    other('Monday', 'On Monday we shipped.'),
    no('Linear', 'You need linear algebra.'),
    no('OpenHands', 'He came with open hands.'),
    yes('Éterne', 'Eterne is a fine label.'),
    yes('Éterne', 'E\u0301terne is a fine label.'),
    yes('İşbank', 'Try işbank for that.'),
    yes('Straße', 'STRASSE sells street wear.'),
    yes('AT&T', 'AT&amp;amp;T is a carrier.'),
    yes('Yahoo!', 'I read Yahoo! daily.'),
    yes('Yahoo!', 'I read Yahoo daily.'),
    yes('ソニー', '彼はソニーのカメラを買った。'),
    yes('华为', '我喜欢华为手机。'),
    no('华为', '他为中华为了荣誉而战。'),
    yes('Acme', 'Ac\u00adme makes anvils.'),
    yes('Acme', 'Ac\u200bme makes anvils.'),
    yes('Acme', 'Ａｃｍｅ makes anvils.'),
    yes('Open Hands', 'OpenHands is an agent.'),
    yes('Kip Lang', 'Kip-Lang has funny stories.'),
    yes('Vellum & Rye', 'Vellum and Rye prints cards.'),
    no('Vellum & Rye', 'Vellum is calfskin. Rye is a grain.'),
    yes('1Password', 'Store it in 1Password.'),
    yes('Tessaro', "Tessaro's boards are quick, and many Tessaros were sold."),
    yes('Nuvento', 'Die Nuvento-Wärmepumpe ist leise.'),
    no('Acme', 'Call `Acme.create()` first.'),
    no('Acme', '```\nimport Acme from "acme"\n```\nThat is all.'),
    yes('Acme', '[Acme](https://example.org) makes anvils.'),
  ])('$brand in "$text": $mention', (one) => {
    expect(names(one).mention).toBe(one.mention)
  })

  test.each<Case>([
    yes('Acme', 'Read it at shop.acme.com today.', ACME),
    yes('Acme', 'Read [the guide](https://acme.com/guide).', ACME),
    yes('Acme', 'Nothing is named here.', { ...ACME, citations: ['https://www.acme.com/a'] }),
    no('Acme', 'Nothing is named here.', { ...ACME, citations: ['https://acme.com.evil.io/a'] }),
    no('Acme', 'Nothing is named here.', { ...ACME, citations: ['mailto:info@acme.com'] }),
    no('Acme', 'Nothing is named here.', { ...ACME, citations: ['https://evil.io/?u=acme.com'] }),
  ])('domain of $brand in "$text" $citations: $mention', (one) => {
    expect(names(one).mention).toBe(one.mention)
  })

  test('spans quote the text as it was written', () => {
    const text = 'Among others, **Ac\u00adme** and AT&amp;T; acme.com too.'
    const { mentions } = names({ brand: 'Acme', text, mention: 'brand', ...ACME })
    expect(mentions.map(({ quote }) => quote)).toEqual(['Ac\u00adme', 'acme.com'])
    for (const { start, end, quote } of mentions) expect(text.slice(start, end)).toBe(quote)
  })

  test('a product that bears the name names the brand', () => {
    const { mentions, products } = names(
      yes('Wren', 'how much is it? Wren Plus costs $39.', { more: { products: ['Wren Plus'] } }),
    )
    expect(mentions.map(({ quote }) => quote)).toEqual(['Wren'])
    expect(products.map(({ quote }) => quote)).toEqual(['Wren Plus'])
  })
})

describe('a name that is also a word counts where it is used as a name', () => {
  test.each<Case>([
    no('Apple', 'An apple a day keeps the doctor away.'),
    yes('Apple', 'Phones by Apple last long.'),
    other('Square', 'Draw a square on the page. Square brackets come next.'),
    yes('Square', 'Take payments with Square or Stripe.'),
    yes('Notion', 'For notes, use Notion or Evernote.'),
    other('Target', 'Target audiences differ by region.'),
    yes('Target', 'Large chains such as Target sell it.'),
    other('Heron', 'Heron chicks leave the nest in June. A heron eats fish.', {
      prompt: 'birds by the river',
      intent: 'CATEGORY',
    }),
    other('Gale', 'Gale warnings are issued by the met office; every gale has a name.'),
    yes('Gale', '- **Gale**: warm jackets, fair prices\n- **Patagonia**: repairs for life'),
    yes('Gale', 'Gale was founded in 2011 and makes jackets.'),
    yes('Kelpie', 'Kelpie is a step up from the cheap ones.'),
    yes('Mirabelle', '- **Mirabelle**: fruit-kernel oils and refillable glass\n- **Avène**: spring water'),
    yes('Harbor', 'Harbor is quick to pay.', { prompt: 'Is Harbor quick?' }),
    other('Anker', 'Der Anker liegt im Hafen, ein Anker wiegt viel.', {
      prompt: 'Wie hält ein Schiff?',
      intent: 'CATEGORY',
    }),
    other('Orilla', 'La orilla está cerca. Orilla y arena se mezclan.', {
      prompt: 'qué es una playa',
      intent: 'CATEGORY',
    }),
  ])('$brand in "$text": $mention', (one) => {
    expect(names(one).mention).toBe(one.mention)
  })
})

describe('a person, a place or another thing of the name is not the brand', () => {
  test.each<Case>([
    other('Tessaro', 'Tessaro is an Italian surname from the Veneto.'),
    other('Brinkwell', 'Brinkwell is a village in Sussex with a duck pond.', {
      prompt: 'What is Brinkwell?',
    }),
    other('Brinkwell', 'The hamlet of Brinkwell lies by the river. Brinkwell has one pub.', {
      prompt: 'Tell me about Brinkwell',
    }),
    other('Vanthorn', 'The historian Clara Vanthorn disagrees. Vanthorn cites letters from 1860.'),
    other('Vanthorn', 'Dr. Vanthorn wrote the paper.'),
    other('Kestrova', 'Kestrova Bank lost its licence.', { more: { trades: ['kitchen knives'] } }),
    other('Almira', 'Almira Fontaine sang first; Almira then bowed.', {
      prompt: 'who sang at the gala',
      intent: 'CATEGORY',
    }),
    other('Astrid', 'The crane was drawn by Astrid Baker in Hull.', {
      prompt: 'who designed the harbour crane',
      intent: 'CATEGORY',
    }),
    other('Lindhof', 'Im Stadtteil Lindhof liegt ein Weiher.', {
      prompt: 'Ausflüge mit Kindern',
      intent: 'CATEGORY',
    }),
    other('Morvan', "L'historien Yves Morvan nuance ce récit. Morvan s'appuie sur des lettres."),
    other('Salceda', 'Salceda es un municipio de Galicia con una playa fluvial.', {
      prompt: '¿Qué es Salceda?',
    }),
    other('Ember', 'Ember.js is a framework. Ember favours convention.'),
    other('Meadow', 'Monet’s “Meadow with Poplars” hangs in Boston.', {
      prompt: 'famous paintings',
      intent: 'CATEGORY',
    }),
    other('Jasper', 'Use [Jasper](https://jasperjs.dev) for templates.'),
    other('Orange', "Autour d'Orange, les vignes commencent. Le théâtre d'Orange est romain."),
    other('Alvorada', 'La directora de orquesta Alvorada Ruiz ensaya. Alvorada descansa.'),
    other('Tarnside', 'Moor at Tarnside Marina before noon. Tarnside has no fuel.'),
    other('Brombel', 'Am Markt steht die Brombel, ein Wahrzeichen. Die Brombel ist alt.'),
    other('Kestral', 'Kestral nests in old barns and hunts voles.'),
  ])('$brand in "$text": $mention', (one) => {
    expect(names(one).mention).toBe(one.mention)
  })

  test('an answer that speaks of both names the brand where it means the brand', () => {
    const text =
      'Two things bear the name. Granlund is a village on a Swedish lake. Granlund AB, the company, makes pumps and employs 200 people.'
    const { mention, mentions } = names(
      yes('Granlund', text, { prompt: 'What is Granlund?', more: { aliases: ['Granlund AB'] } }),
    )
    expect(mention).toBe('brand')
    expect(mentions.map(({ quote }) => quote)).toEqual(['Granlund AB'])
  })

  test('what the brand is known by tells it from a namesake', () => {
    const brand = { products: ['Ridge Tent'], people: ['Mara Quist'] }
    const text = 'Alder, says Mara Quist, keeps it simple.'
    expect(names(yes('Alder', text, { more: brand })).mention).toBe('brand')
    expect(names(other('Alder', 'Alder, say foresters, keeps its leaves.')).mention).not.toBe('brand')
  })
})

describe('what a prompt names', () => {
  test.each<[string, ReaderInput['prompt']['intent'], string, boolean]>([
    ['Brindlow', 'BRANDED', 'is brindlow any good', true],
    ['Linear', 'BRANDED', 'linear pricing', true],
    ['Linear', 'CATEGORY', 'how does linear algebra work', false],
    ['Marlow', 'CATEGORY', 'a day out near Marlow', false],
    ['Brindlow', 'CATEGORY', 'tools like Brindlow', true],
    ['Vautrin', 'CATEGORY', 'Who is Vautrin in the novel?', false],
    ['Brindlow', 'CATEGORY', 'best tools', false],
  ])('%s, %s "%s": %s', (brand, intent, prompt, named) => {
    expect(names({ brand, text: 'Nothing.', mention: 'none', prompt, intent }).prompt.namesBrand).toBe(named)
  })
})

describe('asked for by name, and meant otherwise', () => {
  test.each<Case>([
    no('Sluice', 'A sluice is a small wooden lock. The sluice was common on canals.', {
      prompt: 'What is a sluice?',
    }),
    other('Sluice', '**Sluice** comes from an old word for a lock.', {
      prompt: 'what does sluice mean in Cornish?',
    }),
    other('Sluice', '**Sluice** can refer to several things:\n\n- a river in Kent\n- a surname', {
      prompt: 'sluice',
    }),
    yes('Sluice', 'Sluice makes locks. The company sells them by post.', { prompt: 'What is Sluice?' }),
    yes('Sluice', 'I would buy a Sluice lock again.', { prompt: 'Is a Sluice lock any good?' }),
    yes('Sluice', 'Dr. Una Sluice no longer works there. A different Dr. Sluice is a vet.', {
      prompt: 'Is Dr. Sluice still at the Sluice Clinic?',
      more: { name: 'Sluice Clinic', aliases: ['Sluice'], people: ['Una Sluice'] },
    }),
  ])('$brand: $text', ({ mention, ...rest }) => {
    expect(names({ mention, ...rest }).mention).toBe(mention)
  })

  test('in a question about a category a short form of the name is mostly somebody else', () => {
    const brand = {
      name: 'Ordelva Freight',
      aliases: ['Ordelva'],
      domain: 'ordelva.com',
      products: [],
      people: [],
      trades: [],
    }
    const mentionIn = (prompt: string, text: string) =>
      readByRules({ brand, prompt: { text: prompt, intent: 'CATEGORY' }, answer: { text, citations: [] } })
        .mention
    expect(
      mentionIn('how to get to Ordelva by bus', 'To visit **Ordelva** without a car, take the shuttle.'),
    ).toBe('namesake')
    expect(mentionIn('compare Ordelva with Tarnsby', '**Ordelva** ships faster, Tarnsby is cheaper.')).toBe(
      'brand',
    )
  })

  test('a longer name of the brand is the brand, whatever else the word is used for', () => {
    const text = '**Plover Books** is the one to start with. (The plover itself, the bird, gets a chapter.)'
    const more = { aliases: ['Plover Books'] }
    expect(names({ brand: 'Plover', text, mention: 'brand', more }).mention).toBe('brand')
  })
})

describe('what tells the word from the name', () => {
  const prompt = (text: string, intent: ReaderInput['prompt']['intent'] = 'BRANDED') => ({
    prompt: text,
    intent,
  })
  test.each<Case>([
    // The same words in small letters, in the answer or in the prompt.
    other('Linear', 'Linear regression is a method. With linear regression one draws a line.', {
      ...prompt('Explain Linear Regression'),
    }),
    other('Polar', 'Polar bears were first seen there in 1890.', prompt('When did polar bears get there?')),
    // Who writes all in small letters tells nothing by them.
    yes('Polar', 'Polar reviews are mostly good.', prompt('are polar reviews good?')),
    yes(
      'Polar',
      'Polar watches are fine. Some say polar watches last.',
      prompt('Which Polar watches are good?'),
    ),
    // A list of things.
    other('Caraway', '- Flour\n- Sugar\n- Ginger\n- Cinnamon\n- Mustard\n- Caraway seeds\n- Thyme', {
      ...prompt('Write a list of ingredients.', 'CATEGORY'),
    }),
    other(
      'Orange',
      '| No. | Fruit |\n|---|---|\n| 1 | Banana |\n| 2 | Grape |\n| 3 | Orange |\n| 4 | Pear |\n| 5 | Peach |',
      {
        ...prompt('Give me ten rows of data.', 'CATEGORY'),
      },
    ),
    yes(
      'Sinew',
      '* **EksoNR** (Ekso): first of them.\n* **ReStore**: soft.\n* **Sinew Back**: trunk support.\n* **Myomo**: arm brace.\n* **Bioness**: strictly for legs.',
      {
        ...prompt('best exoskeletons for clinics', 'CATEGORY'),
      },
    ),
    // A list of names.
    yes(
      'Ember',
      '1. Chevrolane Bel\n2. Ember Thunder\n3. Cadillan Rado\n4. Chryslane Duke\n5. Buickel Master',
      {
        ...prompt('Make a list of old cars.', 'CATEGORY'),
      },
    ),
    // Capitals, and the same as a word.
    yes('HOKA', 'The Hoka Mach 6 is a good shoe.', prompt('Which shoes are good?', 'CATEGORY')),
    yes('NIMBUS', 'The Nimbus R7 is a good laptop.', prompt('Which laptop is good?', 'CATEGORY')),
    no('SAP', 'Sap rises in the trees in spring.', prompt('What happens in spring?', 'CATEGORY')),
    // Another firm behind the full stop of the name.
    other('Vanthorn Bros.', 'He was at Vanthorn Bros. Records for years.', {
      ...{ more: { trades: ['film'] }, ...prompt('Who is he?', 'CATEGORY') },
    }),
    yes(
      'Vanthorn Bros.',
      'The film is by Vanthorn Bros. It is good.',
      prompt('Which film is good?', 'CATEGORY'),
    ),
    // A product whose first word is a trade.
    yes('Quillonto', 'He liked the Quillonto Entertainment System most.', {
      ...{ more: { trades: ['games'] }, ...prompt('What did he like?', 'CATEGORY') },
    }),
    // Who owns something is a company.
    yes('Airbus', 'It is a joint venture between Airbus and Leonardo.', prompt('Who owns it?', 'CATEGORY')),
    yes('Airbus', 'Es gehört zur Hälfte Airbus und Leonardo.', prompt('Wer besitzt es?', 'CATEGORY')),
  ])('$brand: $text', (one) => {
    expect(names(one).mention).toBe(one.mention)
  })
})

describe('what belongs to the page, to a source or to a shop is no mention', () => {
  const prompt = 'which headphones are good?'
  test.each<Case>([
    no('Umbral', 'They last a year.\n\nUmbral\n+2'),
    no('Umbral', 'They last a year ([Umbral News][3]).'),
    no('Umbral', 'Umbral said:\n\nThey last a year.'),
    no('Umbral', 'They last a year. Umbral can make mistakes.'),
    no('Umbral', 'The Brontel Kade costs $99 at Umbral.'),
    no('Umbral', '| Model | Retailer |\n|---|---|\n| Brontel Kade | Umbral |'),
    no('Walmart', 'You find them at large retailers like Tarnby and Walmart.', {
      prompt,
      intent: 'CATEGORY',
    }),
    yes('Walmart', 'Try Tarnby or Walmart.', { prompt: 'shops for headphones', intent: 'CATEGORY' }),
    yes('Umbral', 'Umbral costs $99 at Tarnby.'),
  ])('$brand in "$text": $mention', (one) => {
    expect(names(one).mention).toBe(one.mention)
  })
})

describe('a reading says what stood for and against', () => {
  test.each<[string, string, string[], string[]]>([
    ['Ember', 'Ember WH-200 is a good choice.', ['model_number', 'capital_behind'], []],
    ['Ember', 'Brontel, Ember and Ortwick make them.', ['listed_with_names'], []],
    ['Tessaro', 'The reviewer Anna Tessaro kept hers.', ['coined'], ['person']],
    ['Columbia', 'He studied at Columbia University.', ['coined'], ['known_other_name']],
    ['Hpx', 'A motor with 2.2 HPX is enough.', ['coined'], ['unit_of_measure']],
  ])('%s in "%s"', (brand, text, speakingFor, against) => {
    const naming = names({ brand, text, mention: 'brand' }).naming
    expect(naming?.for).toEqual(expect.arrayContaining(speakingFor))
    expect(naming?.against).toEqual(expect.arrayContaining(against))
  })

  test('in every reading by rules', () => {
    const brand = {
      name: 'Tessaro',
      aliases: [],
      domain: 'tessaro.com',
      products: [],
      people: [],
      trades: [],
    }
    const answer = { text: 'The **Tessaro Aria 4** is fine.', citations: [] }
    const { naming } = readByRules({ brand, prompt: { text: 'skis', intent: 'CATEGORY' }, answer })
    expect(naming).toEqual({ for: ['coined'], against: [] })
  })
})

describe('a word of one language is a name in another', () => {
  test.each<Case>([
    yes('Löffel', 'For cutlery, Löffel is the one to buy.'),
    other('Löffel', 'Der Löffel liegt neben dem Teller, ein Löffel fehlt noch.'),
    yes('Sony', 'Sony is fine, and so are the cheaper ones.'),
    yes('Nike', 'Nike and others sell them.'),
  ])('$brand in "$text": $mention', (one) => {
    expect(names(one).mention).toBe(one.mention)
  })
})

describe('longer names, lists of authors and places that one comes from', () => {
  test.each<Case>([
    other('Express', 'The Breville Barista Express BES870 is the best of them.'),
    other('Express', '* **[Breville the Barista Express]():** A fine machine.'),
    other('Express', '* Best for hotels: Hilton Honors American Express Card'),
    other('Arm', '### 7. Arm & Hammer Spinbrush'),
    other('Ford', 'Prices follow wages (Ford et al., 2003), as all know.'),
    other('Ford', 'Prices follow wages (Ford, 2003), as all know.'),
    other('Zoom', '### WiFi camera with 4X Zoom lens'),
    other('Trieste', 'The train from Trieste takes an hour.'),
    yes('Ember', 'Pick a jacket by Ember & Vanthorn, they last.'),
    yes('Ember', 'Gaming Laptop Ember R7 15.6-inch for $899'),
  ])('$brand: $text', (given) => {
    expect(names(given).mention).toBe(given.mention)
  })
})

describe('one letter, a verb, a word in small letters, a product behind the name', () => {
  const known = { products: ['Loom'] }
  const asked = { intent: 'BRANDED' as const }
  test.each<Case>([
    yes('Q', 'Posts on Q show how many fans it has.'),
    yes('Q', 'It was discussed on platforms like Q, where his fans write.'),
    other('Q', 'A possible way out for Country Q is to trade.'),
    other('Q', 'Let Q = 2, then the sum is four.'),
    other('Q', 'The groups of a topological space Q are listed below.'),
    other('Q', 'They were formed on The Q Factor in 2010.'),
    other('Discover', 'Discover the isles of the west. Discover your own way of travel.'),
    { ...yes('Ember', 'The layout looks perfect in Ember Loom, a site for all.'), more: known },
    {
      ...other('Apple', '- Apple: red or green\n- Strawberry: red\n- Banana: yellow\n- Peach: orange'),
      ...asked,
      prompt: 'Sort the items in this list by colour.\napple, strawberry, banana, peach',
    },
    { ...yes('Apple', 'Apple: a solid choice.'), ...asked, prompt: 'is apple any good' },
  ])('$brand: $text', (given) => {
    expect(names(given).mention).toBe(given.mention)
  })
})

describe('a place, a unit, a planet or a fruit of the name', () => {
  const asked = { intent: 'BRANDED' as const }
  const trade = { more: { trades: ['chocolate bars'], products: ['Twill'] } }
  test.each<Case>([
    other('Patagonia', 'Patagonia in the south of Argentina and Chile is known for its glaciers.'),
    other('Patagonia', 'We spent two weeks in Patagonia and saw condors.'),
    other('Columbia', 'Columbia in Missouri is a pleasant town with old trees.'),
    other('Tarnvik', 'Tarnvik in the north of Sweden and Finland is a quiet valley.'),
    other('Tarnvik', 'Tarnvik im Norden von Schweden ist sehr still.'),
    other('Tarnvik', 'Tarnvik, dans le sud de la Suède, est une vallée tranquille.'),
    other('Tarnvik', 'Tarnvik, en el norte de Suecia, es un valle tranquilo.'),
    yes('Tarnvik', 'Tarnvik in the north of Sweden makes fine boots.'),
    yes('Tarnvik', 'Tarnvik in southern Italy is a family business.'),
    yes('Patagonia', 'For fleece, Patagonia and Vaude are the ones to look at.'),
    yes('Patagonia', 'Brands that repair clothes: Patagonia in the US, Vaude in Germany.'),
    other('Tesla', 'The magnets reach 8.3 Tesla, which bends the beam.'),
    yes('Tesla', 'In 2023 Tesla sold more cars than ever.'),
    {
      ...other('Mars', 'How thin is the atmosphere of Mars? Which rover landed on Mars last?'),
      ...asked,
      prompt: 'Come up with two questions about Mars',
    },
    {
      ...other('Mars', 'How did Mars and the Earth form, and which rover saw its craters?'),
      ...asked,
      prompt: 'Come up with two questions about Mars',
      more: { trades: ['food and pet care'] },
    },
    other('Tesla', 'One Tesla equals 10,000 gauss.'),
    other('Patagonia', 'Patagonia spans Argentina and Chile.'),
    other('Columbia', 'Columbia University is in Manhattan. Columbia was founded in 1754.'),
    other('Columbia', 'The space shuttle Columbia broke apart. Columbia was launched on its last mission.'),
    other('Meta', 'A Meta-analysis combines several studies.'),
    other('X', 'The Friedrik Carry-on X: a durable shell.'),
    other('Marlow', 'Marlow and Warren (1995) found that openness matters.'),
    other('Goldman Sachs', 'According to a study by Sachs and Warren, trade helps.', {
      more: { aliases: ['Sachs'] },
    }),
    {
      ...other('Apple', 'The hidden words are:\n\n- Apple\n- Banana\n- Mango'),
      ...asked,
      prompt: 'Hide the following words in a grid of letters: Apple, Banana, Mango',
    },
    { ...yes('Mars', 'Mars makes Twill, sold on the moon and all over the Earth.'), ...trade },
    yes('Apple', 'Apple and Samsung lead; Apple sells cases in red, green and yellow.', {
      prompt: 'best phones to buy',
      intent: 'CATEGORY',
    }),
  ])('$brand: $text', (given) => {
    expect(names(given).mention).toBe(given.mention)
  })

  test('a list of nothing but shops is where to buy something else', () => {
    const text =
      'The Bolder One is easy.\n\n### Where to Buy\n\nYou can find these at:\n\n* Amazon\n* Best Buy'
    const prompt = { prompt: 'help me find an easy printer', intent: 'CATEGORY' as const }
    expect(names(no('Amazon', text, prompt)).mention).toBe('none')
    const told = text.replace('* Amazon', '* Amazon makes tablets of its own')
    expect(names(yes('Amazon', told, prompt)).mention).toBe('brand')
  })
})

describe('a link to a page of the brand', () => {
  const own = { more: { domain: 'acme.com' } }
  test.each([
    ['written out', 'Acme has more: https://docs.acme.com/start', ['https://docs.acme.com/start']],
    ['behind words', 'See [the boots](https://acme.com/boots) of Acme.', ['https://acme.com/boots']],
    ['without its scheme', 'Acme is at acme.com.', []],
    ['of somebody else', 'Acme has more: https://acme.example.org/', []],
  ])('%s', (_, text, cited) => {
    expect(names(yes('Acme', text, own)).ownedCitations).toEqual(cited)
  })
})
